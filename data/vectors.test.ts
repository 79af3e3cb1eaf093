import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'

/** Sums and means that the sources print beside their tables, so that a slip in one of our cells shows. */
type Row = Record<string, string>
const table = (name: string) => parse(readFileSync(join(import.meta.dirname, name)), { columns: true }) as Row[]
const column = (rows: readonly Row[], name: string) => rows.map((row) => Number(row[name]))
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

// Berg, Kölbel and Rigobon (2022) print 0.54, 0.53, 0.42 and 0.30; of the rounded pairs: 8.11, 7.9, 6.23 and 4.46 ÷ 15.
test.each([
  ['ESG', 0.541, 0.54],
  ['E', 0.527, 0.53],
  ['S', 0.415, 0.42],
  ['G', 0.297, 0.3],
])('the correlations of six raters in %s have the mean that the paper prints', (name, mean, printed) => {
  const values = column(table('berg_rating_correlations.csv'), name)
  expect(sum(values) / values.length).toBeCloseTo(mean, 3)
  expect(Math.abs(sum(values) / values.length - printed)).toBeLessThan(0.005 + 1e-9)
})

test('every pair of the six raters stands there once, from 0.38 to 0.71', () => {
  const rows = table('berg_rating_correlations.csv')
  const pairs = rows.map(({ rater_a, rater_b }) => [rater_a, rater_b].sort().join(' '))
  expect(new Set(pairs).size).toBe((6 * 5) / 2)
  expect(new Set(rows.flatMap(({ rater_a, rater_b }) => [rater_a, rater_b])).size).toBe(6)
  const totals = column(rows, 'ESG')
  expect([Math.min(...totals), Math.max(...totals)]).toEqual([0.38, 0.71])
})

test('the fixed weights of 2017 sum to 100, by pillar 34, 35.5 and 30.5', () => {
  const rows = table('lseg_categories.csv')
  const weight = (pillar?: string) =>
    sum(
      column(
        rows.filter((row) => pillar === undefined || row.pillar === pillar),
        'fixed_weight_pct_2017',
      ),
    )
  // 11 + 12 + 11, 16 + 4.5 + 8 + 7, 19 + 7 + 4.5
  expect([weight('E'), weight('S'), weight('G'), weight()]).toEqual([34, 35.5, 30.5, 100])
})

// The survey prints 4.43 million yen for all: (5.45 × 30.61 + 3.02 × 22.09) ÷ (30.61 + 22.09) = 4.431.
test('the average wage credited for a new job is that of men and women together, as the survey prints it', () => {
  const rows = table('japan_parameters.csv').filter(({ year }) => year === '2021')
  const value = (parameter: string) => Number(rows.find((row) => row.parameter === parameter)!.value)
  const groups = ['male', 'female'].map((group) => ({
    pay: value(`average_private_wage_${group}`),
    people: value(`full_year_earners_${group}`),
  }))
  const mean = sum(groups.map(({ pay, people }) => pay * people)) / sum(groups.map(({ people }) => people))
  expect(mean).toBeCloseTo(4431.4, 1)
  expect(Math.round(mean / 10) * 10).toBe(value('average_private_wage'))
  const impact = table('impact_parameters.csv').find(({ parameter }) => parameter === 'average_wage')!
  expect([impact.value, impact.year]).toEqual(['4430', '2021'])
})
