import { expect, test } from 'vitest'
import { readFiling } from '#server/imports/edinet-annual-report/filing.ts'
import { readFacts } from '#server/imports/edinet-annual-report/parse.ts'
import { readReport } from '#server/imports/edinet-annual-report/readers/read-report.ts'
import { openReport } from '#server/imports/edinet-annual-report/readers/report.ts'
import { listNotStated } from '#server/imports/edinet-annual-report/words/not-stated.ts'
import type { WorldDocument } from '../documents.ts'
import { addCover } from '../report/cover.ts'
import { FactRows } from '../report/facts.ts'
import { instanceOf } from '../report/instance.ts'
import { addOfficers, addPeople } from '../report/people.ts'
import { storyOf } from '../report/story.ts'
import { makeWorld } from '../world.ts'
import { chaptersOf } from './chapters.ts'
import { faultsOf, foundOf } from './judge.ts'

const count = 500
const seed = 42
const world = makeWorld({ seed, companies: 260, years: 2, today: '2025-12-01' })
const documents = world.documents.filter(({ kind }) => kind === 'annual').slice(0, count)

/** A filing of its chapters alone, of one form or the other, half of them with people and officers tagged too. */
async function readDocument(document: WorldDocument, at: number) {
  const story = storyOf(document, seed)
  const hasTags = at % 4 < 2
  const { texts, answers, traps } = chaptersOf(story, { hasTags })
  const rows = new FactRows()
  addCover(rows, story)
  if (hasTags) {
    addPeople(rows, story)
    addOfficers(rows, story)
  }
  for (const { name, run, html } of texts) rows.addText(`${name}TextBlock`, { run, html })
  const isInstance = at % 2 === 0
  const { facts } = await readFacts(isInstance ? instanceOf(rows.facts, story) : rows.toBytes())
  const report = openReport(facts, readFiling(facts, [document.docID]))
  const read = readReport(report)
  const whole = [...report.chapters.values()].filter(({ isWhole }) => isWhole).map(({ name }) => name)
  return { isInstance, hasTags, texts, answers, traps, read, whole, notStated: listNotStated(report, read) }
}

const outcomes = await Promise.all(documents.map(readDocument))

test('what is read of 500 invented filings is what they say, and nothing else', () => {
  expect(outcomes).toHaveLength(count)
  const faults = outcomes.flatMap((outcome, at) =>
    faultsOf(outcome.read, outcome).map((fault) => `${at} ${outcome.isInstance ? 'instance' : 'run'} ${fault}`),
  )
  expect(faults).toEqual([])
})

test.each([
  // Tables and sentences.
  [true, 0.98],
  // Sentences, and tagged officers where there are some.
  [false, 0.52],
])('instances: %s; at least %d of what they say is read', (isInstance, floor) => {
  const own = outcomes.filter((outcome) => outcome.isInstance === isInstance)
  const total = own.reduce((sum, { answers }) => sum + answers.length, 0)
  expect(total).toBeGreaterThan(15_000)
  expect(own.reduce((sum, outcome) => sum + foundOf(outcome.read, outcome), 0) / total).toBeGreaterThanOrEqual(floor)
})

test('what a report is said not to state, it neither states nor denies; a chapter with a picture or a reference says it of nothing', () => {
  const instances = outcomes.filter(({ isInstance }) => isInstance)
  expect(
    outcomes.filter((outcome) => !outcome.isInstance).flatMap(({ whole, notStated }) => [...whole, ...notStated]),
  ).toEqual([])
  for (const { answers, traps, notStated, whole, texts } of instances) {
    const spoken = new Set([
      ...answers.map(({ indicator }) => indicator),
      ...traps.flatMap(({ indicator, why }) => (/is said$|is said to/.test(why) ? [] : [indicator])),
    ])
    expect(notStated.filter((indicator) => spoken.has(indicator))).toEqual([])
    for (const { name, html } of texts)
      if (/<img/.test(html) || /ご参照|ウェブサイト/.test(html)) expect(whole).not.toContain(name)
  }
  expect(instances.flatMap(({ notStated }) => notStated).length).toBeGreaterThan(100)
})
