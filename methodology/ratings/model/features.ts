import { type Category, categories } from '../../scores/hierarchy.ts'

/** What a rating is explained by: the company's own category scores, how much of it is known, and its size. */
export const ratingFeatures = [...categories, 'unscored', 'coverage', 'sales', 'headcount'] as const
export type RatingFeature = (typeof ratingFeatures)[number]

/** What is known of a company in a fiscal year. */
export interface RatedCompany {
  /** 0 to 1; null without one. */
  readonly score: (category: Category) => number | null
  /** Share of the whole score's weight that rests on disclosed figures. */
  readonly coverage: number
  /** JPY million, and people; null where they are not known. */
  readonly sales: number | null
  readonly headcount: number | null
}

/** A category without a score counts as the middle of the peers, and is counted in `unscored`. */
const middle = 0.5

/** The features in their order; sizes as decimal logarithms, NaN where they are not known. */
export function featuresOf({ score, coverage, sales, headcount }: RatedCompany): Float64Array {
  const scores = categories.map((category) => score(category))
  return Float64Array.from([
    ...scores.map((one) => one ?? middle),
    scores.filter((one) => one === null).length / categories.length,
    coverage,
    logOf(sales),
    logOf(headcount),
  ])
}

const logOf = (size: number | null) => (size === null || size <= 0 ? Number.NaN : Math.log10(size))

/** By feature, the mean of those that have it: what stands for a missing one. */
export function fillsOf(rows: readonly Float64Array[]): Float64Array {
  return Float64Array.from(rows[0] ?? [], (_, index) => {
    const knownValues = rows.map((row) => row[index]!).filter((value) => !Number.isNaN(value))
    return knownValues.length === 0 ? 0 : knownValues.reduce((sum, value) => sum + value, 0) / knownValues.length
  })
}

export const filled = (features: Float64Array, fills: Float64Array): Float64Array =>
  features.map((value, index) => (Number.isNaN(value) ? fills[index]! : value))
