import { lstatSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/** Why something in a folder is passed over. */
export type Skip = 'link' | 'no-file' | 'unreachable' | 'mapping'

export interface ImportPath {
  readonly files: readonly string[]
  readonly skipped: readonly { readonly path: string; readonly why: Skip }[]
}

/** Files that say how to read others; never taken from a folder, whose owner may be somebody else, unless they are named. */
const isMapping = (path: string) => /\.mapping\.(ya?ml|json)$/.test(path)

/** The regular files that paths mean, folders opened. Links inside a folder are not followed: they may lead anywhere. */
export function findFiles(paths: readonly string[]): ImportPath {
  const files: string[] = []
  const skipped: { path: string; why: Skip }[] = []
  const look = (path: string, isNamed: boolean): void => {
    try {
      const status = lstatSync(isNamed ? realpathSync(path) : path)
      if (status.isDirectory()) for (const name of namesIn(path)) look(join(path, name), false)
      else if (status.isSymbolicLink()) skipped.push({ path, why: 'link' })
      else if (isNamed || status.isFile()) (isMapping(path) ? mapping : file)(path)
      else skipped.push({ path, why: 'no-file' })
    } catch {
      skipped.push({ path, why: 'unreachable' })
    }
  }
  const file = (path: string) => void files.push(path)
  const mapping = (path: string) => void skipped.push({ path, why: 'mapping' })
  for (const path of paths) look(path, true)
  return { files, skipped }
}

const namesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort()
