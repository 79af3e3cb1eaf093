import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import { type Language, type Part, parts, type RunRequest } from './parts.ts'
import { journeySeconds, type Times, unitSeconds } from './times.ts'

/** What `npm test` may take of one core for each kind of test; what is dearer runs with the long tests. */
export const budgets = { unit: 165, journeys: 150 }
/**
 * What the first answer of `npm run test:changed` may take of one core for tests, so that it comes within two minutes; each file
 * takes a second besides its tests, for what it imports.
 */
export const firstBudget = 90
export const secondsOfImports = 1
/** The long tests are cut into as many pieces of equal time, of which CI runs one. */
export const quarters = 4

/** All files with tests, by what runs them. */
export interface Files {
  readonly unit: readonly string[]
  readonly journeys: readonly string[]
}

/** One thing that the long plan does. */
export type Item =
  | { readonly kind: 'unit'; readonly file: string }
  | ({ readonly kind: 'journey' } & Part)
  | { readonly kind: 'second-postgres' }

/** The cheapest first, as many as the budget pays for. */
export function quickFiles({ unit, journeys }: Files, times: Times): Files {
  const seconds = (file: string) => Math.max(...parts(file).map((part) => journeySeconds(times, part)))
  return {
    unit: cheapest(unit, (file) => unitSeconds(times, file), budgets.unit),
    journeys: cheapest(journeys, seconds, budgets.journeys),
  }
}

function cheapest(files: readonly string[], secondsOf: (file: string) => number, budget: number): string[] {
  const byCost = [...files].sort((a, b) => secondsOf(a) - secondsOf(b) || (a < b ? -1 : 1))
  let seconds = 0
  let count = 0
  for (const file of byCost) {
    seconds += secondsOf(file)
    if (seconds > budget) break
    count++
  }
  return byCost.slice(0, count).sort()
}

/** Of what a change touches the tests that answer first: those beside what changed before others, the cheapest first. */
export function firstFiles(unit: readonly string[], changed: readonly string[], times: Times): string[] {
  const seconds = (file: string) => unitSeconds(times, file) + secondsOfImports
  const folders = new Set(changed.map((file) => dirname(file)))
  const isBeside = (file: string) => changed.includes(file) || folders.has(dirname(file))
  const beside = cheapest(unit.filter(isBeside), seconds, firstBudget)
  const left = firstBudget - beside.reduce((sum, file) => sum + seconds(file), 0)
  const others = unit.filter((file) => !isBeside(file))
  return [...beside, ...cheapest(others, seconds, left)].sort()
}

/** The language that a journey in both is made in for a commit: each has its turn, and all say which. */
export function languageOf(file: string, commit: string): Language {
  return numberOf(`${file} ${commit}`) % 2 === 0 ? 'ja' : 'en'
}

/** What is quick of the journeys, each in the language of its turn. */
export const quickJourneys = (files: readonly string[], commit: string): RunRequest[] =>
  files.map((file) => ({ file, without: languageOf(file, commit) === 'ja' ? 'en' : 'ja' }))

/** All that the long plan does: what the quick one leaves out, and each of its journeys in both languages. */
export function longItems(files: Files, times: Times): Item[] {
  const quick = new Set(quickFiles(files, times).unit)
  return [
    ...files.unit.filter((file) => !quick.has(file)).map((file) => ({ kind: 'unit', file }) as const),
    ...files.journeys.flatMap(parts).map((part) => ({ kind: 'journey', ...part }) as const),
    { kind: 'second-postgres' },
  ]
}

const secondPostgresSeconds = 240

export function itemSeconds(item: Item, times: Times): number {
  if (item.kind === 'unit') return unitSeconds(times, item.file)
  return item.kind === 'journey' ? journeySeconds(times, item) : secondPostgresSeconds
}

/** Pieces of nearly equal time: the longest first, each to the piece that has least. */
export function inQuarters(items: readonly Item[], times: Times): Item[][] {
  const pieces = Array.from({ length: quarters }, () => ({ seconds: 0, items: [] as Item[] }))
  const name = (item: Item) => JSON.stringify(item)
  const byCost = [...items].sort(
    (a, b) => itemSeconds(b, times) - itemSeconds(a, times) || (name(a) < name(b) ? -1 : 1),
  )
  for (const item of byCost) {
    const min = pieces.reduce((one, other) => (other.seconds < one.seconds ? other : one))
    min.items.push(item)
    min.seconds += itemSeconds(item, times)
  }
  return pieces.map((piece) => piece.items)
}

export const quarterOf = (commit: string) => numberOf(`quarter ${commit}`) % quarters

/** What Playwright is to run for these items, without what has been run a moment ago. */
export function askedOf(items: readonly Item[], done: readonly RunRequest[] = []): RunRequest[] {
  const without = new Map(done.map((request) => [request.file, request.without]))
  return items.flatMap((item): RunRequest[] => {
    if (item.kind !== 'journey') return []
    const { file, language } = item
    if (!without.has(file)) return [language === 'en' ? { file, only: 'en' } : { file, without: 'en' }]
    return without.get(file) === language ? [{ file, only: language }] : []
  })
}

/** A change to one of these is tried by all quarters. */
const shared = /^(server\/(db|jobs)\/|server\/(main|serve)\.ts$|journeys\/)/

export const needsAllQuarters = (changed: readonly string[]) => changed.some((file) => shared.test(file))

function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE()
}
