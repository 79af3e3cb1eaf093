/**
 * How a figure behaves, which decides the model and the scale of its standard error.
 *
 * `amount` grows with the company (t, JPY million); `intensity` above 0 and not growing with it (per sales, per head, years);
 * `percent` 0 to 100; `boolean` 1 or 0; `count` few and often 0; `year` a calendar year; `other` may be negative.
 */
export const indicatorKinds = ['amount', 'intensity', 'percent', 'boolean', 'count', 'year', 'other'] as const
export type IndicatorKind = (typeof indicatorKinds)[number]

/** What an inference needs to know of an indicator; `figure_kind` of the catalogue. */
export interface IndicatorTraits {
  readonly code: string
  readonly kind: IndicatorKind
}
