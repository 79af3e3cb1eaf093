import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeBetween } from './change.ts'
import { disclosed, estimated, type Figure, missing, toMeasured } from './measured.ts'
import { unitFactor, unitNames } from './units.ts'

const figure = (given: Partial<Figure> = {}): Figure => ({
  measured: disclosed(120_000),
  unit: 't-CO2e',
  boundary: 'consolidated',
  ...given,
})
test('the worked example of the page', () => {
  const before = figure({ measured: disclosed(128_000) })
  expect(changeBetween(before, figure(), 'lower_better')).toEqual({
    kind: 'negative',
    meaning: 'better',
    relative: -0.0625, // (120,000 − 128,000) ÷ 128,000
    isEstimated: false,
    reason: null,
  })
})

test('a cell of the panel is a figure only where it counts', () => {
  expect(disclosed(Number.NaN)).toEqual(missing('not-finite'))
  expect([toMeasured('estimated', 3), toMeasured('under-review', 3)]).toEqual([estimated(3), missing('under-review')])
})

test('boundaries are never mixed', () => {
  expect(changeBetween(figure({ boundary: 'parent' }), figure(), 'neutral').reason).toBe('other-boundary')
})

test.each([
  [100, 105, 'positive', 'better', 0.05, null], // 5 ÷ 100 reaches the threshold
  [100, 104, 'indeterminate', null, 0.04, 'below-threshold'],
  [100, 95, 'negative', 'worse', -0.05, null],
  [-100, -50, 'positive', 'better', 0.5, null], // a loss halved: 50 ÷ |−100|
  [0, 5, 'indeterminate', null, null, 'zero-base'],
])('%d to %d is %s', (before, after, kind, meaning, relative, reason) => {
  const change = changeBetween(
    figure({ measured: disclosed(before) }),
    figure({ measured: disclosed(after) }),
    'higher_better',
  )
  expect(change).toEqual({ kind, meaning, relative, isEstimated: false, reason })
})

test('other units and gaps are indeterminate, neutral indicators neither better nor worse', () => {
  const other = figure({ unit: 'kt-CO2e' })
  expect(changeBetween(other, figure(), 'neutral').reason).toBe('other-unit')
  expect(changeBetween(figure({ measured: missing('no-report') }), figure(), 'neutral').reason).toBe('missing')
  const doubled = changeBetween(figure(), figure({ measured: estimated(240_000) }), 'neutral')
  expect(doubled).toMatchObject({ kind: 'positive', meaning: null, relative: 1, isEstimated: true })
})

test.each([
  [12_345, '千円', 'JPY million', 12.345],
  [1, '億円', '百万円', 100],
  [5, 'kt', 't', 5000],
  [1, 'MWh', 'GJ', 3.6], // 1 kWh = 3.6 MJ by definition
  [1000, 'kWh', 'GJ', 3.6],
  [2, 'TJ', 'GJ', 2000],
  [7, 'persons', 'persons', 7],
  [7, 'GJ', 't', null],
  [7, 'kL', 'GJ', null],
  [7, 'constructor', 'GJ', null],
  [3, '㎏', 't', 0.003],
  [2, '千m³', 'm3', 2000],
])('%d %s in %s', (value, from, to, expected) => {
  const factor = unitFactor(from, to)
  if (expected === null) expect(factor).toBeNull()
  else expect(value * factor!).toBeCloseTo(expected, 12)
})

test('from a unit and back is the same figure', () => {
  for (const from of unitNames) {
    for (const to of unitNames) {
      const factor = unitFactor(from, to)
      if (factor !== null) expect(factor * unitFactor(to, from)!).toBeCloseTo(1, 12)
    }
  }
})

test('a change turned round points the other way', () => {
  const value = fc.integer({ min: 1, max: 1_000_000 })
  fc.assert(
    fc.property(value, value, (a, b) => {
      const [before, after] = [figure({ measured: disclosed(a) }), figure({ measured: disclosed(b) })]
      const up = changeBetween(before, after, 'higher_better')
      const low = changeBetween(before, after, 'lower_better')
      expect(low.kind).toBe(up.kind)
      if (up.meaning !== null) expect(low.meaning).not.toBe(up.meaning)
      if (up.kind === 'positive') expect(changeBetween(after, before, 'higher_better').kind).not.toBe('positive')
    }),
  )
})

test.each([
  ['ktCO2eq', 1e3],
  ['kt-CO2', 1e3],
  ['千t-CO2', 1e3],
  ['metric tons CO2e', 1],
  ['metric tons of CO₂', 1],
  ['百万トン-CO2', 1e6],
])('%s is %d t-CO2e', (unit, tonnes) => {
  expect(unitFactor(unit, 't-CO2e')).toBe(tonnes)
})

test.each(['short tons', 'tCO2e/百万円', 'lb CO2'])('%s is no unit of emissions', (unit) => {
  expect(unitFactor(unit, 't-CO2e')).toBeNull()
})
