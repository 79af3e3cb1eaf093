import { readConfig } from '#server/config.ts'
import { type Rejection, Unreadable } from '#server/imports/rejections.ts'
import type { ImportSummary } from '#server/imports/store/import-file.ts'
import { words } from '../messages.ts'
import { printColumns } from '../print-columns.ts'
import { complain, say } from '../say.ts'
import type { ImportPath } from './import-files.ts'

interface Outcome {
  readonly summaries: readonly ImportSummary[]
  /** Files that were left out, and why in words. */
  readonly refused: readonly { readonly path: string; readonly because: string }[]
  readonly skipped: ImportPath['skipped']
}

const columns = ['read', 'ignored', 'accepted', 'unchanged', 'restated', 'rejected'] as const

/** What an import did, file by file. */
export function report({ summaries, refused, skipped }: Outcome): void {
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
    for (const rejection of rejections.slice(0, 3)) say(`  ${fileName}, ${sentence(rejection)}`)
    if (rejections.length > 0 && importId !== null) say(`  ${words.rejectedRows(rejections.length, importId)}`)
  }
  for (const { fileName, warnings } of summaries) {
    for (const { code, detail } of warnings) say(`  ${fileName}: ${withFacts(words.warnings[code], detail)}`)
  }
  const sum = (count: (summary: ImportSummary) => number) => summaries.reduce((total, each) => total + count(each), 0)
  const reviews = sum((summary) => summary.reviews)
  const suggestions = sum((summary) => summary.suggestions)
  if (reviews > 0) say(words.reviews(reviews))
  if (suggestions > 0) say(words.suggestions(suggestions))
  for (const { path, because } of refused) say(`${path}: ${words.refused}: ${because}`)
  for (const { path, why } of skipped) complain(`${path}: ${words.skipped[why]}`)
}

/** Why a file is left out. What the system or the database says of it is for those who look for a fault, not for the operator. */
export function reasonOf(error: unknown): string {
  if (error instanceof Unreadable) return withFacts(words.refusals[error.reason], error.detail)
  if (readConfig().logLevel === 'debug')
    complain(error instanceof Error ? (error.stack ?? error.message) : String(error))
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/^(EACCES|EPERM|ENOENT|EIO|EISDIR|ENXIO|ELOOP)$/.test(code)) return words.faults.unreachable
  return /^[0-9A-Z]{5}$/.test(code) ? words.faults.database : words.faults.other
}

function withFacts(text: string, detail: Readonly<Record<string, string | number>>): string {
  const facts = Object.entries(detail).map(([name, value]) => `${words.facts[name] ?? name}: ${factText(name, value)}`)
  return facts.length > 0 ? `${text} (${facts.join(', ')})` : text
}

/** Sizes come as bytes; a limit is what the code that refuses compares with. */
function factText(name: string, value: string | number): string {
  if (typeof value === 'string') return value
  const isSize = name === 'bytes' || name === 'most'
  return isSize
    ? `${(value / 1024 ** 2).toLocaleString('en', { maximumFractionDigits: 1 })} MiB`
    : value.toLocaleString('en')
}

function sentence({ line, column, value, reason }: Rejection): string {
  const place = [line > 0 ? `${words.line} ${line}` : '', column ?? ''].filter(Boolean).join(', ')
  return `${place}: ${words.rejections[reason]}${value ? ` (${value.slice(0, 60)})` : ''}`
}
