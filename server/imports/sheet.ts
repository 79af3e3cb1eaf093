import { Worker } from 'node:worker_threads'
import { Unreadable } from './records.ts'

/** Largest workbook that is opened; the exchange's list has 1 MB. */
const largestSheet = 32 * 1024 * 1024

/** Compound documents, which old Excel files are, begin with these bytes. */
export function isOldExcel(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0].every((byte, index) => bytes[index] === byte)
}

/**
 * The first sheet of an old Excel file, its cells as the text a person sees.
 *
 * Read in a thread of its own, with a limit of time and memory: a damaged workbook can send the reader round and round.
 */
export async function readSheet(bytes: Uint8Array, { milliseconds = 10_000 } = {}): Promise<string[][]> {
  if (bytes.length > largestSheet) throw new Unreadable('too-large', { bytes: bytes.length, most: largestSheet })
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    stderr: true, // the reader remarks on every record it does not know
  })
  const clock = setTimeout(() => worker.terminate(), milliseconds)
  try {
    return await new Promise((resolve, reject) => {
      const damaged = () => reject(new Unreadable('xls-damaged'))
      worker.once('message', resolve).once('error', damaged).once('exit', damaged)
    })
  } finally {
    clearTimeout(clock)
    await worker.terminate()
  }
}
