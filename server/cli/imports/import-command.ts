import { existsSync, readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { basename } from 'node:path'
import { SingleBar } from 'cli-progress'
import { tokyoDay, tokyoTime } from '#contract/wire/tokyo.ts'
import type { Db } from '#server/db/database.ts'
import { readFile } from '#server/imports/files/read-file.ts'
import type { ReadOptions } from '#server/imports/read-options.ts'
import { Unreadable } from '#server/imports/rejections.ts'
import { findSource, recogniseSource } from '#server/imports/sources.ts'
import { type ImportSummary, importFile } from '#server/imports/store/import-file.ts'
import { importRank } from '#server/imports/store/import-order.ts'
import { batchHash, findSameBatch, marketRevision, saveBatch } from '#server/imports/store/last-batch.ts'
import { readMapping } from '#server/imports/tables/mapping.ts'
import { isJapanese, words } from '../messages.ts'
import { complain, say } from '../say.ts'
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
  /** Read every file, also those of the last import that nothing has changed since. */
  readonly again?: boolean
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
  const isNamed = (path: string) => paths.includes(path)
  const codeOf = (refused: readonly { readonly path: string }[]) =>
    refused.some(({ path }) => isNamed(path)) || skipped.some(({ path }) => isNamed(path)) ? 1 : 0
  const hash = hashOf(files, { ...reading, as: options.as, language: isJapanese ? 'ja' : 'en' })
  const same = hash === null || options.again ? null : await findSameBatch(db, hash)
  if (same) {
    say(words.sameBatch(same.files, tokyoTime(new Date(same.endedAt))))
    report({ summaries: [], refused: same.refused, skipped })
    return codeOf(same.refused)
  }
  const startRevision = await marketRevision(db)
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
  // Each file that changed something raised the revision once; more than that is somebody else's change in between.
  const revision = startRevision + summaries.filter(({ importId }) => importId !== null).length
  if (hash !== null && !isFaulty)
    await saveBatch(db, { hash, revision, files: files.length, endedAt: new Date().toISOString(), refused })
  return isFaulty ? 1 : codeOf(refused)
}

/** Null where a file cannot be read: then there is something to say of it. */
function hashOf(paths: readonly string[], options: unknown): string | null {
  try {
    return batchHash(paths, { read: readFile, options, day: tokyoDay(new Date()) })
  } catch {
    return null
  }
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
