import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matrixOf, weighedWith, weighted } from '../../test/custom.ts'
import { rankMarket } from '../../test/market.ts'
import { KeptSums } from './kept-sums.ts'
import { scoreYear, sumYear } from './year-scores.ts'

/** One weight set to a value, as a slider does it; of either of two markets that lie alike. */
const moves = fc.array(fc.record({ at: fc.nat(), weight: fc.integer({ min: 0, max: 3 }), isOther: fc.boolean() }), {
  minLength: 1,
  maxLength: 40,
})

test('whatever moves, in whatever market, kept sums give the scores that sums made anew give, to the last bit', () => {
  fc.assert(
    fc.property(weighted, moves, ([{ market: given, imputation }, numbers], moved) => {
      const matrix = matrixOf(given, numbers)
      const one = rankMarket(given, imputation)
      const other = rankMarket(given, () => 'worst-value')
      const cache = new KeptSums()
      for (const { at, weight, isOther } of moved) {
        matrix[at % matrix.length] = weight
        const market = weighedWith(given, isOther ? other : one, matrix)
        for (const year of given.panel.years.keys()) {
          const scores = scoreYear(market, year, (pillar) => cache.of(`${isOther} ${year}`, pillar))
          expect(scores).toEqual(scoreYear(market, year))
        }
      }
    }),
  )
})

test('where one weight moves, the sums of one pillar are made anew and those of the two others are the same ones', () => {
  fc.assert(
    fc.property(weighted, ([{ market: given, imputation }, numbers]) => {
      const matrix = matrixOf(given, numbers)
      const market = weighedWith(given, rankMarket(given, imputation), matrix)
      const cache = new KeptSums()
      const sumsOf = () => sumYear(market, 0, (pillar) => cache.of('one', pillar)).parts.slice(1)
      const before = sumsOf()
      expect(sumsOf()).toSatisfy((again: typeof before) => again.every((sums, at) => sums === before[at]))
      matrix[0]! += 1
      expect(sumsOf().filter((sums, at) => sums !== before[at])).toHaveLength(1)
    }),
  )
})
