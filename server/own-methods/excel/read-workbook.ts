import { weightFileBytes } from '#contract/scores/weight-files.ts'
import { Refusal } from '#server/http/refusal.ts'
import { inThread } from '#server/imports/files/sheet.ts'
import { isZip, scanZip } from '#server/imports/files/zip.ts'
import { Unreadable } from '#server/imports/rejections.ts'

/** What a cell holds: a number, a text, or a formula whatever it comes to. Plain values, for there are a hundred thousand of them. */
export type RawCell = number | string | { readonly formula: string }

/** A sheet as it lies in the workbook: rows and columns from 0; absent where nothing stands. */
export interface RawSheet {
  readonly name: string
  readonly rows: readonly (readonly (RawCell | null)[])[]
  /** First and last row and column of cells that were made one. */
  readonly merges: readonly (readonly [startRow: number, startColumn: number, endRow: number, endColumn: number])[]
}

/** What a workbook of 75 sheets may unpack to, with room for what Excel adds; a little file may promise much more. */
const max = { bytes: 64 * 1024 * 1024, tags: 3_000_000 }

/**
 * Every sheet of a workbook, read in a thread of its own that has so much memory and time. What it unpacks to is counted before, so
 * that a small file cannot fill the memory.
 */
export async function readWorkbook(bytes: Uint8Array, { milliseconds = 30_000 } = {}): Promise<RawSheet[]> {
  if (bytes.length > weightFileBytes) throw new Refusal('weight-file.large')
  if (!isZip(bytes)) throw new Refusal('weight-file.unreadable')
  try {
    if (await hasMacros(bytes)) throw new Refusal('weight-file.macros')
    const sheets: RawSheet[] = []
    const program = new URL('./workbook-worker.ts', import.meta.url)
    const patience = { milliseconds, megabytes: 384, reason: 'xlsx-damaged' } as const
    await inThread<RawSheet>(program, bytes, patience, (sheet) => void sheets.push(sheet))
    return sheets
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    throw new Refusal(/too-large/.test(error.reason) ? 'weight-file.large' : 'weight-file.unreadable')
  }
}

/** Whether a program lies in it; throws where its parts are too much, or none of a workbook. */
async function hasMacros(bytes: Uint8Array): Promise<boolean> {
  const size = { bytes: 0, tags: 0 }
  const names = new Set<string>()
  await scanZip(bytes, (name, part) => {
    names.add(name)
    if (!/\.(xml|rels)$/i.test(name)) return
    size.bytes += part.length
    for (let at = part.indexOf(0x3c); at !== -1; at = part.indexOf(0x3c, at + 1)) size.tags++
    if (size.bytes > max.bytes || size.tags > max.tags) throw new Unreadable('too-large', { ...size })
  })
  if (!names.has('xl/workbook.xml')) throw new Unreadable('xlsx-damaged')
  return [...names].some((name) => /vbaProject|macrosheets\//i.test(name))
}
