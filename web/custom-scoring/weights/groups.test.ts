import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Category, categories } from '#methodology/scores/hierarchy.ts'
import { type Adjusted, adjustmentsOf, formatAdjusted, parseAdjusted, withAdjustment } from './adjustments.ts'
import { formatGroups, type Group, groupSum, parseGroups, withEqualGroup, withGroupSum } from './groups.ts'
import { rowsOf, type Start, startWeights, sumOf, withIndicator } from './model.ts'

/** Two indicators a category; climate change 40, each of the others 5: together 100. */
const start: Start = categories.map((key, at) => ({
  key,
  weight: key === 'climatechange' ? 40 : 5,
  indicators: [1, 2].map((number) => {
    const code = `E-C${String.fromCharCode(65 + at)}-00${number}`
    return { code, nameJa: code, nameEn: code, direction: 'higher_better' as const }
  }),
}))
const first = startWeights(start)
const none = new Set<Category>()
/** One of climate change (20) and one of environmental management (2.5). */
const group: Group = { name: '気候', indicators: ['E-CA-001', 'E-CB-001'] }
const weightOf = (rows: ReturnType<typeof rowsOf>, code: string) =>
  rows.find(({ indicator }) => indicator === code)?.weight ?? 0

test('a group moves in proportion and leaves all others where they are', () => {
  expect(groupSum(first, start, group)).toBe(22.5)
  const moved = withGroupSum(first, 45, { start, group, locked: none })
  const rows = rowsOf(moved, start)
  // Twice 20 and twice 2.5; beside them 20 and 2.5 stay, so the categories are 60 and 7.5.
  for (const [code, weight] of [
    ['E-CA-001', 40],
    ['E-CB-001', 5],
    ['E-CA-002', 20],
    ['E-CB-002', 2.5],
  ] as const)
    expect(weightOf(rows, code)).toBeCloseTo(weight, 6)
  expect([moved.categories.climatechange, moved.categories.environmental_management]).toEqual([60, 7.5])
  expect(sumOf(moved)).toBe(122.5)
})

test('equalised it keeps its sum; locked categories stay', () => {
  const rows = rowsOf(withEqualGroup(first, { start, group, locked: none }), start)
  for (const code of group.indicators) expect(weightOf(rows, code)).toBeCloseTo(11.25, 6)
  const locked = new Set<Category>(['climatechange'])
  const moved = rowsOf(withGroupSum(first, 30, { start, group, locked }), start)
  expect(weightOf(moved, 'E-CA-001')).toBeCloseTo(20, 9)
  expect(weightOf(moved, 'E-CB-001')).toBeCloseTo(10, 6)
})

test('a group at 0 is excluded and comes back alike', () => {
  const nothing = withGroupSum(first, 0, { start, group, locked: none })
  expect(rowsOf(nothing, start).map(({ indicator }) => indicator)).not.toContain('E-CA-001')
  const back = rowsOf(withGroupSum(nothing, 10, { start, group, locked: none }), start)
  for (const code of group.indicators) expect(weightOf(back, code)).toBeCloseTo(5, 6)
})

test('law: a group is brought to any sum, and others keep their weights', () => {
  const codes = start.flatMap(({ indicators }) => indicators.map(({ code }) => code))
  const shares = fc.dictionary(fc.constantFrom(...codes), fc.integer({ min: 0, max: 4 }))
  fc.assert(
    fc.property(
      fc.subarray(codes, { minLength: 1 }),
      shares,
      fc.integer({ min: 1, max: 500 }),
      (some, shareByCode, sum) => {
        const before = Object.entries(shareByCode).reduce(
          (weights, [code, share]) => withIndicator(weights, code, share),
          first,
        )
        const set = { name: 'G', indicators: some }
        const after = withGroupSum(before, sum, { start, group: set, locked: none })
        expect(groupSum(after, start, set)).toBeCloseTo(sum, 2)
        const [old, next] = [rowsOf(before, start), rowsOf(after, start)]
        for (const code of codes)
          if (!some.includes(code)) expect(weightOf(next, code)).toBeCloseTo(weightOf(old, code), 3)
      },
    ),
  )
})

test('an address holds groups and adjustments, and what makes no sense in it is passed over', () => {
  const groups = [group, { name: 'a~b:c.d', indicators: ['E-CA-002'] }]
  expect(parseGroups(formatGroups(groups, [])!)).toEqual(groups)
  expect([formatGroups(groups, groups), formatGroups([], groups), parseGroups('-')]).toEqual([undefined, '-', []])
  expect(parseGroups('%E0%A4%A:E-CA-001~x:none')).toEqual([{ name: '%E0%A4%A', indicators: ['E-CA-001'] }])
  const [indicator] = start[0]!.indicators
  let adjusted: Adjusted = withAdjustment(new Map(), indicator!, { direction: 'lower_better' })
  adjusted = withAdjustment(adjusted, indicator!, { transform: 'z-score' })
  expect(formatAdjusted(adjusted, new Map())).toBe('E-CA-001:lz')
  expect(parseAdjusted('E-CA-001:lz')).toEqual(adjusted)
  expect(adjustmentsOf(adjusted, start)).toEqual([
    { indicator: 'E-CA-001', direction: 'lower_better', transform: 'z-score' },
  ])
  expect([...parseAdjusted('E-CA-001:~E-CA-002:x~z:q~E-CB-001:q')]).toEqual([['E-CB-001', { transform: 'quartiles' }]])
  expect(withAdjustment(adjusted, indicator!, { direction: 'higher_better', transform: 'percentile' }).size).toBe(0)
  expect([formatAdjusted(adjusted, adjusted), formatAdjusted(new Map(), adjusted)]).toEqual([undefined, '-'])
})
