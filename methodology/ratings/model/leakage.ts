import type { RatedSample } from './rows.ts'

/** A feature that runs with the rating itself, or with last year's, closer than this is a copy of it. Ours, proposed. */
export const mostCorrelation = 0.95

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
    if (correlation(rows.map((row) => [feature(row), row.rating])) >= mostCorrelation) throw new Leakage(name, 'rating')
    const earlier = rows.flatMap((row) => (row.previous === null ? [] : [[feature(row), row.previous] as const]))
    if (correlation(earlier) >= mostCorrelation) throw new Leakage(name, 'previous')
  }
}

/** Pearson's, without its sign; 0 where either stands still. */
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const n = pairs.length
  if (n < 3) return 0
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / n
  const [x, y] = [mean(0), mean(1)]
  let [xx, yy, xy] = [0, 0, 0]
  for (const [a, b] of pairs) {
    xx += (a - x) ** 2
    yy += (b - y) ** 2
    xy += (a - x) * (b - y)
  }
  return xx === 0 || yy === 0 ? 0 : Math.abs(xy) / Math.sqrt(xx * yy)
}
