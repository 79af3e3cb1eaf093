import { beforeAll, describe, expect, test } from 'vitest'
import {
  getRiskByIndustry,
  listRiskCompanies,
  type RiskByIndustry,
  type RiskCompanies,
  riskHorizons,
} from '#contract/climate-risk/risk-by-industry.ts'
import { climateCategories } from '#methodology/climate-risk/categories.ts'
import { fewestCompanies } from '#methodology/climate-risk/risk-by-industry.ts'
import { peerBases } from '#methodology/panel/peers.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 140, seed: 11 })
const app = givenApp(database)
const empty = givenDatabase()
const nothing = givenApp(empty)
let token = ''
beforeAll(async () => {
  token = await app.signedIn()
})

const map = async (query = {}): Promise<RiskByIndustry> => {
  const { status, body } = await app.call(getRiskByIndustry, { query }, token)
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
  return body.data
}
const behind = async (industryId: string, query = {}): Promise<RiskCompanies> => {
  const { status, body } = await app.call(listRiskCompanies, { params: { industryId }, query }, token)
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
  return body.data
}
const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0)
const middle = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return Number.isInteger(half) ? (sorted[half - 1]! + sorted[half]!) / 2 : sorted[Math.floor(half)]!
}

describe('the companies of the map', () => {
  test('are the largest on 31 July 2024, of whom the market knows a capitalization', async () => {
    const { universe } = await map()
    expect(universe).toMatchObject({ wanted: '2024-07-31', most: 500, by: 'market-cap', day: '2024-07-31' })
    const rows = await database.db
      .selectFrom('price')
      .select('company_id')
      .distinct()
      .where('traded_on', '=', '2024-07-31')
      .where('market_cap_million_jpy', 'is not', null)
      .execute()
    expect([universe.companies, universe.known]).toEqual([rows.length, rows.length])
  })

  test('before that day they are the largest of the last day known, and later figures are not known', async () => {
    const asOf = '2023-05-15'
    const { universe, year, years } = await map({ asOf })
    expect(universe.day).toBe('2023-04-28')
    expect(year).toBeLessThan(2024)
    expect(years.at(-1)).toBeLessThan(2024)
  })

  test('each stands in one industry, on every basis', async () => {
    for (const peers of peerBases) {
      const { basis, industries, universe } = await map({ peers })
      expect(basis).toBe(peers)
      expect(sum(industries.map(({ companies }) => companies))).toBe(universe.companies)
    }
  })
})

describe('the map', () => {
  test.each(riskHorizons)('says the price of %i, where it is from and how far it was checked', async (horizon) => {
    const { price } = await map({ horizon })
    // As in data/carbon_prices.csv: 130 and 250 dollars; at 150 yen 19,500 and 37,500.
    expect(price).toMatchObject({
      scenario: 'IEA NZE',
      year: horizon,
      usd: horizon === 2030 ? 130 : 250,
      jpyPerUsd: 150,
      jpy: horizon === 2030 ? 19_500 : 37_500,
      status: 'verified',
    })
  })

  test('has cells for what is measured alone, filled from five companies on', async () => {
    const { industries, categories } = await map({ peers: 'gics11' })
    const measured = categories.filter(({ measure }) => measure !== null).map(({ key }) => key)
    expect(measured).toEqual(climateCategories.filter(({ measure }) => measure).map(({ key }) => key))
    for (const { cells, companies } of industries) {
      expect(cells.map(({ category }) => category)).toEqual(measured)
      for (const { n, losses, median, percentile, step } of cells) {
        expect(n + losses).toBeLessThanOrEqual(companies)
        expect(median === null).toBe(n === 0)
        expect(percentile === null).toBe(n < fewestCompanies)
        expect(step === null).toBe(percentile === null)
        if (percentile !== null) expect(step).toBe(Math.min(5, Math.floor(percentile * 5) + 1))
      }
    }
    for (const category of measured) {
      const cells = industries.map(({ cells }) => cells.find((cell) => cell.category === category)!)
      const ranks = cells.flatMap(({ percentile }) => percentile ?? [])
      if (ranks.length > 0) expect(sum(ranks) / ranks.length).toBeCloseTo(0.5, 12)
    }
  })

  test('another horizon moves no industry, and the cost by the price alone', async () => {
    const [near, far] = [await map({ horizon: 2030 }), await map({ horizon: 2050 })]
    for (const [at, { cells }] of near.industries.entries())
      for (const [column, cell] of cells.entries()) {
        const other = far.industries[at]!.cells[column]!
        expect([other.percentile, other.n]).toEqual([cell.percentile, cell.n])
        const factor = cell.category === 'policy' ? 250 / 130 : 1
        if (cell.median !== null) expect(other.median).toBeCloseTo(cell.median * factor, 9)
      }
  })

  test('a market without companies says so', async () => {
    const { body } = await nothing.call(getRiskByIndustry, { query: {} }, await nothing.signedIn())
    expect(body.data).toMatchObject({ year: null, industries: [], universe: { by: null, companies: 0 } })
  })
})

