import { unlikePeriodWords } from '#contract/market/unlike-periods.ts'
import type { PortfolioStrip } from '#contract/portfolio/figures.ts'
import type { getPortfolioHoldings, holdingsFormats, PortfolioHolding } from '#contract/portfolio/holdings.ts'
import type { Sides } from '#contract/portfolio/portfolios.ts'
import type { FileAnswer, Output } from '#contract/wire/endpoint.ts'
import type { SheetCell } from '#contract/wire/spreadsheet.ts'
import { type FileSources, tableFile } from '#server/http/files/table-file.ts'
import { negativeScreens } from '../parts/screens.ts'
import { fileWords } from './words.ts'

/** What a file of holdings says. */
export interface HoldingsFile {
  readonly name: string | null
  /** Position date; null for what has no days of its own. */
  readonly date: string | null
  readonly asOf: string
  readonly fiscalYear: number | null
  /** Name of the benchmark, null for the market; false where there is none. */
  readonly benchmark: string | null | false
  readonly query: {
    readonly scope: '12' | '123'
    readonly uncovered: 'rescale' | 'keep'
    readonly estimates: 'on' | 'off'
    readonly aggregation: string
  }
  /** Where something is held short. */
  readonly sides?: Sides | undefined
  readonly strip: PortfolioStrip
  readonly benchmarkStrip: PortfolioStrip | null
  readonly holdings: Output<typeof getPortfolioHoldings>
  /** Positions that the market does not know: as written, and their share of weight. */
  readonly unknown: readonly { readonly label: string; readonly weight: number }[]
}

interface FileOptions {
  /** Without its ending. */
  readonly fileName: string
  readonly format: (typeof holdingsFormats)[number]
  readonly lang: keyof typeof fileWords
  readonly sources: FileSources
}

/** Figures of the whole with their coverage, and every position; two sheets, or one after the other as CSV. */
export async function writeHoldings(
  file: HoldingsFile,
  { fileName, format, lang, sources }: FileOptions,
): Promise<FileAnswer> {
  const [summary, positions] = [summaryRows(file, lang), positionRows(file, lang)]
  const [first, second] = fileWords[lang].sheets
  const widthOf = (at: number) => (at === 1 ? 32 : 18)
  return tableFile({ name: fileName, format, sources }, [
    { name: first, rows: summary, widthOf },
    { name: second, rows: positions, widthOf },
  ])
}

/** Full precision without the noise of binary fractions. */
const figure = (value: number | null, times = 1) => (value === null ? null : Number((value * times).toPrecision(12)))

/** How the shown figure follows from what the API answers: per 100 million yen, points and shares of 100. */
const times = { waci: 100, score: 100, financed: 1, footprint: 100, owned: 100, quality: 1 } as const

function sidesText({ unit, long, short, net }: Sides, lang: FileOptions['lang']): string {
  const of = unit === 'percent' ? '%' : lang === 'ja' ? '百万円' : ' million yen'
  const [a, b, c] = [long, short, net].map((one) => String(figure(one)))
  return fileWords[lang].sides(of, a!, b!, c!)
}

function summaryRows(file: HoldingsFile, lang: FileOptions['lang']): SheetCell[][] {
  const m = fileWords[lang]
  const { name, date, asOf, fiscalYear, benchmark, query, strip, benchmarkStrip } = file
  const aboutCells = [
    name ?? m.market,
    date,
    asOf,
    fiscalYear === null ? null : `FY${fiscalYear}`,
    benchmark === false ? m.none : (benchmark ?? m.market),
    query.scope === '12' ? 'Scope 1+2' : 'Scope 1+2+3',
    m.rules[query.uncovered],
    m.estimates[query.estimates],
    query.aggregation.toUpperCase(),
  ]
  const covered = (Object.keys(times) as (keyof typeof times)[]).map((key) => {
    const { value, coverage, disclosed } = strip[key]
    const other = key === 'financed' ? null : (benchmarkStrip?.[key].value ?? null)
    const by = times[key]
    return [...m.strip[key], figure(value, by), figure(other, by), figure(coverage, 100), figure(disclosed, 100)]
  })
  const { temperature } = strip
  const degrees = [temperature.value, benchmarkStrip?.temperature.value ?? null, temperature.coverage * 100]
  return [
    ...m.about.map((title, at) => [title, aboutCells[at] ?? null]),
    ...(file.sides ? [[m.basis, sidesText(file.sides, lang)]] : []),
    [],
    [...m.figures],
    ...covered,
    [...m.strip.temperature, ...degrees.map((value) => figure(value)), null],
    [...m.strip.validated, figure(strip.validated, 100), figure(benchmarkStrip?.validated ?? null, 100), null, null],
    [
      ...m.strip.excluded,
      figure(strip.excluded.weight, 100),
      figure(benchmarkStrip?.excluded.weight ?? null, 100),
      null,
      null,
    ],
  ]
}

