import { steps } from '../../../ui/cell-keys.ts'

/** A place of the table: a row with one of its figures, or with its company where the column is −1. */
export interface Place {
  readonly row: number
  readonly column: number
}

export const companyColumn = -1

type Keys = Pick<React.KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>

/** Where a key leads from a figure or a company; `field` is above the first company, undefined is nowhere. */
export function nextCell(
  keys: Keys,
  from: Place,
  size: { rows: number; columns: number },
): Place | 'field' | undefined {
  const { key, ctrlKey, metaKey } = keys
  if (ctrlKey || metaKey) return undefined
  const isCompany = from.column === companyColumn
  if (!isCompany && key === 'Home') return { row: from.row, column: 0 }
  if (!isCompany && key === 'End') return { row: from.row, column: size.columns - 1 }
  const [down, right] = steps[key] ?? [0, 0]
  if (isCompany && right !== 0) return undefined
  const to = { row: from.row + down, column: from.column + right }
  if (isCompany && to.row < 0) return 'field'
  const isOutside = to.row < 0 || to.row >= size.rows || (!isCompany && (to.column < 0 || to.column >= size.columns))
  return isOutside || (down === 0 && right === 0) ? undefined : to
}
