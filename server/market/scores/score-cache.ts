import { createHash, randomUUID } from 'node:crypto'
import {
  closeSync,
  fstatSync,
  fsyncSync,
  globSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { once } from '#server/cache/once.ts'

/** Where worked-out arrays are kept, and what names them. */
export interface CacheFile {
  readonly folder: string
  /** Everything that the numbers depend on. */
  readonly of: unknown
}

type Numbers = Float64Array | Int32Array | Uint32Array | Uint16Array | Uint8Array

const mark = Buffer.from('SATOSCR1', 'latin1')
const headBytes = mark.length + 4
/** The present market under each rule, twice, and some past days. */
const mostFiles = 24
/** A write that was cut off is swept away when nobody can be at it any more. */
const abandoned = 10 * 60_000

/** Fill arrays from where they are kept, or work them out and keep them. A damaged or missing file is simply made again. */
export function cachedArrays(cacheFile: CacheFile | null, arrays: readonly Numbers[], make: () => void): void {
  if (cacheFile === null) {
    make()
    return
  }
  const path = join(cacheFile.folder, `${nameOf(cacheFile.of)}.scores`)
  if (read(path, arrays)) return
  for (const array of arrays) array.fill(0)
  make()
  try {
    write(cacheFile.folder, path, arrays)
  } catch (error) {
    process.stderr.write(`Scores could not be kept in ${cacheFile.folder}: ${(error as Error).message}\n`)
  }
}

/** The code of the method is part of the name: what another version worked out is never shown as this one's. */
function nameOf(of: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([methodHash(), of]))
    .digest('hex')
    .slice(0, 24)
}

const methodHash = once((): string => {
  const folder = join(import.meta.dirname, '../../../methodology')
  const hash = createHash('sha256')
  for (const file of globSync('**/*.ts', { cwd: folder }).sort())
    hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex')
})

const bytesOf = ({ buffer, byteOffset, byteLength }: Numbers) => new Uint8Array(buffer, byteOffset, byteLength)

const checksumOf = (arrays: readonly Numbers[]) => arrays.reduce((sum, array) => crc32(bytesOf(array), sum), 0)

function read(path: string, arrays: readonly Numbers[]): boolean {
  try {
    const file = openSync(path, 'r')
    try {
      const head = Buffer.alloc(headBytes)
      const size = arrays.reduce((sum, { byteLength }) => sum + byteLength, headBytes)
      if (fstatSync(file).size !== size || readSync(file, head, 0, headBytes, 0) !== headBytes) return false
      if (!head.subarray(0, mark.length).equals(mark)) return false
      let position = headBytes
      for (const array of arrays) position = readWhole(file, bytesOf(array), position)
      return checksumOf(arrays) === head.readUInt32LE(mark.length)
    } finally {
      closeSync(file)
    }
  } catch {
    return false
  }
}

function readWhole(file: number, into: Uint8Array, from: number): number {
  let at = 0
  while (at < into.length) {
    const count = readSync(file, into, at, Math.min(into.length - at, 1 << 28), from + at)
    if (count === 0) throw new Error('the file is shorter than it was')
    at += count
  }
  return from + at
}

/** Written aside, forced to disk, then renamed: there whole or not at all. */
function write(folder: string, path: string, arrays: readonly Numbers[]): void {
  mkdirSync(folder, { recursive: true })
  const head = Buffer.alloc(headBytes)
  mark.copy(head)
  head.writeUInt32LE(checksumOf(arrays), mark.length)
  const half = join(folder, `${randomUUID()}.half`)
  const file = openSync(half, 'w', 0o600)
  try {
    for (const part of [head, ...arrays.map(bytesOf)]) {
      let at = 0
      while (at < part.length) at += writeSync(file, part, at, Math.min(part.length - at, 1 << 28))
    }
    fsyncSync(file)
  } catch (error) {
    rmSync(half, { force: true })
    throw error
  } finally {
    closeSync(file)
  }
  renameSync(half, path)
  sweep(folder)
}

function sweep(folder: string): void {
  const ages = (end: string) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(end))
      .map((name) => ({
        path: join(folder, name),
        at: statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
      }))
      .sort((a, b) => b.at - a.at)
  for (const { path } of ages('.scores').slice(mostFiles)) rmSync(path, { force: true })
  for (const { path, at } of ages('.half')) if (at < Date.now() - abandoned) rmSync(path, { force: true })
}
