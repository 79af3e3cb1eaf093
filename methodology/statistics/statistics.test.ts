import { expect, test } from 'vitest'
import { pearson, spearman } from './correlation.ts'
import { mean, meanOrNaN, meanWithoutGaps } from './mean.ts'
import { median, medianOfSorted, quantile } from './quantiles.ts'

// Anscombe, “Graphs in Statistical Analysis”, The American Statistician 27 (1973), first of the four sets:
// mean of x 9.0, mean of y 7.5, correlation 0.816 (0.816421 to six digits).
const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
const y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]

test('means of a published table; nothing has none', () => {
  expect(mean(x)).toBe(9)
  expect(mean(y)).toBeCloseTo(7.500909, 6)
  expect([mean([]), meanOrNaN([])]).toEqual([null, Number.NaN])
  expect(meanWithoutGaps([1, null, Number.NaN, 3])).toBe(2) // (1 + 3) ÷ 2
  expect(meanWithoutGaps([null])).toBeNull()
})

test('medians in any order, and quantiles as type 7 of Hyndman and Fan', () => {
  expect(median(x)).toBe(9)
  expect(median([4, 1, 3, 2])).toBe(2.5) // (2 + 3) ÷ 2
  expect([median([]), medianOfSorted(new Float64Array()), quantile(new Float64Array(), 0.5)]).toEqual([
    null,
    null,
    null,
  ])
  // 1 to 10: place 0.25 × 9 = 2.25, so 3 + 0.25 × (4 − 3).
  expect(
    quantile(
      Float64Array.from({ length: 10 }, (_, at) => at + 1),
      0.25,
    ),
  ).toBe(3.25)
})

test('correlations of a published table; none where nothing varies', () => {
  expect(pearson(Float64Array.from(x), Float64Array.from(y))).toBeCloseTo(0.816421, 6)
  // Ranks differ by d: Σ d² = 40, and 1 − 6 × 40 ÷ (11 × 120) = 0.818182.
  expect(spearman(Float64Array.from(x), Float64Array.from(y))).toBeCloseTo(0.818182, 6)
  expect(pearson(Float64Array.of(1, 2), Float64Array.of(3, 3))).toBeNull()
})
