import { type CellFault, type FaultParts, fault, textOf } from './cell-fault.ts'
import { headRows, indicatorName, indicatorRows, type Language } from './layout.ts'
import type { RawCell, RawSheet } from './read-workbook.ts'
import { letters } from './workbook-parts.ts'

/** One cell that a person may change. */
export interface OwnCell {
  readonly value: RawCell | null
  /** Whether it is part of a larger cell. */
  readonly isMerged: boolean
  readonly add: (reason: CellFault['reason']) => void
}

interface RowsOf {
  readonly language: Language
  /** Positions of the columns that a person may change. */
  readonly columns: readonly number[]
  readonly faults: CellFault[]
}

/**
 * Every row of a sheet that has a row for each indicator: codes that are unknown, stand twice or have another name are faults, and so are
 * indicators without a row.
 *
 * @param read is given the position of the indicator and its cells, in the order of `columns`
 */
export function readRows(
  { name: sheet, rows, merges }: RawSheet,
  { language, columns, faults }: RowsOf,
  read: (at: number, cells: readonly OwnCell[]) => void,
): void {
  const indicators = indicatorRows()
  const positionOf = new Map(indicators.map(({ code }, at) => [code, at]))
  const seenPositions = new Set<number>()
  const add = (reason: CellFault['reason'], parts: Omit<FaultParts, 'sheet'>) =>
    faults.push(fault(reason, { sheet, ...parts }))
  const isMerged = (row: number, column: number) =>
    merges.some(([top, left, bottom, right]) => row >= top && row <= bottom && column >= left && column <= right)
  for (let row = headRows; row < rows.length; row++) {
    const [code = null, name = null] = rows[row]!
    const values = columns.map((column) => rows[row]![column] ?? null)
    if (code === null && name === null && values.every((value) => value === null)) continue
    const at = positionOf.get(textOf(code))
    if (at === undefined || typeof code !== 'string') {
      add('unknown-indicator', { cell: `A${row + 1}`, written: code })
      continue
    }
    const { code: indicator } = indicators[at]!
    if (seenPositions.has(at)) {
      add('duplicate-indicator', { cell: `A${row + 1}`, written: code, indicator })
      continue
    }
    seenPositions.add(at)
    if (textOf(name) !== indicatorName(indicators[at]!, language) || typeof name !== 'string')
      add('renamed-indicator', { cell: `B${row + 1}`, written: name, indicator })
    const cells = columns.map((column, index): OwnCell => {
      const value = values[index]!
      const parts = { cell: `${letters[column]}${row + 1}`, written: value, indicator }
      return { value, isMerged: isMerged(row, column), add: (reason) => add(reason, parts) }
    })
    read(at, cells)
  }
  for (const [at, { code }] of indicators.entries())
    if (!seenPositions.has(at)) add('missing-indicator', { indicator: code })
}
