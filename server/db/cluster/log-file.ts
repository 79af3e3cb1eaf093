import { closeSync, existsSync, ftruncateSync, openSync, readSync, statSync, writeSync } from 'node:fs'

/** Bytes from which a log is cut down, and those of its end that stay. */
const maxBytes = 20_000_000
const tailBytes = 1_000_000

/**
 * Cut a log down to its end. Whoever writes on appends to what is left, since the file stays the same one; a line that is written in
 * between is lost.
 */
export function shortenLog(path: string): void {
  if (!existsSync(path) || statSync(path).size <= maxBytes) return
  const file = openSync(path, 'r+')
  try {
    const end = Buffer.alloc(tailBytes)
    const length = readSync(file, end, 0, tailBytes, statSync(path).size - tailBytes)
    // From the first whole line on.
    const last = end.subarray(end.indexOf('\n') + 1, length)
    ftruncateSync(file, 0)
    writeSync(file, last, 0, last.length, 0)
  } finally {
    closeSync(file)
  }
}
