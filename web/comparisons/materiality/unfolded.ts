import type { Indicator } from '#contract/market/indicators.ts'
import { categories } from '#methodology/scores/hierarchy.ts'

/** Categories of the address whose indicators are shown. */
export const unfoldedOf = (text: string | undefined): ReadonlySet<string> =>
  new Set((text ?? '').split(',').filter((name) => (categories as readonly string[]).includes(name)))

/** Rows that one comparison may have besides the scores. */
const maxIndicators = 40

/** Indicators of the unfolded categories in the order of the catalogue, as many as a comparison holds. */
export function indicatorsOf(
  unfolded: ReadonlySet<string>,
  indicators: readonly Indicator[],
): ReadonlyMap<string, readonly Indicator[]> {
  let left = maxIndicators
  return new Map(
    [...unfolded].map((category) => {
      const own = indicators.filter(({ middle, sameAs }) => middle === category && sameAs === null).slice(0, left)
      left -= own.length
      return [category, own]
    }),
  )
}
