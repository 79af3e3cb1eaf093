import { readConfig } from '#server/config.ts'
import type { Counts } from '#server/db/import-columns.ts'
import { type Rejection, Unreadable } from '#server/imports/rejections.ts'
import type { ImportSummary } from '#server/imports/store/import-file.ts'
import { countFilingRecords, isNotOurs } from '#server/imports/store/tally.ts'
import { type Cause, words as failureWords } from '../failures/failure-messages.ts'
import { causeOf } from '../failures/failures.ts'
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

const columns = ['read', 'accepted', 'unchanged', 'restated', 'rejected', 'notOurs', 'ignored'] as const

/** What an import did, file by file: rows first, then figures, each adding up by itself. */
export function report({ summaries, refused, skipped }: Outcome): void {
  if (summaries.length > 0)
    printCounts(
      words.heads.rows,
      summaries.map((summary) => ({ ...summary, counts: summary.counts.rows })),
    )
  const withFigures = summaries.flatMap((summary) => {
    const { figures } = summary.counts
    return figures ? [{ ...summary, counts: figures }] : []
  })
  if (withFigures.length > 0) printCounts(words.heads.figures, withFigures)
  if (summaries.length > 0) say(words.legend)

  for (const { importId, rejections, fileName, counts } of summaries) {
    const unusable = rejections.filter((rejection) => !isNotOurs(rejection))
    for (const rejection of unusable.slice(0, 3)) say(`  ${fileName}, ${sentence(rejection)}`)
    const others = counts.rows.notOurs
    if (importId !== null && unusable.length > 0) say(`  ${words.rejectedRows(unusable.length, importId)}`)
    if (importId !== null && others > 0) say(`  ${fileName}: ${words.otherCompanies(others, importId)}`)
  }
  for (const { fileName, warnings } of summaries) {
    for (const { code, detail } of warnings) say(`  ${fileName}: ${withFacts(words.warnings[code], detail)}`)
  }
  const sum = (count: (summary: ImportSummary) => number) => summaries.reduce((total, each) => total + count(each), 0)
  const reviews = sum((summary) => summary.reviews)
  const suggestions = sum((summary) => summary.suggestions)
  for (const { fileName, made, delisted, learnt, withdrawn } of summaries) {
    if (withdrawn > 0) say(`  ${fileName}: ${words.withdrawn(withdrawn)}`)
    if (made > 0) say(`  ${fileName}: ${words.made(made)}`)
    if (delisted > 0) say(`  ${fileName}: ${words.delisted(delisted)}`)
    if (learnt > 0) say(`  ${fileName}: ${words.learnt(learnt)}`)
  }
  const filings = summaries.flatMap(({ filingRecords }) => filingRecords ?? [])
  const records = countFilingRecords((kind) => filings.reduce((total, one) => total + one[kind], 0))
  if (filings.length > 0) say(words.besideFigures(filings.length, records))
  const conflicts = sum((summary) => summary.conflicts)
  if (conflicts > 0) say(words.conflicts(conflicts))
  if (reviews > 0) say(words.reviews(reviews))
  const readTargets = sum((summary) => summary.readTargets)
  if (readTargets > 0) say(words.readTargets(readTargets))
  const [fromText, waiting] = [sum(({ readFigures }) => readFigures), sum(({ waitingFigures }) => waitingFigures)]
  if (fromText > 0) say(words.readFigures(fromText, waiting))
  if (suggestions > 0) say(words.suggestions(suggestions))
  for (const { path, because } of refused) say(`${path}: ${words.refused}: ${because}`)
  for (const { path, why } of skipped) complain(`${path}: ${words.skipped[why]}`)
}

interface Counted {
  readonly source: string
  readonly fileName: string
  readonly counts: Counts
}

function printCounts(unit: string, files: readonly Counted[]): void {
  const line = (counts: (name: (typeof columns)[number]) => number) =>
    columns.map((name) => counts(name).toLocaleString('en'))
  const total = line((name) => files.reduce((sum, { counts }) => sum + counts[name], 0))
  printColumns([
    [unit, ...columns.map((name) => words.heads[name]), words.heads.file],
    ...files.map(({ source, fileName, counts }) => [source, ...line((name) => counts[name]), fileName]),
    ...(files.length > 1 ? [['', ...total, `${files.length}`]] : []),
  ])
}

/** Reasons that hold for every file, and are for the operator to put right. */
const ofMachine: readonly Cause[] = ['space', 'memory', 'files', 'connections', 'read-only', 'starting']

/** Why a file is left out. What the system or the database says of it is for those who look for a fault, not for the operator. */
export function reasonOf(error: unknown): string {
  if (error instanceof Unreadable) return withFacts(words.refusals[error.reason], error.detail)
  if (readConfig().logLevel === 'debug')
    complain(error instanceof Error ? (error.stack ?? error.message) : String(error))
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const failure = causeOf(error)
  if (failure && ofMachine.includes(failure.cause))
    return words.faults.machine(failureWords.causes[failure.cause](failure.where))
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
