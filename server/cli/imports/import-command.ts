import { existsSync, readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { basename } from 'node:path'
import { SingleBar } from 'cli-progress'
import type { Db } from '#server/db/database.ts'
import type { ReadOptions } from '#server/imports/read-options.ts'
import { Unreadable } from '#server/imports/rejections.ts'
import { recogniseSource } from '#server/imports/sources.ts'
import { type ImportSummary, importFile } from '#server/imports/store/import-file.ts'
import { readMapping } from '#server/imports/tables/mapping.ts'
import { words } from '../messages.ts'
import { complain } from '../say.ts'
import { findFiles, readFile } from './import-files.ts'
import { reasonOf, report } from './import-report.ts'

/** What tells of companies comes before what names them; tables come last, when the filings have said what they say. */
const order = [
  'edinet-financial-panel', // makes the companies that no list of today has any more; the code list then completes them
  'edinet-code-list',
  'jpx-listed-issues',
  'company-identifiers',
  'companies',
  'vendors', // whose ratings other tables have
  'edinet-document-list',
  'edinet-annual-report',
  'eegs-statutory-emissions', // tells the emitter codes that the panel by gas is keyed by
]

export interface ImportOptions {
  readonly as?: string
  /** Name of a built-in mapping, or path of a mapping file. */
  readonly mapping?: string
  readonly year?: number
  readonly knownFrom?: string
}

/**
 * Import files and folders. What becomes of one file never ends the others.
 *
 * @returns the exit code: 1 when a file that was named itself is refused, or any file could not be imported for a fault
 */
export async function importPaths(db: Db, paths: readonly string[], options: ImportOptions): Promise<number> {
  const missing = paths.find((path) => !existsSync(path))
  if (missing !== undefined) return complain(`${missing}: ${words.nothing}`)
  const reading = readOptions(options)
  if (reading === null) return 1
  const { files, skipped } = findFiles(paths)
  if (files.length === 0) {
    report({ summaries: [], refused: [], skipped })
    return complain(words.nothing)
  }
  const queue: { path: string; rank: number }[] = []
  for (const path of files) queue.push({ path, rank: await rankOf(path, options.as, reading) })
  queue.sort((a, b) => a.rank - b.rank)

  const bar = process.stderr.isTTY
    ? new SingleBar({ format: '{bar} {value}/{total} {file}', stream: process.stderr, clearOnComplete: true })
    : null
  const summaries: ImportSummary[] = []
  const refused: { path: string; because: string }[] = []
  let isFaulty = false
  bar?.start(queue.length, 0, { file: '' })
  for (const { path } of queue) {
    bar?.update({ file: basename(path) })
    try {
      const by = userInfo().username
      const request = {
        bytes: readFile(path),
        fileName: path,
        source: options.as,
        by,
        now: new Date(),
        options: reading,
      }
      summaries.push(await importFile(db, request))
    } catch (error) {
      isFaulty ||= !(error instanceof Unreadable)
      refused.push({ path, because: reasonOf(error) })
    }
    bar?.increment()
  }
  bar?.stop()
  report({ summaries, refused, skipped })
  const isNamed = (path: string) => paths.includes(path)
  return isFaulty || refused.some(({ path }) => isNamed(path)) || skipped.some(({ path }) => isNamed(path)) ? 1 : 0
}

/** What the operator tells of the files, and the mapping that was named. */
function readOptions(options: ImportOptions): ReadOptions | null {
  const isFile = options.mapping !== undefined && existsSync(options.mapping)
  try {
    const own = isFile ? readMapping(readFileSync(options.mapping!, 'utf8'), basename(options.mapping!)) : undefined
    const mapping = own?.mapping ?? options.mapping
    return {
      ...(options.year !== undefined && { year: options.year }),
      ...(options.knownFrom !== undefined && { knownFrom: options.knownFrom }),
      ...(mapping !== undefined && { mapping }),
      ...(own && { own: [own] }),
    }
  } catch (error) {
    complain(`${words.refused}: ${reasonOf(error)}`)
    return null
  }
}

async function rankOf(path: string, as: string | undefined, options: ReadOptions): Promise<number> {
  try {
    const rank = order.indexOf(as ?? (await recogniseSource(readFile(path), basename(path), options)).name)
    return rank === -1 ? order.length : rank
  } catch {
    return order.length + 1
  }
}
