import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attribute } from './attribution.ts'
import { financedEmissions, waci } from './carbon.ts'
import { changeOfIntensity } from './change.ts'
import { fewestSales } from './sales-to-target.ts'
import { contributions, uncoveredRules, weightedMean } from './weighted-mean.ts'

const amount = fc.double({ min: 0.01, max: 1e6, noNaN: true })
const perhaps = fc.oneof({ weight: 4, arbitrary: amount }, { weight: 1, arbitrary: fc.constant(Number.NaN) })
const position = fc.record({ value: amount, emissions: perhaps, sales: perhaps, evic: perhaps, sector: fc.nat(5) })
const book = fc.array(position, { minLength: 1, maxLength: 40 })
const rule = fc.constantFrom(...uncoveredRules)
type Position = { value: number; emissions: number; sales: number; evic: number; sector: number }

function inputsOf(positions: readonly Position[], scale = 1) {
  const values = Float64Array.from(positions, ({ value }) => value * scale)
  const whole = values.reduce((sum, value) => sum + value, 0)
  const column = (name: 'emissions' | 'sales' | 'evic') => Float64Array.from(positions, (one) => one[name])
  return {
    weights: values.map((value) => value / whole),
    values,
    emissions: column('emissions'),
    sales: column('sales'),
    evic: column('evic'),
  }
}

const near = (a: number | null, b: number | null) =>
  a === null || b === null ? a === b : Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))

test('holding twice as much of everything changes no intensity and no coverage, and doubles what is financed', () => {
  fc.assert(
    fc.property(book, rule, fc.double({ min: 0.1, max: 50, noNaN: true }), (positions, uncovered, scale) => {
      const [once, more] = [inputsOf(positions), inputsOf(positions, scale)]
      expect(near(waci(once, uncovered).mean, waci(more, uncovered).mean)).toBe(true)
      const [own, scaled] = [financedEmissions(once, uncovered), financedEmissions(more, uncovered)]
      expect(near(own.footprint, scaled.footprint)).toBe(true)
      expect(near(own.ownedIntensity, scaled.ownedIntensity)).toBe(true)
      expect(near(own.coverage, scaled.coverage)).toBe(true)
      expect(near(own.total === null ? null : own.total * scale, scaled.total)).toBe(true)
    }),
  )
})

test('coverage lies between 0 and 1, and contributions sum to the mean', () => {
  fc.assert(
    fc.property(book, rule, (positions, uncovered) => {
      const { weights, emissions } = inputsOf(positions)
      const { mean, coverage } = weightedMean(weights, emissions, uncovered)
      expect(coverage).toBeGreaterThanOrEqual(0)
      expect(coverage).toBeLessThanOrEqual(1)
      const parts = contributions(weights, emissions, uncovered).filter((part) => !Number.isNaN(part))
      expect(
        near(
          mean ?? 0,
          parts.reduce((sum, part) => sum + part, 0),
        ),
      ).toBe(true)
    }),
  )
})

const sideOf = (positions: readonly Position[]) => ({
  weights: inputsOf(positions).weights,
  figures: Float64Array.from(positions, ({ emissions }) => emissions),
  groups: positions.map(({ sector }) => sector),
})

test('effects sum to the difference, and a portfolio that is its benchmark has none', () => {
  fc.assert(
    fc.property(book, book, (own, other) => {
      const found = attribute(sideOf(own), sideOf(other))
      if (!found) return
      const { portfolio, benchmark, allocation, selection, interaction } = found
      expect(near(allocation + selection + interaction, portfolio - benchmark)).toBe(true)
      expect(near(portfolio, weightedMean(sideOf(own).weights, sideOf(own).figures, 'rescale').mean)).toBe(true)
    }),
  )
  fc.assert(
    fc.property(book, (positions) => {
      const found = attribute(sideOf(positions), sideOf(positions))
      for (const { allocation, selection, interaction } of found?.groups ?? [])
        expect([allocation, selection, interaction].map(Math.abs)).toEqual([0, 0, 0])
    }),
  )
})

test('the parts of a change sum to it', () => {
  const side = fc.record({ weight: fc.double({ min: 0, max: 1, noNaN: true }), emissions: amount, sales: amount })
  fc.assert(
    fc.property(fc.array(fc.record({ before: side, after: side }), { maxLength: 30 }), (companies) => {
      const { before, after, trades, emissions, sales } = changeOfIntensity(companies)
      const largest = Math.max(1, Math.abs(before), Math.abs(after), Math.abs(trades), Math.abs(emissions))
      expect(Math.abs(trades + emissions + sales - (after - before))).toBeLessThanOrEqual(1e-9 * largest)
    }),
  )
})

test('the fewest sales reach the target, and one fewer of them does not', () => {
  const few = fc.array(position, { minLength: 1, maxLength: 7 })
  fc.assert(
    fc.property(few, amount, (positions, target) => {
      const { weights, emissions } = inputsOf(positions)
      const sales = fewestSales(weights, emissions, target)
      const places = [...emissions.keys()].filter((at) => !Number.isNaN(emissions[at]!))
      const excessWithout = (sold: readonly number[]) =>
        places.filter((at) => !sold.includes(at)).reduce((sum, at) => sum + weights[at]! * (emissions[at]! - target), 0)
      if (!sales) {
        expect(places.every((at) => emissions[at]! > target)).toBe(true)
        return
      }
      expect(excessWithout(sales.sold)).toBeLessThanOrEqual(1e-6 * target)
      const subsets = Array.from({ length: 2 ** places.length }, (_, bits) =>
        places.filter((_, at) => (bits >> at) & 1),
      )
      const reaching = subsets.filter((sold) => sold.length < places.length && excessWithout(sold) <= 0)
      expect(Math.min(...reaching.map(({ length }) => length))).toBeGreaterThanOrEqual(sales.sold.length)
    }),
  )
})
