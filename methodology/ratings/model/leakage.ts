import { pearson } from '../../statistics/correlation.ts'
import type { RatedSample } from './rows.ts'

/** A feature that runs with the rating itself, or with last year's, closer than this is a copy of it. Ours, proposed. */
export const maxCorrelation = 0.95

/** A feature gives the rating away. */
export class Leakage extends Error {
  readonly feature: string
  readonly of: 'rating' | 'previous'

  constructor(feature: string, of: 'rating' | 'previous') {
    super(`The feature ${feature} is a copy of ${of === 'rating' ? 'the rating' : "last year's rating"}.`)
    this.feature = feature
    this.of = of
  }
}

/**
 * Refuses features from which the rating can be read off: a copy of it, or of last year's, with or without noise, on any scale.
 * What is measured with such a feature says nothing about what figures explain.
 *
 * @throws Leakage naming the first such feature
 */
export function refuseLeakage({ names, rows }: RatedSample): void {
  for (const [index, name] of names.entries()) {
    const feature = (row: RatedSample['rows'][number]) => row.features[index]!
    if (closeness(rows.map((row) => [feature(row), row.rating])) >= maxCorrelation) throw new Leakage(name, 'rating')
    const earlier = rows.flatMap((row) => (row.previous === null ? [] : [[feature(row), row.previous] as const]))
    if (closeness(earlier) >= maxCorrelation) throw new Leakage(name, 'previous')
  }
}

/** How closely pairs run together, in either direction, 0 to 1; 0 of fewer than three. */
function closeness(pairs: readonly (readonly [number, number])[]): number {
  if (pairs.length < 3) return 0
  const column = (at: 0 | 1) => Float64Array.from(pairs, (pair) => pair[at])
  return Math.abs(pearson(column(0), column(1)) ?? 0)
}
