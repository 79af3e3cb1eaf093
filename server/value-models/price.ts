import type { RegressionPoint } from '#contract/value-models/one-regression.ts'
import { stateCode } from '#methodology/figures/cell-states.ts'
import { counts } from '#methodology/panel/panel.ts'
import type { PbrBasis } from '#methodology/value/pbr/pbr.ts'
import { indicatorPosition } from '#server/market/panel/positions.ts'
import type { FigureSnapshot } from '#server/market/snapshot/figure-snapshot.ts'
import { type PriceKey, pbrOf, priceCodes } from '#server/market/value/figures.ts'

type Part = RegressionPoint['roe']

/** Positions of a company and a year. */
interface At {
  readonly company: number
  readonly year: number
}

/** Which figures each way of telling price to book takes; a capitalization that is not filed is made of what follows it. */
const partsOf: Record<PbrBasis, readonly PriceKey[]> = {
  given: ['pbr'],
  'market-cap': ['cap', 'price', 'issued', 'treasury', 'equity'],
  implied: ['per', 'eps', 'bps'],
}

/** A figure that counts, of an indicator by its code; null where there is none. */
export function figureAt(market: FigureSnapshot, code: string, { company, year }: At): Part | null {
  const indicator = indicatorPosition(market.panel, code)
  if (indicator === undefined || year < 0) return null
  const { value, state } = market.figure(indicator, year, company)
  if (!counts(state)) return null
  const fiscalYear = market.panel.years[year]!
  return { indicator: code, fiscalYear, value, isEstimated: state === stateCode.estimated }
}

/** Price to book of a company in a year; null where it cannot be told. */
export const pbrAt = (market: FigureSnapshot, at: At) =>
  pbrOf((key) => figureAt(market, priceCodes[key], at)?.value ?? Number.NaN)

/** The same with the figures that it is made of. */
export function pbrWithParts(market: FigureSnapshot, at: At): RegressionPoint['pbr'] | null {
  const pbr = pbrAt(market, at)
  if (!pbr) return null
  const figures = partsOf[pbr.basis].map((key) => figureAt(market, priceCodes[key], at))
  const isFiled = pbr.basis === 'market-cap' && figures[0] !== null
  const parts = (isFiled ? [figures[0]!, figures.at(-1)!] : figures).filter((part) => part !== null)
  return { ...pbr, parts }
}
