import { describe, expect, test } from 'vitest'
import { afterTrade, tilted, without } from './adjustments.ts'
import { attribute, effectsByPosition } from './attribution.ts'
import { changeOfIntensity, datedCompanies, explainChange } from './change.ts'
import { fewestSales } from './sales-to-target.ts'

const numbers = (...values: number[]) => Float64Array.from(values)

describe('effects by sector', () => {
  // Benchmark: 0.2 at 500 and 0.8 at 50, so 140. Portfolio: 0.1 at 400 and 0.9 at 60, so 94.
  const { groups, ...all } = attribute(
    { weights: numbers(0.1, 0.9), figures: numbers(400, 60), groups: ['utilities', 'industrials'] },
    { weights: numbers(0.2, 0.8), figures: numbers(500, 50), groups: ['utilities', 'industrials'] },
  )!
  test('worked by hand', () => {
    const [utilities, industrials] = groups
    expect(utilities!.allocation).toBeCloseTo(-36, 9) // (0.1 − 0.2)(500 − 140)
    expect(utilities!.selection).toBeCloseTo(-20, 9) // 0.2 (400 − 500)
    expect(utilities!.interaction).toBeCloseTo(10, 9) // −0.1 × −100
    expect(industrials!.allocation).toBeCloseTo(-9, 9) // (0.9 − 0.8)(50 − 140): more of a clean sector is a gain
    expect(industrials!.selection).toBeCloseTo(8, 9)
    expect(industrials!.interaction).toBeCloseTo(1, 9)
    expect(all.allocation + all.selection + all.interaction).toBeCloseTo(94 - 140, 9)
  })

  test('a sector of one side alone is allocation, or nothing selected', () => {
    const alone = attribute(
      { weights: numbers(0.5, 0.5), figures: numbers(10, 90), groups: ['a', 'b'] },
      { weights: numbers(0.5, 0.5), figures: numbers(20, 40), groups: ['a', 'c'] },
    )!
    const [a, c, b] = alone.groups
    expect([a!.key, c!.key, b!.key]).toEqual(['a', 'c', 'b'])
    expect(b).toMatchObject({ allocation: 0.5 * (90 - 30), selection: 0, interaction: 0 })
    expect(c).toMatchObject({ allocation: -0.5 * (40 - 30), selection: 0, interaction: -0 })
    expect(alone.allocation + alone.selection + alone.interaction).toBeCloseTo(50 - 30, 9)
  })

  test('nothing to compare', () => {
    const empty = { weights: numbers(1), figures: numbers(Number.NaN), groups: ['a'] }
    expect(attribute(empty, empty)).toBeNull()
  })
})

test('effects of single positions sum to the difference from the reference, the largest first', () => {
  // Of 0.8 with a figure 0.2 weigh 1/4 and 0.6 weigh 3/4: the mean is 15 + 15 = 30.
  const effects = effectsByPosition(numbers(0.2, 0.6, 0.2), numbers(60, 20, Number.NaN), 26)
  expect(effects).toEqual([
    { at: 0, effect: 8.5 }, // 1/4 × (60 − 26)
    { at: 1, effect: expect.closeTo(-4.5, 12) }, // 3/4 × (20 − 26)
  ])
  expect(effects.reduce((sum, { effect }) => sum + effect, 0)).toBeCloseTo(30 - 26, 12)
})

describe('fewest sales to a target', () => {
  const weights = numbers(0.2, 0.3, 0.1, 0.4)
  const figures = numbers(400, 100, 900, 20)
  test('the largest excess first, the last in part', () => {
    // WACI 80 + 30 + 90 + 8 = 208; excess over 70: 66, 9, 83 and −20, in all 138
    const sales = fewestSales(weights, figures, 70)!
    expect(sales.sold).toEqual([2, 0])
    expect(sales.lastShare).toBeCloseTo(55 / 66, 12) // 138 − 83 = 55
    expect(sales.weight).toBeCloseTo(0.1 + 0.2 * (55 / 66), 12)
    expect(sales.mean).toBeCloseTo((30 + 8) / 0.7, 12)
    // One sale is not enough: without the largest, (208 − 90) ÷ 0.9 = 131.
  })
  test('no other choice of as few sales reaches it', () => {
    const reaches = (sold: number[]) => {
      const left = [0, 1, 2, 3].filter((at) => !sold.includes(at))
      const weight = left.reduce((sum, at) => sum + weights[at]!, 0)
      return left.reduce((sum, at) => sum + weights[at]! * figures[at]!, 0) / weight <= 70
    }
    expect([[0], [1], [2], [3]].some(reaches)).toBe(false)
    expect(reaches([0, 2])).toBe(true)
  })
  test('reached already, and never', () => {
    expect(fewestSales(weights, figures, 208)).toMatchObject({ sold: [], weight: 0 })
    expect(fewestSales(weights, figures, 19)).toBeNull()
  })
})

