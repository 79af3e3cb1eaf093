import type { Regression, Regressions, regressionFormats } from '#contract/value-models/regressions.ts'
import type { FileAnswer } from '#contract/wire/endpoint.ts'
import type { SheetCell } from '#contract/wire/spreadsheet.ts'
import { type FileSources, tableFile } from '#server/http/files/table-file.ts'
import { fileWords } from './words.ts'

/** A row of the list with all that was tried of it. */
export interface FileRow {
  readonly row: Regressions['rows'][number]
  readonly lags: readonly Regression[]
}

interface FileOptions {
  readonly format: (typeof regressionFormats)[number]
  readonly lang: keyof typeof fileWords
  readonly sources: FileSources
}

/** What was tried, what chance alone would find, and every regression. */
export function writeRegressions(
  list: Regressions,
  rows: readonly FileRow[],
  { format, lang, sources }: FileOptions,
): Promise<FileAnswer> {
  const m = fileWords[lang]
  const widthOf = (at: number) => (at === 1 ? 40 : 16)
  return tableFile({ name: 'satoyama-pbr-regressions', format, sources }, [
    { name: m.sheets[0], rows: summaryOf(list, lang), widthOf: (at) => (at === 0 ? 44 : 36) },
    { name: m.sheets[1], rows: [[...m.columns], ...rows.flatMap((row) => rowsOf(list, row, lang))], widthOf },
  ])
}

function summaryOf({ scope, family, recipe }: Regressions, lang: FileOptions['lang']): SheetCell[][] {
  const m = fileWords[lang]
  const isJa = lang === 'ja'
  const named = scope.company ?? scope.industry
  const name = named ? (isJa ? named.nameJa : (named.nameEn ?? named.nameJa)) : m.market
  return [
    [m.scope, name],
    [m.model, m.formula],
    [m.years, scope.years ? `${scope.years[0]}–${scope.years[1]}` : null],
    [m.tests, family.tests],
    [m.byChance, family.byChance],
    [m.significant, family.significant],
    [m.discoveries, family.discoveries],
    [m.given, scope.pbr.given],
    [m.marketCap, scope.pbr['market-cap']],
    [m.implied, scope.pbr.implied],
    [m.caution, m.notCause],
    [m.asOf, recipe.asOf],
    [m.recipe, recipe.hash],
  ]
}

function rowsOf({ scope }: Regressions, { row, lags }: FileRow, lang: FileOptions['lang']): SheetCell[][] {
  const m = fileWords[lang]
  const name = (of: { nameJa: string; nameEn: string } | null) =>
    of ? (lang === 'ja' ? of.nameJa : of.nameEn) : m.market
  return lags.map(({ lag, n, companies, dropped, state, fit, q }) => [
    row.indicator,
    name(row),
    name(scope.sector ?? scope.industry),
    name(scope.industry),
    m.large[row.large as keyof typeof m.large] ?? row.large,
    row.unit,
    row.actual?.value ?? null,
    row.actual?.year ?? null,
    lag,
    m.states[state],
    ...(fit
      ? [
          fit.normalized.value,
          fit.kpi.value,
          fit.kpi.low,
          fit.kpi.high,
          fit.kpi.t,
          fit.kpi.p,
          q,
          fit.roe.value,
          fit.roe.t,
        ]
      : Array.from({ length: 9 }, () => null)),
    n,
    companies,
    ...(fit ? [fit.r2, fit.adjustedR2, fit.durbinWatson] : [null, null, null]),
    dropped.missing,
    dropped.pbr,
    dropped.roe,
    dropped.kpi,
  ])
}
