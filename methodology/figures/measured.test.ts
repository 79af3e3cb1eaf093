import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeBetween } from './change.ts'
import {
  alignedPosition,
  disclosed,
  estimated,
  type Figure,
  inUnit,
  isAligned,
  type Measured,
  missing,
  ratio,
  ratioOf,
  toMeasured,
} from './measured.ts'
import { convert, units } from './units.ts'

const figure = (given: Partial<Figure> = {}): Figure => ({
  measured: disclosed(120_000),
  unit: 't-CO2e',
  boundary: 'consolidated',
  periodEnd: '2025-03-31',
  ...given,
})
const measured: fc.Arbitrary<Measured> = fc.oneof(
  fc.double({ min: -1e9, max: 1e9, noNaN: true }).map(disclosed),
  fc.double({ min: -1e9, max: 1e9, noNaN: true }).map(estimated),
  fc.constantFrom(missing('not-disclosed'), missing('no-report')),
)

test('the worked example of the page', () => {
  const sales = inUnit(figure({ measured: disclosed(4_000), unit: '億円' }), 'JPY million')
  expect(sales.measured).toEqual(disclosed(400_000)) // 4,000 × 100 million yen = 400,000 million yen
  expect(ratioOf(figure(), sales)).toEqual(disclosed(0.3)) // 120,000 t ÷ 400,000 million yen

  const before = figure({ measured: disclosed(128_000), periodEnd: '2024-03-31' })
  expect(changeBetween(before, figure(), 'lower_better')).toEqual({
    kind: 'negative',
    meaning: 'better',
    relative: -0.0625, // (120,000 − 128,000) ÷ 128,000
    isEstimated: false,
    reason: null,
  })
})

test('an estimate on either side makes an estimate, a gap a gap', () => {
  expect(ratio(estimated(1), disclosed(2))).toEqual(estimated(0.5))
  expect(ratio(disclosed(1), missing('under-review'))).toEqual(missing('under-review'))
  expect(ratio(disclosed(1), disclosed(0))).toEqual(missing('zero-denominator'))
  expect(disclosed(Number.NaN)).toEqual(missing('not-finite'))
  expect(ratio(disclosed(1e308), disclosed(1e-10))).toEqual(missing('not-finite'))
  expect([toMeasured('estimated', 3), toMeasured('under-review', 3)]).toEqual([estimated(3), missing('under-review')])
})

test('boundaries and periods are never mixed', () => {
  expect(ratioOf(figure(), figure({ boundary: 'parent' }))).toEqual(missing('other-boundary'))
  expect(ratioOf(figure(), figure({ periodEnd: '2025-12-31' }))).toEqual(missing('other-period'))
  expect(ratioOf(figure(), figure({ periodEnd: '2024-12-31' }))).toEqual(disclosed(1))
  expect(changeBetween(figure({ boundary: 'parent' }), figure(), 'neutral').reason).toBe('other-boundary')
  expect(inUnit(figure(), 'GJ').measured).toEqual(missing('other-unit'))
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
])('%d %s in %s', (value, from, to, expected) => {
  if (expected === null) expect(convert(value, from, to)).toBeNull()
  else expect(convert(value, from, to)).toBeCloseTo(expected, 12)
})

test('periods belong together within six months of their ends', () => {
  expect(isAligned('2025-03-31', '2024-09-30')).toBe(true)
  expect(isAligned('2024-06-30', '2024-12-31')).toBe(true)
  expect(isAligned('2025-03-31', '2024-08-31')).toBe(false)
  expect(alignedPosition('2025-03-31', ['2023-12-31', '2024-12-31', '2025-12-31'])).toBe(1)
  expect(alignedPosition('2025-03-31', ['2023-12-31', 'soon'])).toBeNull()
  expect(alignedPosition('2025-07-02', ['2025-12-31', '2025-01-01'])).toBe(1) // both 182 days away
})

test('a unit and back is the same figure, and a ratio never invents one', () => {
  const names = Object.keys(units)
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.constantFrom(...names),
      fc.double({ min: -1e12, max: 1e12, noNaN: true }),
      (from, to, value) => {
        const there = convert(value, from, to)
        if (there !== null) expect(convert(there, to, from)).toBeCloseTo(value, 2)
      },
    ),
  )
  fc.assert(
    fc.property(measured, measured, (a, b) => {
      const result = ratio(a, b)
      if (a.kind === 'missing' || b.kind === 'missing') expect(result.kind).toBe('missing')
      if (result.kind !== 'missing') expect(Number.isFinite(result.value)).toBe(true)
      if (result.kind === 'disclosed') expect([a.kind, b.kind]).toEqual(['disclosed', 'disclosed'])
    }),
  )
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
