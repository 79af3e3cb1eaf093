import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { guardedRoutes, publicRoutes } from '../../journeys/routes.ts'
import { valueImportsOf } from '../../rooms.ts'
import { root } from '../places.ts'
import { type Chosen, chooseTests, isProduct } from './choose.ts'
import { endpointDoors, leadsTo, screenDoors } from './doors.ts'
import { Standing } from './standing.ts'
import { readTree, treeOf } from './tree.ts'

const tree = readTree()
const standing = new Standing(tree)
const cache = new Map<string, Chosen>()
function chosenFor(file: string): Chosen {
  const chosen = cache.get(file) ?? chooseTests(tree, [file], standing)
  cache.set(file, chosen)
  return chosen
}
/** Tests by what they import themselves. */
const testsOf = Map.groupBy(
  standing.unitTests.flatMap((test) => valueImportsOf(test, tree.sources.get(test)!).map((file) => ({ file, test }))),
  ({ file }) => file,
)

/** Files of the product by `room/folder`. */
const folders = Map.groupBy(
  [...tree.files].filter((file) => isProduct(file) && file.split('/').length > 2),
  (file) => file.split('/').slice(0, 2).join('/'),
)

describe.each([...folders])('a change in %s', (_, files) => {
  test('chooses the tests that import what changed', () => {
    const missing = files.flatMap((file) => {
      const { unit } = chosenFor(file)
      return (testsOf.get(file) ?? []).filter(({ test }) => !unit.includes(test))
    })
    expect(missing).toEqual([])
  })

  test('chooses a test or a journey, whatever changed', () => {
    const idle = files.filter((file) => {
      const { unit, journeys } = chosenFor(file)
      return journeys.length === 0 && unit.every((one) => tree.reads.get(one)?.has(file))
    })
    expect(idle).toEqual([])
  })
})

test.each([
  ['web/regulations/RegulationScreen.tsx', 'journeys/screens/regulations.journey.ts'],
  ['server/regulations/routes.ts', 'journeys/screens/regulations.journey.ts'],
  ['contract/regulations/regulations.ts', 'journeys/screens/regulations.journey.ts'],
  ['web/patents/Patents.tsx', 'journeys/company/patents.journey.ts'],
  ['server/patents/routes.ts', 'journeys/company/patents.journey.ts'],
  ['methodology/patents/among-peers.ts', 'journeys/company/patents.journey.ts'],
  ['web/alerts/Alerts.tsx', 'journeys/alerts/alerts.journey.ts'],
  ['server/alerts/background.ts', 'journeys/alerts/alerts.journey.ts'],
  ['server/portfolio/routes.ts', 'journeys/portfolio/portfolio.journey.ts'],
  ['methodology/temperature/aggregation.ts', 'journeys/portfolio/portfolio.journey.ts'],
  ['web/print/company/PrintCompany.tsx', 'journeys/print/print.journey.ts'],
  ['web/watchlists/edit/WatchlistScreen.tsx', 'journeys/watchlists/watchlists.journey.ts'],
  ['server/news/routes.ts', 'journeys/news/news.journey.ts'],
  ['server/comments/routes.ts', 'journeys/company/comments.journey.ts'],
  ['server/exports/routes.ts', 'journeys/long/exports.journey.ts'],
  ['web/passwords/ResetPassword.tsx', 'journeys/accounts.journey.ts'],
  ['journeys/accounts/passwords.ts', 'journeys/accounts.journey.ts'],
  ['server/cli/backup-command.ts', 'journeys/market.journey.ts'],
  ['server/imports/edinet-annual-report/rules.ts', 'journeys/main-job.journey.ts'],
  ['server/imports/edinet-annual-report/samples/ok/S100ZZ01.tsv', 'journeys/main-job.journey.ts'],
  ['data/regulations.csv', 'journeys/screens/regulations.journey.ts'],
  ['docs/methodology/themes.md', 'journeys/frame.journey.ts'],
  ['docs/reproduce/8-totals.sql', 'journeys/long/reproduce.journey.ts'],
  ['server/main.ts', 'journeys/long/kills.journey.ts'],
  ['server/db/database.ts', 'journeys/long/database.journey.ts'],
  ['web/ui/styles/tokens.css', 'journeys/accessibility.journey.ts'],
  ['run.mjs', 'journeys/stop.journey.ts'],
])('a change of %s chooses %s', (file, journey) => {
  expect(tree.files).toContain(file)
  expect(chosenFor(file).journeys).toContain(journey)
})

