import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PeerGroups, peerGroups } from '../panel/peers.ts'
import { meanWithoutGaps } from '../statistics/mean.ts'
import { averageOf, industryLeaders } from './industry-average.ts'

const walks = { gics2018: new Map<string, string>(), tse17: new Map<string, string>() }
const givenPeers = (gics: readonly string[]): PeerGroups =>
  peerGroups(
    gics.map((code) => ({ gics: code, tse33: null })),
    'gics74',
    walks,
  )

test('the worked example of the page: twelve companies of 100 to 1,200', () => {
  const peers = givenPeers(Array.from({ length: 12 }, () => '151010'))
  const sizes = Float64Array.from({ length: 12 }, (_, index) => (index + 1) * 100)
  const scores = Array.from({ length: 12 }, (_, index) => (index + 1) * 0.05)
  const [leaders] = industryLeaders(peers, sizes)
  expect([...leaders!]).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) // 1,200 down to 300
  const mean = (values: readonly number[]) => meanWithoutGaps([...leaders!].map((company) => values[company]!))
  expect(mean(scores)).toBeCloseTo(0.375, 12) // 0.05 × (3 + … + 12) ÷ 10
  expect(mean(scores.with(11, Number.NaN))).toBeCloseTo(0.35, 12) // 0.05 × (3 + … + 11) ÷ 9: nobody moves up
})

test('of equal sizes the first in the panel, without a size nobody', () => {
  const peers = givenPeers(Array.from({ length: 13 }, () => '151010'))
  const sizes = new Float64Array(13).fill(7)
  sizes[0] = Number.NaN
  expect([...industryLeaders(peers, sizes)[0]!]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(meanWithoutGaps([])).toBeNull()
  expect(meanWithoutGaps([Number.NaN])).toBeNull()
})

const sized = fc.array(
  fc.record({
    gics: fc.constantFrom('151010', '151020', '201010'),
    size: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.constant(Number.NaN)),
  }),
  { minLength: 1, maxLength: 50 },
)

test('laws: at most ten, of the own industry, nobody outside is larger; a larger company never drops out', () => {
  fc.assert(
    fc.property(sized, (companies) => {
      const peers = givenPeers(companies.map(({ gics }) => gics))
      const sizes = Float64Array.from(companies, ({ size }) => size)
      const leaders = industryLeaders(peers, sizes)
      for (const [industry, chosen] of leaders.entries()) {
        const own = [...companies.keys()].filter((company) => peers.industryOf[company] === industry)
        const knownCompanies = own.filter((company) => !Number.isNaN(sizes[company]!))
        expect(chosen).toHaveLength(Math.min(averageOf, knownCompanies.length))
        const min = Math.min(...[...chosen].map((company) => sizes[company]!))
        for (const company of knownCompanies)
          if (!chosen.includes(company)) expect(sizes[company]!).toBeLessThanOrEqual(min)

        const last = chosen.at(-1)
        if (last === undefined) continue
        const grown = industryLeaders(peers, sizes.with(last, sizes[last]! + 1))[industry]!
        expect([...grown].sort()).toEqual([...chosen].sort())
      }
    }),
  )
})

test('law: the mean lies between the least and the greatest', () => {
  const scores = fc.array(fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constant(Number.NaN)), {
    maxLength: 10,
  })
  fc.assert(
    fc.property(scores, (values) => {
      const knownValues = values.filter((score) => !Number.isNaN(score))
      const mean = meanWithoutGaps(values)
      expect(mean === null).toBe(knownValues.length === 0)
      if (mean === null) return
      expect(mean).toBeGreaterThanOrEqual(Math.min(...knownValues) - 1e-12)
      expect(mean).toBeLessThanOrEqual(Math.max(...knownValues) + 1e-12)
    }),
  )
})
