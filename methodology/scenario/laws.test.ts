import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carbonCost, presentValue } from './carbon-cost.ts'
import { emissionsOn } from './emissions-path.ts'
import { expectedDamage } from './physical-damage.ts'
import { priceAt } from './prices.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const amount = fc.double({ min: 0, max: 1e9, noNaN: true })
const year = fc.integer({ min: 2024, max: 2060 })
const assumptions = fc.record({
  fx: fc.double({ min: 1, max: 300, noNaN: true }),
  free: fc.record({ share, until: fc.option(year), from: fc.constant(2024) }),
  passThrough: share,
})
const close = (value: number) => expect.closeTo(value, Math.max(0, 6 - Math.ceil(Math.log10(Math.abs(value) + 1))))

test('a price of zero costs nothing, and neither does what customers pay whole', () => {
  fc.assert(
    fc.property(amount, amount, year, assumptions, (emissions, price, at, each) => {
      expect(carbonCost({ emissions, price: 0, year: at }, each)).toBe(0)
      expect(carbonCost({ emissions, price, year: at }, { ...each, passThrough: 1 })).toBe(0)
    }),
  )
})

test('the cost is linear in the price', () => {
  const small = fc.double({ min: 0, max: 1000, noNaN: true })
  fc.assert(
    fc.property(small, small, small, year, assumptions, (emissions, one, other, at, each) => {
      const of = (price: number) => carbonCost({ emissions, price, year: at }, each)
      expect(of(one + other)).toEqual(close(of(one) + of(other)))
    }),
  )
})

test('without discount and tax the present value is the sum', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 30 }), (values) => {
      const costs = values.map((cost, at) => ({ year: 2026 + at, cost }))
      const { value } = presentValue(costs, { tax: 0, wacc: 0, baseYear: 2026 })
      expect(value).toBe(values.reduce((sum, cost) => sum + cost, 0))
    }),
  )
})

test('deeper water and more frequent floods never cost less', () => {
  const damage = fc.record({ assets: share, stock: share, downtime: fc.double({ min: 0, max: 30, noNaN: true }) })
  const site = fc.record({
    assets: amount,
    depth: fc.constant('100-199' as const),
    probability: share,
    stock: fc.option(amount),
    dailySales: fc.option(amount),
  })
  fc.assert(
    fc.property(site, damage, damage, share, share, (at, one, more, few, often) => {
      const deeper = {
        assets: Math.max(one.assets, more.assets),
        stock: Math.max(one.stock, more.stock),
        downtime: Math.max(one.downtime, more.downtime),
      }
      const min = expectedDamage(at, one, 1 + few).total
      expect(expectedDamage(at, deeper, 1 + few).total).toBeGreaterThanOrEqual(min)
      expect(expectedDamage(at, one, 1 + few + often).total).toBeGreaterThanOrEqual(min)
    }),
  )
})

test('a price between two years lies between their prices', () => {
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 2030, max: 2040 }), (from, to, at) => {
      const point = (price: number, of: number) => ({ year: of, price, source: 'a', status: 'verified' as const })
      const { price } = priceAt({ points: [point(from, 2030), point(to, 2040)], growthAfter: null }, at)!
      expect(price).toBeGreaterThanOrEqual(Math.min(from, to) * (1 - 1e-12))
      expect(price).toBeLessThanOrEqual(Math.max(from, to) * (1 + 1e-12))
    }),
  )
})

test('emissions on to a target never rise, and are never below zero', () => {
  const tonnes = fc.integer({ min: 0, max: 1e9 })
  const levels = fc.array(fc.record({ year, value: tonnes }), { maxLength: 5 })
  fc.assert(
    fc.property(tonnes, levels, (value, promised) => {
      const path = { kind: 'target' as const, last: { year: 2024, value }, levels: promised }
      let before = value
      for (let at = 2024; at <= 2060; at++) {
        const now = emissionsOn(path, at)!
        expect(now).toBeLessThanOrEqual(before + 1e-6)
        expect(now).toBeGreaterThanOrEqual(-1e-6)
        before = now
      }
    }),
  )
})