type Holdings = Output<typeof getPortfolioHoldings>

/** For each change that some company has between years that are not equally long, a column at the end that says which. */
function periodColumns(
  { holdings, columns }: Pick<Holdings, 'holdings' | 'columns'>,
  lang: FileOptions['lang'],
  nameOf: (column: Holdings['columns'][number]) => string,
) {
  const m = fileWords[lang]
  const changes = [
    { name: m.scoreChange as string, monthsOf: ({ months }: PortfolioHolding) => months },
    ...columns.map((column, at) => ({
      name: nameOf(column),
      monthsOf: ({ extra }: PortfolioHolding) => extra[at]?.months,
    })),
  ]
  return changes
    .filter(({ monthsOf }) => holdings.some(monthsOf))
    .map(({ name, monthsOf }) => ({
      head: m.periods(name),
      cellOf: (row: PortfolioHolding): SheetCell => {
        const months = monthsOf(row)
        return months ? unlikePeriodWords[lang](...months) : null
      },
    }))
}

function positionRows(
  { holdings: { holdings, columns }, unknown }: HoldingsFile,
  lang: FileOptions['lang'],
): SheetCell[][] {
  const m = fileWords[lang]
  const screens = new Map(negativeScreens().map((row) => [row.code, lang === 'ja' ? row.name_ja : row.name_en]))
  const nameOf = (row: { readonly nameJa: string; readonly nameEn: string | null }) =>
    lang === 'en' ? (row.nameEn ?? row.nameJa) : row.nameJa
  const periods = periodColumns({ holdings, columns }, lang, nameOf)
  const header = [
    ...m.columns,
    ...columns.map((column) => `${nameOf(column)} (${column.unit})`),
    ...periods.map(({ head }) => head),
  ]
  const toRow = (row: PortfolioHolding): SheetCell[] => [
    row.company.ticker,
    nameOf(row.company),
    nameOf(row.sector),
    figure(row.weight, 100),
    figure(row.benchmarkWeight, 100),
    figure(row.value),
    figure(row.score, 100),
    figure(row.scoreBefore, 100),
    figure(row.emissions),
    row.emissions === null ? null : row.isDisclosed ? m.disclosed : m.estimated,
    figure(row.sales),
    figure(row.intensity, 100),
    figure(row.contribution, 100),
    figure(row.evic),
    figure(row.financed),
    row.quality,
    figure(row.temperature),
    row.temperature === null ? null : row.isDefault ? m.fallback : m.target,
    row.sbti.map((status) => m.statuses[status as keyof typeof m.statuses] ?? status).join(m.separator) || null,
    row.screens.map((code) => screens.get(code) ?? code).join(m.separator) || null,
    row.scandal,
    ...row.extra.map(({ value, text }, at) => text ?? figure(value, 1 / columns[at]!.scale)),
    ...periods.map(({ cellOf }) => cellOf(row)),
  ]
  const unknownRows = unknown.map(({ label, weight }): SheetCell[] => [null, label, m.unknown, figure(weight, 100)])
  return [header, ...holdings.map(toRow), ...unknownRows]
}
