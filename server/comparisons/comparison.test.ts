import { beforeAll, describe, expect, test } from 'vitest'
import {
  type ComparedSource,
  type Comparison,
  compareCompanies,
  comparisonBounds,
  listComparedSources,
} from '#contract/comparisons/comparison.ts'
import { listObservations } from '#contract/market/observations.ts'
import { getRatings } from '#contract/scores/ratings.ts'
import { getScores } from '#contract/scores/scores.ts'
import { searchMarket } from '#contract/search/searches.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { givenAccount, givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 140, seed: 11 })
const app = givenApp(database)
let token = ''
let ids: number[] = []
beforeAll(async () => {
  token = await app.signedIn()
  const page = await app.call(searchMarket, { query: { columns: '', perPage: 100, sort: 'code' } }, token)
  ids = page.body.data.rows.map(({ id }: { id: number }) => id)
})

const ask = (query: Record<string, unknown>, as = token) =>
  app.call(compareCompanies, { query: { companies: ids.slice(0, 50).join(','), ...query } }, as)
const compare = async (query: Record<string, unknown> = {}): Promise<Comparison> => {
  const { status, body } = await ask(query)
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
  return body.data
}

describe('what is compared is what the pages of the companies say', () => {
  test('scores, ranks, coverage and averages of fifty companies', async () => {
    const { years, companies, rows, industries } = await compare({ rows: 'sustainability_score,water,sdgs_5_score' })
    expect(companies.map(({ id }) => id)).toEqual(ids.slice(0, 50))
    let compared = 0
    for (const [at, { id, reported, industry }] of companies.entries()) {
      const year = reported.at(-1)
      if (year === undefined) continue
      const own = (await app.call(getScores, { params: { companyId: id }, query: { year } }, token)).body.data
      expect(industries[industry]!.code).toBe(own.peers.code)
      for (const row of rows) {
        const score = own.scores.find(({ key }: { key: string }) => key === row.code)
        const cell = row.years[years.indexOf(year)]!
        expect(cell.values[at]).toBe(score.value)
        expect(cell.coverages![at]).toBe(score.coverage)
        expect(cell.ranks![at]).toEqual(score.rank ? [score.rank.rank, score.rank.of] : [0, 0])
        expect(cell.averages[industry]).toBe(score.average)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(100)
  })

  test('the weights of the categories, and of the pillars, add up in every industry', async () => {
    const { rows, industries } = await compare()
    const add = (codes: readonly string[], industry: number) =>
      rows.filter(({ code }) => codes.includes(code)).reduce((sum, { weights }) => sum + weights[industry]!, 0)
    for (const industry of industries.keys()) {
      expect(add(categories, industry)).toBeCloseTo(1, 12)
      expect(add(['e_score', 's_score', 'g_score'], industry)).toBeCloseTo(1, 12)
    }
  })

  test('figures with their states', async () => {
    const codes = ['S-LR-001', 'E-CC-022', 'G-BD-002']
    const { years, companies, rows } = await compare({ rows: codes.join(',') })
    for (const [at, { id }] of companies.slice(0, 12).entries()) {
      const { cells } = (await app.call(listObservations, { params: { companyId: id }, query: {} }, token)).body.data
      for (const row of rows) {
        for (const [index, fiscalYear] of years.entries()) {
          const own = cells.filter(
            (cell: { indicator: string; fiscalYear: number }) =>
              cell.indicator === row.code && cell.fiscalYear === fiscalYear,
          )
          const value = row.years[index]!.values[at]
          if (value !== null) expect(own.map((cell: { value: number }) => cell.value)).toContain(value)
          else expect(['disclosed', 'estimated']).not.toContain(row.years[index]!.states[at])
        }
      }
    }
  })

  test('a vendor of the account as it writes it, and locked for another account', async () => {
    await givenAccount(database.db, 'no-msci@asset.example', { vendors: ['cdp'] })
    await givenAccount(database.db, 'msci@asset.example', { vendors: ['msci'] })
    const own = await app.signedIn('msci@asset.example')
    const other = await app.signedIn('no-msci@asset.example')
    const year = 2023
    const { companies, years, rows } = (await ask({ rows: 'msci', from_y: year, to_y: year }, own)).body.data
    expect(years).toEqual([year])
    let rated = 0
    for (const [at, { id }] of companies.slice(0, 40).entries()) {
      const { vendors } = (await app.call(getRatings, { params: { companyId: id }, query: { year } }, own)).body.data
      const msci = vendors.find(({ vendor }: { vendor: string }) => vendor === 'msci')
      expect(rows[0]!.years[0]!.texts![at]).toBe(msci.rating?.value ?? null)
      if (msci.rating) rated++
    }
    expect(rated).toBeGreaterThan(0)
    const locked = (await ask({ rows: 'msci', from_y: year, to_y: year }, other)).body.data.rows[0].years[0]
    expect(new Set(locked.states)).toEqual(new Set(['locked']))
    expect(new Set([...locked.values, ...locked.texts])).toEqual(new Set([null]))
  })
})

test('every figure that is shown has a source, known by the day', async () => {
  const year = 2023
  const { companies, rows, years } = await compare({ rows: 'S-LR-001,E-CC-022', from_y: year, to_y: year })
  const query = { companies: ids.slice(0, 50).join(','), indicators: 'S-LR-001,E-CC-022', year }
  const { body } = await app.call(listComparedSources, { query }, token)
  const sources = body.data as ComparedSource[]
  for (const row of rows) {
    for (const [at, value] of row.years[years.indexOf(year)]!.values.entries()) {
      if (value === null) continue
      const source = sources.find(({ company, indicator }) => company === companies[at]!.id && indicator === row.code)
      expect(source?.document.title).toBeTruthy()
    }
  }
  const past = (await app.call(listComparedSources, { query: { ...query, asOf: '2024-06-30' } }, token)).body.data
  for (const { knownFrom } of past) expect(knownFrom <= '2024-06-30').toBe(true)
  const unknown = await app.call(listComparedSources, { query: { ...query, indicators: 'X-1' } }, token)
  expect(unknown.body.code).toBe('comparison.row-unknown')
})

describe('conditions', () => {
  test('the years are the five before this one and this one, of those that the market has', async () => {
    // The clock of the tests stands in January 2026.
    const { years } = await compare()
    expect(years[0]).toBe(2021)
    expect(years.at(-1)).toBeLessThanOrEqual(2026)
    expect((await compare({ from_y: 2023, to_y: 2024 })).years).toEqual([2023, 2024])
  })

  test('a family is made of the indicators with its tag, and of all of them for a total', async () => {
    const { rows } = await compare({ rows: 'sustainability_score,water' })
    const risk = (await compare({ rows: 'sustainability_score,water', target: 'risk' })).rows
    const both = (await compare({ rows: 'sustainability_score,water', target: 'risk', factor: 'regulation' })).rows
    expect(risk[0]!.indicators!).toBeLessThan(rows[0]!.indicators!)
    expect(both[0]!.indicators!).toBeLessThanOrEqual(risk[0]!.indicators!)
    const values = risk.flatMap((row) => row.years.flatMap((year) => year.values.filter((value) => value !== null)))
    expect(values.length).toBeGreaterThan(0)
    for (const value of values) expect(value! >= 0 && value! <= 1).toBe(true)
  })

  test('industries instead of companies: their averages', async () => {
    const companies = await compare({ rows: 'e_score' })
    const industries = await compare({ rows: 'e_score', org_kbn: 1 })
    expect(industries.units).toBe('industries')
    expect(industries.rows[0]!.years.map(({ values }) => values)).toEqual(
      companies.rows[0]!.years.map(({ averages }) => averages),
    )
  })

  test('the middle of a region is of fewer companies; averages are left out where nobody wants them', async () => {
    const whole = (await compare({ rows: 'e_score' })).rows[0]!.years
    const kanto = (await compare({ rows: 'e_score', region: 'JP-kanto', set_avg: 'false' })).rows[0]!.years
    expect(kanto.every(({ market: { n } }, at) => n <= whole[at]!.market.n)).toBe(true)
    expect(kanto.every(({ averages }) => averages.length === 0)).toBe(true)
    for (const { market } of whole)
      if (market.n > 0) expect(market.lower! <= market.median! && market.median! <= market.upper!).toBe(true)
  })

  test('a past day knows nothing that came later', async () => {
    const { rows, years } = await compare({ rows: 'S-LR-001', asOf: '2023-01-15' })
    const last = rows[0]!.years[years.indexOf(2025)]
    expect(last === undefined || last.values.every((value) => value === null)).toBe(true)
  })

  test('the numbers of a link say the same as the words', async () => {
    const byNumber = await compare({ rows: 'e_score', guess_kbn: 0, method_period: 2 })
    const byWord = await compare({ rows: 'e_score', inference: 'worst-value', period: 'long' })
    expect(byNumber.recipe.hash).toBe(byWord.recipe.hash)
    expect(byNumber.rows).toEqual(byWord.rows)
  })
})

describe('what is refused', () => {
  test.each([
    ['comparison.years', { from_y: 2024, to_y: 2023 }],
    ['comparison.too-many', { from_y: 2010, to_y: 2024 }],
    [
      'comparison.too-many',
      { rows: Array.from({ length: comparisonBounds.rows + 1 }, (_, at) => `S-${at}`).join(',') },
    ],
    ['comparison.row-unknown', { rows: 'e_score,X-YZ-999' }],
    ['comparison.region-unknown', { region: 'nowhere' }],
    ['method.not-available', { method: 4 }],
    ['method.not-available', { method: 3 }],
  ])('%s', async (code, query) => {
    const { status, body } = await ask(query)
    expect([status, body.code]).toEqual([422, code])
  })

  test('the 51st company; an id that nobody has is told and loses nothing', async () => {
    expect((await ask({ companies: ids.slice(0, 51).join(',') })).body.code).toBe('comparison.too-many')
    const { companies, unknown } = await compare({ companies: `${ids[0]},999999,${ids[0]}` })
    expect([companies.map(({ id }) => id), unknown]).toEqual([[ids[0]], [999_999]])
    expect((await ask({ companies: '1;drop table' })).status).toBe(400)
  })
})
