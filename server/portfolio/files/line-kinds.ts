import type { HoldingMapping } from '#contract/portfolio/portfolios.ts'
import { readAmount } from '#server/files/cells/amounts.ts'
import { kindOfLabel, type LineKind } from '#server/files/cells/totals.ts'
import { foldHeader } from '#server/files/table/column-words.ts'
import { type GridTable, hasOtherCells } from '#server/files/table/find-header.ts'
import type { GridRow } from '#server/files/table/open-grid.ts'
import { hasId } from './line-ids.ts'
import { otherTableAt } from './other-table.ts'

/**
 * A line with what it is besides a position: `cells` for one that has other cells than the header, `other-table` for one of a second table
 * below, `account` for one of a fund or account that nobody chose.
 */
export interface SortedLine extends GridRow {
  readonly kind: LineKind | 'cells' | 'other-table' | 'account' | null
}

const remark = /^[\s(（]*(※|＊|\*|注|出所|出典|備考|免責|©|\(c\)|copyright|source|note|disclaimer)/i

/** Totals, cash, remarks and headings of groups, told from positions by their own words and by their sums. */
export function sortLines(table: GridTable, mapping: HoldingMapping): SortedLine[] {
  const { rows, header, sheet } = table
  const folded = header.map(foldHeader).join('\n')
  const end = otherTableAt(table, mapping) ?? rows.length
  const frame = { header, mapping, folded, isTyped: sheet.isTyped }
  const sorted = rows.map((row, at): SortedLine => ({ ...row, kind: at < end ? kindOf(row, frame) : 'other-table' }))
  return withGroups(sorted, mapping)
}

interface Frame {
  readonly header: readonly string[]
  readonly mapping: HoldingMapping
  /** The header in one text, as a later page may repeat it. */
  readonly folded: string
  readonly isTyped: boolean
}

function kindOf({ cells }: GridRow, { header, mapping, folded, isTyped }: Frame): SortedLine['kind'] {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const isNamed = hasId(cells, mapping)
  const label = isNamed ? null : kindOfLine(cells, mapping, filled)
  if (label) return label
  if (!isNamed && filled.length === 1 && !/^[\d.,%¥$€£-]+$/.test(filled[0]!)) return header.length > 1 ? 'note' : null
  if (remark.test(filled[0] ?? '') && amountsOf(cells, mapping).every((one) => one === null)) return 'note'
  if (cells.map(foldHeader).join('\n') === folded) return 'note'
  if (isTyped) return null
  return hasOtherCells(cells, header.length) ? 'cells' : null
}

function kindOfLine(
  cells: readonly string[],
  { name, code, isin }: HoldingMapping,
  filled: readonly string[],
): LineKind | null {
  const labels = [name, code, isin]
    .map((at) => (at === undefined ? '' : (cells[at] ?? '')))
    .filter((cell) => cell.trim() !== '')
  for (const text of labels) {
    const kind = kindOfLabel(text)
    if (kind) return kind
  }
  const first = labels.length === 0 ? kindOfLabel(filled[0] ?? '') : null
  return first ?? (kindOfLabel(filled[0] ?? '') === 'total' && labels.length > 0 && isWordless(labels) ? 'total' : null)
}

const isWordless = (labels: readonly string[]) => labels.every((label) => /^[\s\d.,%-]*$/.test(label))

const amountsOf = (cells: readonly string[], { value, quantity, weight }: HoldingMapping) =>
  [value, quantity, weight].map((at) => {
    const read = at === undefined ? null : readAmount(cells[at] ?? '')
    return read === null || 'fault' in read ? null : read.value
  })

/**
 * Headings of groups, as programs write them: lines without a code among lines that have one, whose amounts are the sums of the lines below
 * or above, or of all. One that merely equals its neighbor is none, unless others are sums of several.
 */
function withGroups(lines: readonly SortedLine[], mapping: HoldingMapping): SortedLine[] {
  const isOpen = lines.map(({ kind, cells }) => kind === null && !hasId(cells, mapping))
  const isPosition = lines.map(({ kind }, at) => kind === null && !isOpen[at])
  const amounts = lines.map(({ cells }) => amountsOf(cells, mapping))
  const positions = isPosition.filter(Boolean).length
  const open = isOpen.filter(Boolean).length
  if (positions < 2 || open === 0) return [...lines]
  const by = mapping.value !== undefined ? 0 : 2
  const all = sumOf(lines.map((_, at) => (isPosition[at] ? (amounts[at]![by] ?? 0) : 0)))
  const below = runs(
    lines.length,
    (at) => isPosition[at] === true,
    (at) => amounts[at]![by] ?? 0,
  )
  const fits = lines.map((_, at) => {
    if (!isOpen[at] || amounts[at]![1] !== null) return 0
    const own = amounts[at]![by]
    if (own === null || own === undefined || own === 0) return 0
    if (isSame(own, all)) return 2
    const { after, before, afterCount, beforeCount } = below[at]!
    return Math.max(isSame(own, after) ? afterCount : 0, isSame(own, before) ? beforeCount : 0)
  })
  if (!fits.some((count) => count >= 2)) return [...lines]
  const isGrouped = fits.filter((count) => count > 0).length === open
  return lines.map((line, at) => (fits[at]! >= 2 || (fits[at] === 1 && isGrouped) ? { ...line, kind: 'total' } : line))
}

interface Run {
  readonly after: number
  readonly afterCount: number
  readonly before: number
  readonly beforeCount: number
}

/** Sums of the positions that stand together right below and right above each line. */
function runs(length: number, isPosition: (at: number) => boolean, amountOf: (at: number) => number): Run[] {
  const walk = (step: 1 | -1) => {
    const prefixSums: [number, number][] = []
    let [sum, count] = [0, 0]
    for (let turn = 0; turn < length; turn++) {
      const at = step === 1 ? turn : length - 1 - turn
      prefixSums[at] = [sum, count]
      if (isPosition(at)) [sum, count] = [sum + amountOf(at), count + 1]
      else [sum, count] = [0, 0]
    }
    return prefixSums
  }
  const [before, after] = [walk(1), walk(-1)]
  return before.map(([sum, count], at) => ({
    before: sum,
    beforeCount: count,
    after: after[at]![0],
    afterCount: after[at]![1],
  }))
}

const sumOf = (values: readonly number[]) => values.reduce((total, one) => total + one, 0)
/** The same but for rounding. */
const isSame = (a: number, b: number) => b !== 0 && Math.abs(a / b - 1) < 1e-4
