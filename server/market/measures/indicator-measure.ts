import type { MeasureSubject } from '#contract/search/measure.ts'
import { once } from '#server/cache/once.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'

interface IndicatorMeasure {
  /** The code whose figure it is; several codes may repeat one figure. */
  readonly code: string
  readonly isBoolean: boolean
}

const indicators = once(
  (): ReadonlyMap<string, IndicatorMeasure> =>
    new Map(
      readCatalogue().map(({ code, sameAs, type }) => [code, { code: sameAs ?? code, isBoolean: type === 'boolean' }]),
    ),
)

/** The indicator that a subject names; undefined for other subjects, and for a name that the catalogue does not have. */
export function indicatorOf({ kind, name }: MeasureSubject): IndicatorMeasure | undefined {
  return kind === 'indicator' ? indicators().get(name) : undefined
}
