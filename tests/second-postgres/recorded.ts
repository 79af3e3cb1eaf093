import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cacheFolder } from '../places.ts'
import { shapeOf } from './statements.ts'

export const folderVariable = 'SATOYAMA_RECORDED_STATEMENTS'

/** Where the statements of a run lie until they are tried. */
export const recordedFolder = cacheFolder('statements')

/** What a run's environment says for its statements to be recorded, in every process that it starts. */
export function recordingEnv(folder = recordedFolder): Record<string, string> {
  const program = pathToFileURL(join(import.meta.dirname, 'record.ts')).href
  return {
    [folderVariable]: folder,
    NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import=${program}`].filter(Boolean).join(' '),
  }
}

/** Begin anew: what an earlier run recorded says nothing of the sources as they are. */
export function forgetRecorded(folder = recordedFolder): void {
  rmSync(folder, { recursive: true, force: true })
}

/** One statement of each shape. */
export function readRecorded(folder = recordedFolder): string[] {
  if (!existsSync(folder)) return []
  const byShape = new Map<string, string>()
  for (const file of globSync('*.jsonl', { cwd: folder }).sort())
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n').filter(isWhole)) {
      const text = JSON.parse(line) as string
      byShape.set(shapeOf(text), text)
    }
  return [...byShape.values()]
}

/** The last line of a process that was killed may be cut off. */
const isWhole = (line: string) => line.startsWith('"') && line.endsWith('"') && line.length > 1
