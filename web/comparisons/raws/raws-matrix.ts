import type { Comparison } from '#contract/comparisons/comparison.ts'
import { formatNumber, formatShare, formatYear } from '../../format.ts'
import { materialityMessages } from '../materiality/messages.ts'
import type { Subject } from '../materiality/model.ts'
import { barsOf, type MatrixCell, type MatrixLine, type MatrixTable, marksOf } from '../matrix/matrix.ts'
import { rawsMessages } from './messages.ts'
import type { FigureRow } from './model.ts'

interface Input {
  readonly caption: string
  readonly comparison: Comparison
  readonly rows: readonly FigureRow[]
  readonly subjects: readonly Subject[]
  readonly order: readonly number[]
  readonly five: readonly number[]
  readonly pinned: ReadonlySet<string>
  /** Positions of the years that have columns. */
  readonly years: readonly number[]
  readonly far: ReadonlySet<number>
  readonly averageName: string | null
  readonly mainIndustry: number | null
}

/** A column: a subject in a year, or what all are read beside. */
interface Column {
  readonly line: MatrixLine
  readonly cell: (row: FigureRow) => MatrixCell
  readonly subject: number | null
  readonly year: number
}

/** Indicators as rows; companies, each in one year or in all of them, as columns. */
export function rawsMatrix(input: Input): MatrixTable & { readonly columnOf: (column: number) => Column } {
  const m = rawsMessages()
  const { rows, order, years } = input
  const columns = [
    ...referencesOf(input),
    ...order.flatMap((at) => years.map((year) => companyColumn(input, at, year))),
  ]
  return {
    caption: input.caption,
    corner: m.item,
    rows: rows.map(({ row, name, unit }) => ({
      key: row.code,
      name,
      detail: [unit, m.disclosed(...disclosedOf(input, row))].filter(Boolean).join(' · '),
    })),
    columns: columns.map(({ line }) => line),
    cell: (row, column) => columns[column]!.cell(rows[row]!),
    columnOf: (column) => columns[column]!,
  }
}

/** How many of the companies have a figure in the last of the years shown, and of how many. */
function disclosedOf({ years }: Input, row: FigureRow['row']): [string, string] {
  const { values } = row.years[years.at(-1) ?? 0] ?? { values: [] }
  return [formatNumber(values.filter((value) => value !== null).length), formatNumber(values.length)]
}

function companyColumn({ comparison, subjects, five, pinned, years, far }: Input, at: number, year: number): Column {
  const m = rawsMessages()
  const subject = subjects[at]!
  const isFar = comparison.units === 'companies' && far.has(at)
  return {
    subject: at,
    year,
    line: {
      key: years.length === 1 ? subject.key : `${subject.key} ${comparison.years[year]}`,
      name: `${isFar ? '● ' : ''}${subject.name}`,
      lang: subject.lang,
      ...(years.length > 1 && { detail: formatYear(comparison.years[year]!) }),
      ...(five.includes(at) && { place: five.indexOf(at) }),
      ...(pinned.has(subject.key) && { kind: 'pinned' as const }),
    },
    cell: (figure) => cellOf(figure, { at, year, note: isFar ? m.farYearEnd : undefined, isOpen: subject.id !== null }),
  }
}

function cellOf(
  { row, text, number }: FigureRow,
  { at, year, note, isOpen }: { at: number; year: number; note: string | undefined; isOpen: boolean },
): MatrixCell {
  const now = row.years[year]!
  const value = now.values[at] ?? null
  const coverage = now.coverages?.[at]
  const [best, worst] = now.intervals?.[at] ?? [0, 0]
  const words = [
    note,
    coverage == null ? undefined : materialityMessages().coverage(formatShare(coverage)),
    best === 0 ? undefined : rawsMessages().interval(formatNumber(best), formatNumber(worst)),
  ]
  return {
    text: now.states[at] === 'locked' ? rawsMessages().locked : text(value, now.texts?.[at]),
    state: now.states[at]!,
    bar: row.isBoolean || row.kind === 'vendor' ? null : barsOf(now.values.map(number))[at]!,
    mark: marksOf(now.values, row.direction)[at],
    note: words.filter(Boolean).join(' · '),
    isOpen,
  }
}

function referencesOf({ comparison, years, averageName, mainIndustry }: Input): Column[] {
  const m = materialityMessages()
  const year = years.at(-1)
  if (year === undefined || comparison.units === 'industries') return []
  const column = (key: string, name: string, figureOf: (row: FigureRow['row']) => number | null): Column => ({
    subject: null,
    year,
    line: { key, name, kind: 'reference' },
    cell: ({ row, reference }) => {
      const value = row.isBoolean || row.kind === 'vendor' ? null : figureOf(row)
      return { text: reference(value), state: value === null ? 'none' : 'computed', isOpen: false }
    },
  })
  return [
    ...(averageName !== null && mainIndustry !== null
      ? [column('average', m.average(averageName), (row) => row.years[year]!.averages[mainIndustry] ?? null)]
      : []),
    column('median', m.median, (row) => row.years[year]!.market.median),
  ]
}