test('behind each cell stand all companies of the industry, and their median is the cell’s', async () => {
  const { industries } = await map({ peers: 'gics11' })
  for (const { id, cells, companies: count } of industries)
    for (const cell of cells) {
      const { companies, cell: same, price } = await behind(id, { category: cell.category })
      expect(same).toEqual(cell)
      expect(companies.length).toBe(count)
      const values = companies.flatMap(({ value }) => value ?? [])
      expect([values.length, companies.filter(({ state }) => state === 'loss').length]).toEqual([cell.n, cell.losses])
      if (cell.median !== null) expect(middle(values)).toBeCloseTo(cell.median, 12)
      expect(values).toEqual(values.toSorted((a, b) => b - a))
      for (const { state, value, inputs, emissions, cost, rank } of companies) {
        expect(rank === null).toBe(state !== 'value')
        if (cell.category !== 'policy') {
          if (value !== null) expect(value).toBe(inputs[0]!.value / 100)
          continue
        }
        const profit = inputs.find(({ indicator }) => indicator === 'F-PL-002')?.value
        const tonnes = inputs.filter(({ indicator }) => indicator.startsWith('E-CC-'))
        expect(emissions).toBe(tonnes.length === 0 ? null : sum(tonnes.map((input) => input.value)))
        if (emissions !== null) expect(cost).toBeCloseTo((emissions * price.jpy) / 1e6, 6)
        if (value !== null) expect(value).toBeCloseTo(cost! / profit!, 9)
        if (state === 'loss') expect(profit).toBeLessThanOrEqual(0)
        if (state === 'missing') expect(profit === undefined || emissions === null).toBe(true)
      }
    }
})

test('on statutory emissions every cost is of what the reporting entity reports, and nothing else changes', async () => {
  const [group, statutory] = [await map({ peers: 'gics11' }), await map({ peers: 'gics11', emissions: 'statutory' })]
  expect(statutory.categories.find(({ key }) => key === 'policy')!.indicators).toEqual([
    'E-SG-003',
    'E-SG-001',
    'F-PL-002',
  ])
  expect(statutory.universe).toEqual(group.universe)
  for (const { id } of statutory.industries) {
    const { companies, price, cell } = await behind(id, { emissions: 'statutory' })
    for (const { inputs, value, emissions } of companies) {
      const own = inputs.find(({ indicator }) => indicator !== 'F-PL-002')
      expect(own === undefined || own.indicator.startsWith('E-SG-')).toBe(true)
      expect(emissions).toBe(own?.value ?? null)
      const profit = inputs.find(({ indicator }) => indicator === 'F-PL-002')?.value
      if (value !== null) expect(value).toBeCloseTo((emissions! * price.jpy) / 1e6 / profit!, 9)
    }
    expect(cell.n).toBe(companies.filter(({ value }) => value !== null).length)
  }
})

test('the figures are those that the raw data show', async () => {
  const { industries } = await map({ peers: 'gics11' })
  const industry = industries.toSorted((a, b) => b.cells[0]!.n - a.cells[0]!.n)[0]!
  const { companies, year } = await behind(industry.id)
  const { id, inputs } = companies[0]!
  for (const { indicator, value } of inputs) {
    const row = await database.db
      .selectFrom('observation')
      .innerJoin('indicator', 'indicator.id', 'observation.indicator_id')
      .select('observation.value')
      .where('company_id', '=', id)
      .where('fiscal_year', '=', year!)
      .where('indicator.code', '=', indicator)
      .where('part', '=', '')
      .execute()
    expect(row.map((each) => each.value)).toContain(value)
  }
})

test.each(['nowhere', 'gics25-9999', 'gics25-market'])('%s is no industry of the map', async (industryId) => {
  const reply = await app.call(listRiskCompanies, { params: { industryId }, query: {} }, token)
  expect([reply.status, reply.body.code]).toEqual([404, 'industry.not-found'])
})

test.each([{ horizon: 2040 }, { category: 'luck' }, { asOf: 'yesterday' }])('%j is refused', async (query) => {
  const reply = await app.call(listRiskCompanies, { params: { industryId: 'gics25-1510' }, query } as never, token)
  expect([reply.status, reply.body.code]).toEqual([400, 'request.invalid'])
})
