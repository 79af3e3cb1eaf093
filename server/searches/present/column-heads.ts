import { vendorNames } from '#contract/market/vendors.ts'
import { measureNames, scoreNames } from '#contract/scores/measure-names.ts'
import type { Measure } from '#contract/search/condition.ts'
import type { SheetHead } from '#contract/search/sheet.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { isOfDay, type Named, namedMeasure } from '../parse/measures.ts'

/** What stands above a measure's column in a file. */
export function headOf(measure: Measure, code: string, { lang, year }: { lang: 'ja' | 'en'; year: number | null }) {
  const named = namedMeasure(measure.of)!
  const isOfFiscalYear = named.kind !== 'vendor' && !isOfDay(named)
  return {
    name: nameOf(measure, named, lang),
    code,
    unit: unitOf(measure, named),
    year: measure.year ?? (isOfFiscalYear ? year : null),
    scale: isInPercent(measure, named) ? 0.01 : 1,
  } satisfies SheetHead
}

function nameOf({ of, aspect, year, from }: Measure, named: Named, lang: 'ja' | 'en'): string {
  const m = measureNames[lang]
  const name = bareName(of, named, lang)
  if (aspect === 'value') return name
  if (aspect === 'percentile') return m.aspect.percentile(name)
  return m.aspect[aspect](name, year === undefined ? m.lastYear : m.years(`FY${from ?? year - 1}`, `FY${year}`))
}

function bareName(of: string, named: Named, lang: 'ja' | 'en'): string {
  if (named.kind === 'vendor') return vendorNames[named.vendor]
  if (named.kind === 'own') return measureNames[lang].own[named.name]
  if (named.kind === 'indicator') return indicatorOf(of)?.[lang === 'ja' ? 'nameJa' : 'nameEn'] ?? of
  const m = scoreNames[lang]
  const goal = Number(/^sdgs_(\d+)_score$/.exec(named.key)?.[1] ?? 0)
  return goal > 0 ? m.goal(goal, m.goals[goal - 1]!) : (m.key as Record<string, string>)[named.key]!
}

const indicatorOf = (code: string) => readCatalogue().find((row) => row.code === code)

const ownUnits = {
  market_cap: 'JPY million',
  volume: 'shares',
  disclosure_rate: '%',
  coverage: '%',
  sentiment: '-1 to 1',
  scandal: '0 to 4',
  consensus: 'points',
} as const

function unitOf({ of, aspect }: Measure, named: Named): string {
  if (aspect === 'change') return '%'
  if (aspect === 'percentile') return 'points'
  if (named.kind === 'score') return 'points'
  if (named.kind === 'own') return ownUnits[named.name]
  return named.kind === 'indicator' ? (indicatorOf(of)?.unit ?? '') : ''
}

/** What is kept as a share and read from 0 to 100. */
function isInPercent({ aspect }: Measure, named: Named): boolean {
  if (aspect === 'change' || aspect === 'percentile' || named.kind === 'score') return true
  return named.kind === 'own' && ['disclosure_rate', 'coverage', 'consensus'].includes(named.name)
}
