import { beforeAll, describe, expect, test } from 'vitest'
import {
  getIndustryOverview,
  type IndustryCompany,
  listIndustries,
  listIndustryCompanies,
} from '#contract/industries/industries.ts'
import { getIndustry, type Industry, listIndustryMembers } from '#contract/industries/industry.ts'
import type { IndustrySummary } from '#contract/industries/industry-parts.ts'
import { getClassificationStandard } from '#contract/market/classifications.ts'
import { industryCondition } from '#contract/market/industry-condition.ts'
import { readIndustryId } from '#contract/market/industry-id.ts'
import { getScoreDistributions } from '#contract/market/market.ts'
import { getScores } from '#contract/scores/scores.ts'
import { searchMarket } from '#contract/search/searches.ts'
import { peerBases } from '#methodology/panel/peers.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const companies = 140
const database = givenDatabase({ companies, seed: 11 })
const empty = givenDatabase()
const app = givenApp(database)
const nothing = givenApp(empty)

let token = ''
let largest: IndustrySummary
beforeAll(async () => {
  token = await app.signedIn()
  const { industries } = await list()
  largest = industries.toSorted((a: IndustrySummary, b: IndustrySummary) => b.companies - a.companies)[0]!
})

const list = async (query = {}) => (await app.call(listIndustries, { query }, token)).body.data
const industry = async (industryId: string, query = {}): Promise<Industry> =>
  (await app.call(getIndustry, { params: { industryId }, query }, token)).body.data
const companiesIn = async (industryId: string, query = {}) =>
  (await app.call(listIndustryCompanies, { params: { industryId }, query }, token)).body.data
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('the list', () => {
  test.each(peerBases)('on %s every company stands in one industry', async (peers) => {
    const { industries, market, basis } = await list({ peers })
    expect(basis).toBe(peers)
    expect(sum(industries.map((each: IndustrySummary) => each.companies))).toBe(companies)
    expect([market.companies, market.level, market.sector]).toEqual([companies, 'market', null])
    expect(new Set(industries.map((each: IndustrySummary) => each.id)).size).toBe(industries.length)
    for (const { nameJa, nameEn, code } of industries) expect([nameJa, nameEn]).not.toContain(code)
  })

  test('quartiles lie in order, and a share is one', async () => {
    for (const { quartiles, scored, coverage } of (await list()).industries) {
      expect(quartiles === null).toBe(scored === 0)
      if (!quartiles) continue
      const { least, lower, median, upper, most } = quartiles
      expect([least, lower, median, upper, most]).toEqual([least, lower, median, upper, most].toSorted((a, b) => a - b))
      expect(coverage).toBeGreaterThan(0)
    }
  })

  test('a year, and without one the newest that half of the companies have reached', async () => {
    const now = await list()
    const before = await list({ year: now.year - 1 })
    expect(before.year).toBe(now.year - 1)
    const [one, same] = [now, before].map(({ industries }) =>
      industries.find(({ id }: IndustrySummary) => id === largest.id),
    )
    expect(one.change).toBeCloseTo(one.averages.sustainability_score - same.averages.sustainability_score, 12)
    const none = await list({ year: 1991 })
    expect([none.year, none.market.scored, none.market.quartiles, none.market.coverage]).toEqual([null, 0, null, null])
  })

  test('a market without companies has no industries', async () => {
    const signed = await nothing.signedIn()
    const { status, body } = await nothing.call(listIndustries, { query: {} }, signed)
    expect([status, body.data.industries, body.data.year]).toEqual([200, [], null])
    const market = { params: { industryId: 'market' }, query: {} }
    expect((await nothing.call(getIndustry, market, signed)).status).toBe(200)
    expect((await nothing.call(getIndustryOverview, market, signed)).status).toBe(200)
    expect((await nothing.call(listIndustryCompanies, market, signed)).status).toBe(200)
  })
})

