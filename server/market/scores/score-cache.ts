import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { once } from '#server/cache/once.ts'
import { type Numbers, readArrays, writeArrays } from '../cache/array-file.ts'

/** Where worked-out arrays are kept, and what names them. */
export interface CacheFile {
  readonly folder: string
  /** Everything that the numbers depend on. */
  readonly of: unknown
}

/** Fill arrays from where they are kept, or work them out and keep them. A damaged or missing file is simply made again. */
export function cachedArrays(cacheFile: CacheFile | null, arrays: readonly Numbers[], make: () => void): void {
  if (cacheFile === null) {
    make()
    return
  }
  const { folder } = cacheFile
  const name = `${nameOf(cacheFile.of)}.scores`
  const lengths = arrays.map(({ byteLength }) => byteLength)
  const isTheirs = (head: readonly number[]) => JSON.stringify(head) === JSON.stringify(lengths)
  if (readArrays<readonly number[]>(folder, name, (head) => (isTheirs(head) ? arrays : null))) return
  for (const array of arrays) array.fill(0)
  make()
  try {
    writeArrays(folder, name, lengths, arrays)
  } catch (error) {
    process.stderr.write(`Scores could not be kept in ${folder}: ${(error as Error).message}\n`)
  }
}

/** The code of the method is part of the name: what another version worked out is never shown as this one's. */
function nameOf(of: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([methodHash(), of]))
    .digest('hex')
    .slice(0, 24)
}

const methodHash = once((): string => {
  const folder = join(import.meta.dirname, '../../../methodology')
  const hash = createHash('sha256')
  for (const file of globSync('**/*.ts', { cwd: folder }).sort())
    hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex')
})
