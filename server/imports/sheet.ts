import { Worker } from 'node:worker_threads'
import { type RefusalReason, Unreadable } from './records.ts'
import { readZip } from './zip.ts'

/** Largest workbook that is opened; the exchange's list has 1 MB. */
const largestSheet = 32 * 1024 * 1024

/** Compound documents, which old Excel files are, begin with these bytes. */
export function isOldExcel(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0].every((byte, index) => bytes[index] === byte)
}

/** A sheet of a workbook, its cells as text: days as `2025-03-31`, numbers without separators. */
export interface Sheet {
  readonly name: string
  readonly rows: readonly (readonly string[])[]
}

/** Every sheet of an Excel workbook. What it unpacks to is limited before it is opened, and time and memory while it is. */
export async function readSheets(bytes: Uint8Array, { milliseconds = 60_000 } = {}): Promise<Sheet[]> {
  if (bytes.length > largestSheet) throw new Unreadable('too-large', { bytes: bytes.length, most: largestSheet })
  await readZip(bytes, () => false)
  return inThread(new URL('./xlsx-worker.ts', import.meta.url), bytes, {
    milliseconds,
    megabytes: 2048,
    reason: 'xlsx-damaged',
  })
}

/**
 * The first sheet of an old Excel file, its cells as the text a person sees.
 *
 * Read in a thread of its own, with a limit of time and memory: a damaged workbook can send the reader round and round.
 */
export async function readSheet(bytes: Uint8Array, { milliseconds = 10_000 } = {}): Promise<string[][]> {
  if (bytes.length > largestSheet) throw new Unreadable('too-large', { bytes: bytes.length, most: largestSheet })
  return inThread(new URL('./sheet-worker.ts', import.meta.url), bytes, {
    milliseconds,
    megabytes: 512,
    reason: 'xls-damaged',
  })
}

interface Patience {
  readonly milliseconds: number
  readonly megabytes: number
  readonly reason: RefusalReason
}

async function inThread<T>(program: URL, bytes: Uint8Array, { milliseconds, megabytes, reason }: Patience): Promise<T> {
  const worker = new Worker(program, {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    stderr: true, // the reader remarks on every record it does not know
  })
  const clock = setTimeout(() => worker.terminate(), milliseconds)
  try {
    return await new Promise<T>((resolve, reject) => {
      const damaged = () => reject(new Unreadable(reason))
      worker.once('message', resolve).once('error', damaged).once('exit', damaged)
    })
  } finally {
    clearTimeout(clock)
    await worker.terminate()
  }
}