describe('one industry', () => {
  test('its averages are those that its companies are held against', async () => {
    const answer = await industry(largest.id)
    expect(answer.industry).toEqual(largest)
    expect(answer.average.companies.length).toBe(Math.min(10, largest.companies))
    const sizes = answer.average.companies.map(({ size }) => size)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    const scores = answer.average.companies.flatMap(({ values }) => values.sustainability_score ?? [])
    expect(answer.totals[0]!.average).toBeCloseTo(sum(scores) / scores.length, 12)

    const [first] = answer.average.companies
    const { body } = await app.call(
      getScores,
      { params: { companyId: first!.id }, query: { year: answer.year! } },
      token,
    )
    expect(body.data.scores[0].average).toBeCloseTo(answer.totals[0]!.average!, 12)
    expect(body.data.scores[0].value).toBe(first!.values.sustainability_score)
    expect(body.data.average).toMatchObject({ by: answer.average.by, day: answer.average.day })
  })

  test('weights make one; every score stands in the distribution; figures have an origin', async () => {
    const { materiality, totals, industry: summary, origins, history, year } = await industry(largest.id)
    expect(sum(materiality.map(({ weight }) => weight))).toBeCloseTo(1, 12)
    for (const { scores, others, rank } of totals) {
      expect(scores).toEqual(scores.toSorted((a, b) => a - b))
      expect(rank!.of).toBe(others.length)
    }
    expect(totals[0]!.scores).toHaveLength(summary.scored)
    expect(origins.disclosed).toBeGreaterThan(0)
    expect(history.years).toHaveLength(10)
    expect(history.series[0]!.average[history.years.indexOf(year!)]).toBe(totals[0]!.average)
  })

  test('what the pillars add makes the change, and movers go the way they are listed', async () => {
    const { movers } = await industry(largest.id)
    expect(movers.rose.length + movers.fell.length).toBeGreaterThan(0)
    for (const { change, parts } of [...movers.rose, ...movers.fell]) {
      expect(parts.e_score + parts.s_score + parts.g_score).toBeCloseTo(change, 12)
    }
    expect(movers.rose.every(({ change }) => change > 0)).toBe(true)
    expect(movers.fell.every(({ change }) => change < 0)).toBe(true)
  })

  test('the market is one too, and has no rank', async () => {
    const { industry: summary, totals, materiality } = await industry('market')
    expect([summary.companies, summary.id]).toEqual([companies, 'gics74-market'])
    expect(totals[0]!.rank).toBeNull()
    expect(materiality).toHaveLength(13)
  })

  test.each(['x', 'gics74-999999', 'tse33-9999', 'gics74-tse33-9999'])('%s is not there', async (industryId) => {
    for (const endpoint of [getIndustry, getIndustryOverview, listIndustryCompanies]) {
      const { status, body } = await app.call(endpoint, { params: { industryId }, query: {} }, token)
      expect([status, body.code]).toEqual([404, 'industry.not-found'])
    }
  })
})

describe('the overview', () => {
  test.each(peerBases)('counts on %s come to the companies', async (peers) => {
    const { industries } = await list({ peers })
    const { id, companies: count } = industries.toSorted(
      (a: IndustrySummary, b: IndustrySummary) => b.companies - a.companies,
    )[0]
    const { body } = await app.call(getIndustryOverview, { params: { industryId: id }, query: {} }, token)
    const { markets, sizes, chain, siblings, themes, members } = body.data
    const companiesIn = (rows: readonly { companies: number }[]) => sum(rows.map((row) => row.companies))
    expect([companiesIn(markets), companiesIn(sizes.classes)]).toEqual([count, count])
    expect(chain.at(-1)).toMatchObject({ id, companies: count })
    expect(siblings.map((each: { id: string }) => each.id)).not.toContain(id)
    expect(sum(themes.map(({ weight }: { weight: number }) => weight))).toBeCloseTo(1, 12)
    const opens = async (industryId: string) =>
      (await app.call(getIndustryOverview, { params: { industryId }, query: {} }, token)).status
    for (const other of [...members, ...siblings].slice(0, 8)) {
      expect([other.id, await opens(other.id)]).toEqual([other.id, other.companies > 0 ? 200 : 404])
    }
  })

  test('says why, who discloses, and which goals and rules stand behind it', async () => {
    const { body } = await app.call(getIndustryOverview, { params: { industryId: largest.id }, query: {} }, token)
    const { themes, disclosure, goals, regulations } = body.data
    expect(themes[0].sources[0]).toMatchObject({ gics: largest.code.slice(5), status: 'proposed' })
    expect(themes[0].sources[0].reasonEn.length).toBeGreaterThan(10)
    expect(themes[0].sources[0].reasonJa).toMatch(/[ぁ-ヶ一-龠]/)
    expect(themes[0].sources[0].basisJa).toMatch(/^SASB.*[ぁ-ヶ一-龠]/)
    expect(disclosure.length).toBeGreaterThan(10)
    expect(disclosure.some(({ industry, market }: { industry: number; market: number }) => industry !== market)).toBe(
      true,
    )
    expect(goals.length).toBeGreaterThan(5)
    expect(regulations.map(({ standard }: { standard: string }) => standard)).not.toContain('company KPI')
  })
})

