import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { type RefusalReason, Unreadable } from './records.ts'

/** What an archive may hold: EDINET's have about a hundred entries, unpack to 20 MB and to thirty times their size. */
const limits = { entries: 2_000, unpacked: 256 * 1024 * 1024, ratio: 200, ratioFrom: 8 * 1024 * 1024 }

export interface ZipEntry {
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

/** The entries that `wanted` names, unpacked in memory. Nothing is written, nothing nested is opened, a lying size does not help. */
export async function readZip(bytes: Uint8Array, wanted: (name: string) => boolean): Promise<ZipEntry[]> {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const zip = await open(buffer, { lazyEntries: true, decodeStrings: true, strictFileNames: true, autoClose: false })
    return await readEntries(zip, wanted)
  } catch (error) {
    if (error instanceof Unreadable) throw error
    throw new Unreadable(reasonOf((error as Error).message))
  }
}

function reasonOf(message: string): RefusalReason {
  if (/invalid relative path|absolute path|invalid characters in fileName/.test(message)) return 'zip-path'
  return /encrypt/.test(message) ? 'zip-encrypted' : 'zip-damaged'
}

async function readEntries(zip: ZipFile, wanted: (name: string) => boolean): Promise<ZipEntry[]> {
  if (zip.entryCount > limits.entries) throw new Unreadable('zip-too-large', { entries: zip.entryCount })
  const entries = await listEntries(zip)
  const promised = entries.reduce((total, { uncompressedSize }) => total + uncompressedSize, 0)
  if (promised > limits.unpacked) throw new Unreadable('zip-too-large', { bytes: promised })

  const locked = entries.find((entry) => entry.isEncrypted())
  if (locked) throw new Unreadable('zip-encrypted', { entry: locked.fileName })

  const read: ZipEntry[] = []
  let room = limits.unpacked
  for (const entry of entries.filter(({ fileName }) => wanted(fileName))) {
    const bytes = await unpack(zip, entry, room)
    room -= bytes.length
    read.push({ name: entry.fileName, bytes })
  }
  return read
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

/** The bytes as they come out are counted, not the size the archive claims. */
async function unpack(zip: ZipFile, entry: Entry, room: number): Promise<Buffer> {
  const most = Math.min(room, Math.max(limits.ratioFrom, entry.compressedSize * limits.ratio))
  const stream = await promisify(
    zip.openReadStream.bind(zip) as (
      entry: Entry,
      done: (error: Error | null, stream: NodeJS.ReadableStream) => void,
    ) => void,
  )(entry)
  const parts: Buffer[] = []
  let size = 0
  for await (const part of stream) {
    size += part.length
    if (size > most) throw new Unreadable('zip-too-large', { entry: entry.fileName })
    parts.push(part as Buffer)
  }
  const bytes = Buffer.concat(parts)
  if (crc32(bytes) !== entry.crc32) throw new Unreadable('zip-damaged', { entry: entry.fileName })
  return bytes
}
