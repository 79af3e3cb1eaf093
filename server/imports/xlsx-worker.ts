import { parentPort, workerData } from 'node:worker_threads'
import { readXlsx } from 'hucre/xlsx'

/** As many as a market's yearly table has, and no sheet that claims to be endless. */
const mostRows = 1_000_000

const workbook = await readXlsx(workerData as Uint8Array)
parentPort!.postMessage(
  workbook.sheets.map(({ name, rows }) => ({
    name,
    rows: rows.slice(0, mostRows).map((row) => row.map(toText)),
  })),
)

function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) {
    const [day, time] = cell.toISOString().split('T') as [string, string]
    return time.startsWith('00:00') || time.startsWith('01:00') ? day : `${day} ${time.slice(0, 5)}`
  }
  return String(cell)
}
