import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { type IndustryCompany, listIndustries, listIndustryCompanies } from '#contract/industries/industries.ts'
import type { IndustrySummary } from '#contract/industries/industry-parts.ts'
import { listPeers } from '#contract/scores/peers.ts'
import { type CompanyScores, getScoreHistory, getScores } from '#contract/scores/scores.ts'
import { getSearchPoints, saveSearchCsv, searchMarket } from '#contract/search/searches.ts'
import { peerDisplays } from '#methodology/scores/displays.ts'
import { totalKeys } from '#methodology/scores/hierarchy.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 140, seed: 11 })
const app = givenApp(database)
let token = ''
let industries: IndustrySummary[] = []
let year = 0
beforeAll(async () => {
  token = await app.signedIn()
  const { data } = (await app.call(listIndustries, { query: {} }, token)).body
  industries = data.industries
  year = data.year
})

const companiesIn = async (industryId: string, query = {}): Promise<IndustryCompany[]> =>
  (await app.call(listIndustryCompanies, { params: { industryId }, query: { perPage: 500, ...query } }, token)).body
    .data.companies
const scoresOf = async (companyId: number, query = {}): Promise<CompanyScores> =>
  (await app.call(getScores, { params: { companyId }, query: { year, ...query } }, token)).body.data
const found = async (query: object) =>
  (await app.call(searchMarket, { query: { perPage: 100, ...query } }, token)).body.data
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const spread = (values: readonly number[]) => Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)))

describe.each([{}, { version: '2.0' }, { inference: 'worst-value' }])('in every industry, %o', (how) => {
  test('deviation scores have a mean of 50 and a standard deviation of 10', async () => {
    let groups = 0
    for (const { id } of industries) {
      const companies = await companiesIn(id, { display: 'deviation', ...how })
      for (const key of totalKeys) {
        const scored = companies.filter(({ values }) => values[key] !== null)
        const displayValues = scored.map(({ displayed }) => displayed![key]!)
        if (scored.length === 0) continue
        expect(Math.abs(mean(displayValues) - 50)).toBeLessThan(1e-9)
        if (new Set(scored.map(({ values }) => values[key])).size === 1)
          expect(new Set(displayValues)).toEqual(new Set([50]))
        else {
          expect(Math.abs(spread(displayValues) - 10)).toBeLessThan(1e-9)
          groups++
        }
      }
    }
    expect(groups).toBeGreaterThan(50)
  })

  test('percentiles have a mean of one half and follow the ranks; without a score there is neither', async () => {
    for (const { id } of industries) {
      const companies = await companiesIn(id, { display: 'percentile', ...how })
      for (const key of totalKeys) {
        for (const { values, displayed } of companies) expect(displayed![key] === null).toBe(values[key] === null)
        const displayValues = companies.flatMap(({ displayed }) => displayed![key] ?? [])
        if (displayValues.length > 0) expect(Math.abs(mean(displayValues) - 0.5)).toBeLessThan(1e-9)
      }
      const all = companies.flatMap(({ values }) => values.sustainability_score ?? [])
      for (const { rank, values, displayed } of companies) {
        if (!rank) continue
        const same = all.filter((value) => value === values.sustainability_score).length
        // Those not better, less half of those who are the same.
        expect(displayed!.sustainability_score).toBeCloseTo((rank.of - rank.rank + 1 - same / 2) / rank.of, 12)
      }
    }
  })
})

