import { expect, test } from 'vitest'
import type { Members } from '../hierarchy.ts'
import { familyMembers, familyScores } from './family.ts'
import { tagsOf } from './tags.ts'

/**
 * One industry of two companies; water has two indicators, waste one, each ranked in units of a tenth. The example of
 * docs/methodology/families.md.
 */
const input = {
  indicators: [{ tags: ['risk', 'regulation'] }, { tags: ['risk'] }, { tags: ['opportunity'] }],
  members: new Map([
    [
      'water',
      [
        { indicator: 0, weight: 1 },
        { indicator: 1, weight: 2 },
      ],
    ],
    ['waste', [{ indicator: 2, weight: 1 }]],
  ]) as Members,
  peers: {
    order: Int32Array.of(0, 1),
    placeOf: Int32Array.of(0, 1),
    industryOf: Int32Array.of(0, 0),
    industries: [{ code: 'x', start: 0, end: 2, chain: [] }],
  } as never,
  ranks: {
    parts: Int32Array.of(8, 2, 5, 0, 9, 1),
    origins: Uint8Array.of(1, 1, 1, 0, 1, 1),
    units: Int32Array.of(10, 10, 10),
    gaps: Int32Array.of(0, 1, 0),
    absent: Uint8Array.of(0, 0),
  } as never,
  years: 1,
  // Water weighs 3, waste 1, the others nothing.
  weights: Float64Array.of(0, 0, 0, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0),
}

test('a family of a category is the mean of its indicators', () => {
  expect(familyMembers(input, 'water', ['risk'])).toHaveLength(2)
  const { values, coverage } = familyScores(input, 'water', { year: 0, tags: tagsOf('risk', 'total') })
  expect(values[0]).toBeCloseTo((1 * 0.8 + 2 * 0.5) / 3, 12) // 0.6
  expect(values[1]).toBeCloseTo(0.2, 12) // the second indicator has no percentile
  expect([...coverage]).toEqual([1, 1])
})

test('of a total, of the categories that have such indicators', () => {
  const both = familyScores(input, 'e_score', { year: 0, tags: [] })
  expect(both.values[0]).toBeCloseTo((3 * 0.6 + 1 * 0.9) / 4, 12) // 0.675
  const risk = familyScores(input, 'e_score', { year: 0, tags: ['risk'] })
  expect(risk.values[0]).toBeCloseTo(0.6, 12) // waste has nothing of risk
  const none = familyScores(input, 'e_score', { year: 0, tags: ['risk', 'opportunity'] })
  expect(Number.isNaN(none.values[0]!)).toBe(true)
})
