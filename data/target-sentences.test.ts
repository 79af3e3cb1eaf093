import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { acceptedFrom } from '#methodology/targets/sentences/features.ts'
import { type LabelledSentence, qualityOf, readLabels } from '#methodology/targets/sentences/labels.ts'
import { readTargets } from '#methodology/targets/sentences/read-targets.ts'

type Row = Record<'language' | 'split' | 'text' | 'targets', string>
const rows = parse(readFileSync(join(import.meta.dirname, 'target_sentences.csv')), { columns: true }) as Row[]
const sentences = rows.map((row) => ({ ...row, targets: readLabels(row.targets) }) as unknown as LabelledSentence)

test('a hundred sentences of each language, half of each held out, two in five without a target', () => {
  const count = (language: string, split: string) =>
    sentences.filter((one) => one.language === language && one.split === split).length
  expect([count('ja', 'develop'), count('ja', 'test'), count('en', 'develop'), count('en', 'test')]).toEqual([
    50, 50, 50, 50,
  ])
  expect(sentences.filter(({ targets }) => targets.length === 0).length).toBeGreaterThanOrEqual(80)
  expect(sentences.flatMap(({ targets }) => targets).every(({ kind }) => kind !== undefined)).toBe(true)
  expect(new Set(sentences.map(({ text }) => text)).size).toBe(200)
})

/** The figures of docs/methodology/targets-from-sentences.md, which `npm run bench -- target-sentences` prints. */
test.each([
  ['develop', { labels: 64, read: 61, found: 61, whole: 61, falseSentences: 0 }],
  ['test', { labels: 66, read: 62, found: 62, whole: 60, falseSentences: 0 }],
])('what is accepted of the %s half', (split, counts) => {
  const own = sentences.filter((one) => one.split === split)
  expect(qualityOf(own, acceptedFrom, ({ text }) => readTargets(text, { year: 2025 }))).toMatchObject(counts)
})