test.each([
  ['data/gics.csv', 'data/catalogue.test.ts'],
  ['data/vendors.csv', 'server/ratings/routes.test.ts'],
  ['docs/operations.md', 'server/retention/tables.test.ts'],
  ['docs/terms.md', 'web/i18n/terms.test.ts'],
  ['docs/mappings.md', 'server/imports/tables/mapping-docs.test.ts'],
  ['README.md', 'docs.test.ts'],
  ['server/imports/news-feed/samples/ok/rss2.xml', 'server/imports/news-feed/parse.test.ts'],
  ['server/db/migrations/0024-portfolio-actions.ts', 'server/session/routes.test.ts'],
  ['server/imports/files/xlsx/xlsx-worker.ts', 'server/imports/samples.test.ts'],
  ['web/ui/styles/tokens.css', 'web/ui/styles/tokens.test.ts'],
  ['package-lock.json', 'methodology/figures/measured.test.ts'],
  ['vitest.config.ts', 'web/format.test.ts'],
])('a change of %s chooses %s', (file, test) => {
  expect(tree.files).toContain(file)
  expect(chosenFor(file).unit).toContain(test)
})

test('a change in one feature leaves the others alone', () => {
  const { unit, journeys } = chosenFor('server/patents/routes.ts')
  expect(unit).not.toContain('server/regulations/routes.test.ts')
  expect(journeys).not.toContain('journeys/screens/regulations.journey.ts')
})

test('nobody knows who walks through a feature that no journey names: all are chosen', () => {
  const file = 'server/planted/routes.ts'
  const planted = treeOf(new Set([...tree.files, file]), new Map(tree.sources).set(file, 'export const planted = 1\n'))
  const all = standing.journeys.filter((journey) => !journey.startsWith('journeys/long/'))
  expect(chooseTests(planted, [file]).journeys).toEqual(all)
})

test('a file that is gone chooses the tests and journeys of its feature', () => {
  const { unit, journeys } = chosenFor('server/patents/gone.ts')
  expect([unit, journeys]).toEqual([
    expect.arrayContaining(['server/patents/routes.test.ts']),
    expect.arrayContaining(['journeys/company/patents.journey.ts']),
  ])
})

test('a test chooses itself, a page what reads it, and neither sets journeys going', () => {
  expect(chosenFor('server/patents/routes.test.ts').unit).toContain('server/patents/routes.test.ts')
  for (const file of ['server/patents/routes.test.ts', 'docs/glossary.md']) expect(chosenFor(file).journeys).toEqual([])
})

test('a door is found for every screen that the journeys visit, and for every endpoint', () => {
  const screens = screenDoors(tree.sources)
  const paths = [...publicRoutes, ...guardedRoutes].map((path) => path.replace(/\?.*/, ''))
  expect(paths.filter((path) => !screens.some(({ name }) => leadsTo(path, name)))).toEqual([])
  const endpoints = endpointDoors(tree.sources)
  expect(endpoints.filter(({ files }) => files.length === 0)).toEqual([])
  const declared = [...tree.sources].filter(([file]) => file.startsWith('contract/') && !file.endsWith('.test.ts'))
  expect(endpoints).toHaveLength(declared.reduce((sum, [, text]) => sum + text.split('= endpoint(').length - 1, 0))
})

test('`npm run test:changed` leads here', () => {
  expect(readFileSync(join(root, 'package.json'), 'utf8')).toContain('"test:changed": "node run.mjs test --changed"')
})
