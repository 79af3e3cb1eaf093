import type { HoldingMapping } from '#contract/portfolio/portfolios.ts'
import { readAmount } from '#server/files/cells/amounts.ts'
import { kindOfLabel } from '#server/files/cells/totals.ts'
import { foldHeader, scoresOf } from '#server/files/table/column-words.ts'
import type { GridTable } from '#server/files/table/find-header.ts'
import type { GridRow } from '#server/files/table/open-grid.ts'
import { isNoFigure } from '#server/imports/cells.ts'
import { holdingsWords } from './holdings-words.ts'
import { hasId } from './line-ids.ts'

const amountFields = ['value', 'weight', 'quantity'] as const

const filledOf = (cells: readonly string[]) => cells.map((cell) => cell.trim()).filter((cell) => cell !== '')

const isFigure = (cell: string) => {
  const read = readAmount(cell)
  return isNoFigure(cell) || !('fault' in read)
}

/**
 * Where a second table begins below the holdings, such as a breakdown by sector: a line of words after an empty line or a title, with
 * columns of amounts and figures below it. A line that repeats the header begins no table, even with a group's name in the first cell,
 * as long as companies with codes follow.
 */
export function otherTableAt({ rows, header, line }: GridTable, mapping: HoldingMapping): number | null {
  const amounts = amountFields.flatMap((field) => mapping[field] ?? [])
  const names = (['code', 'isin', 'name'] as const).flatMap((field) => mapping[field] ?? [])
  const isSame = (cells: readonly string[], column: number) =>
    foldHeader(cells[column] ?? '') === foldHeader(header[column] ?? '')
  const lastNamed = rows.findLastIndex((row) => hasId(row.cells, mapping))
  const isHeader = ({ cells }: GridRow, at: number) => {
    const filled = filledOf(cells)
    if (filled.length < 2 || filled.some(isFigure) || hasId(cells, mapping)) return false
    if (filled.some((cell) => kindOfLabel(cell) !== null)) return false
    const isNamedHere = at < lastNamed
    if (
      amounts.every((column) => isSame(cells, column)) &&
      (isNamedHere || names.some((column) => isSame(cells, column)))
    )
      return false
    const next = rows[at + 1]?.cells ?? []
    if (!cells.some((cell, column) => cell.trim() !== '' && isWritten(next[column]))) return false
    if (filled.some(namesAmount)) return true
    const hasWord = amounts.some((column) => (cells[column] ?? '').trim() !== '')
    return hasWord && !isNamedHere
  }
  const start = rows.findIndex((row, at) => {
    const before = rows[at - 1]
    const isApart = before ? row.line - before.line > 1 || filledOf(before.cells).length === 1 : row.line - line > 2
    return at > 0 && isApart && isHeader(row, at)
  })
  return start === -1 ? null : start
}

const isWritten = (cell = '') => !isNoFigure(cell) && isFigure(cell)

const namesAmount = (cell: string) =>
  scoresOf(foldHeader(cell), holdingsWords).some(([field]) => (amountFields as readonly string[]).includes(field))
