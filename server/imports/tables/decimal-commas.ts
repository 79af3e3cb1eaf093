import { countMarks, decimalMark } from '#server/files/cells/amounts.ts'
import { headerName } from '../files/csv.ts'
import { columnsOf } from './columns.ts'
import { yearColumns } from './figures/place.ts'
import type { Mapping } from './mapping.ts'
import type { RawTable } from './rows.ts'

/** Longest cell that may be a number. */
const longest = 40

/** Columns that a mapping reads whose numbers have decimal commas: some cells can only be read so, and none has a point. */
export function decimalCommas({ header, rows }: RawTable, mapping: Mapping): ReadonlySet<string> {
  const years = yearColumns(header, mapping) ?? []
  const names = new Set([...columnsOf(mapping), ...years.map(({ column }) => column)].map(headerName))
  return new Set(
    [...names].filter((name) => {
      const at = header.indexOf(name)
      // Few columns have a comma at all, and only those are looked at closely.
      if (at === -1 || !rows.some(({ cells }) => /[,，]/.test((cells[at] ?? '').slice(0, longest)))) return false
      const numbers = rows.map(({ cells }) => cells[at] ?? '').filter((cell) => cell.length <= longest)
      return decimalMark(countMarks(numbers)) === ','
    }),
  )
}
