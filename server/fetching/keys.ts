import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '#server/machine/whole-file.ts'

/** Keys of sources, by the variable that holds each. */
export const keyVariables = { edinet: 'EDINET_API_KEY' } as const
export type KeyName = keyof typeof keyVariables
export const keyNames = Object.keys(keyVariables) as KeyName[]

const pathOf = (home: string, name: KeyName) => join(home, 'keys', name)

/** A key file that others can read. */
export class OpenKey extends Error {
  readonly path: string

  constructor(path: string) {
    super(`others can read ${path}`)
    this.path = path
  }
}

/**
 * The key of a source: from the environment, else from the data folder. Null where there is none.
 *
 * @throws OpenKey where others can read the file
 */
export function readKey(home: string, name: KeyName, environment: NodeJS.ProcessEnv = process.env): string | null {
  const given = environment[keyVariables[name]]?.trim()
  if (given) return given
  const path = pathOf(home, name)
  if (!existsSync(path)) return null
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) throw new OpenKey(path)
  return readFileSync(path, 'utf8').trim() || null
}

export const isPlausibleKey = (text: string) => /^[\x21-\x7e]{8,200}$/.test(text)

/** Keep a key in the data folder, for its owner alone. */
export function saveKey(home: string, name: KeyName, key: string): string {
  mkdirSync(join(home, 'keys'), { recursive: true, mode: 0o700 })
  const path = pathOf(home, name)
  writeWhole(path, `${key}\n`, 0o600)
  return path
}
