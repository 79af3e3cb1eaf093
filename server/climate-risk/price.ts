import type { RiskByIndustry } from '#contract/climate-risk/risk-by-industry.ts'
import { priceAt } from '#methodology/scenario/prices.ts'
import { readPricePaths, readScenarioAssumptions } from '#server/catalogue/scenario.ts'

/** The path whose prices of 2030 and 2050 were checked against a publication. */
const pathKey = 'nze-2021-advanced'

/** The price of a tonne in a year of the path, in yen at the rate that scenarios start from: the same for all, so that no rank depends on it. */
export function riskPrice(year: number): RiskByIndustry['price'] {
  const path = readPricePaths().find(({ key }) => key === pathKey)
  const price = path && priceAt(path, year)
  if (!price) throw new Error(`data/carbon_prices.csv has no price of ${pathKey} for ${year}`)
  const { scenario, regionJa, regionEn, vintage } = path
  const { fx: jpyPerUsd } = readScenarioAssumptions()
  const { price: usd, sources, status } = price
  const source = sources.join('; ')
  return { scenario, regionJa, regionEn, vintage, year, usd, source, status, jpyPerUsd, jpy: usd * jpyPerUsd }
}
