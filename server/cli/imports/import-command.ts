import { existsSync, readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { basename } from 'node:path'
import { SingleBar } from 'cli-progress'
import type { Db } from '#server/db/database.ts'
import { readFile } from '#server/imports/files/read-file.ts'
import type { ReadOptions } from '#server/imports/read-options.ts'
import { Unreadable } from '#server/imports/rejections.ts'
import { findSource, recogniseSource } from '#server/imports/sources.ts'
import { type ImportSummary, importFile } from '#server/imports/store/import-file.ts'
import { importRank } from '#server/imports/store/import-order.ts'
import { readMapping } from '#server/imports/tables/mapping.ts'
import { words } from '../messages.ts'
import { complain } from '../say.ts'
import { findFiles } from './import-files.ts'
import { reasonOf, report } from './import-report.ts'

/** Sources of which one file is overruled by a newer one. */
const lists = new Set(['edinet-code-list', 'jpx-listed-issues'])

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
  const queue = await queueOf(files, options.as, reading)

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

interface Queued {
  readonly path: string
  readonly rank: number
  /** Day of a list of companies; empty for any other file. */
  readonly day: string
}

/** Files in the order in which they tell most; lists of one kind from the oldest to the newest. */
async function queueOf(paths: readonly string[], as: string | undefined, options: ReadOptions): Promise<Queued[]> {
  const queue: Queued[] = []
  for (const path of paths) queue.push(await placeOf(path, as, options))
  return queue.sort((a, b) => a.rank - b.rank || (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

async function placeOf(path: string, as: string | undefined, options: ReadOptions): Promise<Queued> {
  try {
    const bytes = readFile(path)
    const source = as ? findSource(as, options) : await recogniseSource(bytes, basename(path), options)
    const day = lists.has(source.name) ? ((await source.parse(bytes, basename(path), options)).list?.day ?? '') : ''
    return { path, rank: importRank(source.name), day }
  } catch {
    return { path, rank: importRank(null), day: '' }
  }
}
