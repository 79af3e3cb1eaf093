import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from '../journeys/browser.ts'
import { chooseTests } from './changed/choose.ts'
import { committedFiles, headCommit } from './changed/git.ts'
import { readTree } from './changed/tree.ts'
import { testFiles } from './files.ts'
import { journeyTests } from './journeys.ts'
import { parts, type RunRequest } from './parts.ts'
import { bin, root } from './places.ts'
import { forgetRecorded, secondPostgresStatements, secondPostgresTests } from './second-postgres.ts'
import {
  askedOf,
  firstFiles,
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
import { journeySeconds, readTimes, unitSeconds } from './times.ts'
import { unitTests, unitTestsWithout } from './unit.ts'

export interface Plan {
  readonly name: string
  run(): Promise<Result[]>
}

const own = (script: string, ...args: string[]) => ({ program: process.execPath, args: [join(root, script), ...args] })

const format = (files: readonly string[] = ['.']) =>
  check('format and lint', [
    { program: bin('biome'), args: ['check', '--diagnostic-level=error', '--no-errors-on-unmatched', ...files] },
  ])
const types = () => check('types', [{ program: bin('tsc'), args: ['-b'] }])
/** What the journeys stand on: the browser's files, and data folders that stand ready. */
const build = () => check('build and ready folders', [own('run.mjs', 'build'), own('tests/make-ready.ts')])

/**
 * `npm test`: format, lint, types, and of all tests the cheapest, as many as eight minutes on two cores pay for (`budgets`). A journey
 * in two languages is made in one, which the commit picks.
 */
export const quickPlan = (): Plan => ({ name: 'quick', run: async () => (await quick()).results })

async function quick(): Promise<{ results: Result[]; journeys: RunRequest[] }> {
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

async function runItems(items: readonly Item[], done: readonly RunRequest[] = []): Promise<Result[]> {
  const results: Result[] = []
  const dear = items.flatMap((item) => (item.kind === 'unit' ? [item.file] : []))
  if (dear.length > 0) results.push(await unitTests('dear tests', dear))
  if (items.some(({ kind }) => kind === 'second-postgres')) results.push(await secondPostgresTests())
  const journeys = askedOf(items, done)
  if (journeys.length > 0) results.push(await journeyTests('long journeys', journeys))
  return results
}

interface Paths {
  readonly unit: readonly string[]
  readonly journeys: readonly string[]
}

/** Only some tests, as Vitest and Playwright find them by their paths. */
export const pathsPlan = (paths: Paths): Plan => ({ name: 'paths', run: () => runPaths('unit and server', paths) })

async function runPaths(name: string, { unit, journeys }: Paths): Promise<Result[]> {
  const results: Result[] = unit.length > 0 ? [await unitTests(name, unit)] : []
  if (journeys.length === 0) return results
  const [, built] = await Promise.all([ensureBrowser(), build()])
  return [...results, built, await journeyTests('journeys', journeys)]
}

/**
 * What a change touches, in two steps: format and lint of the changed files, types and the tests nearest to the change, whose answer
 * comes within two minutes; then the rest, journeys among it, however long it takes.
 *
 * @param isFirstOnly to end after the first step, and to say what was left out
 */
export const changedPlan = (files: readonly string[], isFirstOnly: boolean): Plan => ({
  name: 'changed',
  async run() {
    const { unit, journeys } = chooseTests(readTree(), files)
    const times = readTimes()
    const first = firstFiles(unit, files, times)
    const rest = { unit: unit.filter((file) => !first.includes(file)), journeys }
    const results = await Promise.all([format(files.filter((file) => existsSync(join(root, file)))), types()])
    results.push(...(await runPaths('unit and server', { unit: first, journeys: [] })))
    const seconds = [
      ...rest.unit.map((file) => unitSeconds(times, file)),
      ...journeys.flatMap(parts).map((part) => journeySeconds(times, part)),
    ]
    say(firstAnswer(results, { files: rest.unit.length + journeys.length, minutes: Math.ceil(sum(seconds) / 120) }))
    return isFirstOnly ? results : [...results, ...(await runPaths('dear tests', rest))]
  },
})

function firstAnswer(results: readonly Result[], left: { readonly files: number; readonly minutes: number }): string {
  const [passed, failed] = [sum(results.map((one) => one.passed)), sum(results.map((one) => one.failed))]
  const failureLines = results.flatMap(({ failures }) => failures)
  const answer = `First answer after ${Math.round(performance.now() / 1000)} s: ${passed} passed, ${failed} failed`
  const rest =
    left.files === 0
      ? 'nothing else is touched'
      : `${left.files} more files with tests are touched, about ${left.minutes} min`
  return [...failureLines, `${answer}; ${rest}.`].join('\n')
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

const say = (text: string) => process.stdout.write(`\n${text}\n`)
