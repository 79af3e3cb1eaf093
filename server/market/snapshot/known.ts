import type { Members } from '#methodology/scores/hierarchy.ts'
import { type Category, categories, type ScoreKey, type Total, totals } from '#methodology/scores/hierarchy.ts'
import { isDisclosed } from '#methodology/scores/sums.ts'

/** How much of what a score is of is known. */
export interface Known {
  /** Indicators that the company disclosed, or their source estimated. */
  readonly disclosed: number
  readonly of: number
}

/** The scored indicators that a score is of, of an industry with these weights of categories: those that its coverage is of. */
export function indicatorsOf(members: Members, key: ScoreKey, weights: Float64Array): number[] {
  const isWeighed = (category: Category) => weights[categories.indexOf(category)]! > 0
  const means: readonly ScoreKey[] = key in totals ? totals[key as Total].filter(isWeighed) : [key]
  return means.flatMap((mean) => (members.get(mean) ?? []).map(({ indicator }) => indicator))
}

/** Counts codes of origins as coverage does. */
export function knownOf(origins: readonly number[]): Known {
  return { disclosed: origins.filter((origin) => isDisclosed[origin] === 1).length, of: origins.length }
}
