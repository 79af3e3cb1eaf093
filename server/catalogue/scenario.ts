import { z } from 'zod'
import { depthClasses } from '#methodology/scenario/physical-damage.ts'
import type { PricePath, PricePoint } from '#methodology/scenario/prices.ts'
import { once } from '#server/cache/once.ts'
import { readTable } from './csv-table.ts'
import { fact } from './fact.ts'

const number = z.string().min(1).transform(Number).pipe(z.number())

/** Prices of one scenario and region, with what they are called. */
export interface NamedPricePath extends PricePath {
  /** `gx-floor`; stands in links. */
  readonly key: string
  /** As its publisher has it, in every language. */
  readonly scenario: string
  readonly regionJa: string
  readonly regionEn: string
  /** Edition of the table. */
  readonly vintage: string
  readonly currency: 'USD' | 'JPY'
  /** Year whose money the prices are in; null for prices of their day, and where the source does not say. */
  readonly priceLevel: number | null
}

const PathRow = z.object({
  ...fact,
  key: z.string().regex(/^[a-z0-9-]+$/),
  scenario: z.string().min(1),
  region: z.string().min(1),
  vintage: z.string().min(1),
  region_ja: z.string().min(1),
  region_en: z.string().min(1),
  currency: z.literal('USD'),
})

const PriceRow = z.object({
  ...fact,
  scenario: z.string(),
  region: z.string(),
  vintage: z.string(),
  year: number,
  usd_per_tco2: number,
})

/**
 * The band of Japan's emissions trading, and carbon prices of scenarios, in the order in which they are offered. Each price was checked
 * against the source it names; any other price is in a table that the reader brings in.
 */
export const readPricePaths = once((): readonly NamedPricePath[] => {
  const prices = readTable('carbon_prices.csv', PriceRow)
  const named = readTable('carbon_price_paths.csv', PathRow).map((row): NamedPricePath => {
    const points = prices
      .filter(({ scenario, region, vintage }) => {
        return scenario === row.scenario && region === row.region && vintage === row.vintage
      })
      .map(({ year, usd_per_tco2: price, source, status }): PricePoint => ({ year, price, source, status }))
      .sort((a, b) => a.year - b.year)
    if (points.length === 0) throw new Error(`data/carbon_price_paths.csv: no price for ${row.key}`)
    return {
      key: row.key,
      scenario: row.scenario,
      regionJa: row.region_ja,
      regionEn: row.region_en,
      vintage: row.vintage,
      currency: row.currency,
      priceLevel: null,
      points,
      growthAfter: null,
    }
  })
  return [...readBand(), ...named]
})

const ParameterRow = z.object({ ...fact, parameter: z.string(), year: z.string(), value: number })

/** Floor and cap of GX-ETS, which rise by so much a year after the year that they are given for. */
function readBand(): NamedPricePath[] {
  const rows = readTable('japan_parameters.csv', ParameterRow)
  const row = (name: string) => rows.find(({ parameter }) => parameter === name)!
  const growth = row('gx_ets_price_escalator').value / 100
  return (['floor', 'cap'] as const).map((side) => {
    const { year, value: price, source, status } = row(`gx_ets_price_${side}`)
    return {
      key: `gx-${side}`,
      scenario: 'GX-ETS',
      regionJa: side === 'floor' ? '日本（下限価格）' : '日本（上限価格）',
      regionEn: side === 'floor' ? 'Japan (floor price)' : 'Japan (cap price)',
      vintage: year,
      currency: 'JPY',
      priceLevel: null,
      points: [{ year: Number(year.slice(2)), price, source, status }],
      growthAfter: growth,
    }
  })
}

const assumptionNames = ['fx', 'tax', 'wacc', 'free', 'pass', 'effect_large', 'effect_medium'] as const
export type ScenarioAssumption = (typeof assumptionNames)[number]

/** Values that a scenario starts from where the reader sets none, and thresholds of its effect: shares 0 to 1, JPY for one USD. */
export const readScenarioAssumptions = once((): Readonly<Record<ScenarioAssumption, number>> => {
  const Row = z.object({ ...fact, parameter: z.enum(assumptionNames), value: number })
  const rows = readTable('scenario_assumptions.csv', Row)
  return Object.fromEntries(rows.map(({ parameter, value }) => [parameter, value])) as Record<
    ScenarioAssumption,
    number
  >
})

/** What a flood of each depth takes: shares of assets and stock, and days without sales. */
export const readFloodDamage = once(() => {
  const Row = z.object({
    ...fact,
    depth: z.enum(depthClasses),
    assets_ratio: number,
    stock_ratio: number,
    downtime_days: number,
  })
  return readTable('flood_damage.csv', Row).map(({ depth, assets_ratio, stock_ratio, downtime_days, ...rest }) => ({
    ...rest,
    depth,
    assets: assets_ratio,
    stock: stock_ratio,
    downtime: downtime_days,
  }))
})

export const floodWorlds = ['today', '2C', '4C'] as const

/** How many times as often floods come in a warmer world. */
export const readFloodFrequency = once(() =>
  readTable('flood_frequency.csv', z.object({ ...fact, world: z.enum(floodWorlds), multiplier: number })),
)
