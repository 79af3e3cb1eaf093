import type { Cell } from '#contract/market/observations.ts'
import { unitWords } from '../../indicators/units.ts'
import { rawMessages } from '../messages.ts'
import type { Row } from './rows.ts'

/** Those of the catalogue, one for each indicator, or those of the documents. */
export type Units = 'harmonised' | 'filed'

/** A number as its source has it, in its unit; null where several lines were added up, a person corrected it, or nothing is kept. */
function filedNumber({ filed, value }: Cell, indicatorUnit: string): { value: number; unit: string } | null {
  if (value === null || !filed?.value) return null
  const number = Number(filed.value.normalize('NFKC').replace(/[,\s]/g, ''))
  if (!Number.isFinite(number)) return null
  // A table that says no unit has the catalogue's, unless its numbers are others.
  const unit = filed.unit === '' && number === value ? indicatorUnit : filed.unit
  return { value: number, unit }
}

/**
 * A row in the unit and scale of its documents: that of the newest figure stands beside the name, a figure in another one says
 * its own. What is kept in no unit but the harmonised one stays in that, and says so.
 */
export function asFiled(row: Row): Row {
  if (row.indicator.type === 'boolean' || row.indicator.unit === 'year') return row
  const numbers = row.cells.map((cell) => cell && filedNumber(cell, row.indicator.unit))
  const unit = numbers.findLast((number) => number !== null)?.unit
  if (unit === undefined) return row
  const cells = row.cells.map((cell, index) => {
    if (cell?.value == null) return cell
    const own = numbers[index] ?? { value: cell.value, unit: row.indicator.unit }
    return { ...cell, value: own.value, ...(own.unit !== unit && { unit: own.unit }) }
  })
  return { ...row, cells, unit, harmonised: row }
}

/** A unit in words: of the catalogue, or as filings name it. */
export function unitText(unit: string): string {
  return rawMessages().filedUnits[unit] ?? unitWords(unit)
}
