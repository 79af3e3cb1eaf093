import { join } from 'node:path'
import { ensureBrowser } from '../journeys/browser.ts'
import { committedFiles, headCommit } from './changed/git.ts'
import { testFiles } from './files.ts'
import { journeyTests } from './journeys.ts'
import type { Asked } from './parts.ts'
import { bin, root } from './places.ts'
import { forgetRecorded, secondPostgresStatements, secondPostgresTests } from './second-postgres.ts'
import {
  askedOf,
  type Item,
  inQuarters,
  longItems,
  needsAllQuarters,
  quarterOf,
  quarters,
  quickFiles,
  quickJourneys,
} from './selection.ts'
import { check, type Result } from './step.ts'
import { readTimes } from './times.ts'
import { unitTests, unitTestsWithout } from './unit.ts'

export interface Plan {
  readonly name: string
  run(): Promise<Result[]>
}

const own = (script: string, ...args: string[]) => ({ program: process.execPath, args: [join(root, script), ...args] })

const format = () =>
  check('format and lint', [{ program: bin('biome'), args: ['check', '--diagnostic-level=error', '.'] }])
const types = () => check('types', [{ program: bin('tsc'), args: ['-b'] }])
/** What the journeys stand on: the browser's files, and data folders that stand ready. */
const build = () => check('build and ready folders', [own('run.mjs', 'build'), own('tests/make-ready.ts')])

/**
 * `npm test`: format, lint, types, and of all tests the cheapest, as many as eight minutes on two cores pay for (`budgets`). A journey
 * in two languages is made in one, which the commit picks.
 */
export const quickPlan = (): Plan => ({ name: 'quick', run: async () => (await quick()).results })

async function quick(): Promise<{ results: Result[]; journeys: Asked[] }> {
  const files = testFiles()
  const chosen = quickFiles(files, readTimes())
  const journeys = quickJourneys(chosen.journeys, headCommit())
  forgetRecorded()
  const [, ...checks] = await Promise.all([ensureBrowser(), format(), types(), build()])
  const dear = files.unit.filter((file) => !chosen.unit.includes(file))
  const unit = await unitTestsWithout('unit and server', dear)
  return { results: [...checks, unit, await journeyTests('journeys', journeys)], journeys }
}

/** All tests: unit tests, each of whose statements a second PostgreSQL is asked too, and journeys in both languages. */
export const longPlan = (): Plan => ({
  name: 'long',
  async run() {
    forgetRecorded()
    const [, built] = await Promise.all([ensureBrowser(), build()])
    const items = longItems(testFiles(), readTimes())
    const unit = await unitTestsWithout('unit and server', [])
    const others = items.filter(({ kind }) => kind !== 'unit')
    return [built, unit, await secondPostgresStatements(), ...(await runItems(others))]
  },
})

/**
 * What CI runs: the quick plan, and the quarter of the long one that the commit picks; all four where something changed that
 * everything stands on.
 */
export const ciPlan = (): Plan => ({
  name: 'ci',
  async run() {
    const { results, journeys } = await quick()
    results.push(await secondPostgresStatements())
    const times = readTimes()
    const items = longItems(testFiles(), times)
    const quarter = quarterOf(headCommit())
    if (needsAllQuarters(committedFiles())) {
      say('What all tests stand on has changed: all quarters of the long tests.')
      return [...results, ...(await runItems(items, journeys))]
    }
    say(`Quarter ${quarter + 1} of ${quarters} of the long tests, which this commit picks.`)
    return [...results, ...(await runItems(inQuarters(items, times)[quarter]!, journeys))]
  },
})

async function runItems(items: readonly Item[], done: readonly Asked[] = []): Promise<Result[]> {
  const results: Result[] = []
  const dear = items.flatMap((item) => (item.kind === 'unit' ? [item.file] : []))
  if (dear.length > 0) results.push(await unitTests('dear tests', dear))
  if (items.some(({ kind }) => kind === 'second-postgres')) results.push(await secondPostgresTests())
  const journeys = askedOf(items, done)
  if (journeys.length > 0) results.push(await journeyTests('long journeys', journeys))
  return results
}

/** Only some tests, as Vitest and Playwright find them by their paths. */
export const pathsPlan = (name: string, asked: { unit: readonly string[]; journeys: readonly string[] }): Plan => ({
  name,
  async run() {
    const results: Result[] = name === 'changed' ? await Promise.all([format(), types()]) : []
    if (asked.unit.length > 0) results.push(await unitTests('unit and server', asked.unit))
    if (asked.journeys.length === 0) return results
    const [, built] = await Promise.all([ensureBrowser(), build()])
    return [...results, built, await journeyTests('journeys', asked.journeys)]
  },
})

const say = (text: string) => process.stdout.write(`\n${text}\n`)
