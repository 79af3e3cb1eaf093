import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { freeBytes } from '#server/db/cluster/space.ts'
import { Trouble } from '../net/trouble.ts'

const giga = 1_000_000_000
const minFree = 5 * giga
/** Days for which a file that could not be read stays on disk. */
const refusedDays = 30

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

/** Remove what a killed process left half way, and what could not be read long ago. */
export function sweepFetched(folder: string, now: Date, isNeeded: (sha256: string) => boolean): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const age = now.getTime() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now.getTime())
    const isHalf = name.endsWith('.part') && age > 3_600_000
    if (isHalf || (!name.endsWith('.part') && !isNeeded(name) && age > refusedDays * 86_400_000))
      rmSync(path, { force: true })
  }
}
