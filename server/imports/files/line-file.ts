import { closeSync, openSync, writeSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'

/** Where the lines of a file begin stands beside it, eight bytes a line, so that any line is found without reading the others. */
export const indexOf = (path: string) => `${path}.index`
const entry = 8
/** Lines that are indexed at most; a table has a million rows, and cells may hold breaks. */
const maxLines = 4_000_000

type Breaks = 'single-byte' | 'utf-16le'

/** Writes a text as it comes and notes where its lines begin. */
export class LineWriter {
  readonly #text: number
  readonly #index: number
  readonly #breaks: Breaks
  #size = 0
  #lines = 0
  #starts = Buffer.alloc(1 << 16)
  #buffered = 0

  constructor(path: string, breaks: Breaks = 'single-byte') {
    this.#text = openSync(path, 'w', 0o600)
    this.#index = openSync(indexOf(path), 'w', 0o600)
    this.#breaks = breaks
    this.#note(0)
  }

  /** Bytes of the text; of UTF-16 an even number, so that no character is cut. */
  write(bytes: Buffer): void {
    writeSync(this.#text, bytes)
    for (let at = this.#next(bytes, 0); at !== -1; at = this.#next(bytes, at)) this.#note(this.#size + at)
    this.#size += bytes.length
  }

  close(): void {
    this.#note(this.#size)
    writeSync(this.#index, this.#starts, 0, this.#buffered)
    closeSync(this.#index)
    closeSync(this.#text)
  }

  /** Where the line after a position begins; −1 when it does not end in these bytes. In UTF-16 the byte alone does not tell: 上 is `0A 4E`. */
  #next(bytes: Buffer, from: number): number {
    let at = bytes.indexOf(0x0a, from)
    if (this.#breaks === 'single-byte') return at === -1 ? -1 : at + 1
    while (at !== -1 && (at % 2 !== 0 || bytes[at + 1] !== 0)) at = bytes.indexOf(0x0a, at + 1)
    return at === -1 ? -1 : at + 2
  }

  #note(start: number): void {
    if (this.#lines++ > maxLines) return
    this.#buffered = this.#starts.writeDoubleLE(start, this.#buffered)
    if (this.#buffered < this.#starts.length) return
    writeSync(this.#index, this.#starts)
    this.#buffered = 0
  }
}

/** Lines of such a file, from 1, as bytes with their breaks; of a longer one its beginning. What lies beyond the end is left out. */
export async function readLines(
  path: string,
  { first, last, longest }: { first: number; last: number; longest: number },
): Promise<Buffer[]> {
  const [text, index] = await Promise.all([open(path), open(indexOf(path))])
  try {
    const starts = await slice(index, (first - 1) * entry, (last - first + 2) * entry)
    const lines: Buffer[] = []
    for (let at = entry; at < starts.length; at += entry) {
      const begin = starts.readDoubleLE(at - entry)
      lines.push(await slice(text, begin, Math.min(longest, starts.readDoubleLE(at) - begin)))
    }
    return lines
  } finally {
    await Promise.all([text.close(), index.close()])
  }
}

async function slice(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
