import { parentPort, workerData } from 'node:worker_threads'
import { readXlsx } from 'hucre/xlsx'
import type { RawCell, RawSheet } from './read-workbook.ts'

/** Cells that are looked at: more rows than the catalogue has, and the columns of the template. A mark far away is none of ours. */
const max = { rows: 2000, range: 'A1:E2000', sheets: 200, text: 200 }

const { sheets } = await readXlsx(workerData as Uint8Array, {
  range: max.range,
  maxRows: max.rows,
  sheets: ({ index }) => index < max.sheets,
})
for (const { name, rows, cells, merges = [] } of sheets) {
  const formulas = new Map<string, string>()
  for (const [place, { formula, type }] of cells ?? [])
    if (formula !== undefined || type === 'formula') formulas.set(place, `=${formula ?? ''}`)
  const sheet: RawSheet = {
    name,
    rows: Array.from(rows, (row, at) =>
      Array.from(row ?? [], (value, column) => toCell(value, formulas.get(`${at},${column}`))),
    ),
    merges: merges.map(({ startRow, startCol, endRow, endCol }) => [startRow, startCol, endRow, endCol]),
  }
  parentPort!.postMessage(sheet)
}

function toCell(value: unknown, formula: string | undefined): RawCell | null {
  if (formula !== undefined) return { formula: formula.slice(0, max.text) }
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'number') return value
  const text =
    value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString().slice(0, 10) : String(value)
  return text.slice(0, max.text)
}
