import { parentPort, workerData } from 'node:worker_threads'
import { readXlsx, streamXlsxRows } from 'hucre/xlsx'

/** What of a workbook is sent home: a sheet begins, some of its rows, or why there is too much. */
export type SheetMessage =
  | { readonly sheet: string }
  | { readonly rows: readonly (readonly string[])[] }
  | { readonly refused: Readonly<Record<string, number>> }

/** As much as a market's yearly tables have, and no workbook that claims to be endless: a little file may say a great deal. */
const most = { sheets: 200, rows: 1_000_000, cells: 4_000_000, characters: 64 * 1024 * 1024 }
const batch = 5000
const none: readonly string[] = []

const bytes = workerData as Uint8Array
const size = { rows: 0, cells: 0, characters: 0 }
const send = (message: SheetMessage) => parentPort!.postMessage(message)
const isWithin = () => size.rows <= most.rows && size.cells <= most.cells && size.characters <= most.characters

await readAll()

async function readAll(): Promise<void> {
  const names = await listSheets()
  if (names.length > most.sheets) return send({ refused: { sheets: most.sheets } })
  for (const [sheet, name] of names.entries()) {
    send({ sheet: name })
    await readOne(sheet)
    if (!isWithin()) return send({ refused: { rows: most.rows, cells: most.cells, characters: most.characters } })
  }
}

async function listSheets(): Promise<string[]> {
  const names: string[] = []
  await readXlsx(bytes, { sheets: ({ name }) => names.push(name) < 0 })
  return names
}

/** The rows of a sheet a few at a time, those that are left out as empty ones, until there are too many. */
async function readOne(sheet: number): Promise<void> {
  let rows: (readonly string[])[] = []
  let line = 0
  size.rows = 0
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    if (index < line) continue // A row that stands twice, or out of its order: the first stands.
    size.rows = index + 1
    size.cells += values.length
    if (!isWithin()) return
    for (; line < index; line++) rows.push(none)
    rows.push(toTexts(values))
    line++
    if (rows.length < batch) continue
    send({ rows })
    rows = []
  }
  send({ rows })
}

function toTexts(values: readonly unknown[]): string[] {
  const texts = values.map(toText)
  for (const text of texts) size.characters += text.length
  return texts
}

function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) {
    if (Number.isNaN(cell.getTime())) return String(cell) // No day: the reader of the column refuses it.
    const [day, time] = cell.toISOString().split('T') as [string, string]
    return time.startsWith('00:00') || time.startsWith('01:00') ? day : `${day} ${time.slice(0, 5)}`
  }
  return String(cell)
}
