import { describe, expect, test } from 'vitest'
import { adverseImpacts, impactCoverage, impactFigure, type QuarterHoldings } from './adverse-impacts.ts'
import { emissionPart } from './emission-parts.ts'
import { type CompanyFigures, type Figures, inHighImpact, inUnit, perSales, sumOf } from './figures.ts'
import { endOfQuarter, quartersTo } from './quarters.ts'

const none = Number.NaN
const numbers = (...values: number[]) => Float64Array.from(values)
const figures = (values: number[], isDisclosed: number[] = values.map(() => 1)): Figures => ({
  values: numbers(...values),
  isDisclosed: Uint8Array.from(isDisclosed),
})

/** The example of docs/methodology/portfolio-carbon.md: A divides its scopes, B states their sum alone, C discloses scope 3 alone. */
const filed: Record<string, Figures> = {
  'E-CC-002': figures([40, none, none], [1, 0, 0]),
  'E-CC-003': figures([60, none, none], [1, 0, 0]),
  'E-CC-004': figures([none, none, none], [0, 0, 0]),
}
const companies: CompanyFigures = {
  filed: (code) => filed[code] ?? figures([none, none, none], [0, 0, 0]),
  emissions: { '12': numbers(100, 50, none), '123': numbers(600, 250, none) },
  scope3: numbers(500, 200, 900),
  isDisclosed: { '12': Uint8Array.of(1, 1, 0), '123': Uint8Array.of(1, 1, 0) },
  sales: numbers(1200, 1000, 10),
  evic: numbers(1000, 500, 100),
  tse33: ['3200', '7050', null],
}
/** 100 of 1,000 and 100 of 500: 0.1 and 0.2 are owned. */
const quarter: QuarterHoldings = {
  holdings: {
    companies: Int32Array.of(0, 1, 2, -1),
    weights: numbers(0.25, 0.25, 0.25, 0.25),
    values: numbers(100, 100, 100, 100),
  },
  figures: companies,
  rule: 'rescale',
}

describe('indicator 1', () => {
  const owned = (part: Parameters<typeof emissionPart>[1]) =>
    impactFigure(quarter, emissionPart(companies, part), 'owned')
  test('its parts are of the companies of the total and add up to it', () => {
    expect(owned('scope1')).toBeCloseTo(4, 12) // 0.1 × 40
    expect(owned('scope2')).toBeCloseTo(6, 12) // 0.1 × 60
    expect(owned('scope1+2')).toBeCloseTo(10, 12) // 0.2 × 50
    expect(owned('scope3')).toBeCloseTo(90, 12) // 0.1 × 500 + 0.2 × 200; C is in none
    const rows = adverseImpacts([null, null, null, quarter], [null, null, null, null])
    expect(rows.find(({ part }) => part === 'total')!.values).toEqual([null, null, null, expect.closeTo(110, 12)])
  })

  test('parts that differ by more than 1% from the sum stated are not its parts', () => {
    const off = {
      ...companies,
      filed: (code: string) => (code === 'E-CC-003' ? figures([62, none, none]) : filed[code]!),
    }
    expect(emissionPart(off, 'scope1').values[0]).toBeNaN() // 40 + 62 − 100 = 2 > 1
    expect(emissionPart(off, 'scope1+2').values[0]).toBe(100)
  })

  test('without an undivided company there is no row for it', () => {
    const alone = {
      ...quarter,
      holdings: { ...quarter.holdings, weights: numbers(1, 0, 0, 0), values: numbers(100, 0, 0, 0) },
    }
    const parts = adverseImpacts([null, null, null, alone], [null, null, null, null]).map(({ part }) => part)
    expect(parts).toContain('scope1')
    expect(parts).not.toContain('scope1+2')
  })
})

describe('one figure of many', () => {
  const emissions = figures([600, 250, none])
  test('per 100 million yen invested, of what is covered or of all', () => {
    // (0.1 × 600 + 0.2 × 250) ÷ 200 × 100, and ÷ 400 where what is not covered counts as nothing
    expect(impactFigure(quarter, emissions, 'owned-per-value')).toBeCloseTo(55, 12)
    expect(impactFigure({ ...quarter, rule: 'keep' }, emissions, 'owned-per-value')).toBeCloseTo(27.5, 12)
  })

  test('mean by weight of what has a figure', () => {
    expect(impactFigure(quarter, perSales(emissions, companies), 'mean')).toBeCloseTo(37.5, 12) // (50 + 25) ÷ 2
  })

  test('nothing is owned without a value, and without a figure there is none', () => {
    const weighted = { ...quarter, holdings: { ...quarter.holdings, values: null } }
    expect(impactFigure(weighted, emissions, 'owned')).toBeNull()
    expect(impactFigure(quarter, figures([none, none, none]), 'mean')).toBeNull()
    const rows = adverseImpacts([null, null, null, weighted], [null, null, null, null])
    expect(rows.find(({ no }) => no === 2)!.notes).toContain('no-value')
  })

  test('coverage: companies of the market, with a figure, with an estimate', () => {
    const estimated = figures([600, 250, none], [1, 0, 0])
    expect(impactCoverage(quarter, estimated, 'mean')).toEqual({ eligible: 0.75, covered: 0.5, estimated: 0.25 })
    expect(impactCoverage(null, null, 'mean')).toEqual({ eligible: 0, covered: 0, estimated: 0 })
  })
})

test('units, sums of two, and sectors with a high impact', () => {
  expect([...sumOf(figures([1, none, none]), figures([2, 3, none])).values]).toEqual([3, 3, none])
  expect([...inUnit(figures([0.2, none]), (value) => value * 100).values]).toEqual([20, none])
  // Chemicals are manufacturing, banks are none of the sections, and without an industry nothing is said.
  expect([...inHighImpact(figures([1, 1, 1]), companies).values]).toEqual([1, none, none])
})

test('a quarter stands for the last day within it', () => {
  expect(endOfQuarter('2025-05-01')).toBe('2025-06-30')
  expect(endOfQuarter('2025-12-31')).toBe('2025-12-31')
  const quarters = quartersTo('2025-05-20', ['2025-01-05', '2025-03-31', '2025-04-01'])
  expect(quarters).toHaveLength(8)
  expect(quarters.slice(5)).toEqual([
    { end: '2024-12-31', heldOn: null },
    { end: '2025-03-31', heldOn: '2025-03-31' },
    { end: '2025-06-30', heldOn: '2025-04-01' },
  ])
})

test('the mean is of the quarters that have a figure, and so is that of the year before', () => {
  const board = (percent: number): QuarterHoldings => ({
    ...quarter,
    figures: {
      ...companies,
      filed: (code) =>
        code === 'S-DV-005' ? figures([percent, percent, percent]) : (filed[code] ?? figures([none, none, none])),
    },
  })
  const rows = adverseImpacts([board(10), null, board(20), board(30)], [null, board(8), null, board(12)])
  expect(rows.find(({ no }) => no === 13)).toMatchObject({ mean: 20, before: 10 }) // (10 + 20 + 30) ÷ 3, (8 + 12) ÷ 2
  expect(rows.find(({ no }) => no === 10)).toMatchObject({ mean: null, covered: 0, notes: ['no-source'] })
})
