import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
/** Where each run leaves what it found. */
export const reports = join(root, 'test-results')
/** An installed program of ours. */
export const bin = (name: string) => join(root, 'node_modules/.bin', name)
/** A folder that stays from run to run. */
export const cacheFolder = (name: string) => join(root, 'node_modules/.cache', name)
