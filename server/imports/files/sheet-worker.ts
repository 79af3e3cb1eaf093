import { parentPort, workerData } from 'node:worker_threads'
import { read, utils } from '@e965/xlsx'

/** A list has a few thousand rows and ten columns; a sheet that claims far more is not allowed to fill the memory. */
const max = { rows: 20_000, columns: 64 }

const book = read(workerData as Uint8Array, {
  type: 'array',
  dense: true,
  cellFormula: false,
  cellHTML: false,
  sheetRows: max.rows,
})
const sheet = book.Sheets[book.SheetNames[0]!]!
const range = utils.decode_range(sheet['!ref'] ?? 'A1')
range.e.c = Math.min(range.e.c, max.columns)
const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, defval: '', blankrows: true, range })
parentPort!.postMessage(rows.map((row) => row.map(String)))
