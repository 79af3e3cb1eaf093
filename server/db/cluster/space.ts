import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes that are free for us where the folders lie; the least of them. */
export function freeBytes(folders: readonly string[]): number {
  return Math.min(...folders.map((folder) => statfsSync(folder)).map(({ bavail, bsize }) => bavail * bsize))
}

/** Whether a folder takes a file: a quota or a disk that was mounted read-only does not show in the free bytes. */
export function canWrite(folder: string): boolean {
  const file = join(folder, `probe.${process.pid}`)
  try {
    writeFileSync(file, Buffer.alloc(8192))
    return true
  } catch {
    return false
  } finally {
    rmSync(file, { force: true })
  }
}
