import { parentPort, workerData } from 'node:worker_threads'
import { type CellObject, read, utils } from '@e965/xlsx'
import { currencyOfFormat } from './xlsx/parts.ts'
import type { SheetMessage, WorkbookTask } from './xlsx/xlsx-worker.ts'

/** Sheets and cells of a workbook of old Excel or of OpenDocument that are sent home. */
const max = { sheets: 200, rows: 200_001, columns: 1001 }
const batch = 5000

const { bytes, showsForms } = workerData as WorkbookTask
const book = read(bytes, {
  type: 'array',
  dense: true,
  cellFormula: true,
  cellHTML: false,
  cellText: false,
  cellDates: true,
  cellNF: true,
  UTC: true,
  sheetRows: max.rows,
})
const send = (message: SheetMessage) => parentPort!.postMessage(message)

for (const [at, name] of book.SheetNames.slice(0, max.sheets).entries()) {
  send({ sheet: name, isHidden: (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0 })
  const sheet = book.Sheets[name]!
  const cells = (sheet as { '!data'?: (CellObject | undefined)[][] })['!data'] ?? []
  const last = sheet['!ref'] ? utils.decode_range(sheet['!ref']).e.r : -1
  let rows: string[][] = []
  for (let row = 0; row <= Math.min(last, max.rows); row++) {
    rows.push(Array.from((cells[row] ?? []).slice(0, max.columns), textOf))
    if (rows.length < batch) continue
    send({ rows })
    rows = []
  }
  send({ rows })
}

function textOf(cell: CellObject | undefined): string {
  if (!cell || cell.t === 'z') return cell?.f ? `=${cell.f.slice(0, 200)}` : ''
  if (cell.t === 'e') return cell.w ?? '#ERROR'
  if (cell.v instanceof Date) {
    const [day, time] = cell.v.toISOString().split('T') as [string, string]
    return time.startsWith('00:00') ? day : `${day} ${time.slice(0, 5)}`
  }
  if (cell.t === 'n' && typeof cell.z === 'string' && cell.z.includes('%'))
    return `${Number((Number(cell.v) * 100).toPrecision(15))}%`
  const currency =
    showsForms === 'all' && cell.t === 'n' && typeof cell.z === 'string' ? currencyOfFormat(cell.z) : null
  return `${currency ?? ''}${cell.v ?? ''}`
}
