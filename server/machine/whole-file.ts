import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { nameOfProcess } from './process-name.ts'

/** A small file that is there whole or not at all: on a full disk a file is made, and stays empty. */
export function writeWhole(path: string, content: string, mode = 0o600): void {
  const half = `${path}.half.${nameOfProcess(process.pid)}`
  try {
    writeFileSync(half, content, { mode })
    renameSync(half, path)
  } catch (error) {
    rmSync(half, { force: true })
    throw error
  }
}
