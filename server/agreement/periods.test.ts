import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { listIndustryCompanies } from '#contract/industries/industries.ts'
import { industryIdOf } from '#contract/market/industry-id.ts'
import { getPortfolioHoldings, saveHoldings } from '#contract/portfolio/holdings.ts'
import { getHighlights } from '#contract/scores/peers.ts'
import { getScores } from '#contract/scores/scores.ts'
import { saveSearchCsv, searchMarket } from '#contract/search/searches.ts'
import { getMemberFigures } from '#contract/watchlists/watchlist-figures.ts'
import { addWatchlist } from '#contract/watchlists/watchlists.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

/** A company that moved the end of its year: the newest year has nine months, as its report and its figures say. */
const database = givenDatabase({ companies: 60, seed: 8 })
const year = 2024
let company = 0
let before = 0

beforeAll(async () => {
  const { db } = database
  const { rows } = await sql<{ company: number; before: number }>`
    select this.company_id as company, that.value as before from observation this
      join observation that using (company_id, indicator_id, boundary, part)
      join indicator on indicator.id = this.indicator_id
    where code = 'F-PL-001' and part = '' and boundary = 'consolidated' and that.value > 0
      and this.fiscal_year = ${year} and that.fiscal_year = ${year - 1}
      and not exists (select from review where company_id = this.company_id)
      and this.company_id in (
        select company_id from document where kind = 'annual-report' and fiscal_year in (${year - 1}, ${year})
        group by 1 having count(distinct fiscal_year) = 2)
    order by this.company_id limit 1`.execute(db)
  ;({ company, before } = rows[0]!)
  // Every figure of the year again, a day later, of nine months; sales are three quarters of a year's, as of a steady business.
  await sql`
    insert into observation (value, company_id, indicator_id, fiscal_year, boundary, state, known_from, import_id, document_id,
                             period_start, period_end, line, part, filed, locator, notes)
    select distinct on (indicator_id, boundary) case when code = 'F-PL-001' then ${before}::float8 * 0.75 else value end,
      company_id, indicator_id, fiscal_year, boundary, state, known_from + 1, import_id, document_id,
      (period_end + 1 - interval '9 months')::date, period_end, line, part, filed, locator, notes
    from observation join indicator on indicator.id = indicator_id
    where company_id = ${company} and fiscal_year = ${year} and part = ''
    order by indicator_id, boundary, known_from desc, import_id desc`.execute(db)
  await sql`
    update document set period_start = (period_end + 1 - interval '9 months')::date
    where company_id = ${company} and fiscal_year = ${year} and kind = 'annual-report'`.execute(db)
})

const app = givenApp(database)
let token = ''
beforeAll(async () => {
  app.clock.now = new Date('2026-01-15T03:00:00Z')
  token = await app.signedIn('periods@asset.example')
})

const sales = `F-PL-001:change@${year - 1}-${year}`
const marked = (cells: readonly { readonly months?: unknown }[]) => cells.map(({ months }) => months ?? null)

test('a column of changes marks a year of nine months, and nothing of companies whose years are alike', async () => {
  const total = `sustainability_score:difference@${year - 1}-${year}`
  const earlier = `F-PL-001:change@${year - 2}-${year - 1}`
  const query = { columns: [sales, earlier, `F-PL-001@${year}`, total].join(), perPage: 100 }
  const { rows } = (await app.call(searchMarket, { query }, token)).body.data
  const own = rows.find(({ id }: { id: number }) => id === company)
  // 0.75 of the year before: −25 %, which is the calendar's alone, 9 of 12 months.
  expect(own.cells[0].value).toBeCloseTo(-0.25, 10)
  expect(own.cells[0].months).toEqual([9, 12])
  // Neither the years before nor the figure itself is a change between unlike years.
  expect(marked(own.cells.slice(1, 3))).toEqual([null, null])
  if (own.cells[3].value !== null) expect(own.cells[3].months).toEqual([9, 12])
  const others = rows.filter(({ id }: { id: number }) => id !== company)
  expect(others.length).toBeGreaterThan(50)
  expect(others.flatMap(({ cells }: { cells: { months?: unknown }[] }) => marked(cells).filter(Boolean))).toEqual([])
})

