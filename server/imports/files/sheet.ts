import { Worker } from 'node:worker_threads'
import { type RefusalReason, Unreadable } from '../rejections.ts'
import type { ShownForms } from './xlsx/sheet-rows.ts'
import type { SheetMessage, WorkbookTask } from './xlsx/xlsx-worker.ts'
import { isZip, scanZip } from './zip.ts'

/** Largest workbook that is opened; the exchange's list has 1 MB. */
const largestSheet = 32 * 1024 * 1024

/** Compound documents, which old Excel files are, begin with these bytes. */
export function isOldExcel(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0].every((byte, index) => bytes[index] === byte)
}

/** A workbook of any program: a zip (Excel, OpenDocument) or a compound document. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return isZip(bytes) || isOldExcel(bytes)
}

/** A sheet of a workbook, its cells as text: days as `2025-03-31`, numbers without separators. */
export interface Sheet {
  readonly name: string
  /** Put aside by whoever made the workbook. */
  readonly isHidden: boolean
  readonly rows: readonly (readonly string[])[]
}

interface Opening {
  readonly milliseconds?: number
  /** Whether numbers that a sheet shows as per cent come as `25%`, or those in dollars as `$25` as well. */
  readonly showsForms?: ShownForms
}

/** Every sheet of an Excel workbook. What it unpacks to is limited before it is opened, and time and memory while it is. */
export async function readSheets(
  bytes: Uint8Array,
  { milliseconds = 60_000, showsForms = 'none' }: Opening = {},
): Promise<Sheet[]> {
  if (bytes.length > largestSheet) throw new Unreadable('too-large', { bytes: bytes.length, most: largestSheet })
  await checkParts(bytes)
  const task: WorkbookTask = { bytes, showsForms }
  const program = new URL('./xlsx/xlsx-worker.ts', import.meta.url)
  return collect(program, task, { milliseconds, megabytes: 512, reason: 'xlsx-damaged' })
}

/** Every sheet of a workbook of whatever program; percents come as they are shown. */
export async function readWorkbook(
  bytes: Uint8Array,
  { milliseconds = 60_000, showsForms = 'all' }: Opening = {},
): Promise<Sheet[]> {
  if (isZip(bytes) && !isOtherZip(bytes)) return readSheets(bytes, { milliseconds, showsForms })
  if (bytes.length > largestSheet) throw new Unreadable('too-large', { bytes: bytes.length, most: largestSheet })
  if (isZip(bytes)) await checkParts(bytes)
  else if (isLocked(bytes)) throw new Unreadable('zip-encrypted', { entry: 'EncryptedPackage' })
  const program = new URL('./old-workbook-worker.ts', import.meta.url)
  return collect(program, { bytes, showsForms } satisfies WorkbookTask, {
    milliseconds,
    megabytes: 512,
    reason: 'xls-damaged',
  })
}

/** Whether a zip holds parts that are no XML of Excel’s: a table of OpenDocument, or a binary workbook. Names of entries stand in a zip as they are. */
function isOtherZip(bytes: Uint8Array): boolean {
  const names = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return names.includes('xl/workbook.bin') || (!names.includes('[Content_Types].xml') && names.includes('content.xml'))
}

/** A workbook with a password is a compound document around an encrypted one. */
const isLocked = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from('EncryptedPackage', 'utf16le'))

async function collect(program: URL, input: object, patience: Patience): Promise<Sheet[]> {
  const sheets: { name: string; isHidden: boolean; rows: (readonly string[])[] }[] = []
  await inThread<SheetMessage>(program, input, patience, (message) => {
    if ('refused' in message) throw new Unreadable('too-large', message.refused)
    if ('sheet' in message) sheets.push({ name: message.sheet, isHidden: message.isHidden, rows: [] })
    else for (const row of message.rows) sheets.at(-1)!.rows.push(row)
  })
  return sheets
}

/** What the reader of workbooks takes whole, all but the sheets themselves: its texts above all. */
const maxParts = { bytes: 64 * 1024 * 1024, tags: 4_000_000 }

async function checkParts(bytes: Uint8Array): Promise<void> {
  const size = { bytes: 0, tags: 0 }
  await scanZip(bytes, (name, part) => {
    if (name.startsWith('xl/worksheets/') || !/\.(xml|rels)$/i.test(name)) return
    size.bytes += part.length
    for (let at = part.indexOf(0x3c); at !== -1; at = part.indexOf(0x3c, at + 1)) size.tags++
    if (size.bytes > maxParts.bytes) throw new Unreadable('too-large', { bytes: size.bytes, most: maxParts.bytes })
    if (size.tags > maxParts.tags) throw new Unreadable('too-large', { texts: maxParts.tags / 4 })
  })
}

/**
 * The first sheet of an old Excel file, its cells as the text a person sees.
 *
 * Read in a thread of its own, with a limit of time and memory: a damaged workbook can send the reader round and round.
 */
export async function readSheet(bytes: Uint8Array, { milliseconds = 10_000 } = {}): Promise<string[][]> {
  if (bytes.length > largestSheet) throw new Unreadable('too-large', { bytes: bytes.length, most: largestSheet })
  let rows: string[][] | null = null
  const program = new URL('./sheet-worker.ts', import.meta.url)
  await inThread<string[][]>(program, bytes, { milliseconds, megabytes: 512, reason: 'xls-damaged' }, (message) => {
    rows = message
  })
  if (rows === null) throw new Unreadable('xls-damaged')
  return rows
}

interface Patience {
  readonly milliseconds: number
  readonly megabytes: number
  readonly reason: RefusalReason
}

/** Run a program on what it is given until it ends by itself, and take what it sends on the way; taking may refuse. */
export async function inThread<T>(
  program: URL,
  input: object,
  { milliseconds, megabytes, reason }: Patience,
  take: (message: T) => void,
): Promise<void> {
  const worker = new Worker(program, {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    stderr: true, // the reader remarks on every record it does not know
  })
  const clock = setTimeout(() => worker.terminate(), milliseconds)
  try {
    await new Promise<void>((resolve, reject) => {
      const damaged = () => reject(new Unreadable(reason))
      worker.on('message', (message: T) => {
        try {
          take(message)
        } catch (error) {
          reject(error)
        }
      })
      worker.once('error', damaged).once('exit', (code) => (code === 0 ? resolve() : damaged()))
    })
  } finally {
    clearTimeout(clock)
    await worker.terminate()
  }
}
