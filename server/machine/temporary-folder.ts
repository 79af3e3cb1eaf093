import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isProcessAlive, nameOfProcess } from './process-name.ts'
import { canEnter, type Unprivileged } from './unprivileged.ts'

const prefix = 'satoyama-for-'

/** A folder for what is of use for a while only. */
export interface TemporaryFolder {
  /** Writable by its owner; nobody else can enter. */
  readonly path: string
  remove(): void
}

/**
 * A temporary folder under our process's name, so that one that a killed process leaves is swept at the next start; with the process it goes
 * in any case. What belongs to another user lies in a folder that is ours.
 *
 * @param maxPath characters of its path: sockets have short ones
 */
export function makeTemporary(kind: string, owner: Unprivileged | null = null, maxPath = Infinity): TemporaryFolder {
  const name = `${prefix}${kind}-${nameOfProcess(process.pid)}-`
  const folder = mkdtempSync(join(placeFor(owner, maxPath - `/${name}XXXXXX/files`.length), name))
  const path = join(folder, 'files')
  const removeAtEnd = () => {
    try {
      rmSync(folder, { recursive: true, force: true })
    } catch {} // Somebody still writes there: the next start sweeps it.
  }
  const remove = () => {
    process.off('exit', removeAtEnd)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('exit', removeAtEnd)
  if (owner) chmodSync(folder, 0o711)
  mkdirSync(path, { mode: 0o700 })
  if (owner) chownSync(path, owner.uid, owner.gid)
  return { path, remove }
}

/** Remove what processes that are gone have left; answers how many folders. */
export function sweepTemporary(): number {
  const abandoned = [...new Set(places())].flatMap((place) =>
    list(place)
      .filter((name) => isAbandoned(name))
      .map((name) => join(place, name))
      .filter((path) => isOurs(path)),
  )
  for (const path of abandoned) rmSync(path, { recursive: true, force: true, maxRetries: 5 })
  return abandoned.length
}

const places = () => [tmpdir(), '/var/tmp', '/tmp']

/** The usual place, unless its path is too long or the user cannot enter it. */
function placeFor(owner: Unprivileged | null, maxLength: number): string {
  const short = places().filter((place) => place.length <= maxLength)
  if (!owner) return short.find((place) => existsSync(place)) ?? tmpdir()
  const place = short.find((one) => canEnter(owner, one))
  if (!place) throw new Error(`user ${owner.name} can enter neither ${places().join(' nor ')}`)
  return place
}

function isAbandoned(name: string): boolean {
  const maker = new RegExp(`^${prefix}[a-z]+-(\\d+-\\w+)-\\w+$`).exec(name)?.[1]
  return maker !== undefined && !isProcessAlive(maker)
}

/** A folder that somebody else has put there under such a name is not ours to remove. */
function isOurs(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.uid === (process.getuid?.() ?? 0)
}

function list(place: string): string[] {
  try {
    return readdirSync(place)
  } catch {
    return []
  }
}
