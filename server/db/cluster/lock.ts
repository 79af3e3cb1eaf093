import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startOf } from '#server/machine/process-name.ts'

/** Someone else works on the data folder. */
export class HomeInUse extends Error {
  readonly pid: number
  constructor(home: string, pid: number, options?: ErrorOptions) {
    super(
      `The data folder ${home} is in use by process ${pid}. Stop that one first, or set SATOYAMA_HOME to another folder.`,
      options,
    )
    this.pid = pid
  }
}

/** Take the data folder for this process; returns how to give it back. A lock whose owner is gone is taken over. */
export function lockHome(home: string): () => void {
  mkdirSync(home, { recursive: true })
  const lock = join(home, 'lock')
  const mine = join(home, `lock.${process.pid}`)
  try {
    writeFileSync(mine, `${process.pid} ${startOf(process.pid)}`)
    for (let tries = 0; tries < 3; tries++) {
      if (tryLink(mine, lock)) return () => release(lock)
      const owner = ownerOf(lock)
      if (owner) throw new HomeInUse(home, owner)
      rmSync(lock, { force: true })
    }
    throw new HomeInUse(home, ownerOf(lock) ?? 0)
  } finally {
    rmSync(mine, { force: true })
  }
}

/** Process that holds the data folder now; null when nobody does. */
export function holderOf(home: string): number | null {
  const lock = join(home, 'lock')
  return existsSync(lock) ? ownerOf(lock) : null
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

function ownerOf(lock: string): number | null {
  const [pid, start] = existsSync(lock) ? readFileSync(lock, 'utf8').split(' ') : []
  const owner = Number(pid)
  if (!Number.isInteger(owner) || owner <= 0) return null
  try {
    process.kill(owner, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return null
  }
  return startOf(owner) === start ? owner : null
}

function release(lock: string): void {
  if (ownerOf(lock) === process.pid) rmSync(lock, { force: true })
}
