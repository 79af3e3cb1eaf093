import { createHash, randomUUID } from 'node:crypto'
import {
  closeSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { LoadedPanel } from './build.ts'
import { panelIndicators } from './build.ts'

/** Raised whenever the shape of the file or the way cells are chosen changes. */
const format = 2
const mark = Buffer.from('SATOPNL1', 'latin1')
const headBytes = mark.length + 8
/** Panels kept beside each other: the present one and a few past days. */
const mostFiles = 6
/** A write that was cut off is swept away when nobody can be at it any more. */
const abandoned = 10 * 60_000

/** What a cached panel is of; another market, revision, day or catalogue has another name. */
interface Origin {
  readonly marketId: string
  readonly revision: number
  readonly asOf: string
}

function nameOf({ marketId, revision, asOf }: Origin): string {
  const hash = createHash('sha256').update(JSON.stringify([format, marketId, revision, asOf, panelIndicators()]))
  return `${hash.digest('hex').slice(0, 24)}.panel`
}

/** Keep a panel as a file: written aside, forced to disk, then renamed, so that it is there whole or not at all. */
export function writePanel(folder: string, origin: Origin, panel: LoadedPanel): void {
  mkdirSync(folder, { recursive: true })
  const { companies, indicators, years, marketId, revision } = panel
  const [values, states] = [asBytes(panel.values), asBytes(panel.states)]
  const checksum = crc32(states, crc32(values))
  const head = Buffer.from(JSON.stringify({ companies, indicators, years, marketId, revision, checksum }))
  const lengths = Buffer.alloc(8)
  lengths.writeUInt32LE(head.length, 0)
  lengths.writeUInt32LE(crc32(head), 4)

  const half = join(folder, `${randomUUID()}.half`)
  const file = openSync(half, 'w', 0o600)
  try {
    for (const part of [mark, lengths, head, values, states]) writeAll(file, part)
    fsyncSync(file)
  } catch (error) {
    rmSync(half, { force: true })
    throw error
  } finally {
    closeSync(file)
  }
  renameSync(half, join(folder, nameOf(origin)))
  sweep(folder)
}

function writeAll(file: number, bytes: Uint8Array): void {
  let at = 0
  while (at < bytes.length) at += writeSync(file, bytes, at, Math.min(bytes.length - at, 1 << 28))
}

const asBytes = ({ buffer, byteOffset, byteLength }: Float64Array | Uint8Array) =>
  new Uint8Array(buffer, byteOffset, byteLength)

/** A kept panel, or null when there is none or it is damaged: then it is simply built again. */
export function readPanel(folder: string, origin: Origin): LoadedPanel | null {
  try {
    const file = openSync(join(folder, nameOf(origin)), 'r')
    try {
      return readFrom(file)
    } finally {
      closeSync(file)
    }
  } catch {
    return null
  }
}

function readFrom(file: number): LoadedPanel | null {
  const start = readExactly(file, Buffer.alloc(headBytes), 0)
  if (!start?.subarray(0, mark.length).equals(mark)) return null
  const headLength = start.readUInt32LE(mark.length)
  if (headLength > fstatSync(file).size) return null
  const head = readExactly(file, Buffer.alloc(headLength), headBytes)
  if (!head || crc32(head) !== start.readUInt32LE(mark.length + 4)) return null

  const { checksum, ...axes } = JSON.parse(head.toString()) as Omit<LoadedPanel, 'values' | 'states'> & {
    checksum: number
  }
  const size = axes.indicators.length * axes.years.length * axes.companies.length
  const values = new Float64Array(new SharedArrayBuffer(size * 8))
  const states = new Uint8Array(new SharedArrayBuffer(size))
  const isWhole =
    readExactly(file, asBytes(values), headBytes + headLength) &&
    readExactly(file, asBytes(states), headBytes + headLength + size * 8) &&
    crc32(states, crc32(asBytes(values))) === checksum
  return isWhole ? { ...axes, values, states } : null
}

function readExactly<T extends Uint8Array>(file: number, into: T, position: number): T | null {
  let at = 0
  while (at < into.length) {
    const count = readSync(file, into, at, Math.min(into.length - at, 1 << 28), position + at)
    if (count === 0) return null
    at += count
  }
  return into
}

/** Remove the oldest panels beyond the number kept, and writes that were cut off. */
function sweep(folder: string): void {
  const files = readdirSync(folder).flatMap((name) => {
    const { mtimeMs = 0 } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? {}
    return [{ name, mtimeMs }]
  })
  const panels = files.filter(({ name }) => name.endsWith('.panel')).sort((a, b) => b.mtimeMs - a.mtimeMs)
  const halves = files.filter(({ name, mtimeMs }) => name.endsWith('.half') && Date.now() - mtimeMs > abandoned)
  for (const { name } of [...panels.slice(mostFiles), ...halves]) rmSync(join(folder, name), { force: true })
}