describe('its companies', () => {
  test('pages hold all of them once, in order', async () => {
    const all = await companiesIn('market', { perPage: 500 })
    expect([all.total, all.companies.length]).toEqual([companies, companies])
    const pages = [
      await companiesIn('market'),
      await companiesIn('market', { page: 2 }),
      await companiesIn('market', { page: 3 }),
    ]
    expect(pages.flatMap((page) => page.companies)).toEqual(all.companies)
    const ranks = all.companies.flatMap(({ rank }: IndustryCompany) => rank?.rank ?? [])
    expect(ranks).toEqual(ranks.toSorted((a: number, b: number) => a - b))
    expect(ranks[0]).toBe(1)
  })

  test.each(peerBases)('on %s the condition of each industry finds them, and no others', async (peers) => {
    const { industries, market } = await list({ peers })
    for (const { id, companies: count } of [...industries, market] as IndustrySummary[]) {
      const where = industryCondition(readIndustryId(id)!)
      const result = await app.call(searchMarket, { query: { where, peers, perPage: 100, columns: 'e_score' } }, token)
      expect([id, result.body.data.total]).toEqual([id, count])
      const own = new Set((await companiesIn(id, { perPage: 500 })).companies.map((row: IndustryCompany) => row.id))
      expect(result.body.data.rows.filter((row: { id: number }) => !own.has(row.id))).toEqual([])
    }
  })

  test('their file has the scores of the list, in its order', async () => {
    const { companies: rows, year, basis } = await companiesIn(largest.id, { perPage: 500, sort: 'e' })
    const where = industryCondition(readIndustryId(largest.id)!)
    const query = { where, year, peers: basis, columns: 'e_score', sort: '-e_score', perPage: 100 }
    const { body } = await app.call(searchMarket, { query }, token)
    const scores = (list: readonly (number | null)[]) => list.filter((score) => score !== null)
    expect(scores(body.data.rows.map(({ cells }: { cells: { value: number | null }[] }) => cells[0]!.value))).toEqual(
      scores(rows.map(({ values }: IndustryCompany) => values.e_score)),
    )
  })

  test.each(['e', 'change', 'size', 'coverage'] as const)('by %s, either way, the missing last', async (sort) => {
    const of = ({ values, change, size, coverage }: IndustryCompany) =>
      ({ e: values.e_score, change, size, coverage })[sort]
    for (const reversed of ['false', 'true']) {
      const { companies: rows } = await companiesIn('market', { sort, reversed, perPage: 500 })
      const figures = rows.map(of)
      const present = figures.filter((figure: number | null) => figure !== null)
      expect(figures.slice(0, present.length)).toEqual(present)
      expect(present).toEqual(present.toSorted((a: number, b: number) => (reversed === 'true' ? a - b : b - a)))
    }
  })

  test('found by a part of the name', async () => {
    const { companies: rows } = await companiesIn('market', { perPage: 500 })
    const { total, companies } = await companiesIn('market', { q: rows[3].nameJa })
    expect(total).toBeGreaterThan(0)
    expect(companies.map(({ id }: IndustryCompany) => id)).toContain(rows[3].id)
    expect((await companiesIn('market', { q: 'zzzz' })).total).toBe(0)
  })

  test('rank and score are those of the company', async () => {
    const { companies: rows, year } = await companiesIn(largest.id)
    const { body } = await app.call(getScores, { params: { companyId: rows[0].id }, query: { year } }, token)
    const { value, rank, band, standing, coverage } = body.data.scores[0]
    const [first] = rows
    expect([first.values.sustainability_score, first.rank, first.band]).toEqual([value, rank, band])
    expect([first.standings.sustainability_score, first.coverage]).toEqual([standing, coverage])
  })
})

