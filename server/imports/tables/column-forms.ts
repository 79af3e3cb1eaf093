import { countMarks, decimalMark } from '#server/files/cells/amounts.ts'
import { dayOrderOf } from '#server/files/cells/days.ts'
import { headerName } from '../files/csv.ts'
import type { Warning } from '../records.ts'
import { columnsOf } from './columns.ts'
import { yearColumns } from './figures/place.ts'
import type { Mapping } from './mapping.ts'
import type { ColumnForms, RawTable } from './rows.ts'

/** Longest cell that may be a number or a day. */
const longest = 40

/** Forms of the columns that a mapping reads. */
export function formsOf({ header, rows, sheet }: RawTable, mapping: Mapping): ColumnForms {
  const years = yearColumns(header, mapping) ?? []
  const names = new Set([...columnsOf(mapping), ...years.map(({ column }) => column)].map(headerName))
  const [decimalCommas, monthFirst, dayFirst] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const name of names) {
    const at = header.indexOf(name)
    // Few columns have a comma or a slash at all, and only those are looked at closely.
    if (at === -1 || !rows.some(({ cells }) => /[,，/／]/.test((cells[at] ?? '').slice(0, longest)))) continue
    const texts = textsOf(rows, at)
    if (decimalMark(countMarks(texts)) === ',') decimalCommas.add(name)
    const { order, either } = dayOrderOf(texts)
    if (order === 'mdy') monthFirst.add(name)
    else if (order === null && either > 0) dayFirst.add(name)
  }
  // In a text whose other columns have decimal commas `1.234` has a group of three; in a workbook it is a number.
  const isText = sheet === ''
  for (const name of isText && decimalCommas.size > 0 ? names : []) {
    const at = header.indexOf(name)
    if (at === -1 || decimalCommas.has(name) || !rows.some(({ cells }) => grouped.test(cells[at] ?? ''))) continue
    const { comma, point, either } = countMarks(textsOf(rows, at))
    if (comma === 0 && point === 0 && either > 0) decimalCommas.add(name)
  }
  return { decimalCommas, monthFirst, dayFirst }
}

/** A number that has either a group of three or three decimals. */
const grouped = /^\s*[^\d]{0,3}[1-9]\d{0,2}\.\d{3}(?![\d.])/

const textsOf = (rows: RawTable['rows'], at: number) =>
  rows.map(({ cells }) => cells[at] ?? '').filter((cell) => cell.length <= longest)

const codes = { decimalCommas: 'decimal-comma', monthFirst: 'month-first', dayFirst: 'day-first' } as const

/** What was assumed of columns is said. */
export function formWarnings(forms: readonly ColumnForms[]): Warning[] {
  return (['decimalCommas', 'monthFirst', 'dayFirst'] as const).flatMap((form) => {
    const columns = [...new Set(forms.flatMap((one) => [...one[form]]))]
    return columns.length === 0 ? [] : [{ code: codes[form], detail: { columns: columns.slice(0, 10).join(', ') } }]
  })
}
