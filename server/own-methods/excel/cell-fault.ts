import type { CellFaults } from '#contract/scores/cell-faults.ts'
import type { RawCell } from './read-workbook.ts'

/** A fault before its indicator has a name. */
export type CellFault = Omit<CellFaults['first'][number], 'indicatorName'>

/** Characters of a wrong cell that an answer repeats. */
const longestWritten = 60

export const textOf = (cell: RawCell | null | undefined): string =>
  typeof cell === 'object' ? (cell?.formula ?? '') : String(cell ?? '')

export interface FaultParts {
  readonly sheet: string
  readonly cell?: string
  readonly written?: RawCell | null
  readonly indicator?: string
}

export const fault = (reason: CellFault['reason'], { sheet, cell, written, indicator }: FaultParts): CellFault => ({
  reason,
  sheet: sheet.slice(0, longestWritten),
  cell: cell ?? null,
  written: written !== null && written !== undefined ? textOf(written).slice(0, longestWritten) : null,
  indicator: indicator ?? null,
})
