import { z } from 'zod'
import type { RiskByIndustry } from '#contract/climate-risk/risk-by-industry.ts'
import { once } from '#server/cache/once.ts'
import { readTable } from '#server/catalogue/csv-table.ts'
import { fact } from '#server/catalogue/fact.ts'

const Row = z.object({
  ...fact,
  scenario: z.string(),
  region: z.string(),
  vintage: z.string(),
  year: z.coerce.number(),
  usd_per_tco2: z.coerce.number().positive(),
})

const readPrices = once(() => readTable('carbon_prices.csv', Row))

/** The path whose prices of 2030 and 2050 were checked against a publication. */
const path = { scenario: 'IEA NZE', region: 'Advanced economies', vintage: 'NZE roadmap 2021 / WEO2021' } as const

/** Yen for a dollar: an assumption, the same for all companies, so that no rank depends on it. */
export const jpyPerUsd = 150

/** The price of a tonne in a year that the path names. */
export function riskPrice(year: number): RiskByIndustry['price'] {
  const row = readPrices().find(
    (each) =>
      each.scenario === path.scenario &&
      each.region === path.region &&
      each.vintage === path.vintage &&
      each.year === year,
  )
  if (!row) throw new Error(`data/carbon_prices.csv has no price of ${path.scenario} for ${year}`)
  const { usd_per_tco2: usd, source, status } = row
  return { ...path, year, usd, source, status, jpyPerUsd, jpy: usd * jpyPerUsd }
}
