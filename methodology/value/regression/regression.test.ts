import { expect, test } from 'vitest'
import { filip, filipCertified } from '../../test/published/filip.ts'
import { grunfeld, grunfeldPrinted } from '../../test/published/grunfeld.ts'
import { longley, longleyCertified } from '../../test/published/longley.ts'
import { companyMoves } from './clustered.ts'
import { coefficientOf } from './coefficient.ts'
import { leastSquares } from './least-squares.ts'
import { panelFit } from './panel.ts'
import { durbinWatson, shareExplained } from './statistics.ts'

/** Digits that agree: −log₁₀ of the relative error, of the worst. */
const digits = (values: ArrayLike<number>, certified: readonly number[]) =>
  Math.min(...certified.map((each, at) => -Math.log10(Math.abs(values[at]! / each - 1) || 1e-16)))
const ones = (rows: number) => new Float64Array(rows).fill(1)

test('Longley to eleven digits', () => {
  const column = (at: number) => Float64Array.from({ length: 16 }, (_, row) => longley[row * 7 + at]!)
  const target = column(0)
  const fit = leastSquares([ones(16), ...[1, 2, 3, 4, 5, 6].map(column)], target)!
  const variance = fit.squares / (16 - 7)
  const errors = fit.inverse.map((row, at) => Math.sqrt(row[at]! * variance))
  expect(digits(fit.coefficients, longleyCertified.coefficients)).toBeGreaterThan(11)
  expect(digits(errors, longleyCertified.errors)).toBeGreaterThan(11)
  expect(shareExplained(target, fit.squares, 7).r2).toBeCloseTo(longleyCertified.r2, 12)
  expect(Math.sqrt(variance)).toBeCloseTo(longleyCertified.deviation, 9)
})

test('Filippelli to seven digits, of the eight that powers rounded to doubles have in them', () => {
  const x = Float64Array.from({ length: 82 }, (_, row) => filip[row * 2 + 1]!)
  const y = Float64Array.from({ length: 82 }, (_, row) => filip[row * 2]!)
  const fit = leastSquares(
    Array.from({ length: 11 }, (_, power) => x.map((value) => value ** power)),
    y,
  )!
  const errors = fit.inverse.map((row, at) => Math.sqrt((row[at]! * fit.squares) / (82 - 11)))
  expect(digits(fit.coefficients, filipCertified.coefficients)).toBeGreaterThan(7)
  expect(digits(errors, filipCertified.errors)).toBeGreaterThan(7)
})

test('Grunfeld with errors clustered by company, as Stata prints them', () => {
  // Stata holds these data in single precision.
  const column = (at: number) => Float64Array.from({ length: 200 }, (_, row) => Math.fround(grunfeld[row * 3 + at]!))
  const target = column(0)
  const company = Int32Array.from({ length: 200 }, (_, row) => Math.floor(row / 20))
  const fit = panelFit({
    target,
    columns: [column(1), column(2)],
    company,
    ...{ industry: new Int32Array(200), year: new Int32Array(200), industries: 1, years: 1 },
  })!
  expect(digits(fit.coefficients, grunfeldPrinted.coefficients.slice(0, 2))).toBeGreaterThan(11)
  // The plain sandwich with Stata's factor; the product's own errors leave each company out, and are held against that by hand.
  const plain = { columns: fit.within.columns, residuals: fit.residuals, company }
  const { squares, clusters } = companyMoves(plain, null)
  const factor = (clusters / (clusters - 1)) * ((200 - 1) / (200 - fit.count))
  const errors = squares.diagonal().map((own) => Math.sqrt(own * factor))
  expect(digits(errors, grunfeldPrinted.errors.slice(0, 2))).toBeGreaterThan(11)
  const { r2, adjustedR2 } = shareExplained(target, fit.squares, fit.count)
  expect([r2, adjustedR2]).toEqual([
    expect.closeTo(grunfeldPrinted.r2, 12),
    expect.closeTo(grunfeldPrinted.adjustedR2, 12),
  ])
  const tests = [0, 1].map((at) => coefficientOf(fit.coefficients[at]!, errors[at]!, clusters - 1))
  expect(tests.map(({ t }) => t)).toEqual(grunfeldPrinted.t.slice(0, 2).map((each) => expect.closeTo(each, 10)))
  expect(tests.map(({ p }) => p)).toEqual(grunfeldPrinted.p.slice(0, 2).map((each) => expect.closeTo(each, 12)))
  expect(tests.map(({ low }) => low)).toEqual(grunfeldPrinted.low.slice(0, 2).map((each) => expect.closeTo(each, 10)))
})

