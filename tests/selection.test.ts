import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFiles } from './files.ts'
import { keyOf, parts } from './parts.ts'
import { root } from './places.ts'
import {
  askedOf,
  budgets,
  firstBudget,
  firstFiles,
  inQuarters,
  itemSeconds,
  languageOf,
  longItems,
  needsAllQuarters,
  quarterOf,
  quarters,
  quickFiles,
  quickJourneys,
  secondsOfImports,
} from './selection.ts'
import { journeySeconds, readTimes, unitSeconds } from './times.ts'

const times = readTimes()
const files = testFiles()

test('the quick plan keeps to its budgets and takes the cheapest', () => {
  const quick = quickFiles(files, times)
  const sum = (seconds: readonly number[]) => seconds.reduce((total, one) => total + one, 0)
  expect(sum(quick.unit.map((file) => unitSeconds(times, file)))).toBeLessThanOrEqual(budgets.unit)
  const dearest = Math.max(...quick.unit.map((file) => unitSeconds(times, file)))
  const left = files.unit.filter((file) => !quick.unit.includes(file))
  expect(Math.min(...left.map((file) => unitSeconds(times, file)))).toBeGreaterThanOrEqual(dearest)
  expect(quick.journeys.length).toBeGreaterThan(3)
})

test('every file of tests is in the quick plan or in a quarter, and every journey in both languages in one', () => {
  const pieces = inQuarters(longItems(files, times), times)
  expect(pieces).toHaveLength(quarters)
  const inPieces = pieces.flat()
  expect(new Set(inPieces.map((item) => JSON.stringify(item))).size).toBe(inPieces.length)
  const journeys = inPieces.flatMap((item) => (item.kind === 'journey' ? [keyOf(item)] : []))
  expect(journeys.sort()).toEqual(files.journeys.flatMap(parts).map(keyOf).sort())
  const units = inPieces.flatMap((item) => (item.kind === 'unit' ? [item.file] : []))
  expect([...units, ...quickFiles(files, times).unit].sort()).toEqual([...files.unit].sort())
})

test('quarters take nearly the same time', () => {
  const seconds = inQuarters(longItems(files, times), times).map((piece) =>
    piece.reduce((sum, item) => sum + itemSeconds(item, times), 0),
  )
  expect(Math.max(...seconds)).toBeLessThan(1.1 * Math.min(...seconds))
})

test('a commit picks languages and a quarter, and over many commits each of them', () => {
  const commits = Array.from({ length: 60 }, (_, at) => `commit ${at}`)
  expect(new Set(commits.map(quarterOf)).size).toBe(quarters)
  expect(new Set(commits.map((commit) => languageOf('journeys/a.journey.ts', commit)))).toEqual(new Set(['ja', 'en']))
})

test('what the quick plan has just run in one language is run in the other alone', () => {
  const file = 'journeys/a.journey.ts'
  const both = parts(file).map((part) => ({ kind: 'journey', ...part }) as const)
  expect(askedOf(both)).toEqual([
    { file, without: 'en' },
    { file, only: 'en' },
  ])
  expect(askedOf(both, [{ file, without: 'en' }])).toEqual([{ file, only: 'en' }])
  expect(askedOf(both, [{ file, without: 'ja' }])).toEqual([{ file, only: 'ja' }])
  expect(quickJourneys([file], 'x')[0]!.without).not.toBe(languageOf(file, 'x'))
})

test('what a journey does in one language it does in the other: otherwise nothing of it runs when a commit picks that one', () => {
  const isWritten = (file: string) => /test\(\s*['"`](ja|en) › /.test(readFileSync(join(root, file), 'utf8'))
  expect(files.journeys.length).toBeGreaterThan(40)
  expect(files.journeys.filter(isWritten)).toEqual([])
})

test('a measured journey has no seconds for a half that it does not have; a new one has a guess', () => {
  const measured = new Map([['journeys/a.journey.ts', 12]])
  expect(journeySeconds(measured, { file: 'journeys/a.journey.ts', language: 'en' })).toBe(0)
  expect(journeySeconds(measured, { file: 'journeys/b.journey.ts', language: 'en' })).toBeGreaterThan(0)
})

test('a change of what everything stands on is tried by all quarters', () => {
  expect(needsAllQuarters(['server/db/client.ts'])).toBe(true)
  expect(needsAllQuarters(['journeys/print/print.journey.ts', 'README.md'])).toBe(true)
  expect(needsAllQuarters(['server/databases.ts', 'tests/times.json', 'web/db/x.ts'])).toBe(false)
})

test('the first answer of a change is what lies beside it, then the cheapest, within its budget', () => {
  const measured = new Map([
    ['server/a/near.test.ts', 29],
    ['server/a/dear.test.ts', 69],
    ['server/b/cheap.test.ts', 1],
    ['server/b/middle.test.ts', 39],
    ['server/b/dear.test.ts', 49],
  ])
  // With a second a file: 30 beside it, and 30 + 70 is more than the 90 there are; so the rest pays for 2 + 40, and not for 50 more.
  expect(firstFiles([...measured.keys()], ['server/a/queries.ts'], measured)).toEqual([
    'server/a/near.test.ts',
    'server/b/cheap.test.ts',
    'server/b/middle.test.ts',
  ])
  for (const file of ['data/indicators.csv', 'methodology/figures/boundary.ts', 'web/format.ts']) {
    const first = firstFiles(files.unit, [file], times)
    expect(first.reduce((total, one) => total + unitSeconds(times, one) + secondsOfImports, 0)).toBeLessThanOrEqual(
      firstBudget,
    )
    expect(first.length).toBeGreaterThan(10)
  }
})
