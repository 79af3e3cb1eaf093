import { vendorNames } from '#contract/market/vendors.ts'
import { scoreNames, scoreTitle } from '#contract/scores/score-names.ts'
import { isOfDay, isShare, type Measure, type MeasureSubject, unitOf } from '#contract/search/measure.ts'
import { measureNames, measureTitle } from '#contract/search/measure-names.ts'
import type { SheetHead } from '#contract/search/sheet.ts'
import { type CatalogueRow, readCatalogue } from '#server/catalogue/catalogue.ts'

/** What stands above a measure's column in a file. */
export function headOf(measure: Measure, code: string, { lang, year }: { lang: 'ja' | 'en'; year: number | null }) {
  const { subject } = measure
  const indicator = subject.kind === 'indicator' ? rowOf(subject.name) : undefined
  const isOfFiscalYear = subject.kind !== 'vendor' && !isOfDay(subject)
  return {
    name: measureTitle(measure, subjectTitle(subject, indicator, lang), measureNames[lang], (fiscal) => `FY${fiscal}`),
    code,
    unit: unitOf(measure, indicator?.unit),
    year: measure.year ?? (isOfFiscalYear ? year : null),
    scale: isShare(measure) ? 0.01 : 1,
  } satisfies SheetHead
}

function subjectTitle(subject: MeasureSubject, indicator: CatalogueRow | undefined, lang: 'ja' | 'en'): string {
  if (subject.kind === 'vendor') return vendorNames[subject.name]
  if (subject.kind === 'own') return measureNames[lang].own[subject.name]
  if (subject.kind === 'score') return scoreTitle(subject.name, scoreNames[lang])
  return indicator?.[lang === 'ja' ? 'nameJa' : 'nameEn'] ?? subject.name
}

const rowOf = (code: string) => readCatalogue().find((row) => row.code === code)
