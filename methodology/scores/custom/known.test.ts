import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weighedWith } from '../../test/custom.ts'
import { type Cell, type GivenMarket, givenMarket, markets, rankMarket, scoresOf } from '../../test/market.ts'
import { scoreCustom } from '../custom.ts'
import { categories } from '../hierarchy.ts'
import { methods } from '../method.ts'
import { emptyScores, keyAt } from '../standard/market-scores.ts'
import { scoreOwn } from './own-scores.ts'

const second = methods['2.0']
const minimum = second.minimum!.mean

const allAlike = ({ peers, indicators }: GivenMarket) =>
  new Float64Array(peers.industries.length * indicators.length).fill(1)

describe('how much is known', () => {
  test('is what the standard says of the same mean, and where it says too little neither has a score', () => {
    fc.assert(
      fc.property(markets, ({ market: given, imputation }) => {
        const ranks = rankMarket(given, imputation, second)
        const usual = scoresOf(given, ranks, 'short', { method: second })
        const own = emptyScores(given)
        scoreOwn({ ...weighedWith(given, ranks, allAlike(given)), minimum }, given.indicators, own)
        for (const key of categories) {
          const members = given.indicators.filter(({ category }) => category === key).length
          if (members === 0) continue
          const at = keyAt.get(key)! * given.years * given.companies
          for (let cell = at; cell < at + given.years * given.companies; cell++) {
            expect(own.coverage[cell]).toBeCloseTo(usual.coverage[cell]!, 12)
            // The standard needs two indicators even of a category of one; weights may be of one indicator alone.
            if (members < minimum.count) continue
            expect(Number.isNaN(own.values[cell]!)).toBe(Number.isNaN(usual.means[cell]!))
          }
        }
      }),
    )
  })

  // Twelve companies disclose two figures. Eight more are disclosed by nobody but the first, which is too few to rank anybody.
  const everybody = Array.from({ length: 12 }, (_, company) => company)
  const hardlyAnybody = everybody.map((company): Cell => (company === 0 ? 1 : 'not-disclosed'))
  const rows = [everybody, everybody, ...Array.from({ length: 8 }, () => hardlyAnybody)]
  const market = givenMarket({ indicators: rows.map(() => ({})), cells: rows.map((row) => [row]) })
  const scored = (matrix: Float64Array) =>
    scoreCustom({ ...weighedWith(market, rankMarket(market, undefined, second), matrix), minimum })

  test('is of all that is weighed, also of what too few disclose to be ranked', () => {
    const { coverage, values } = scored(allAlike(market))
    expect(coverage[11]).toBeCloseTo(0.2, 12) // 2 of 10, exactly the least share.
    expect(values[11]).toBeCloseTo(11.5 / 12, 12)
  })

  test('a little less than the least share is no score, however good the two figures are', () => {
    const { coverage, values } = scored(allAlike(market).map((_, at) => (at < 2 ? 0.99 : 1)))
    expect(coverage[11]).toBeCloseTo(1.98 / 9.98, 12) // 0.198
    expect(values[11]).toBeNaN()
  })
})
