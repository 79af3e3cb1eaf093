import { expect, test } from 'vitest'
import { countsUnasked, labels } from './precision.ts'
import { readers } from './read-report.ts'

test('every indicator of every reader says how often it was judged, and nothing else is in the list', () => {
  const pairs = readers.flatMap(({ name, indicators }) => indicators.map((indicator) => `${name} ${indicator}`))
  const listed = Object.entries(labels).flatMap(([reader, each]) =>
    Object.keys(each).map((indicator) => `${reader} ${indicator}`),
  )
  expect(new Set(listed)).toEqual(new Set(pairs))
  for (const each of Object.values(labels))
    for (const { judged, right } of Object.values(each)) {
      expect(right).toBeLessThanOrEqual(judged)
      expect(right).toBeGreaterThanOrEqual(0)
    }
})

test('what counts unasked was right in at least 97 of 100 labels; few labels, or one mistake among twenty, make it wait', () => {
  const counting = Object.entries(labels).flatMap(([reader, each]) =>
    Object.entries(each).flatMap(([indicator, own]) => (countsUnasked(reader, indicator) ? [own] : [])),
  )
  const sum = (key: 'judged' | 'right') => counting.reduce((all, own) => all + own[key], 0)
  expect(counting.length).toBeGreaterThan(0)
  expect(sum('right') / sum('judged')).toBeGreaterThanOrEqual(0.97)
  for (const { judged, right } of counting) {
    expect(judged).toBeGreaterThanOrEqual(5)
    expect(judged < 30 && right < judged).toBe(false)
  }
  expect(countsUnasked('board', 'G-BD-999')).toBe(false)
  expect(countsUnasked('nobody', 'G-BD-001')).toBe(false)
})
