import { readdirSync, readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { basename, join } from 'node:path'
import { SingleBar } from 'cli-progress'
import type { Db } from '#server/db/database.ts'
import { type Rejection, Unreadable } from '#server/imports/records.ts'
import { recogniseSource } from '#server/imports/sources.ts'
import { type ImportSummary, importFile } from '#server/imports/store/import-file.ts'
import { largestFile } from '#server/imports/text.ts'
import { words } from './messages.ts'

interface Refused {
  readonly fileName: string
  readonly because: string
}

/** Lists of companies before the documents that name them. */
const order = [
  'edinet-code-list',
  'jpx-listed-issues',
  'company-identifiers',
  'edinet-document-list',
  'edinet-annual-report',
]

/** Import files and folders; returns the exit code: 1 when a file that was named itself is refused. */
export async function importPaths(db: Db, paths: readonly string[], { as }: { as?: string }): Promise<number> {
  const files = paths.flatMap((path) => filesBelow(path))
  if (files.length === 0) {
    process.stderr.write(`${words.nothing}\n`)
    return 1
  }
  const queue = files.map((path) => ({ path, rank: rankOf(path, as) })).sort((a, b) => a.rank - b.rank)
  const bar = process.stderr.isTTY
    ? new SingleBar({ format: '{bar} {value}/{total} {file}', stream: process.stderr, clearOnComplete: true })
    : null
  const summaries: ImportSummary[] = []
  const refused: Refused[] = []
  bar?.start(queue.length, 0, { file: '' })
  for (const { path } of queue) {
    bar?.update({ file: basename(path) })
    try {
      const request = { bytes: readLimited(path), fileName: path, source: as, by: userInfo().username, now: new Date() }
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

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesBelow(join(path, name)))
}

function rankOf(path: string, as: string | undefined): number {
  try {
    return order.indexOf(as ?? recogniseSource(readLimited(path)).name)
  } catch {
    return order.length
  }
}

function readLimited(path: string): Uint8Array {
  const { size } = statSync(path)
  if (size > largestFile) throw new Unreadable('too-large', { bytes: size, most: largestFile })
  return readFileSync(path)
}

function reasonOf({ reason, detail }: Unreadable): string {
  const facts = Object.entries(detail).map(([name, value]) => `${name}: ${value}`)
  return facts.length > 0 ? `${words.refusals[reason]} (${facts.join(', ')})` : words.refusals[reason]
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
  print([
    [words.heads.source, ...columns.map((name) => words.heads[name]), words.heads.file],
    ...rows,
    ...(rows.length > 1 ? [total] : []),
  ])

  for (const { importId, rejections, fileName } of summaries) {
    for (const rejection of rejections.slice(0, 3)) process.stdout.write(`  ${fileName}, ${sentence(rejection)}\n`)
    if (rejections.length > 0 && importId !== null)
      process.stdout.write(`  ${words.rejectedRows(rejections.length, importId)}\n`)
  }
  for (const { fileName, because } of refused) process.stdout.write(`${fileName}: ${words.refused}: ${because}\n`)
}

function sentence({ line, column, value, reason }: Rejection): string {
  const place = [line > 0 ? `${words.line} ${line}` : '', column ?? ''].filter(Boolean).join(', ')
  return `${place}: ${words.rejections[reason]}${value ? ` (${value.slice(0, 60)})` : ''}`
}

/** Columns of text, numbers to the right; wide characters take two places. */
function print(rows: readonly (readonly string[])[]): void {
  const width = (text: string) =>
    [...text].reduce((total, letter) => total + (/[\u1100-\uffdc]/.test(letter) ? 2 : 1), 0)
  const widths = rows[0]!.map((_, index) => Math.max(...rows.map((row) => width(row[index]!))))
  for (const row of rows) {
    const cells = row.map((cell, index) => {
      const gap = ' '.repeat(widths[index]! - width(cell))
      return index === 0 || index === row.length - 1 ? cell + gap : gap + cell
    })
    process.stdout.write(`${cells.join('  ').trimEnd()}\n`)
  }
}
