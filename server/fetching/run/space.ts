import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { freeBytes } from '#server/db/cluster/space.ts'
import { Trouble } from '../net/trouble.ts'

const giga = 1_000_000_000
const minFree = 5 * giga

export interface Space {
  /** Where fetched files lie until they are imported. */
  readonly folder: string
  /** Bytes that they may take. */
  readonly max: number
  /** Bytes free on the disk; another than the disk’s own in tests. */
  readonly free?: () => number
}

export function usedBytes(folder: string): number {
  if (!existsSync(folder)) return 0
  return readdirSync(folder).reduce(
    (sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  )
}

/** @throws Trouble `space` where another file may be too much */
export function checkSpace({ folder, max, free = () => freeBytes([folder]) }: Space): void {
  const left = free()
  if (left < minFree)
    throw new Trouble('space', `${(left / giga).toFixed(1)} GB free; fetching needs ${minFree / giga} GB`)
  const used = usedBytes(folder)
  if (used > max) throw new Trouble('space', `fetched files take ${(used / giga).toFixed(1)} GB of ${max / giga} GB`)
}

/** Milliseconds for which a file may belong to a request that is still under way. */
const youngMilliseconds = 3_600_000

/**
 * Remove what a killed process left: half a file, and one that no row names.
 *
 * @param needed hashes of files that wait for their import, or could not be read lately
 */
export function sweepFetched(folder: string, now: Date, needed: ReadonlySet<string>): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const { mtimeMs = now.getTime() } = statSync(path, { throwIfNoEntry: false }) ?? {}
    if (!needed.has(name) && now.getTime() - mtimeMs > youngMilliseconds) rmSync(path, { force: true })
  }
}