test('why an intensity moved: the parts sum, and each is there alone when it alone moved', () => {
  const still = { weight: 1, emissions: 100, sales: 10 }
  expect(changeOfIntensity([{ before: still, after: { ...still, emissions: 60 } }])).toMatchObject({
    before: 10,
    after: 6,
    trades: 0,
    emissions: -4,
    sales: 0,
  })
  expect(changeOfIntensity([{ before: still, after: { ...still, sales: 20 } }])).toMatchObject({
    emissions: 0,
    sales: -5,
  })
  const moved = changeOfIntensity([
    { before: { weight: 0.4, emissions: 80, sales: 10 }, after: { weight: 0.1, emissions: 70, sales: 14 } },
    { before: { weight: 0.6, emissions: 6, sales: 3 }, after: { weight: 0.9, emissions: 9, sales: 4 } },
  ])
  expect(moved.before).toBeCloseTo(4.4, 12) // 0.4 × 8 + 0.6 × 2
  expect(moved.after).toBeCloseTo(2.525, 12) // 0.1 × 5 + 0.9 × 2.25
  expect(moved.trades).toBeCloseTo(-1.3125, 12) // −0.3 × 6.5 + 0.3 × 2.125
  expect(moved.trades + moved.emissions + moved.sales).toBeCloseTo(moved.after - moved.before, 12)
})

test('a company measured on one of two days alone counts as coverage, and a new one as a trade', () => {
  const day = (weights: number[], emissions: number[]) =>
    datedCompanies(
      [1, 2, 3, null],
      {
        weights: numbers(...weights),
        emissions: numbers(...emissions),
        sales: numbers(10, 10, 10, Number.NaN),
      },
      'rescale',
    )
  // First day: 1 alone is measured, at 2. Second: 1 at 2, 2 at 4 though it was there before, 3 at 8 though it was not.
  const before = day([0.5, 0.5, 0, 0], [20, Number.NaN, 80, Number.NaN])
  const after = day([0.25, 0.25, 0.5, 0], [20, 40, 80, Number.NaN])
  expect(before.measured.get(1)!.weight).toBe(1)
  expect([...before.all]).toEqual([1, 2])
  const { trades, emissions, sales, coverage, movers } = explainChange(before, after)
  expect(trades).toBeCloseTo(-0.75 * 2 + 0.5 * 8, 12)
  expect(coverage).toBeCloseTo(0.25 * 4, 12)
  expect([emissions, sales]).toEqual([0, 0])
  expect(trades + coverage).toBeCloseTo(0.5 + 1 + 4 - 2, 12)
  expect(movers.map(({ id }) => id)).toEqual([3, 1, 2])
})

describe('what if', () => {
  const weights = new Map([
    [1, 0.5],
    [2, 0.3],
    [3, 0.2],
  ])
  const total = (after: ReadonlyMap<number, number>) => [...after.values()].reduce((sum, weight) => sum + weight, 0)
  test('one for another, at most what is held', () => {
    expect(afterTrade(weights, { sell: 2, buy: 9, weight: 0.4 })).toEqual(
      new Map([
        [1, 0.5],
        [2, 0],
        [3, 0.2],
        [9, 0.3],
      ]),
    )
    expect(afterTrade(weights, { sell: 7, buy: 9, weight: 0.4 })).toEqual(weights)
  })
  test('sold whole, the proceeds over what is left', () => {
    const after = without(weights, new Set([1]))!
    expect(after.get(2)).toBeCloseTo(0.6, 12)
    expect(after.get(3)).toBeCloseTo(0.4, 12)
    expect(without(weights, new Set([1, 2, 3]))).toBeNull()
    expect(total(afterTrade(weights, { sell: 1, buy: null, weight: 0.1 }))).toBeCloseTo(1, 12)
  })
  test('tilted towards the better, and what is unknown keeps its place', () => {
    const figures = new Map([
      [1, 10],
      [2, 20],
    ])
    const after = tilted(weights, figures, { strength: 1, isLowBetter: true })
    expect(after.get(1)!).toBeGreaterThan(0.5)
    expect(after.get(2)!).toBeLessThan(0.3)
    expect(total(after)).toBeCloseTo(1, 12)
    expect(tilted(weights, figures, { strength: 0, isLowBetter: true })).toEqual(weights)
  })
})
