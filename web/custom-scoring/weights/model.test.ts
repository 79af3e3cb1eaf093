import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Category, categories } from '#methodology/scores/hierarchy.ts'
import {
  categoriesOf,
  equalised,
  formatWeights,
  parseWeights,
  rowsOf,
  type Start,
  startWeights,
  sumOf,
  weightsOf,
  withCategory,
  withIndicator,
  withSum,
} from './model.ts'

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

test('the start is 100 together, whatever is rounded', () => {
  // A third of each of three is 33.333…: 33.4, 33.3, 33.3, and nothing of the others.
  const thirds = start.map((row, at) => ({ ...row, weight: at < 3 ? 100 / 3 : 0 }))
  expect(Object.values(startWeights(thirds).categories).slice(0, 4)).toEqual([33.4, 33.3, 33.3, 0])
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.1, max: 9, noNaN: true }), { minLength: 13, maxLength: 13 }), (parts) => {
      const whole = parts.reduce((sum, part) => sum + part, 0)
      expect(sumOf(startWeights(start.map((row, at) => ({ ...row, weight: (100 * parts[at]!) / whole }))))).toBe(100)
    }),
  )
})

describe('weights by indicator', () => {
  test('a category is shared out among its indicators', () => {
    const rows = rowsOf(first, start)
    expect(rows).toHaveLength(26)
    expect(rows[0]).toEqual({ industry: null, indicator: 'E-CA-001', weight: 20 }) // 40 ÷ 2
    const tripled = rowsOf(withIndicator(first, 'E-CA-001', 3), start)
    expect(tripled.slice(0, 2).map(({ weight }) => weight)).toEqual([30, 10]) // 40 × 3 ÷ 4, 40 × 1 ÷ 4
  })

  test('zero excludes an indicator, and a category with all its own', () => {
    const rows = rowsOf(withIndicator(withCategory(first, 'energy', 0), 'E-CA-002', 0), start)
    expect(rows.find(({ indicator }) => indicator === 'E-CA-001')?.weight).toBe(40)
    expect(rows.map(({ indicator }) => indicator)).not.toContain('E-CA-002')
    expect(rows).toHaveLength(26 - 1 - 2)
  })

  test('a saved method leads back to what was set', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 13, maxLength: 13 }),
        fc.constantFrom(0, 1, 2, 5),
        (amounts, share) => {
          const categoryWeights = Object.fromEntries(
            categories.map((key, at) => [key, amounts[at]!]),
          ) as typeof first.categories
          const weights = withIndicator({ ...first, categories: categoryWeights }, 'E-CC-001', share)
          const back = weightsOf(rowsOf(weights, start), start)
          for (const key of categories) expect(back.categories[key]).toBeCloseTo(categoryWeights[key], 6)
          const [given, kept] = [weights, back].map((one) => rowsOf(one, start).map(({ weight }) => weight!))
          for (const [at, weight] of given!.entries()) expect(kept![at]).toBeCloseTo(weight, 6)
        },
      ),
    )
  })
})

describe('sums', () => {
  test('a pillar moves in proportion, but for what is locked', () => {
    // Environment: 40 + 5 × 5 = 65. Climate change locked: 80 − 40 = 40 for five that are alike.
    const moved = withSum(first, categoriesOf('e_score'), 80, new Set<Category>(['climatechange']))
    expect(moved.categories).toMatchObject({ climatechange: 40, energy: 8, water: 8, community: 5 })
    expect(sumOf(moved, categoriesOf('e_score'))).toBe(80)
    // Half of 65 is 32.5: 20 and 2.5 each.
    expect(withSum(first, categoriesOf('e_score'), 32.5, none).categories).toMatchObject({
      climatechange: 20,
      water: 2.5,
    })
  })

  test('no sum takes a locked weight, or makes one negative', () => {
    const locked = new Set<Category>(['climatechange'])
    const moved = withSum(first, categoriesOf('e_score'), 10, locked)
    expect(moved.categories).toMatchObject({ climatechange: 40, energy: 0 })
    expect(withSum(moved, categoriesOf('e_score'), 65, locked).categories.energy).toBe(5) // 25 ÷ 5, from nothing
  })

  test('equal parts keep the sum', () => {
    const alike = equalised(first, categoriesOf('g_score'), none)
    expect(alike.categories.board_meeting).toBe(5)
    const uneven = withCategory(first, 'board_meeting', 20)
    // (20 + 5 + 5) ÷ 3
    expect(equalised(uneven, categoriesOf('g_score'), none).categories).toMatchObject({
      board_meeting: 10,
      anti_corruption: 10,
      risk_management: 10,
    })
  })
})

describe('the address', () => {
  test('says nothing of the start, and all categories of anything else', () => {
    expect(formatWeights(first, first)).toBeUndefined()
    const text = formatWeights(withIndicator(withCategory(first, 'water', 12.5), 'E-CA-001', 0), first)!
    expect(text).toContain('water:12.5')
    expect(text).toContain('climatechange:40')
    expect(text).toContain('E-CA-001:0')
    const back = parseWeights(text, startWeights(start.map((row) => ({ ...row, weight: 1 }))))
    expect(back.categories).toMatchObject({ water: 12.5, climatechange: 40 })
    expect(back.indicators).toEqual(new Map([['E-CA-001', 0]]))
  })

  test.each(['water:-1', 'water:x', 'water:', 'water:1e9', 'nothing:3', 'constructor:3', '~~', 'water:NaN'])(
    '%s is as at the start',
    (text) => expect(parseWeights(text, first)).toEqual(first),
  )
})
