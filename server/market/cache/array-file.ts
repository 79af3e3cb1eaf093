import { randomUUID } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { constants, crc32, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { isProcessAlive, nameOfProcess } from '#server/machine/process-name.ts'

export type Numbers = Float64Array | Int32Array | Uint32Array | Uint16Array | Uint8Array

/** A mark, then blocks: how long they are, their checksum, and the bytes compressed. The first block is the head. */
const mark = Buffer.from('SATOARR1', 'latin1')
const blockHead = 8
/** Bytes that are compressed at once: few, because what a thread has freed of larger ones stays with the process. */
const blockBytes = 1 << 20
/** A block longer than that is none of ours. */
const maxBlock = 64 << 20
/**
 * Bytes of all files of a folder. A market of which little is known takes a fiftieth of its size in memory; one that is full, half.
 * What was not used longest is made again when it is needed.
 */
const maxBytes = 900_000_000
/** Milliseconds that the clock which a file was noted by may be ahead of ours. */
const ahead = 60_000

const bytesOf = ({ buffer, byteOffset, byteLength }: Numbers) => new Uint8Array(buffer, byteOffset, byteLength)

/** Keep arrays as a file: written aside, forced to disk, then renamed, so that it is there whole or not at all. */
export function writeArrays(folder: string, name: string, head: unknown, arrays: readonly Numbers[]): void {
  mkdirSync(folder, { recursive: true })
  clearHalves(folder)
  const half = join(folder, `${randomUUID()}.${nameOfProcess(process.pid)}.half`)
  const file = openSync(half, 'w', 0o600)
  try {
    writeWhole(file, mark)
    writeBlock(file, Buffer.from(JSON.stringify(head)))
    for (const array of arrays) {
      const bytes = bytesOf(array)
      for (let at = 0; at < bytes.length; at += blockBytes) writeBlock(file, bytes.subarray(at, at + blockBytes))
    }
    fsyncSync(file)
  } catch (error) {
    rmSync(half, { force: true })
    throw error
  } finally {
    closeSync(file)
  }
  renameSync(half, join(folder, name))
  sweep(folder, name)
}

function writeBlock(file: number, bytes: Uint8Array): void {
  const packed = zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 1 } })
  const head = Buffer.alloc(blockHead)
  head.writeUInt32LE(packed.length, 0)
  head.writeUInt32LE(crc32(packed), 4)
  writeWhole(file, head)
  writeWhole(file, packed)
}

function writeWhole(file: number, bytes: Uint8Array): void {
  let at = 0
  while (at < bytes.length) at += writeSync(file, bytes, at)
}

/**
 * Fill arrays from a file.
 *
 * @param arraysOf the arrays that a head speaks of; null when it is of something else
 * @returns the head, or null when there is no such file or it is damaged: then its content is simply worked out again
 */
export function readArrays<H>(
  folder: string,
  name: string,
  arraysOf: (head: H) => readonly Numbers[] | null,
): H | null {
  const path = join(folder, name)
  try {
    const file = openSync(path, 'r')
    try {
      if (!readWhole(file, mark.length).equals(mark)) return null
      const head = JSON.parse(readBlock(file).toString()) as H
      const arrays = arraysOf(head)
      if (arrays === null) return null
      for (const array of arrays) fill(file, bytesOf(array))
      if (readSync(file, Buffer.alloc(1), 0, 1, null) !== 0) return null
      utimesSync(path, new Date(), new Date()) // What was used last is swept away last.
      return head
    } finally {
      closeSync(file)
    }
  } catch {
    return null
  }
}

function fill(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; at += blockBytes) {
    const block = readBlock(file)
    if (block.length !== Math.min(blockBytes, bytes.length - at)) throw new Error('a block of another size')
    bytes.set(block, at)
  }
}

function readBlock(file: number): Buffer {
  const head = readWhole(file, blockHead)
  const length = head.readUInt32LE(0)
  if (length > maxBlock) throw new Error('a block longer than any')
  const packed = readWhole(file, length)
  if (crc32(packed) !== head.readUInt32LE(4)) throw new Error('a damaged block')
  return zstdDecompressSync(packed, { maxOutputLength: maxBlock })
}

function readWhole(file: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  let at = 0
  while (at < length) {
    const count = readSync(file, bytes, at, length - at, null)
    if (count === 0) throw new Error('the file is shorter than it was')
    at += count
  }
  return bytes
}

/** Remove what was not used longest, until the folder is within its bytes. */
function sweep(folder: string, newest: string): void {
  const files = readdirSync(folder).flatMap((name) => {
    const status = statSync(join(folder, name), { throwIfNoEntry: false })
    return status?.isFile() ? [{ name, bytes: status.size, at: status.mtimeMs }] : []
  })
  // One whose time is to come was used while the clock was ahead, longest ago for all we know.
  const timeOf = ({ at }: { readonly at: number }) => (at > Date.now() + ahead ? 0 : at)
  const old = files
    .filter(({ name }) => !name.endsWith('.half') && name !== newest)
    .sort((a, b) => timeOf(b) - timeOf(a))
  let bytes = 0
  for (const { name, bytes: own } of old) {
    bytes += own
    if (bytes > maxBytes) rmSync(join(folder, name), { force: true })
  }
}

/** Writes that were cut off, of whatever size. */
function clearHalves(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.half')) continue
    const writer = name.split('.').at(-2) ?? ''
    if (!isProcessAlive(writer)) rmSync(join(folder, name), { force: true })
  }
}
