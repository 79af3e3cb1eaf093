import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isProcessAlive, nameOfProcess } from './process-name.ts'
import { writeWhole } from './whole-file.ts'

interface Making<T> {
  /** Where it is to stand; nothing may be there yet. */
  readonly folder: string
  /** Data folder, which remembers what is under way, wherever it lies. */
  readonly home: string
  readonly make: (half: string) => Promise<T>
  /** Told of what a process that is gone had left, and what was removed. */
  readonly onSwept: (path: string) => void
}

/**
 * Make a folder that is there whole or not at all: beside its place, under the name of the process that makes it, then renamed. What
 * fails or is interrupted leaves nothing; what is killed is swept by the next one, and told meanwhile.
 */
export async function makeWhole<T>({ folder, home, make, onSwept }: Making<T>): Promise<T> {
  for (const path of sweepHalves(home, folder)) onSwept(path)
  const half = `${folder}.half.${nameOfProcess(process.pid)}`
  const forget = remember(home, half)
  const clear = () => {
    rmSync(half, { recursive: true, force: true, maxRetries: 3 })
    forget()
  }
  process.once('exit', clear)
  try {
    mkdirSync(half, { mode: 0o700 })
    const made = await make(half)
    renameSync(half, folder)
    return made
  } finally {
    process.off('exit', clear)
    clear()
  }
}

/** Halves whose process is gone, as far as the data folder knows. */
export function listHalves(home: string): string[] {
  return records(home).flatMap(({ path, isAbandoned }) => (isAbandoned && existsSync(path) ? [path] : []))
}

/** Remove the halves that nobody works on any more, those of one folder and those that the data folder knows; answers which. */
function sweepHalves(home: string, folder: string): string[] {
  const beside = existsSync(dirname(folder)) ? readdirSync(dirname(folder)) : []
  const own = beside
    .filter((name) => name === `${basename(folder)}.half` || isAbandonedOf(folder, name))
    .map((name) => join(dirname(folder), name))
  const paths = [...new Set([...own, ...listHalves(home)])]
  for (const path of paths) rmSync(path, { recursive: true, force: true, maxRetries: 3 })
  for (const { record, isAbandoned } of records(home)) if (isAbandoned) rmSync(record, { force: true })
  return paths
}

function isAbandonedOf(folder: string, name: string): boolean {
  const start = `${basename(folder)}.half.`
  return name.startsWith(start) && !isProcessAlive(name.slice(start.length))
}

const folderOf = (home: string) => join(home, 'halves')

/** A data folder that takes nothing must not keep anybody from a backup. */
function remember(home: string, half: string): () => void {
  const record = join(folderOf(home), nameOfProcess(process.pid))
  try {
    mkdirSync(folderOf(home), { recursive: true, mode: 0o700 })
    writeWhole(record, half)
    return () => rmSync(record, { force: true })
  } catch {
    return () => {}
  }
}

function records(home: string) {
  const folder = folderOf(home)
  return (existsSync(folder) ? readdirSync(folder) : []).map((name) => {
    const record = join(folder, name)
    const path = readFileSync(record, 'utf8')
    // Only what is called as we call it is ever removed.
    const isOurs = path.endsWith(`.half.${name}`)
    return { record, path, isAbandoned: isOurs && !isProcessAlive(name) }
  })
}