test('levels taken out leave what a column for each of them leaves', () => {
  let seed = 1
  const next = () => {
    seed = (seed * 48271) % 2147483647
    return seed / 2147483647
  }
  const rows = Array.from({ length: 300 }, (_, row) => ({
    company: Math.floor(row / 8),
    industry: Math.floor(row / 8) % 7,
    year: Math.floor(next() * 6),
  }))
  const columns = [0, 1].map(() => Float64Array.from(rows, ({ industry, year }) => next() + industry / 5 - year / 9))
  const target = Float64Array.from(
    rows,
    ({ industry, year }, at) => 2 * columns[0]![at]! - columns[1]![at]! + industry - year + next(),
  )
  const [industry, year] = [Int32Array.from(rows, (row) => row.industry), Int32Array.from(rows, (row) => row.year)]
  const fit = panelFit({
    target,
    columns,
    company: Int32Array.from(rows, (row) => row.company),
    industry,
    year,
    industries: 9,
    years: 6,
  })!
  const dummies = [
    ...Array.from({ length: 7 }, (_, each) => Float64Array.from(industry, (own) => Number(own === each))),
    ...Array.from({ length: 5 }, (_, each) => Float64Array.from(year, (own) => Number(own === each))),
  ]
  const whole = leastSquares([...columns, ...dummies], target)!
  expect(fit.count).toBe(14)
  expect(digits(fit.coefficients, [...whole.coefficients.slice(0, 2)])).toBeGreaterThan(11)
  expect(fit.squares).toBeCloseTo(whole.squares, 9)
})

test('Durbin and Watson by hand', () => {
  const rows = { company: [1, 1, 1, 2, 2], year: [1, 2, 4, 1, 2] }
  // Pairs of following years: 1 → 2 of the first and 1 → 2 of the second; (1 − 3)² + (2 − 2)² = 4, of 1 + 9 + 1 + 4 + 4 = 19.
  expect(durbinWatson(Float64Array.from([1, 3, 1, 2, 2]), rows)).toBeCloseTo(4 / 19)
  expect(durbinWatson(Float64Array.from([1, 2]), { company: [1, 2], year: [1, 1] })).toBeNaN()
})

test('what cannot be fitted is not: collinear, standing still, three points', () => {
  const x = Float64Array.from([1, 2, 3, 4, 5])
  const y = Float64Array.from([2, 1, 4, 3, 6])
  expect(leastSquares([ones(5), x, x.map((value) => 3 * value - 1)], y)).toBeNull()
  expect(leastSquares([ones(5), ones(5).fill(7)], y)).toBeNull()
  expect(leastSquares([ones(3), x.slice(0, 3), x.slice(0, 3).map((each) => each ** 2)], y.slice(0, 3))).toBeNull()
  const rows = { company: Int32Array.from([0, 0, 1, 1, 2]), industry: new Int32Array(5), year: new Int32Array(5) }
  const levels = { industries: 1, years: 1 }
  expect(panelFit({ target: y, columns: [ones(5).fill(7)], ...rows, ...levels })).toBeNull()
  expect(panelFit({ target: y, columns: [x, x.map((value) => 0.1 + value / 3)], ...rows, ...levels })).toBeNull()
})
