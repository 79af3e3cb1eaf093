import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { releases } from './notes.ts'

test('CHANGELOG.md lists every release note under its day', () => {
  const sections = readFileSync('CHANGELOG.md', 'utf8').split('\n## ').slice(1)
  const lines = (section: string) =>
    section
      .split('\n')
      .map((line) => /^\s*- (.+)$/.exec(line)?.[1])
      .filter(Boolean)
  const listed = Object.fromEntries(sections.map((section) => [section.slice(0, 10), lines(section)]))
  const noted = Object.entries(releases).map(([day, entries]) => [
    day.replaceAll('/', '-'),
    entries
      .flatMap((entry) => [entry, ...(entry.children ?? [])])
      .map(({ details_en }) => details_en.replaceAll('\n', ' ')),
  ])
  expect(listed).toEqual(Object.fromEntries(noted))
})