describe('one company', () => {
  const largest = () => industries.toSorted((a, b) => b.scored - a.scored)[0]!

  test.each(peerDisplays)(
    'says the same %s in its scores, the list of its industry, the search and among its peers',
    async (display) => {
      const companies = await companiesIn(largest().id, { display })
      const scored = companies.filter(({ values }) => values.sustainability_score !== null).slice(0, 5)
      const columns = totalKeys.join()
      const { rows } = await found({ columns, display, year, where: `company(${scored.map(({ id }) => id).join()})` })
      for (const { id, displayed, values } of scored) {
        const { scores } = await scoresOf(id)
        const own = totalKeys.map((key) => scores.find((score) => score.key === key)!)
        expect(own.map(({ displays }) => displays[display].value)).toEqual(totalKeys.map((key) => displayed![key]))
        expect(own.map(({ value }) => value)).toEqual(totalKeys.map((key) => values[key])) // Scores stay scores.
        const row = rows.find((each: { id: number }) => each.id === id)
        expect(row.cells.map(({ value }: { value: number }) => value)).toEqual(totalKeys.map((key) => displayed![key]))

        const query = { year, keys: columns, display }
        const peers = (await app.call(listPeers, { params: { companyId: id }, query }, token)).body.data.companies
        const peer = peers.find((each: { id: number }) => each.id === id)
        expect([peer.values, peer.displayed]).toEqual([
          totalKeys.map((key) => values[key]),
          row.cells.map(({ value }: { value: number }) => value),
        ])
      }
    },
  )

  test('what its score is read against is read among the same peers, the year before among those of that year', async () => {
    const [first] = await companiesIn(largest().id)
    const { scores, policies } = await scoresOf(first!.id)
    const [before, own] = [await scoresOf(first!.id, { year: year - 1 }), scores[0]!]
    expect(own.displays.percentile.best).toBeGreaterThanOrEqual(own.displays.percentile.value!)
    expect(own.displays.percentile.lower!).toBeLessThanOrEqual(own.displays.percentile.upper!)
    for (const display of peerDisplays) {
      if (own.previous !== null) expect(own.displays[display].previous).toBe(before.scores[0]!.displays[display].value)
      expect(policies[0]!.displays[display]).toBe(own.displays[display].value)
    }
    const history = (await app.call(getScoreHistory, { params: { companyId: first!.id }, query: {} }, token)).body.data
    const [series] = history.series
    const [now, then] = [history.years.indexOf(year), history.years.indexOf(year - 1)]
    for (const display of peerDisplays) {
      const { values, average } = series.displays[display]
      expect([values[now], average[now]]).toEqual([own.displays[display].value, own.displays[display].average])
      expect(values[then]).toBe(before.scores[0]!.displays[display].value)
      expect(values.map((value: number | null) => value === null)).toEqual(
        series.values.map((value: number | null) => value === null),
      )
    }
  })
})

describe('a search', () => {
  test('is ordered by what it shows: across industries not as by score', async () => {
    const columns = 'sustainability_score'
    const displayValuesOf = async (query: object) =>
      (await found({ columns, ...query })).rows.flatMap(
        (row: { cells: { value: number | null }[] }) => row.cells[0]!.value ?? [],
      )
    for (const display of peerDisplays) {
      const values = await displayValuesOf({ display })
      expect(values).toEqual(values.toSorted((a: number, b: number) => b - a))
      expect(values).toEqual(
        await displayValuesOf({ columns: `sustainability_score:${display}`, sort: `-sustainability_score:${display}` }),
      )
      expect(await displayValuesOf({ display, sort: 'sustainability_score' })).toEqual(
        await displayValuesOf({ display, sort: `sustainability_score:${display}` }),
      )
    }
    const order = async (display: string) =>
      (await found({ columns, display })).rows.map(({ id }: { id: number }) => id)
    expect(await order('percentile')).not.toEqual(await order('score'))
  })

  test('takes a display as a condition, and leaves conditions on scores as they are', async () => {
    const columns = 'sustainability_score:percentile,sustainability_score:deviation'
    const { rows, total } = await found({
      columns,
      where: 'sustainability_score:percentile(0.8..),sustainability_score:deviation(50..)',
    })
    expect(total).toBeGreaterThan(0)
    for (const { cells } of rows) {
      expect(cells[0].value).toBeGreaterThanOrEqual(0.8)
      expect(cells[1].value).toBeGreaterThanOrEqual(50)
    }
    const where = 'sustainability_score(0.55..)'
    expect((await found({ where, display: 'deviation' })).total).toBe((await found({ where })).total)
    const reply = await app.call(searchMarket, { query: { columns: 'S-LR-001:deviation' } }, token)
    expect([reply.status, reply.body.search?.reason]).toEqual([422, 'aspect'])
  })

  test('has points and files of the same', async () => {
    const axes = { x: 'sustainability_score', y: 'e_score' }
    const points = (await app.call(getSearchPoints, { query: { ...axes, display: 'deviation' } }, token)).body.data
    const same = (
      await app.call(getSearchPoints, { query: { x: 'sustainability_score:deviation', y: 'e_score:deviation' } }, token)
    ).body.data
    expect([points.xs, points.ys]).toEqual([same.xs, same.ys])

    const headers = { token, 'content-type': 'application/json' }
    const payload = JSON.stringify({ columns: 'sustainability_score', display: 'percentile', lang: 'ja' })
    const file = await app.inject({ method: 'POST', url: `/api${saveSearchCsv.path}`, headers, payload })
    expect(file.payload).toContain('# sustainability_score:percentile,総合スコアのパーセンタイル（業種内）,percentile')
    const sheet = parse(file.payload, { bom: true, comment: '#', comment_no_infix: true }) as string[][]
    const [codes, first] = sheet.map((row) => row.slice(3, -2)) // Between who it is and what programs call it.
    expect(codes).toEqual(['sustainability_score:percentile'])
    const [best] = (await found({ columns: 'sustainability_score', display: 'percentile' })).rows
    expect(Number(first![0])).toBeCloseTo(best.cells[0].value * 100, 9)
  })
})