test('the standard: every industry of either edition, and what became of it', async () => {
  const { body } = await app.call(getClassificationStandard, {}, token)
  const { tables, tse33, tse17, gics2023, gics2018, changes, companies: totals } = body.data
  const ofLevel = (rows: readonly { level: string }[], level: string) =>
    rows.filter((row) => row.level === level).length
  expect([tse33.length, tse17.length]).toEqual([33, 17])
  expect(['sector', 'group', 'industry'].map((level) => ofLevel(gics2023, level))).toEqual([11, 25, 74])
  expect(['sector', 'group', 'industry'].map((level) => ofLevel(gics2018, level))).toEqual([11, 24, 69])
  expect(totals.all).toBe(companies)
  const sectors = gics2023.filter(({ level }: { level: string }) => level === 'sector')
  expect(sum(sectors.map((row: { companies: number }) => row.companies))).toBe(totals.withGics)
  for (const { level, counterparts, code } of [...gics2023, ...gics2018]) {
    expect([code, level !== 'industry' || counterparts.length > 0]).toEqual([code, true])
  }
  expect(changes.length).toBeGreaterThan(3)
  expect(
    Object.fromEntries(tables.map(({ name, status }: { name: string; status: string }) => [name, status])),
  ).toEqual({
    tse33: 'official',
    tse17: 'official',
    gics: 'secondary',
    'gics-changes': 'derived',
    'tse33-gics': 'proposed',
  })
})

test('before signing in one sees how scores lie in each industry, and nothing of a company', async () => {
  const ask = async () => (await app.call(getScoreDistributions, {})).body.data.distributions
  await expect.poll(ask, { timeout: 120_000 }).not.toBeNull()
  const { companies: scored, industries, fiscalYear } = await ask()
  expect(sum(industries.map((one: { companies: number }) => one.companies))).toBe(scored)
  const { industries: listed, year } = await list({ peers: 'tse33' })
  expect(fiscalYear).toBe(year)
  for (const { code, companies, density } of industries) {
    expect(sum(density)).toBeCloseTo(1)
    expect(companies).toBeGreaterThanOrEqual(5)
    expect(listed.find(({ id }: { id: string }) => id === `tse33-${code}`).scored).toBe(companies)
  }
  expect((await nothing.call(getScoreDistributions, {})).body.data).toEqual({ distributions: null })
})

test('the members of an industry are named without its scores, the largest first, as its companies are', async () => {
  const params = { industryId: largest.id }
  const { data } = (await app.call(listIndustryMembers, { params, query: {} }, token)).body
  expect([data.industry.nameEn, data.basis]).toEqual([largest.nameEn, 'gics74'])
  const listed = await companiesIn(largest.id, { sort: 'size', perPage: 100 })
  const idsOf = (of: { id: number }[]) => of.map(({ id }) => id)
  expect(idsOf(data.companies).sort()).toEqual(idsOf(listed.companies).sort())
  const sizeOf = new Map<number, number>(listed.companies.map(({ id, size }: IndustryCompany) => [id, size ?? 0]))
  const sizes = idsOf(data.companies).map((id) => sizeOf.get(id))
  expect(sizes).toEqual(sizes.toSorted((a, b) => b! - a!))
  const unknown = await app.call(listIndustryMembers, { params: { industryId: 'gics74-999999' }, query: {} }, token)
  expect(unknown.body.code).toBe('industry.not-found')
})
