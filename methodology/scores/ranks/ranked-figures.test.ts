import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stateCode } from '../../figures/cell-states.ts'
import { givenMarket } from '../../test/market.ts'
import { RankedFigures, rounded } from './ranked-figures.ts'

describe('rounding before figures are compared', () => {
  test('what differs by a rounding error alone is equal; what differs in the tenth digit is not', () => {
    expect(rounded(2.9999999999999996)).toBe(rounded(3))
    expect(rounded(0.1 + 0.2)).toBe(rounded(0.3))
    expect(rounded(1.000000001)).not.toBe(rounded(1))
    expect([rounded(0), rounded(-7), rounded(1e307), rounded(Number.NaN)]).toEqual([0, -7, 1e307, Number.NaN]) // 8193 × 1e307 is no number
  })

  test('it moves a figure by less than one in 10¹², and keeps the order', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e15, max: 1e15, noNaN: true }), fc.double({ noNaN: true }), (a, b) => {
        expect(Math.abs(rounded(a) - a)).toBeLessThanOrEqual(Math.abs(a) * 1e-12)
        if (a <= b) expect(rounded(a)).toBeLessThanOrEqual(rounded(b))
      }),
    )
  })
})

test('amounts are divided by the size that the catalogue names; without a size there is nothing to rank', () => {
  const market = givenMarket({
    indicators: [{ size: 'sales' }, { code: 'F-PL-001' }, { code: 'S-LR-001' }, { size: 'headcount' }, {}],
    cells: [[[100, 100, 100]], [[10, 0, 'not-disclosed']], [[4, 5, 8]], [[100, 100, 'not-disclosed']], [[1, 2, 3]]],
  })
  const figures = new RankedFigures(market.panel)
  const bySales = figures.column(market.indicators[0]!, 0)
  expect(bySales.values[0]).toBe(10) // 100 t ÷ JPY 10 million
  expect([...bySales.states]).toEqual([stateCode.disclosed, stateCode['not-disclosed'], stateCode['not-disclosed']])
  const byHead = figures.column(market.indicators[3]!, 0)
  expect([...byHead.values.subarray(0, 2)]).toEqual([25, 20]) // ÷ 4 and 5 persons
  expect([...figures.column(market.indicators[4]!, 0).values]).toEqual([1, 2, 3])
})

test('an inferred figure is divided and rounded as a disclosed one, and ties with it', () => {
  const market = givenMarket({
    indicators: [{}, { size: 'sales' }, { code: 'F-PL-001' }],
    cells: [[[3, 'not-disclosed']], [[30, 'not-disclosed']], [[10, 10]]],
  })
  const figures = new RankedFigures(market.panel)
  const inferred = (value: number) => ({
    values: Float64Array.of(Number.NaN, value),
    standardErrors: Float64Array.of(Number.NaN, 0),
    models: new Uint8Array(2),
    levels: new Uint8Array(2),
    counts: new Int32Array(2),
  })
  for (const [at, value] of [2.9999999999999996, 29.999999999999996].entries()) {
    const { values } = figures.imputed(market.indicators[at]!, 0, inferred(value), 'log')
    expect(values[1]).toBe(figures.column(market.indicators[at]!, 0).values[0])
  }
})

test('a figure of an earlier year is divided by the size of the filing company in that year', () => {
  const market = givenMarket({
    indicators: [{}, {}],
    cells: [
      [
        [60, 80],
        [60, 90],
      ],
      [
        [2024, 2024],
        [2024, 2025],
      ],
    ],
  })
  // Sales of the filing company, of two years and two companies, behind the indicators.
  const panel = {
    ...market.panel,
    years: [2024, 2025],
    further: [{ code: 'F-PL-001', boundary: 'parent', holds: 'figures', maxAge: 0 }] as const,
    values: Float64Array.of(...market.panel.values, 6, 10, 12, 15),
    states: Uint8Array.of(...market.panel.states, ...new Uint8Array(4).fill(stateCode.disclosed)),
  }
  const indicator = { ...market.indicators[0]!, size: 'parent-sales', yearsAt: 1 } as const
  const figures = new RankedFigures(panel)
  expect([...figures.column(indicator, 1).values]).toEqual([10, 6]) // 60 ÷ 6, not ÷ 12; 90 ÷ 15
  expect([figures.yearOf(indicator, 1, 0), figures.yearOf(indicator, 1, 1)]).toEqual([0, 1])
})
