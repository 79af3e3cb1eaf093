import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { type RefusalReason, Unreadable } from '../rejections.ts'

/** What an archive may hold: EDINET's have about a hundred entries, unpack to 20 MB and to thirty times their size. */
const limits = { entries: 2_000, unpacked: 256 * 1024 * 1024, ratio: 200, ratioFrom: 8 * 1024 * 1024 }

interface ZipEntry {
  readonly name: string
  readonly bytes: Buffer
}

const open = promisify(
  yauzl.fromBuffer as (
    buffer: Buffer,
    options: yauzl.Options,
    done: (error: Error | null, zip: ZipFile) => void,
  ) => void,
)

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04
}

/** The entries that `wanted` names, unpacked in memory, together no more than `most` bytes. Nothing is written, nothing nested is opened, a lying size does not help. */
export async function readZip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  max = limits.unpacked,
): Promise<ZipEntry[]> {
  const entries: { readonly name: string; readonly parts: Buffer[] }[] = []
  let last: Entry | null = null
  await unpackAll(bytes, isWanted, max, (entry, part) => {
    if (entry !== last) entries.push({ name: entry.fileName, parts: [] })
    last = entry
    entries.at(-1)!.parts.push(part)
  })
  return entries.map(({ name, parts }) => ({ name, bytes: Buffer.concat(parts) }))
}

/** Every entry unpacked a part at a time, so that what is in it is known before anything takes it whole. */
export async function scanZip(bytes: Uint8Array, take: (name: string, part: Buffer) => void): Promise<void> {
  await unpackAll(
    bytes,
    () => true,
    limits.unpacked,
    ({ fileName }, part) => take(fileName, part),
  )
}

/** One entry unpacked a part at a time. An archive that has none of this name is damaged. */
export async function unpackEntry(bytes: Uint8Array, name: string, take: (part: Buffer) => void): Promise<void> {
  let isThere = false
  await unpackAll(
    bytes,
    (other) => other === name,
    limits.unpacked,
    (_, part) => {
      isThere = true
      take(part)
    },
  )
  if (!isThere) throw new Unreadable('zip-damaged')
}

type Take = (entry: Entry, part: Buffer) => void

async function unpackAll(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  max: number,
  take: Take,
): Promise<void> {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const zip = await open(buffer, { lazyEntries: true, decodeStrings: true, strictFileNames: true, autoClose: false })
    const entries = await checkEntries(zip)
    let room = max
    for (const entry of entries.filter(({ fileName }) => isWanted(fileName)))
      room -= await unpack(zip, entry, room, (part) => take(entry, part))
  } catch (error) {
    if (error instanceof Unreadable) throw error
    throw new Unreadable(reasonOf((error as Error).message))
  }
}

function reasonOf(message: string): RefusalReason {
  if (/invalid relative path|absolute path|invalid characters in fileName/.test(message)) return 'zip-path'
  return /encrypt/.test(message) ? 'zip-encrypted' : 'zip-damaged'
}

/** The entries of an archive that promises no more than it may hold, and keeps nothing locked. */
async function checkEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > limits.entries) throw new Unreadable('zip-too-large', { entries: zip.entryCount })
  const entries = await listEntries(zip)
  const promised = entries.reduce((total, { uncompressedSize }) => total + uncompressedSize, 0)
  if (promised > limits.unpacked) throw new Unreadable('zip-too-large', { bytes: promised, most: limits.unpacked })

  const locked = entries.find((entry) => entry.isEncrypted())
  if (locked) throw new Unreadable('zip-encrypted', { entry: locked.fileName })
  return entries
}

function listEntries(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = []
    zip.on('entry', (entry: Entry) => {
      entries.push(entry)
      zip.readEntry()
    })
    zip.on('end', () => resolve(entries))
    zip.on('error', reject)
    zip.readEntry()
  })
}

/** Hands over the bytes as they come out and answers how many; they are counted, not the size the archive claims. */
async function unpack(zip: ZipFile, entry: Entry, room: number, take: (part: Buffer) => void): Promise<number> {
  const max = Math.min(room, Math.max(limits.ratioFrom, entry.compressedSize * limits.ratio))
  const stream = await promisify(
    zip.openReadStream.bind(zip) as (
      entry: Entry,
      done: (error: Error | null, stream: NodeJS.ReadableStream) => void,
    ) => void,
  )(entry)
  let [size, sum] = [0, 0]
  take(Buffer.alloc(0)) // An empty entry is one too.
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length
    if (size > max) throw new Unreadable('zip-too-large', { entry: entry.fileName })
    sum = crc32(part, sum)
    take(part)
  }
  if (sum !== entry.crc32) throw new Unreadable('zip-damaged', { entry: entry.fileName })
  return size
}
