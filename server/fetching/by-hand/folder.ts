import { type Dirent, existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { writeWhole } from '#server/machine/whole-file.ts'

/** Where an operator puts files of sources that are never fetched. */
export const byHandFolder = (home: string) => join(home, 'by-hand')

/** What becomes of files there, each in a folder of its own. */
type Aside = 'done' | 'refused'
const asides: ReadonlySet<string> = new Set<Aside>(['done', 'refused'])

/** Something that lies there, as it was when it was looked at. */
export interface LooseFile {
  readonly path: string
  /** Not so for a link or a pipe. */
  readonly isRegular: boolean
  /** Changes with every write and every move. */
  readonly mark: string
}

/** Milliseconds for which a file must have been left alone: one that is still being copied is not whole. */
const restMilliseconds = 5000

function look(path: string, now: Date): (LooseFile & { readonly rests: boolean }) | null {
  const status = lstatSync(path, { throwIfNoEntry: false })
  if (!status) return null
  const { ino, size, mtimeMs, ctimeMs } = status
  // A clock that was set back must not make a file wait for days.
  const rests = [mtimeMs, ctimeMs].every((moment) => Math.abs(now.getTime() - moment) >= restMilliseconds)
  return { path, isRegular: status.isFile(), mark: [ino, size, mtimeMs, ctimeMs].join(' '), rests }
}

const entriesOf = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))

/** Everything that lies there, in folders too, and is not being written; links are named and never followed. */
export function listByHand(home: string, now: Date): LooseFile[] {
  const root = byHandFolder(home)
  const within = (folder: string): LooseFile[] =>
    entriesOf(folder).flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return folder === root && asides.has(entry.name) ? [] : within(path)
      const file = look(path, now)
      return file?.rests ? [file] : []
    })
  return existsSync(root) ? within(root) : []
}

/**
 * Move what was read out of the way. What somebody has put in its place meanwhile stays, and is read in the next run.
 *
 * @param why written into a text file beside it
 */
export function moveAside(home: string, { path, mark }: LooseFile, { to, why }: { to: Aside; why?: string }): void {
  const folder = join(byHandFolder(home), to)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const name = freeName(folder, basename(path))
  // The words first: a file that is refused never stands there without them.
  if (why !== undefined) writeWhole(join(folder, `${name}.why.txt`), why, 0o600)
  if (look(path, new Date(0))?.mark === mark) renameSync(path, join(folder, name))
}

/** `list.csv`, else `list (2).csv`. */
function freeName(folder: string, name: string): string {
  const at = name.lastIndexOf('.')
  const [stem, ending] = at > 0 ? [name.slice(0, at), name.slice(at)] : [name, '']
  for (let count = 1; ; count++) {
    const free = count === 1 ? name : `${stem} (${count})${ending}`
    if (lstatSync(join(folder, free), { throwIfNoEntry: false }) === undefined) return free
  }
}

/** Folders that people put there go once nothing lies in them any more. */
export function removeEmpty(home: string): void {
  const root = byHandFolder(home)
  const within = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (!entry.isDirectory() || (folder === root && asides.has(entry.name))) continue
      const inner = join(folder, entry.name)
      within(inner)
      if (readdirSync(inner).length === 0) rmdirSync(inner)
    }
  }
  within(root)
}

/** How many files lie there, and how many were refused. */
export function countByHand(home: string): Readonly<Record<'waiting' | 'refused', number>> {
  const refused = join(byHandFolder(home), 'refused')
  const names = existsSync(refused) ? readdirSync(refused) : []
  return {
    waiting: listByHand(home, new Date(0)).length,
    refused: names.filter((name) => !name.endsWith('.why.txt')).length,
  }
}
