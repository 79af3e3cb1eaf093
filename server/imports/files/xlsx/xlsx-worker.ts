import { parentPort, workerData } from 'node:worker_threads'
import { Unreadable } from '../../rejections.ts'
import { readZip, unpackEntry } from '../zip.ts'
import { cellForms, sharedTexts, workbookParts } from './parts.ts'
import { type ShownForms, sheetParser } from './sheet-rows.ts'

/** What of a workbook is sent home: a sheet begins, some of its rows, or why there is too much. */
export type SheetMessage =
  | { readonly sheet: string; readonly isHidden: boolean }
  | { readonly rows: readonly (readonly string[])[] }
  | { readonly refused: Readonly<Record<string, number>> }

export interface WorkbookTask {
  readonly bytes: Uint8Array
  readonly showsForms: ShownForms
}

/** As much as a market's yearly tables have, and no workbook that claims to be endless: a little file may say a great deal. */
const max = { sheets: 200, rows: 1_000_000, cells: 4_000_000, characters: 64 * 1024 * 1024 }
const batch = 5000
const none: readonly string[] = []

const { bytes, showsForms } = workerData as WorkbookTask
const size = { rows: 0, cells: 0, characters: 0 }
const send = (message: SheetMessage) => parentPort!.postMessage(message)
const isWithin = () => size.rows <= max.rows && size.cells <= max.cells && size.characters <= max.characters

await readAll()

async function readAll(): Promise<void> {
  const isSmall = (name: string) => /\.(xml|rels)$/i.test(name) && !/^xl\/worksheets\/[^_]/.test(name)
  const parts = new Map((await readZip(bytes, isSmall)).map(({ name, bytes }) => [name, bytes] as const))
  const { sheets, is1904, texts: textPath, styles } = workbookParts(parts)
  if (sheets.length === 0) throw new Unreadable('xlsx-damaged')
  if (sheets.length > max.sheets) return send({ refused: { sheets: max.sheets } })
  const texts = sharedTexts(textPath === undefined ? undefined : parts.get(textPath))
  const forms = cellForms(styles === undefined ? undefined : parts.get(styles))
  parts.clear()
  for (const { name, isHidden, path } of sheets) {
    send({ sheet: name, isHidden })
    try {
      await readOne(path, { texts, forms, is1904, showsForms })
    } catch (error) {
      if (isWithin()) throw error
      return send({ refused: { rows: max.rows, cells: max.cells, characters: max.characters } })
    }
  }
}

/** The rows of a sheet a few at a time, those that are left out as empty ones, until there are too many. */
async function readOne(path: string, rules: Parameters<typeof sheetParser>[0]): Promise<void> {
  let rows: (readonly string[])[] = []
  let line = 0
  size.rows = 0
  const parser = sheetParser(rules, ({ index, cells }) => {
    if (index < line) return // A row that stands twice, or out of its order: the first stands.
    size.rows = index + 1
    size.cells += cells.length
    for (const text of cells) size.characters += text.length
    if (!isWithin()) throw new Unreadable('too-large')
    for (; line < index; line++) rows.push(none)
    rows.push(cells)
    line++
    if (rows.length < batch) return
    send({ rows })
    rows = []
  })
  await unpackEntry(bytes, path, (part) => parser.write(part))
  parser.close()
  send({ rows })
}
