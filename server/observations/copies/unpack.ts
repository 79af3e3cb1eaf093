import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { chaptersOf } from '#server/imports/edinet-annual-report/document/chapters.ts'
import type { Fact } from '#server/imports/edinet-annual-report/facts.ts'
import { readFacts } from '#server/imports/edinet-annual-report/parse.ts'
import { indexOf, LineWriter } from '#server/imports/files/line-file.ts'
import { readSheets } from '#server/imports/files/sheet.ts'
import { isZip } from '#server/imports/files/zip.ts'
import { Unreadable } from '#server/imports/rejections.ts'

/** How a copy is asked for: by line of a table, by element of a filing, or by place in its chapters. */
export type Kind = 'lines' | 'facts' | 'chapters'
export type Encoding = 'utf-8' | 'cp932' | 'utf-16le'

export interface UnpackedFile {
  /** Whether the copy still has the hash it came with. */
  readonly isIntact: boolean
  readonly encoding: Encoding
  /** Files of lines: one for a text, one for each sheet of a workbook; none when the copy cannot be read. */
  readonly parts: readonly string[]
  /** Whether a line is a row of cells in JSON, as of a workbook. */
  readonly isJson: boolean
}

export interface PackedFile {
  /** The copy as it is kept, in gzip. */
  readonly path: string
  readonly sha256: string
  /** Bytes it had when it came. */
  readonly bytes: number
  readonly kind: Kind
}

/** Elements are spread over so many lines by their name, so that one is found by reading a small part. */
const buckets = 256

export function bucketOf(element: string): number {
  return createHash('sha256').update(element).digest()[0]! % buckets
}

/** Make of a kept copy what its lines are shown from. Runs in a thread of its own. */
export async function unpack({ path, sha256, bytes, kind }: PackedFile): Promise<UnpackedFile> {
  const text = `${path}.text`
  const broken: UnpackedFile = { isIntact: false, encoding: 'utf-8', parts: [], isJson: false }
  try {
    const { hash, encoding } = await unzip(path, text, bytes)
    const isIntact = hash === sha256
    if (kind === 'lines' && !isZip(await head(text))) return { isIntact, encoding, parts: [text], isJson: false }
    const whole = await readFile(text)
    await rm(text)
    const parts = await linesAs[kind](whole, text)
    return { isIntact, encoding: 'utf-8', parts, isJson: true }
  } catch (error) {
    await Promise.all([text, indexOf(text)].map((file) => rm(file, { force: true })))
    // A damaged copy is one that has not its hash any more; there is nothing to show of it.
    if (error instanceof Unreadable || (error as NodeJS.ErrnoException).code?.startsWith('Z_')) return broken
    throw error
  }
}

/** The copy unpacked, with where its lines begin; its hash and encoding are told on the way. */
async function unzip(from: string, to: string, max: number): Promise<{ hash: string; encoding: Encoding }> {
  const hash = createHash('sha256')
  let writer: LineWriter | null = null
  let isUtf16 = false
  let allUtf8 = true
  let size = 0
  let rest: Buffer = Buffer.alloc(0)
  await pipeline(
    createReadStream(from),
    createGunzip({ chunkSize: 1 << 18 }),
    async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        size += chunk.length
        if (size > max) throw new Unreadable('too-large')
        hash.update(chunk)
        if (!writer) {
          isUtf16 = chunk[0] === 0xff && chunk[1] === 0xfe
          writer = new LineWriter(to, isUtf16 ? 'utf-16le' : 'single-byte')
        }
        const all: Buffer = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
        // Characters stay whole: pairs of bytes in UTF-16, and otherwise lines, by which the encoding is told.
        const end = isUtf16 ? all.length - (all.length % 2) : all.lastIndexOf(0x0a) + 1
        allUtf8 &&= isUtf8(all.subarray(0, end))
        writer.write(all.subarray(0, end))
        rest = Buffer.from(all.subarray(end))
      }
    },
  )
  allUtf8 &&= isUtf8(rest)
  const last = writer ?? new LineWriter(to)
  last.write(rest)
  last.close()
  return { hash: hash.digest('hex'), encoding: isUtf16 ? 'utf-16le' : allUtf8 ? 'utf-8' : 'cp932' }
}

async function head(path: string): Promise<Buffer> {
  const chunks = createReadStream(path, { end: 3 })
  return Buffer.concat(await chunks.toArray())
}

/** The chapters of a filing, one in a line, below a line with their elements. */
async function chapterLines(bytes: Buffer, path: string): Promise<string[]> {
  const { facts } = await readFacts(bytes)
  const chapters = chaptersOf(facts)
  writeJsonLines(path, [chapters.map(({ element }) => element), ...chapters])
  return [path]
}

/** The sheets of a workbook, a file each, a row a line. */
async function sheetLines(bytes: Buffer, path: string): Promise<string[]> {
  const sheets = await readSheets(bytes)
  return sheets.map(({ rows }, position) => {
    const part = `${path}.${position}`
    writeJsonLines(part, rows)
    return part
  })
}

/** The facts of a filing, those of a bucket in one line, each element's in the file's order. */
async function factLines(bytes: Buffer, path: string): Promise<string[]> {
  const { facts } = await readFacts(bytes)
  const lines = Array.from({ length: buckets }, (): Fact[] => [])
  for (const fact of facts) lines[bucketOf(fact.element)]!.push(fact)
  writeJsonLines(path, lines)
  return [path]
}

const linesAs = { facts: factLines, chapters: chapterLines, lines: sheetLines } as const

function writeJsonLines(path: string, lines: Iterable<unknown>): void {
  const writer = new LineWriter(path)
  for (const line of lines) writer.write(Buffer.from(`${JSON.stringify(line)}\n`))
  writer.close()
}