test('a condition by such a change says how many it judged so', async () => {
  const ask = async (where: string) =>
    (await app.call(searchMarket, { query: { where, columns: '' } }, token)).body.data
  const fell = await ask(`F-PL-001:change@${year - 1}-${year}(..-0.2)`)
  expect(fell.unlike).toBe(1)
  expect(fell.rows.map(({ id }: { id: number }) => id)).toContain(company)
  expect((await ask(`F-PL-001:change@${year - 1}-${year}(0..)`)).unlike).toBeUndefined()
  expect((await ask(`F-PL-001@${year}(0..)`)).unlike).toBeUndefined()
})

test('a file says so in a column beside the change, in both languages', async () => {
  const words = { ja: '9か月と12か月の比較', en: '9 months against 12' } as const
  for (const lang of ['ja', 'en'] as const) {
    const file = await app.call(saveSearchCsv, { body: { columns: sales, lang } as never }, token)
    expect(file.status).toBe(200)
    const lines = String(file.body).split('\r\n')
    expect(lines.find((line) => line.startsWith('ticker'))).toContain(`${sales}:state`)
    expect(lines.filter((line) => line.includes(words[lang])).length, lang).toBe(1)
  }
})

test('the changes of watchlists, industries and holdings, and the strengths of the company, are marked alike', async () => {
  const list = (
    await app.call(
      addWatchlist,
      { body: { name: 'Years', members: [{ companyId: company, stake: 100 }] } as never },
      token,
    )
  ).body.data
  const params = { watchlistId: list.id }
  const { members } = (await app.call(getMemberFigures, { params, query: { year } as never }, token)).body.data
  const { peers, scores } = (
    await app.call(getScores, { params: { companyId: company }, query: { year } as never }, token)
  ).body.data
  const scoresWithChange = scores.filter(({ previous }: { previous: unknown }) => previous !== null)
  expect(scoresWithChange.length).toBeGreaterThan(0)
  for (const { key, months } of scoresWithChange) expect([key, months]).toEqual([key, [9, 12]])
  const industryId = industryIdOf(peers)
  const query = { year, perPage: 500 } as never
  const { companies } = (await app.call(listIndustryCompanies, { params: { industryId }, query }, token)).body.data
  const portfolioQuery = { of: `watchlist-${list.id}`, year, columns: sales } as never
  const { holdings } = (await app.call(getPortfolioHoldings, { query: portfolioQuery }, token)).body.data
  const member = members.find(({ companyId }: { companyId: number }) => companyId === company)
  const inIndustry = companies.find(({ id }: { id: number }) => id === company)
  for (const row of [member, inIndustry]) expect(row.months ?? null).toEqual(row.change === null ? null : [9, 12])
  expect(member.change).toBe(inIndustry.change)
  expect(holdings[0].extra[0]).toMatchObject({ months: [9, 12] })
  const compared = holdings[0].score !== null && holdings[0].scoreBefore !== null
  expect(holdings[0].months ?? null).toEqual(compared ? [9, 12] : null)

  const file = await app.call(
    saveHoldings,
    { params: { format: 'csv' }, query: { ...(portfolioQuery as object), lang: 'en' } as never },
    token,
  )
  expect(String(file.body)).toContain('(periods compared)')
  expect(String(file.body)).toContain('9 months against 12')

  const answer = (await app.call(getHighlights, { params: { companyId: company }, query: { year } as never }, token))
    .body.data
  const changes = [...answer.strengths, ...answer.issues].filter(({ change }) => change.relative !== null)
  expect(changes.length).toBeGreaterThan(0)
  for (const { months, change } of changes) expect([months, change.meaning]).toEqual([[9, 12], null])
})
