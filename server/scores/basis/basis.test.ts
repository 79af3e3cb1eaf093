import { beforeAll, describe, expect, test } from 'vitest'
import { getScoreBasis, type ScoreBasis } from '#contract/scores/basis.ts'
import type { Score } from '#contract/scores/score.ts'
import { type CompanyScores, getScores } from '#contract/scores/scores.ts'
import { searchMarket } from '#contract/search/searches.ts'
import { stateCode } from '#methodology/figures/cell-states.ts'
import { columnAt, counts } from '#methodology/panel/panel.ts'
import { categories, type ScoreKey, totalKeys, totals } from '#methodology/scores/hierarchy.ts'
import { ownCaller } from '#server/http/turns/caller.ts'
import { Market } from '#server/market/market.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 200, seed: 11 })
const app = givenApp(database)
let token = ''
let snapshot: MarketSnapshot
const market = new Market({ connection: database.connection, home: null, pollMilliseconds: 1_000_000 })
beforeAll(async () => {
  token = await app.signedIn()
  snapshot = await market.snapshot({ version: '2.1', today: '2026-01-15' }, ownCaller)
  return () => market.close()
})

const basisOf = async (query: object): Promise<ScoreBasis> =>
  (await app.call(getScoreBasis, { query }, token)).body.data

describe('in every year of the market', () => {
  test('an indicator is in use when 30 companies and one in twenty of those that reported have a figure to rank', () => {
    const { panel, indicators, rankedFigures } = snapshot
    for (const [year] of panel.years.entries()) {
      const hasReport = (company: number) =>
        indicators.some(({ position }) => columnAt(panel, position, year).states[company] !== stateCode['no-report'])
      const reported = [...panel.companies.keys()].filter(hasReport).length
      for (const [at, indicator] of indicators.entries()) {
        const { states } = rankedFigures!.column(indicator, year)
        const figures = states.reduce((count, state) => count + Number(counts(state)), 0)
        const isInUse = figures >= 30 && 20 * figures >= reported
        expect(snapshot.rankedFigureCount(at, year), `${indicator.code} ${year}`).toBe(isInUse ? figures : 0)
      }
    }
  })

  test('nobody has a score from less than the minimum, and whoever reaches it has one', () => {
    const { panel, peers } = snapshot
    let scored = 0
    for (const [year] of panel.years.entries()) {
      for (const company of panel.companies.keys()) {
        const place = peers.placeOf[company]!
        if (snapshot.absent(year)[place] === 1) continue
        const has = (key: ScoreKey) => snapshot.score(key, year, company) !== null
        const isEnough = (key: ScoreKey) => snapshot.coverage(key, year, company) > 0.2 - 1e-9
        const figures = (key: ScoreKey) => snapshot.figureCount(key, year, company)
        // A category has a score only where ten peers have enough too.
        for (const key of categories) if (has(key)) expect(isEnough(key) && figures(key) >= 2).toBe(true)
        const weights = snapshot.weightsOf(peers.industryOf[company]!)
        const scoredCategories = categories.filter((key, at) => weights[at]! > 0 && has(key))
        const count = scoredCategories.reduce((sum, key) => sum + figures(key), 0)
        const pillars = (['e_score', 's_score', 'g_score'] as const).filter((pillar) =>
          scoredCategories.some((key) => (totals[pillar] as readonly string[]).includes(key)),
        )
        const isKnown =
          scoredCategories.length >= 3 && pillars.length >= 2 && count >= 10 && isEnough('sustainability_score')
        expect(has('sustainability_score'), `${year} ${company}`).toBe(isKnown)
        if (isKnown) expect(figures('sustainability_score')).toBe(count)
        scored += Number(isKnown)
      }
    }
    expect(scored).toBeGreaterThan(500)
  })

  test('ranks and bands are given exactly where the halves agree well enough', () => {
    const { panel } = snapshot
    for (const [year] of panel.years.entries()) {
      for (const key of totalKeys) {
        const reliability = snapshot.reliance!.reliability(key, year)
        const ranked = [...panel.companies.keys()].filter((company) => snapshot.rank(key, year, company) !== null)
        const scored = [...panel.companies.keys()].filter((company) => snapshot.coverage(key, year, company) > 0)
        const isReliable = reliability !== null && reliability >= 0.7
        expect(ranked.length > 0, `${key} ${year}`).toBe(isReliable && scored.length > 0)
      }
    }
  })

  test('a rank lies in its interval, and the interval is narrower the more is disclosed', () => {
    const year = snapshot.year!
    const widths = [...snapshot.panel.companies.keys()].flatMap((company) => {
      const interval = snapshot.interval('sustainability_score', year, company)
      const score = snapshot.score('sustainability_score', year, company)
      if (!interval || score === null) return []
      expect(interval.best).toBeLessThanOrEqual(interval.worst)
      expect([interval.low <= score, score <= interval.high]).toEqual([true, true])
      const rank = snapshot.rank('sustainability_score', year, company)
      if (rank) expect([interval.best <= rank.rank, rank.rank <= interval.worst]).toEqual([true, true])
      return [
        snapshot.reliance!.rankError(
          'sustainability_score',
          year,
          snapshot.figureCount('sustainability_score', year, company),
        )!,
      ]
    })
    expect(widths.length).toBeGreaterThan(100)
    expect(Math.max(...widths)).toBeGreaterThan(Math.min(...widths))
  })
})

test('the answer says what the screens do: in use, of the catalogue, and how reliable', async () => {
  const found = (await app.call(searchMarket, { query: { columns: 'sustainability_score' } }, token)).body.data
  const basis = await basisOf({ year: found.year })
  expect(basis.rule).toEqual({ companies: 30, share: 0.05 })
  const params = { companyId: found.rows[0].id }
  const own: CompanyScores = (await app.call(getScores, { params, query: { year: found.year } }, token)).body.data
  const total = own.scores.find(({ key }: Score) => key === 'sustainability_score')!
  expect(total.known!.catalogue).toBe(basis.indicators.length)
  expect(total.known!.of).toBe(basis.indicators.filter(({ isInUse }) => isInUse).length)
  expect(own.reliance!.totals).toEqual(
    Object.fromEntries(basis.totals.map(({ key, reliability }) => [key, reliability])),
  )
  expect(basis.totals.map(({ hasRanks }) => hasRanks)).toEqual(
    basis.totals.map(({ reliability }) => reliability !== null && reliability >= 0.7),
  )
})

test('earlier versions measure neither, and the employment impact has no indicators', async () => {
  const basis = await basisOf({ version: '2.0' })
  expect([basis.rule, basis.leastReliability]).toEqual([null, null])
  expect(basis.totals.every(({ hasRanks, reliability }) => hasRanks && reliability === null)).toBe(true)
  expect(basis.indicators.every(({ isInUse }) => isInUse)).toBe(true)
  const refused = await app.call(getScoreBasis, { query: { method: 'employment-impact' } }, token)
  expect(refused.body).toMatchObject({ code: 'method.not-available' })
})
