import { globSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from '../journeys/browser.ts'
import { journeyTests } from './journeys.ts'
import { bin, root } from './places.ts'
import { check, type Result } from './step.ts'
import { unitTests } from './unit.ts'

export interface Plan {
  readonly name: string
  run(): Promise<Result[]>
}

/** Tests of a server that take ten seconds and more each: many past days, large files, whole markets. */
const longUnitTests = [
  'server/market/cache/past-days.test.ts',
  'server/market/as-of.test.ts',
  'server/scores/bundle/bundle.test.ts',
  'server/scores/decomposition.test.ts',
  'server/scores/findings.test.ts',
  'server/imports/files/memory.test.ts',
  'server/imports/store/extremes.test.ts',
  'server/searches/evaluate/early.test.ts',
  'server/without-vendors.test.ts',
  'server/exports/formats.test.ts',
  'server/simulator/exact.test.ts',
  'server/market/scores/inference-rules.test.ts',
  'server/searches/evaluate/unread.test.ts',
  'server/portfolio/agreement.test.ts',
  'server/demo/more-facts.test.ts',
  'server/market/disclosed.test.ts',
  'server/scores/missing/unscored.test.ts',
  'server/scores/inferred.test.ts',
  'server/scores/known.test.ts',
  'server/scores/version.test.ts',
  'server/simulator/simulator.test.ts',
  'server/portfolio/portfolio.test.ts',
  'server/news/agreement.test.ts',
  'server/news/facets.test.ts',
  'server/forecast/forecast.test.ts',
  'server/forecast/held-level.test.ts',
  'server/searches/present/csv.test.ts',
  'server/market/snapshot/default-year.test.ts',
  'server/regulations/states.test.ts',
  'server/regulations/marks.test.ts',
  'server/exports/routes.test.ts',
  'server/exports/workbook.test.ts',
  'server/exports/watchlist.test.ts',
  'server/comparisons/comparison.test.ts',
  'server/session/session-room.test.ts',
  'server/impact/impact.test.ts',
  'server/alerts/preview.test.ts',
]

const own = (script: string, ...args: string[]) => ({ program: process.execPath, args: [join(root, script), ...args] })

const format = () =>
  check('format and lint', [{ program: bin('biome'), args: ['check', '--diagnostic-level=error', '.'] }])
const types = () => check('types', [{ program: bin('tsc'), args: ['-b'] }])
/** What the journeys stand on: the browser's files, and data folders that stand ready. */
const build = () => check('build and ready folders', [own('run.mjs', 'build'), own('tests/make-ready.ts')])

/**
 * What is to stay near ten minutes on two cores: first what is done at once, side by side, then tests, which take both cores. Of
 * journeys in both languages the Japanese half; the English one, and those through one feature, are made with the long tests.
 */
export const quickPlan = (): Plan => ({
  name: 'quick',
  async run() {
    const [, ...checks] = await Promise.all([ensureBrowser(), format(), types(), build()])
    const unit = await unitTests('unit and server', [], { SATOYAMA_TESTS_LEFT_OUT: longUnitTests.join() })
    return [...checks, unit, await journeyTests('journeys', ['--project=journeys'])]
  },
})

/** The same server tests on each PostgreSQL of the system, the journeys of features and in English, and those that take minutes each. */
export const longPlan = (): Plan => ({
  name: 'long',
  async run() {
    const [, built] = await Promise.all([ensureBrowser(), build()])
    const results = [built, await unitTests('long unit tests', longUnitTests)]
    const servers = systemServers()
    if (servers.length === 0) process.stdout.write('No second PostgreSQL is on this machine: its tests are left out.\n')
    for (const binaries of servers)
      results.push(
        await unitTests(`server tests on ${binaries}`, ['--project', 'server'], { SATOYAMA_TEST_BINARIES: binaries }),
      )
    return [
      ...results,
      await journeyTests('journeys through features', ['--project=features']),
      await journeyTests('English journeys', ['--project=english']),
      await journeyTests('long journeys', ['--project=long']),
    ]
  },
})

/** A run that is to end within the hour, also where all takes three times as long. */
const latestStart = 25 * 60_000

/** What is quick, and what is long where there is time left for it. */
export const withLongPlan = (): Plan => ({
  name: 'with-long',
  async run() {
    const quick = await quickPlan().run()
    if (performance.now() < latestStart) return [...quick, ...(await longPlan().run())]
    process.stdout.write('No time is left for the long tests: `npm run test:long` runs them.\n')
    return quick
  },
})

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

/** PostgreSQL servers of the system, 15 or later. */
function systemServers(): string[] {
  return globSync('/usr/lib/postgresql/*/bin/initdb')
    .map((path) => join(path, '..'))
    .filter((folder) => Number(folder.split('/')[4]) >= 15)
}
