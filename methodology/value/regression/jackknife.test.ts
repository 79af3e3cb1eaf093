import { expect, test } from 'vitest'
import { normalOf, random } from '../../test/random.ts'
import { discoveryRates } from './false-discovery.ts'
import { leastSquares } from './least-squares.ts'
import { panelFit } from './panel.ts'

test('errors are those of a jackknife that really leaves every company out', () => {
  const next = random(3)
  // 13 companies of three industries over up to 6 years; the last is alone in its industry.
  const rows = Array.from({ length: 13 * 6 }, (_, at) => ({ company: Math.floor(at / 6), year: at % 6 }))
    .filter(() => next() > 0.25)
    .map((row) => ({ ...row, industry: row.company === 12 ? 2 : row.company % 2 }))
  const columns = [0, 1].map(() => Float64Array.from(rows, ({ company }) => normalOf(next) + company / 5))
  const target = Float64Array.from(rows, (_, at) => columns[0]![at]! + normalOf(next))
  const index = (key: 'company' | 'industry' | 'year') => Int32Array.from(rows, (row) => row[key])
  const fit = panelFit({
    target,
    columns,
    company: index('company'),
    industry: index('industry'),
    year: index('year'),
    industries: 3,
    years: 6,
  })!

  const without = (company: number) => {
    const rest = [...rows.keys()].filter((at) => rows[at]!.company !== company)
    const pick = (make: (at: number) => number) => Float64Array.from(rest, make)
    const levels = [
      ...[0, 1, 2].map((each) => pick((at) => Number(rows[at]!.industry === each))),
      ...[1, 2, 3, 4, 5].map((each) => pick((at) => Number(rows[at]!.year === each))),
    ].filter((column) => column.some((value) => value > 0))
    return leastSquares(
      [...columns.map((column) => pick((at) => column[at]!)), ...levels],
      pick((at) => target[at]!),
    )!.coefficients
  }
  const left = Array.from({ length: 13 }, (_, company) => without(company))
  for (const at of [0, 1]) {
    const squares = left.reduce((sum, coefficients) => sum + (coefficients[at]! - fit.coefficients[at]!) ** 2, 0)
    expect(fit.errors[at]).toBeCloseTo(Math.sqrt((squares * 12) / 13), 9)
  }
})

test('rates of false discovery by hand', () => {
  // p × m ÷ rank: 0.01 × 4 ÷ 1, 0.03 × 4 ÷ 2, 0.04 × 4 ÷ 3, 0.5; then the least of what follows.
  const rates = discoveryRates(Float64Array.from([0.03, Number.NaN, 0.01, 0.5, 0.04]))
  expect([...rates]).toEqual(
    [(0.04 * 4) / 3, Number.NaN, 0.04, 0.5, (0.04 * 4) / 3].map((each) =>
      Number.isNaN(each) ? each : expect.closeTo(each, 12),
    ),
  )
})
