import { expect, test } from 'vitest'
import { carbonCost, freeShareAt, impactShare, presentValue } from './carbon-cost.ts'
import { emissionsOn, lastFigure, maxGrowth, trendOf } from './emissions-path.ts'
import { expectedDamage } from './physical-damage.ts'
import { type PricePath, priceAt } from './prices.ts'

const point = (year: number, price: number, status: 'verified' | 'recalled' = 'verified') => {
  return { year, price, status, source: status }
}
const path: PricePath = { points: [point(2030, 140), point(2040, 205, 'recalled')], growthAfter: null }
const nothingFree = { share: 0, until: null, from: 2026 }

test('a price between two years lies on a straight line, and is as checked as the less checked end', () => {
  // 140 + (205 − 140) × 5 ÷ 10 = 172.5
  expect(priceAt(path, 2035)).toEqual({
    price: 172.5,
    status: 'recalled',
    sources: ['verified', 'recalled'],
    basis: 'between',
  })
  expect(priceAt(path, 2030)).toEqual({ price: 140, status: 'verified', sources: ['verified'], basis: 'given' })
})

test('outside the table there is no price, unless the path says how it goes on', () => {
  expect(priceAt(path, 2029)).toBeNull()
  expect(priceAt(path, 2041)).toBeNull()
  expect(priceAt({ points: [], growthAfter: 0.03 }, 2030)).toBeNull()
  // 1,700 × 1.03^4 = 1,913.36
  const floor = { points: [point(2026, 1700)], growthAfter: 0.03 }
  expect(priceAt(floor, 2030)).toMatchObject({ price: expect.closeTo(1913.365, 3), basis: 'after' })
})

test('100,000 t at USD 140 and JPY 150, nothing free, cost JPY 2.1bn', () => {
  // 100,000 × 140 × 150 = 2,100,000,000
  const cost = { emissions: 100_000, price: 140, year: 2030 }
  expect(carbonCost(cost, { fx: 150, free: nothingFree, passThrough: 0 })).toBe(2.1e9)
  // × (1 − 0.2) × (1 − 0.25) = 1,260,000,000
  const lighter = { fx: 150, free: { ...nothingFree, share: 0.2 }, passThrough: 0.25 }
  expect(carbonCost(cost, lighter)).toBeCloseTo(1.26e9, 3)
})

test('a free allocation falls to nothing on a straight line', () => {
  const free = { share: 0.9, until: 2036, from: 2026 }
  // 0.9 × (2036 − 2031) ÷ 10 = 0.45
  expect([2025, 2026, 2031, 2036, 2050].map((year) => freeShareAt(free, year))).toEqual([0.9, 0.9, 0.45, 0, 0])
  expect(freeShareAt({ ...free, until: null }, 2050)).toBe(0.9)
  expect(freeShareAt({ ...free, until: 2026 }, 2026)).toBe(0)
})

test('a loss has no share, and neither has what nobody knows', () => {
  expect(impactShare(2.1e9, 26.25e9)).toBeCloseTo(0.08, 12) // 2.1 ÷ 26.25
  expect([impactShare(1, 0), impactShare(1, -5), impactShare(1, null)]).toEqual([null, null, null])
})

test('present value of two years', () => {
  const costs = [
    { year: 2029, cost: null },
    { year: 2030, cost: 100 },
    { year: 2031, cost: 110 },
  ]
  // 100 × 0.7 ÷ 1.1 + 110 × 0.7 ÷ 1.21 = 63.636 + 63.636
  expect(presentValue(costs, { tax: 0.3, wacc: 0.1, baseYear: 2029 })).toEqual({
    value: expect.closeTo(127.2727, 4),
    from: 2030,
    to: 2031,
    missing: 1,
  })
  expect(presentValue([costs[0]!], { tax: 0, wacc: 0, baseYear: 2029 }).value).toBeNull()
})

test('emissions on to a target go in straight lines, and stay at the last level', () => {
  const target = {
    kind: 'target' as const,
    last: { year: 2024, value: 100 },
    levels: [
      { year: 2050, value: 0 },
      { year: 2030, value: 58 },
    ],
  }
  // 2027: 100 − 42 × 3 ÷ 6 = 79; 2040: 58 × (1 − 10 ÷ 20) = 29
  expect([2023, 2024, 2027, 2030, 2040, 2050, 2060].map((year) => emissionsOn(target, year))).toEqual([
    null,
    100,
    79,
    58,
    29,
    0,
    0,
  ])
  const ahead = { ...target, levels: [{ year: 2030, value: 120 }] }
  expect(emissionsOn(ahead, 2028)).toBe(100)
})

test('a trend is read from the last years, and carried on within limits', () => {
  const falling = new Map([2019, 2020, 2021, 2022].map((year, at) => [year, 100 * 0.97 ** at]))
  expect(trendOf(falling)).toMatchObject({ growth: expect.closeTo(-0.03, 12), from: 2019, to: 2022, figures: 4 })
  const last = lastFigure(falling)!
  expect(emissionsOn({ kind: 'trend', last, growth: -0.03 }, 2024)).toBeCloseTo(100 * 0.97 ** 5, 9)
  const soaring = new Map([2020, 2021, 2022].map((year, at) => [year, 100 * 2 ** at]))
  expect(trendOf(soaring)).toMatchObject({ growth: maxGrowth, observed: expect.closeTo(1, 12) })
  // The figure of 2010 is too old to be one of three.
  expect(trendOf(new Map([[2010, 5], [2021, 4], [2022, 3]]))).toBeNull() // biome-ignore format: one line reads as a series
  expect(lastFigure(new Map())).toBeNull()
})

test('JPY 10bn under 100 to 199 cm, once in a hundred years, floods twice as often: JPY 157.8m a year', () => {
  const damage = { assets: 0.789, stock: 0.586, downtime: 10.3 }
  const site = { assets: 10e9, depth: '100-199' as const, probability: 0.01, stock: null, dailySales: null }
  // 10,000,000,000 × 0.789 × 0.01 × 2 = 157,800,000
  expect(expectedDamage(site, damage, 2)).toEqual({
    assets: expect.closeTo(157.8e6, 3),
    stock: null,
    downtime: null,
    total: expect.closeTo(157.8e6, 3),
  })
  // 1bn × 0.586 × 0.02 = 11.72m; 50m × 10.3 × 0.02 = 10.3m
  const whole = expectedDamage({ ...site, stock: 1e9, dailySales: 50e6 }, damage, 2)
  expect(whole.total).toBeCloseTo(157.8e6 + 11.72e6 + 10.3e6, 3)
})
