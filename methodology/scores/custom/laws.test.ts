import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matrixOf, weighedWith, weighted } from '../../test/custom.ts'
import { type GivenMarket, givenMarket, markets, rankMarket, scoreOf, scoresOf } from '../../test/market.ts'
import { type CustomScores, ranksOf, scoreCustom } from '../custom.ts'
import { categories, totals } from '../hierarchy.ts'
import { comparable } from '../ranks/mean-ranks.ts'
import { originCode, type Ranks } from '../ranks/ranks.ts'
import { sensitivityOf, sensitivityStep } from './moves.ts'
import { scoreYear, type WeightedMarket } from './year-scores.ts'

const near = (a: Float64Array, b: Float64Array, by: number) => {
  expect(a.length).toBe(b.length)
  for (const [at, value] of a.entries()) {
    expect(Number.isNaN(value)).toBe(Number.isNaN(b[at]!))
    if (!Number.isNaN(value)) expect(Math.abs(value - b[at]!)).toBeLessThanOrEqual(by)
  }
}

/** Score and coverage of one place, written down as the page has them. */
function plainly(given: GivenMarket, { ranks, matrix }: WeightedMarket, at: Cell): [number, number] {
  const { peers, indicators, years, companies } = given
  const industries = peers.industries.length
  const industry = peers.industryOf[peers.order[at.place]!]!
  let [score, weight, disclosed, unranked] = [0, 0, 0, 0]
  for (const [pillar, categories] of [totals.e_score, totals.s_score, totals.g_score].entries()) {
    if (at.part !== 0 && at.part !== pillar + 1) continue
    let [s, gaps, common, d, nobody] = [0, 0, 0, 0, 0]
    for (const [i, { category }] of indicators.entries()) {
      const column = i * years + at.year
      const w = matrix[industry * indicators.length + i]!
      const unit = ranks.units[column * industries + industry]!
      if (!(categories as readonly string[]).includes(category) || w === 0) continue
      if (unit === 0) {
        nobody += w
        continue
      }
      const origin = ranks.origins[column * companies + at.place]!
      s += (w / unit) * ranks.parts[column * companies + at.place]!
      if (origin === originCode.disclosed || origin === originCode.estimated) d += w
      if (ranks.gaps[column * industries + industry] === 0) common += w
      else if (origin !== 0) gaps += w
    }
    score += s
    weight += ranks.absent[at.year * companies + at.place] === 1 ? 0 : gaps + common
    disclosed += d
    unranked += nobody
  }
  return weight === 0 ? [Number.NaN, 0] : [Math.min(1, score / weight), Math.min(1, disclosed / (weight + unranked))]
}

interface Cell {
  readonly year: number
  readonly part: number
  readonly place: number
}

