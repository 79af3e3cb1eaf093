import type { OwnMeasure } from '#contract/search/condition.ts'
import { ownMeasures } from '#contract/search/condition.ts'
import { type RatingVendor, ratingVendors } from '#methodology/ratings/vendor-scales.ts'
import { type ScoreKey, scoreKeys } from '#methodology/scores/hierarchy.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'

/** What a measure’s name stands for. */
export type Named =
  | { readonly kind: 'score'; readonly key: ScoreKey }
  | { readonly kind: 'vendor'; readonly vendor: RatingVendor }
  | { readonly kind: 'own'; readonly name: OwnMeasure }
  /** `code` is the one whose figure it is; several codes may repeat one figure. */
  | { readonly kind: 'indicator'; readonly code: string; readonly isBoolean: boolean }

let indicators: ReadonlyMap<string, Named> | undefined

/** Undefined for a name that nothing has. */
export function namedMeasure(name: string): Named | undefined {
  if (scoreKeys.includes(name as ScoreKey)) return { kind: 'score', key: name as ScoreKey }
  if (ratingVendors.includes(name as RatingVendor)) return { kind: 'vendor', vendor: name as RatingVendor }
  if (ownMeasures.includes(name as OwnMeasure)) return { kind: 'own', name: name as OwnMeasure }
  indicators ??= new Map(
    readCatalogue().map(({ code, sameAs, type }) => [
      code,
      { kind: 'indicator', code: sameAs ?? code, isBoolean: type === 'boolean' },
    ]),
  )
  return indicators.get(name)
}

/** Measures that are of a day, not of a fiscal year. */
export const isOfDay = (named: Named) =>
  named.kind === 'own' && named.name !== 'disclosure_rate' && named.name !== 'coverage'
