import { scoreNames, scoreTitle } from '#contract/scores/score-names.ts'
import { isOfDay, isShare, type Measure, type MeasureSubject, unitOf } from '#contract/search/measure.ts'
import { measureNames, measureTitle } from '#contract/search/measure-names.ts'
import type { SheetHead } from '#contract/search/sheet.ts'
import type { RatingVendor } from '#methodology/ratings/vendor-scales.ts'
import { type CatalogueRow, readCatalogue } from '#server/catalogue/catalogue.ts'

/** What stands above a measure's column in a file. */
export function headOf(measure: Measure, code: string, { lang, year, vendors }: HeadRequest) {
  const { subject } = measure
  const vendor = vendors.find(({ key }) => subject.kind === 'vendor' && key === subject.name)
  const indicator = subject.kind === 'indicator' ? rowOf(subject.name) : undefined
  const isOfFiscalYear = subject.kind !== 'vendor' && !isOfDay(subject)
  return {
    name: measureTitle(
      measure,
      subjectTitle(subject, vendor ?? indicator, lang),
      measureNames[lang],
      (fiscal) => `FY${fiscal}`,
    ),
    code,
    unit: unitOf(measure, indicator?.unit),
    year: measure.year ?? (isOfFiscalYear ? year : null),
    scale: isShare(measure) ? 0.01 : 1,
  } satisfies SheetHead
}

interface HeadRequest {
  readonly lang: 'ja' | 'en'
  readonly year: number | null
  readonly vendors: readonly RatingVendor[]
}

type Named = Pick<CatalogueRow | RatingVendor, 'nameJa' | 'nameEn'>

function subjectTitle(subject: MeasureSubject, named: Named | undefined, lang: 'ja' | 'en'): string {
  if (subject.kind === 'own') return measureNames[lang].own[subject.name]
  if (subject.kind === 'score') return scoreTitle(subject.name, scoreNames[lang])
  return named?.[lang === 'ja' ? 'nameJa' : 'nameEn'] ?? subject.name
}

const rowOf = (code: string) => readCatalogue().find((row) => row.code === code)