describe('laws', () => {
  test('only proportions count', () => {
    fc.assert(
      fc.property(
        weighted,
        fc.double({ min: 0.01, max: 1000, noNaN: true }),
        ([{ market: given, imputation }, numbers], k) => {
          const matrix = matrixOf(given, numbers)
          const ranks = rankMarket(given, imputation)
          const [one, other] = [matrix, matrix.map((w) => k * w)].map((each) =>
            scoreCustom(weighedWith(given, ranks, each)),
          ) as [CustomScores, CustomScores]
          near(one.values, other.values, 1e-12)
          near(one.coverage, other.coverage, 1e-12)
        },
      ),
    )
  })

  test('the standard’s own weights give the standard score where there are no gaps', () => {
    fc.assert(
      fc.property(markets, ({ market: given }) => {
        const ranks = rankMarket(given, () => 'worst-value')
        const { peers, indicators, weights } = given
        const matrix = new Float64Array(peers.industries.length * indicators.length)
        for (const industry of peers.industries.keys())
          for (const [column, { category }] of indicators.entries()) {
            const inside = indicators.filter((other) => other.category === category).length
            matrix[industry * indicators.length + column] =
              weights[industry * categories.length + categories.indexOf(category)]! / inside
          }
        const scores = scoresOf(given, ranks)
        const { values } = scoreCustom(weighedWith(given, ranks, matrix))
        const isWhole = (company: number, year: number) =>
          indicators.every(
            (_, i) => ranks.origins[(i * given.years + year) * given.companies + peers.placeOf[company]!] !== 0,
          )
        for (const year of given.panel.years.keys())
          for (const company of given.panel.companies.keys()) {
            if (!isWhole(company, year)) continue
            for (const [part, key] of (['sustainability_score', 'e_score', 's_score', 'g_score'] as const).entries()) {
              const ours = values[(part * given.years + year) * given.companies + peers.placeOf[company]!]!
              const usual = scoreOf(given, scores, key, company, year).value
              if (usual === null) expect(ours).toBeNaN()
              else expect(Math.abs(ours - usual)).toBeLessThanOrEqual(1e-9)
            }
          }
      }),
    )
  })

  test('who discloses less than the minimum has no score, everybody else the same one and a rank among the scored', () => {
    fc.assert(
      fc.property(weighted, ([{ market: given, imputation }, numbers]) => {
        const matrix = matrixOf(given, numbers)
        const input = weighedWith(given, rankMarket(given, imputation), matrix)
        const minimum = { weight: 0.5, count: 2 }
        const [free, held] = [scoreCustom(input), scoreCustom({ ...input, minimum })]
        near(free.coverage, held.coverage, 0)
        for (let place = 0; place < given.companies; place++) {
          const score = held.values[place]!
          if (!Number.isNaN(score)) expect(score).toBe(free.values[place])
          if (free.coverage[place]! < 0.5) expect(score).toBeNaN()
          const industry = given.peers.industryOf[given.peers.order[place]!]!
          const disclosed = given.indicators.filter((_, i) => {
            const origin = input.ranks.origins[i * given.years * given.companies + place]
            return matrix[industry * given.indicators.length + i]! > 0 && origin === originCode.disclosed
          })
          if (free.coverage[place]! >= 0.5 && disclosed.length >= 2) expect(score).toBe(free.values[place])
        }
        const scored = held.values.subarray(0, given.companies)
        for (const company of [...given.panel.companies.keys()].slice(0, 3)) {
          const rows = sensitivityOf({ ...input, minimum }, 0, given.peers.placeOf[company]!)
          const isScored = !Number.isNaN(scored[given.peers.placeOf[company]!]!)
          const max = scored.filter((score) => !Number.isNaN(score)).length
          for (const { lowered, raised } of rows) {
            expect([lowered > 0, raised > 0]).toEqual([isScored, isScored])
            expect(Math.max(lowered, raised)).toBeLessThanOrEqual(max)
          }
        }
      }),
    )
  })

  test('scores are those of a plain loop, bit for bit, in one year as in all', () => {
    fc.assert(
      fc.property(weighted, ([{ market: given, imputation }, numbers]) => {
        const input = weighedWith(given, rankMarket(given, imputation), matrixOf(given, numbers))
        const all = scoreCustom(input)
        for (let year = 0; year < given.years; year++) {
          const { values, coverage } = scoreYear(input, year)
          for (let part = 0; part < 4; part++)
            for (let place = 0; place < given.companies; place++) {
              const [at, atAll] = [
                part * given.companies + place,
                (part * given.years + year) * given.companies + place,
              ]
              expect([values[at], coverage[at]]).toEqual(plainly(given, input, { year, part, place }))
              expect([all.values[atAll], all.coverage[atAll]]).toEqual([values[at], coverage[at]])
            }
        }
      }),
      { numRuns: 25 },
    )
  })

  test('only proportions count: by powers of two every bit, by any other number every rank', () => {
    fc.assert(
      fc.property(weighted, fc.integer({ min: 1, max: 999 }), ([{ market: given, imputation }, numbers], k) => {
        const ranks = rankMarket(given, imputation)
        const matrix = matrixOf(given, numbers)
        const of = (by: number) =>
          scoreYear(
            weighedWith(
              given,
              ranks,
              matrix.map((w) => by * w),
            ),
            0,
          )
        const [own, doubled] = [of(1), of(2 ** (k % 60))]
        expect(doubled.values).toEqual(own.values)
        const rankOf = ({ values }: typeof own) => ranksOf(values.map(comparable), 0, given.companies)
        expect(rankOf(of(k / 7))).toEqual(rankOf(own))
      }),
    )
  })

  test('an indicator of weight 0 has no influence', () => {
    fc.assert(
      fc.property(weighted, ([{ market: given, imputation }, numbers]) => {
        const last = given.indicators.length - 1
        if (last === 0) return
        const matrix = matrixOf(given, numbers).map((w, at) => (at % (last + 1) === last ? 0 : w))
        const ranks = rankMarket(given, imputation)
        const changed = { ...ranks, parts: ranks.parts.slice(), origins: ranks.origins.slice() }
        changed.parts.fill(0, last * given.years * given.companies)
        changed.origins.fill(0, last * given.years * given.companies)
        const of = (some: Ranks) => scoreCustom(weighedWith(given, some, matrix)).values
        near(of(ranks), of(changed), 0)
      }),
    )
  })

  test('scores lie within 0 and 1, coverage too', () => {
    fc.assert(
      fc.property(weighted, ([{ market: given, imputation }, numbers]) => {
        const ranks = rankMarket(given, imputation)
        const { values, coverage } = scoreCustom(weighedWith(given, ranks, matrixOf(given, numbers)))
        for (const value of [...values, ...coverage])
          expect(Number.isNaN(value) || (value >= 0 && value <= 1)).toBe(true)
      }),
    )
  })

  test('best of all is one, never a little more', () => {
    const n = 187 // 3 × (1 ÷ 2n) × 2n is rounded above 3.
    const figures = Array.from({ length: n }, (_, index) => index)
    const given = givenMarket({ indicators: [{ code: 'E-1' }], cells: [[[...figures, 'not-disclosed']]] })
    const ranks = rankMarket(given, () => ({ values: new Float64Array(n + 1).fill(n) }))
    const { values } = scoreCustom(weighedWith(given, ranks, Float64Array.of(3)))
    expect(values[n]).toBe(1)
  })

  test('moving one weight equals scoring the market again with it', () => {
    fc.assert(
      fc.property(weighted, fc.nat(), ([{ market: given, imputation }, numbers], seed) => {
        const matrix = matrixOf(given, numbers)
        const input = weighedWith(given, rankMarket(given, imputation), matrix)
        const company = seed % given.companies
        const place = given.peers.placeOf[company]!
        const count = given.indicators.length
        const scoresWith = (indicator: number, step: number) =>
          scoreCustom({ ...input, matrix: matrix.map((w, at) => (at % count === indicator ? w * (1 + step) : w)) })
            .values
        for (const { indicator, lowered, raised } of sensitivityOf(input, 0, place))
          for (const [rank, step] of [
            [lowered, -sensitivityStep],
            [raised, sensitivityStep],
          ] as const) {
            const scores = scoresWith(indicator, step).subarray(0, given.companies)
            const own = scores[place]!
            // Scores that are equal but for rounding may fall on either side.
            const better = scores.filter((score) => score > own + 1e-12).length
            const near = scores.filter((score) => Math.abs(score - own) <= 1e-12).length
            if (Number.isNaN(own)) expect(rank).toBe(0)
            else expect(rank > better && rank <= better + near).toBe(true)
          }
      }),
    )
  })
})
