import {
  type HoldingLine,
  type LineOutcome,
  type readPortfolioFile,
  takenOutcomes,
} from '#contract/portfolio/portfolios.ts'
import type { Assumption } from '#contract/wire/assumed.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { assumedShape, assumption } from '#server/files/table/assumed-shape.ts'
import type { GridTable } from '#server/files/table/find-header.ts'
import type { OpenChoice } from '#server/files/table/match-columns.ts'
import { sidesOf } from '../sources/sides.ts'
import type { FileField } from './holdings-words.ts'
import type { SortedLine } from './line-kinds.ts'
import { sideOf } from './position-side.ts'
import type { ColumnRules } from './read-columns.ts'

interface Reading {
  readonly table: GridTable
  readonly open: readonly OpenChoice<FileField>[]
  /** Whether a person chose the sheet. */
  readonly isSheetChosen: boolean
  readonly rules: ColumnRules | null
  readonly lines: readonly HoldingLine[]
  /** What was assumed about the columns. */
  readonly ofRules: readonly Assumption[]
  /** Day of lines without one, whether it stands above the table, and another one that stands there without a word. */
  readonly day?: { readonly date: string; readonly isOfFile: boolean; readonly open: string | null } | null
}

/** What was assumed while a file was read, the shape of the file first, and what somebody should decide. */
export function assumedOf({ table, open, isSheetChosen, lines, ofRules, day = null }: Reading): Assumption[] {
  const assume = assumption
  const shape = assumedShape(table, { isSheetChosen })
  const columns = open.map(
    ({ field, columns }): Assumption => ({
      ...assume('columns', columns.map((at) => table.header[at]).join('\n'), field),
      isQuestion: true,
    }),
  )
  const days = day
    ? [{ ...assume(day.isOfFile ? 'file-day' : 'given-day', day.date, day.open), isQuestion: day.open !== null }]
    : []
  const count = (outcome: LineOutcome) => lines.filter((line) => line.outcome === outcome).length
  const kinds = (['total', 'cash', 'note'] as const).flatMap((outcome) =>
    count(outcome) === 0
      ? []
      : [assume(({ total: 'totals', cash: 'cash', note: 'notes' } as const)[outcome], count(outcome))],
  )
  return [...shape, ...columns, ...ofRules, ...days, ...kinds]
}

/** The column that says whether a position is long or short, and how many are short by it. */
export function assumedSides(
  { header }: GridTable,
  lines: readonly SortedLine[],
  side: number | undefined,
): Assumption[] {
  if (side === undefined) return []
  const sold = lines.filter(({ kind, cells }) => kind === null && sideOf(cells[side] ?? '') === 'short')
  return [assumption('sides', sold.length, header[side] ?? null)]
}

/** A second table below the holdings, by its header: nothing of it is read, which somebody should know. */
export function assumedOther(lines: readonly SortedLine[]): Assumption[] {
  const first = lines.find(({ kind }) => kind === 'other-table')
  if (!first) return []
  const names = first.cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  return [{ ...assumption('other-table', first.line, names.join('\n').slice(0, 200)), isQuestion: true }]
}

/** Sums of what is kept, and the weight of what is left out. */
export function sumsOf(lines: readonly HoldingLine[]): Output<typeof readPortfolioFile>['sums'] {
  const acceptedLines = lines.filter(({ outcome }) => takenOutcomes.includes(outcome))
  const left = lines.filter(({ outcome }) => !takenOutcomes.includes(outcome))
  const [value, weight] = [sum(acceptedLines, 'valueJpy'), sum(acceptedLines, 'weight')]
  const by = acceptedLines.every(({ valueJpy }) => valueJpy !== null) ? 'valueJpy' : 'weight'
  const long = acceptedLines.filter((line) => (line[by] ?? 0) > 0)
  const whole = sum(long, by)
  const inMarket = long.filter(({ company }) => company !== null)
  const coverage = whole === null || whole === 0 ? null : (sum(inMarket, by) ?? 0) / whole
  const sides = sidesOf(
    acceptedLines.map((line) => (by === 'valueJpy' && line.valueJpy !== null ? line.valueJpy / 1e6 : line[by])),
    by === 'valueJpy' ? 'million-yen' : 'percent',
  )
  return { value, weight, coverage, weightLeftOut: sum(left, 'weight'), ...(sides && { sides }) }
}

function sum(lines: readonly HoldingLine[], of: 'valueJpy' | 'weight'): number | null {
  const amounts = lines.flatMap((line) => line[of] ?? [])
  return amounts.length === 0 ? null : amounts.reduce((total, one) => total + one, 0)
}
