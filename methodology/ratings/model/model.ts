import type { MarketShape } from '../../panel/layout.ts'
import type { PeerGroups } from '../../panel/peers.ts'
import { type Accuracy, accuracyOf } from './accuracy.ts'
import { filled, fillsOf, ratingFeatures } from './features.ts'
import { fitRidge, predictRidge, type Ridge } from './ridge.ts'
import type { RatedRow } from './rows.ts'
import { validate } from './validation.ts'

/** Fewest rated companies of a group that has a model of its own; below it the group one level up is taken. Ours, proposed. */
export const fewestRated = 30

/** Version of the model, part of its recipe. */
export const ratingModelVersion = '1.0'

/** A vendor's ratings of a market. */
export interface RatedMarket {
  readonly shape: MarketShape
  readonly peers: PeerGroups
  /** By position of the year and of the company, on the common axis; NaN without a rating. */
  readonly ratings: readonly Float64Array[]
  /** Features of a company in a year, by positions; null without a report. */
  readonly featuresAt: (year: number, company: number) => Float64Array | null
}

/** A statistical model of one vendor's rating, made for one company from the others of its group. */
export interface RatingModel {
  /** Position of the group in `peers.groups`. */
  readonly group: number
  readonly companies: number
  readonly rows: number
  /** Positions of the first and the last year. */
  readonly years: readonly [number, number]
  readonly isTimeOrdered: boolean
  readonly penalty: number
  readonly accuracy: Accuracy
  readonly ridge: Ridge
  readonly fills: Float64Array
}

/**
 * The model of a company's narrowest group with enough ratings: industry, industry group, sector, market. It is fitted to the ratings
 * of the other companies of the group, so that a company's own rating never explains itself.
 *
 * @returns null where not even the market has enough ratings
 * @throws Leakage where a feature gives the rating away
 */
export function ratingModelOf(market: RatedMarket, company: number): RatingModel | null {
  const { peers } = market
  for (const group of peers.industries[peers.industryOf[company]!]!.chain) {
    const rows = rowsOf(market, group)
    const companies = new Set(rows.map((row) => row.company)).size
    const others = rows.filter((row) => row.company !== company)
    if (companies < fewestRated || others.length === 0) continue
    const fills = fillsOf(rows.map(({ features }) => features))
    const sample = {
      names: ratingFeatures,
      rows: rows.map((row) => ({ ...row, features: filled(row.features, fills) })),
    }
    const validation = validate(sample)
    if (!validation) continue
    const years = rows.map(({ year }) => year)
    return {
      group,
      companies,
      rows: rows.length,
      years: [Math.min(...years), Math.max(...years)],
      isTimeOrdered: validation.isTimeOrdered,
      penalty: validation.penalty,
      accuracy: accuracyOf(validation),
      ridge: fitRidge(
        sample.rows.filter((row) => row.company !== company),
        validation.penalty,
      ),
      fills,
    }
  }
  return null
}

/** Where the model sees a company with these features, and the interval around it. */
export function predictRating({ ridge, fills, accuracy: { halfWidth } }: RatingModel, features: Float64Array) {
  const axis = predictRidge(ridge, filled(features, fills))
  return { axis, low: Math.max(0, axis - halfWidth), high: Math.min(1, axis + halfWidth) }
}

function rowsOf({ shape, peers, ratings, featuresAt }: RatedMarket, group: number): RatedRow[] {
  const { from, to } = peers.groups[group]!
  const companies = peers.order.subarray(peers.industries[from]!.start, peers.industries[to - 1]!.end)
  const rows: RatedRow[] = []
  for (let year = 0; year < shape.years; year++) {
    for (const company of companies) {
      const rating = ratings[year]![company]!
      if (Number.isNaN(rating)) continue
      const features = featuresAt(year, company)
      if (!features) continue
      const previous = ratings[year - 1]?.[company] ?? Number.NaN
      rows.push({ company, year, rating, previous: Number.isNaN(previous) ? null : previous, features })
    }
  }
  return rows
}
