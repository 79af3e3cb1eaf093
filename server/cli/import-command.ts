import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { basename, join } from 'node:path'
import { SingleBar } from 'cli-progress'
import type { Db } from '#server/db/database.ts'
import { type Rejection, Unreadable } from '#server/imports/records.ts'
import { type ReadOptions, recogniseSource } from '#server/imports/sources.ts'
import { type ImportSummary, importFile } from '#server/imports/store/import-file.ts'
import { readMapping } from '#server/imports/tables/mapping.ts'
import { largestFile } from '#server/imports/text.ts'
import { words } from './messages.ts'
import { printColumns } from './print-columns.ts'

interface Refused {
  readonly fileName: string
  readonly because: string
}

/** What tells of companies comes before what names them; tables come last, when the filings have said what they say. */
const order = [
  'edinet-financial-panel', // makes the companies that no list of today has any more; the code list then completes them
  'edinet-code-list',
  'jpx-listed-issues',
  'company-identifiers',
  'companies',
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

/** Import files and folders; returns the exit code: 1 when a file that was named itself is refused. */
export async function importPaths(db: Db, paths: readonly string[], asked: ImportOptions): Promise<number> {
  const missing = paths.find((path) => !existsSync(path))
  if (missing !== undefined) {
    process.stderr.write(`${missing}: ${words.nothing}\n`)
    return 1
  }
  const files = paths.flatMap((path) => filesBelow(path))
  if (files.length === 0) {
    process.stderr.write(`${words.nothing}\n`)
    return 1
  }
  const isMapping = (path: string) => /\.mapping\.(ya?ml|json)$/.test(path)
  const options = readOptions(asked, files.filter(isMapping))
  if (options === null) return 1
  const queue: { path: string; rank: number }[] = []
  for (const path of files.filter((path) => !isMapping(path)))
    queue.push({ path, rank: await rankOf(path, asked.as, options) })
  queue.sort((a, b) => a.rank - b.rank)
  const bar = process.stderr.isTTY
    ? new SingleBar({ format: '{bar} {value}/{total} {file}', stream: process.stderr, clearOnComplete: true })
    : null
  const summaries: ImportSummary[] = []
  const refused: Refused[] = []
  bar?.start(queue.length, 0, { file: '' })
  for (const { path } of queue) {
    bar?.update({ file: basename(path) })
    try {
      const by = userInfo().username
      const request = { bytes: readLimited(path), fileName: path, source: asked.as, by, now: new Date(), options }
      summaries.push(await importFile(db, request))
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      refused.push({ fileName: path, because: reasonOf(error) })
    }
    bar?.increment()
  }
  bar?.stop()
  report(summaries, refused)
  return refused.some(({ fileName }) => paths.includes(fileName)) ? 1 : 0
}

/** What the operator tells of the files: a mapping by name or file, and mapping files that lie beside the tables. */
function readOptions(asked: ImportOptions, beside: readonly string[]): ReadOptions | null {
  const isFile = asked.mapping !== undefined && existsSync(asked.mapping)
  try {
    const own = [...(isFile ? [asked.mapping!] : []), ...beside].map((path) =>
      readMapping(readFileSync(path, 'utf8'), basename(path)),
    )
    return {
      ...(asked.year !== undefined && { year: asked.year }),
      ...(asked.knownFrom !== undefined && { knownFrom: asked.knownFrom }),
      ...(asked.mapping !== undefined && { mapping: isFile ? own[0]!.mapping : asked.mapping }),
      ...(own.length > 0 && { own }),
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    process.stderr.write(`${words.refused}: ${reasonOf(error)}\n`)
    return null
  }
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesBelow(join(path, name)))
}

async function rankOf(path: string, as: string | undefined, options: ReadOptions): Promise<number> {
  try {
    const rank = order.indexOf(as ?? (await recogniseSource(readLimited(path), basename(path), options)).name)
    return rank === -1 ? order.length : rank
  } catch {
    return order.length + 1
  }
}

function readLimited(path: string): Uint8Array {
  const { size } = statSync(path)
  if (size > largestFile) throw new Unreadable('too-large', { bytes: size, most: largestFile })
  return readFileSync(path)
}

const reasonOf = ({ reason, detail }: Unreadable) => withFacts(words.refusals[reason], detail)

function withFacts(text: string, detail: Readonly<Record<string, string | number>>): string {
  const facts = Object.entries(detail).map(([name, value]) => `${name}: ${value}`)
  return facts.length > 0 ? `${text} (${facts.join(', ')})` : text
}

const columns = ['read', 'ignored', 'accepted', 'unchanged', 'restated', 'rejected'] as const

function report(summaries: readonly ImportSummary[], refused: readonly Refused[]): void {
  const counts = summaries.map((summary) => ({ ...summary, rejected: summary.rejections.length }))
  const rows = counts.map((summary) => [
    summary.source,
    ...columns.map((name) => summary[name].toLocaleString('en')),
    summary.fileName,
  ])
  const total = [
    '',
    ...columns.map((name) => counts.reduce((sum, summary) => sum + summary[name], 0).toLocaleString('en')),
    `${counts.length}`,
  ]
  printColumns([
    [words.heads.source, ...columns.map((name) => words.heads[name]), words.heads.file],
    ...rows,
    ...(rows.length > 1 ? [total] : []),
  ])

  for (const { importId, rejections, fileName } of summaries) {
    for (const rejection of rejections.slice(0, 3)) process.stdout.write(`  ${fileName}, ${sentence(rejection)}\n`)
    if (rejections.length > 0 && importId !== null)
      process.stdout.write(`  ${words.rejectedRows(rejections.length, importId)}\n`)
  }
  for (const { fileName, warnings } of summaries) {
    for (const { code, detail } of warnings)
      process.stdout.write(`  ${fileName}: ${withFacts(words.warnings[code], detail)}\n`)
  }
  const sum = (count: (summary: ImportSummary) => number) => summaries.reduce((total, each) => total + count(each), 0)
  const reviews = sum((summary) => summary.reviews)
  const suggestions = sum((summary) => summary.suggestions)
  if (reviews > 0) process.stdout.write(`${words.reviews(reviews)}\n`)
  if (suggestions > 0) process.stdout.write(`${words.suggestions(suggestions)}\n`)
  for (const { fileName, because } of refused) process.stdout.write(`${fileName}: ${words.refused}: ${because}\n`)
}

function sentence({ line, column, value, reason }: Rejection): string {
  const place = [line > 0 ? `${words.line} ${line}` : '', column ?? ''].filter(Boolean).join(', ')
  return `${place}: ${words.rejections[reason]}${value ? ` (${value.slice(0, 60)})` : ''}`
}
