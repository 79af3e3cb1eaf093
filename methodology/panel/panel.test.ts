import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stateCode } from '../figures/cell-states.ts'
import { percentileRank } from '../scores/ranks/percentile.ts'
import { type Column, columnOf, type Panel, spreadOf } from './panel.ts'

const column = (...cells: readonly (number | keyof typeof stateCode)[]): Column => ({
  values: Float64Array.from(cells, (cell) => (typeof cell === 'number' ? cell : Number.NaN)),
  states: Uint8Array.from(cells, (cell) => (typeof cell === 'number' ? stateCode.disclosed : stateCode[cell])),
})

test('quartiles lie between the nearest figures; what does not count is counted apart', () => {
  const spread = spreadOf(column(10, 20, 40, 80, 'not-disclosed', 'under-review', 'no-report'))
  expect(spread).toMatchObject({
    n: 4,
    least: 10,
    lowerQuartile: 17.5, // place 0.25 × 3 = 0.75: 10 + 0.75 × 10
    median: 30, // place 1.5: 20 + 0.5 × 20
    upperQuartile: 50, // place 2.25: 40 + 0.25 × 40
    most: 80,
    mean: 37.5, // 150 ÷ 4
    companies: { disclosed: 4, 'not-disclosed': 1, 'under-review': 1, 'no-report': 1, estimated: 0 },
  })
})

test('among the companies chosen only', () => {
  expect(spreadOf(column(1, 2, 3), (position) => position > 0)).toMatchObject({ n: 2, median: 2.5 })
  expect(spreadOf(column('no-report'))).toMatchObject({ n: 0, median: null, mean: null, least: null })
})

test('a column is one run of companies', () => {
  const panel: Panel = {
    companies: [1, 2].map((id) => ({ id, isListed: true, tse33: null, gics: null, market: null })),
    indicators: ['A', 'B'].map((code) => ({ code, boundary: 'consolidated', direction: 'neutral' })),
    years: [2023, 2024],
    values: Float64Array.from([0, 1, 2, 3, 4, 5, 6, 7]),
    states: new Uint8Array(8).fill(1),
  }
  expect([...columnOf(panel, 'B', 2023)!.values]).toEqual([4, 5])
  expect(columnOf(panel, 'B', 2025)).toBeNull()
  expect(columnOf(panel, 'C', 2024)).toBeNull()
})

// The table of methodology section 3.1.
test.each([
  ['higher_better', [10, 20, 20, 30], [0.125, 0.5, 0.5, 0.875]],
  ['lower_better', [10, 20, 20, 30], [0.875, 0.5, 0.5, 0.125]],
  ['higher_better', [1, 1, 1, 0, 0, 0, 0, 0, 0, 0], [0.85, 0.85, 0.85, 0.35, 0.35, 0.35, 0.35, 0.35, 0.35, 0.35]],
] as const)('%s: %j ranks %j', (direction, values, ranks) => {
  const all = column(...values)
  expect(values.map((_, position) => percentileRank(all, position, direction))).toEqual(ranks)
})

test('the mean of the ranks is one half, whatever the ties and gaps', () => {
  const cell = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constantFrom('not-disclosed', 'under-review' as const))
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 60 }), (cells) => {
      const all = column(...(cells as (number | 'not-disclosed')[]))
      const ranks = cells.flatMap((_, position) => percentileRank(all, position, 'higher_better') ?? [])
      if (ranks.length > 0) expect(ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length).toBeCloseTo(0.5, 12)
    }),
  )
})

test('neutral indicators and figures that do not count have no rank', () => {
  expect(percentileRank(column(1, 2), 0, 'neutral')).toBeNull()
  expect(percentileRank(column(1, 'under-review'), 1, 'higher_better')).toBeNull()
})
