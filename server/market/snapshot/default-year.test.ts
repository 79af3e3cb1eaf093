import { beforeAll, expect, test } from 'vitest'
import { listIndustries } from '#contract/industries/industries.ts'
import { listCoverage } from '#contract/market/indicators.ts'
import { listObservations } from '#contract/market/observations.ts'
import { getScores } from '#contract/scores/scores.ts'
import { searchMarket } from '#contract/search/searches.ts'
import { standardVersions } from '#methodology/scores/method.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

/** A full market up to some year, a statutory table of all companies for two years later, and three more figures of one of them. */
const database = givenDatabase({ companies: 60, seed: 8 })
/** Of which there is nothing after 2019 but that table. */
let gone = 0
let newest = 0
let early = 0

beforeAll(async () => {
  const { db } = database
  const rows = await db
    .selectFrom('observation')
    .select(['company_id as company', 'fiscal_year as year', ({ fn }) => fn.countAll<string>().as('figures')])
    .groupBy(['company_id', 'fiscal_year'])
    .orderBy('fiscal_year')
    .execute()
  const last = rows.at(-1)!.year
  newest = last + 2
  const codes = ['E-SG-003', 'S-LR-001', 'S-LR-002', 'G-BD-001']
  const indicators = await db.selectFrom('indicator').select(['id', 'code']).where('code', 'in', codes).execute()
  const sample = await db.selectFrom('observation').selectAll().limit(1).executeTakeFirstOrThrow()
  const idOf = (code: string) => indicators.find((row) => row.code === code)!.id
  const figure = (company: number, code: string) => ({
    ...sample,
    locator: null,
    part: '',
    state: 'disclosed' as const,
    value: 100,
    company_id: company,
    indicator_id: idOf(code),
    fiscal_year: newest,
    boundary: code === 'E-SG-003' ? ('parent-domestic' as const) : ('consolidated' as const),
  })
  const companies = [...new Set(rows.map(({ company }) => company))]
  early = companies[0]!
  const {
    id: _,
    told: _told,
    lists: _lists,
    ...model
  } = await db.selectFrom('company').selectAll().where('id', '=', early).executeTakeFirstOrThrow()
  const added = await db
    .insertInto('company')
    .values({ ...model, edinet_code: 'E99001', security_code: null, corporate_number: null, lei: null, isin: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  gone = added.id
  const old = await db
    .selectFrom('observation')
    .selectAll()
    .where('company_id', '=', early)
    .where('fiscal_year', '=', 2019)
    .execute()
  await db
    .insertInto('observation')
    .values([
      ...[...companies, gone].map((company) => figure(company, 'E-SG-003')),
      ...codes.slice(1).map((code) => figure(early, code)),
      ...old.map((row) => ({ ...row, company_id: gone, locator: null })),
    ])
    .execute()
})

const app = givenApp(database)
let token = ''
beforeAll(async () => {
  token = await app.signedIn()
})

test.each(standardVersions)(
  'version %s: a thin table and three early figures move no list to an empty year',
  async (version) => {
    for (const inference of ['industry', 'worst-value'] as const) {
      const query = { version, inference }
      const search = (await app.call(searchMarket, { query }, token)).body.data
      expect([inference, search.year < newest - 1, search.scored > 40]).toEqual([inference, true, true])
      const industries = (await app.call(listIndustries, { query }, token)).body.data
      expect([industries.year, industries.market.scored > 40]).toEqual([search.year, true])
      const own = (await app.call(getScores, { params: { companyId: early }, query }, token)).body.data
      expect(own.year).toBeLessThan(newest)
      const old = (await app.call(getScores, { params: { companyId: gone }, query }, token)).body.data
      expect(old.year).toBe(2019)
    }
    expect((await app.call(listCoverage, { query: {} }, token)).body.data.newest).toBeLessThan(newest)
  },
)

test('the table of figures shows the early ones, and the full years beside them', async () => {
  const own = (await app.call(listObservations, { params: { companyId: early }, query: {} }, token)).body.data
  expect([own.newestYear, own.years.length]).toEqual([newest, 10])
  const old = (await app.call(listObservations, { params: { companyId: gone }, query: {} }, token)).body.data
  expect(old.years).toContain(2019)
})
