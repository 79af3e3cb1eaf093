import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { isProcessAlive, nameOfProcess } from '#server/machine/process-name.ts'
import { closureOf } from './closure.ts'
import { inTurn } from './in-turn.ts'

const root = join(import.meta.dirname, '../..')
const shelf = join(root, 'node_modules/.cache/satoyama')
/** Another run may still clone what it found a moment ago. */
const maxAgeMilliseconds = 600_000

export interface Making {
  /** What it is, in a word. */
  readonly kind: string
  /** Files by which it is made: with what they import, all that it depends on. Left out, every source is. */
  readonly by?: readonly string[]
  /** What it is made of besides. */
  readonly of?: readonly string[]
  /** Answers a folder that nobody works on any more. */
  readonly make: () => Promise<string>
}

/** A folder that is made once for what makes it, and kept; it is there whole or not at all. Clone it, never work in it. */
export async function made({ make, ...what }: Making): Promise<string> {
  mkdirSync(shelf, { recursive: true })
  const name = nameOf(what)
  const folder = join(shelf, name)
  sweepShelf(what.kind, name)
  if (!existsSync(folder)) await inTurn(folder, async () => existsSync(folder) || put(await make(), folder))
  utimesSync(folder, new Date(), new Date())
  return folder
}

/** Whether it is there already. */
export const isMade = (making: Making): boolean => existsSync(join(shelf, nameOf(making)))

const nameOf = ({ kind, by, of = [] }: Omit<Making, 'make'>) => `${kind}-${hashOf([sourcesHash(by), ...of])}`

/** Whoever makes the same at the same time: the first one stays. */
async function put(fresh: string, folder: string): Promise<void> {
  const half = `${folder}.half.${nameOfProcess(process.pid)}.${randomBytes(3).toString('hex')}`
  await clone(fresh, half)
  rmSync(fresh, { recursive: true, force: true })
  try {
    renameSync(half, folder)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

/** Copy a folder with its owners and times, sharing its blocks where the disk can. */
export async function clone(from: string, to: string): Promise<void> {
  if (process.platform === 'win32') return cpSync(from, to, { recursive: true, preserveTimestamps: true })
  const sharing = { linux: ['--reflink=auto'], darwin: ['-c'] }[process.platform as string] ?? []
  const copy = (how: readonly string[]) => promisify(execFile)('cp', ['-a', ...how, `${from}/.`, to])
  await copy(sharing).catch(() => copy([])) // Not every `cp` knows how to.
}

/** What was made of older sources, and halves whose maker was cut off. */
function sweepShelf(kind: string, current: string): void {
  for (const name of readdirSync(shelf)) {
    const [entry = '', , maker] = name.split(/\.(half)\./)
    if (!entry.startsWith(`${kind}-`)) continue
    const path = join(shelf, name)
    const isOver =
      maker === undefined
        ? entry !== current && Date.now() - statSync(path).mtimeMs > maxAgeMilliseconds
        : !isProcessAlive(maker.split('.')[0]!)
    if (isOver) rmSync(path, { recursive: true, force: true })
  }
}

const hashes = new Map<string, string>()

/** Of the sources that some files depend on, or of everything that a database or a market is made by. */
export function sourcesHash(by?: readonly string[]): string {
  const key = by?.join() ?? 'all'
  const hash =
    hashes.get(key) ??
    hashOf((by ? closureOf(by) : allSources()).flatMap((path) => [path, readFileSync(join(root, path))]))
  hashes.set(key, hash)
  return hash
}

function allSources(): string[] {
  const entries = globSync('{methodology,contract,server,data}/**', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.ts$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  return ['package-lock.json', ...entries.sort()]
}

function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of [...parts, process.platform, process.arch, `${process.getuid?.()}`]) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 20)
}
