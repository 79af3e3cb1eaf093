import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceToBook } from './pbr.ts'
import { elasticityOf, neededChange, pbrChange } from './simulation.ts'

const one = (elasticity: number, change: number) => pbrChange([{ elasticity, change, low: null, high: null }])

test('an elasticity of 1.38 and 10 %: 14.06 exactly, 13.80 in a line', () => {
  expect(one(1.38, 10)).toEqual({
    exact: expect.closeTo(14.06, 2),
    linear: expect.closeTo(13.8, 10),
    low: null,
    high: null,
  })
})

test('the published 13.8 % is 1.38 in a line and 1.3563 exactly', () => {
  expect(elasticityOf(10, 13.8)).toEqual({ exact: expect.closeTo(1.3563, 4), linear: expect.closeTo(1.38, 10) })
  expect(one(1.3563, 10).exact).toBeCloseTo(13.8, 2)
})

test('several indicators multiply, and the ends are those of all intervals at once', () => {
  const changes = [
    { elasticity: 1, low: 0.5, high: 1.5, change: 10 },
    { elasticity: -0.5, low: -1, high: 0, change: -20 },
  ]
  // 1.1¹ × 0.8⁻⁰·⁵; least 1.1⁰·⁵ × 0.8⁰, most 1.1¹·⁵ × 0.8⁻¹.
  expect(pbrChange(changes)).toEqual({
    exact: expect.closeTo((1.1 / Math.sqrt(0.8) - 1) * 100, 10),
    linear: expect.closeTo(20, 10),
    low: expect.closeTo((Math.sqrt(1.1) - 1) * 100, 10),
    high: expect.closeTo((1.1 ** 1.5 / 0.8 - 1) * 100, 10),
  })
})

const elasticities = fc.double({ min: 0.05, max: 5, noNaN: true }).chain((size) => fc.constantFrom(size, -size))

test('law: there and back again', () => {
  fc.assert(
    fc.property(elasticities, fc.double({ min: -50, max: 100, noNaN: true }), (elasticity, wished) => {
      const { exact, linear } = neededChange(elasticity, wished)!
      fc.pre(exact > -99.99 && exact < 1e12)
      expect(one(elasticity, exact).exact).toBeCloseTo(wished, 6)
      expect(one(elasticity, linear).linear).toBeCloseTo(wished, 6)
    }),
  )
})

test('an indicator that goes with nothing leads nowhere, nor does a price of nothing', () => {
  expect(neededChange(0, 10)).toBeNull()
  expect(neededChange(1, -100)).toBeNull()
})

test('price to book as given, by capitalization, or as a filing implies it', () => {
  const nothing = {
    pbr: Number.NaN,
    marketCap: Number.NaN,
    equity: Number.NaN,
    per: Number.NaN,
    eps: Number.NaN,
    bps: Number.NaN,
  }
  expect(priceToBook({ ...nothing, pbr: 1.2, marketCap: 100, equity: 50 })).toEqual({ value: 1.2, basis: 'given' })
  expect(priceToBook({ ...nothing, marketCap: 100, equity: 50, per: 12 })).toEqual({ value: 2, basis: 'market-cap' })
  expect(priceToBook({ ...nothing, marketCap: 100, equity: -50 })).toEqual({ value: -2, basis: 'market-cap' })
  expect(priceToBook({ ...nothing, per: 12, eps: 100, bps: 1000 })).toEqual({ value: 1.2, basis: 'implied' })
  expect(priceToBook({ ...nothing, per: 12, eps: 100, bps: 0 })).toBeNull()
  expect(priceToBook(nothing)).toBeNull()
})
