import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type CompanyImpact, getImpact } from '#contract/scores/impact.ts'
import { getScores } from '#contract/scores/scores.ts'
import { searchMarket } from '#contract/search/searches.ts'
import { employmentImpact } from '#methodology/impact/impact.ts'
import { usualImpactParameters } from '#server/catalogue/impact-parameters.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 140, seed: 11 })
const app = givenApp(database)
let token = ''
let ids: number[] = []
beforeAll(async () => {
  token = await app.signedIn()
  const rows = await database.db.selectFrom('company').select('id').orderBy('id').execute()
  ids = rows.map(({ id }) => id)
})

const impactOf = async (companyId: number, query: Record<string, unknown> = {}): Promise<CompanyImpact> => {
  const { status, body } = await app.call(getImpact, { params: { companyId }, query: query as never }, token)
  expect(status).toBe(200)
  return body.data
}

test('the total is the sum of the parts, and everything equals the method, for every company', async () => {
  let totals = 0
  for (const companyId of ids.filter((_, at) => at % 3 === 0)) {
    const { year, years, inputs } = await impactOf(companyId)
    for (const { parts, total, ratio, payroll, rank } of years) {
      const amounts = parts.map(({ amount }) => amount)
      if (amounts.includes(null)) {
        expect([total, ratio, rank]).toEqual([null, null, null])
        continue
      }
      totals++
      expect(total).toBeCloseTo(
        amounts.reduce<number>((sum, amount) => sum + amount!, 0),
        9,
      )
      expect(ratio).toBeCloseTo(total! / payroll!, 12)
      expect(rank!.rank).toBeLessThanOrEqual(rank!.of)
    }
    if (year === null) continue
    const figures = Object.fromEntries(inputs.map(({ figure, value }) => [figure, value]))
    const again = employmentImpact(figures as never, usualImpactParameters())
    expect(again.total).toEqual(years.find((each) => each.year === year)!.total)
  }
  expect(totals).toBeGreaterThan(50)
})

test('its inputs are the figures of the filing company, and its accounts are not the group’s', async () => {
  let compared = 0
  for (const companyId of ids.slice(0, 40)) {
    const { year, inputs, accounts } = await impactOf(companyId)
    if (year === null) continue
    const { rows } = await sql<{ code: string; boundary: string; value: number | null }>`
      select distinct on (code, boundary) code, boundary, value from observation join indicator on indicator.id = indicator_id
      where company_id = ${companyId} and fiscal_year = ${year} and part = ''
      order by code, boundary, known_from desc`.execute(database.db)
    const read = (code: string, boundary: string) =>
      rows.find((row) => row.code === code && row.boundary === boundary)?.value ?? null
    const pay = inputs.find(({ figure }) => figure === 'averagePay')!
    if (pay.state === 'disclosed') expect(pay.value).toBe(read('S-LR-006', 'parent'))
    const sales = read('F-PL-001', 'parent')
    if (sales === null) continue
    compared++
    expect(accounts.sales).toBe(sales)
    expect(accounts.sales).toBeLessThan(read('F-PL-001', 'consolidated') ?? Number.POSITIVE_INFINITY)
  }
  expect(compared).toBeGreaterThan(10)
})

test('sales under review are not divided by, and only on the days on which they were', async () => {
  const { rows } = await sql<{ company: number; year: number; known: string }>`
    select distinct on (company_id) company_id as company, fiscal_year as year, known_from::text as known
    from observation join indicator on indicator.id = indicator_id
    where code = 'F-PL-001' and boundary = 'parent' and part = '' and value > 0
    order by company_id, fiscal_year desc, known_from desc`.execute(database.db)
  const { company, year, known } = rows[0]!
  expect((await impactOf(company, { year })).accounts.sales).toBeGreaterThan(0)
  await sql`
    insert into review (company_id, indicator_id, fiscal_year, boundary, part, known_from, import_id, reason, filed, doubted, opened_at)
    select company_id, indicator_id, fiscal_year, boundary, part, known_from, import_id, 'jump', value,
           datemultirange(daterange(known_from + 400, null)), now()
    from observation join indicator on indicator.id = indicator_id
    where company_id = ${company} and code = 'F-PL-001' and boundary = 'parent' and fiscal_year = ${year} and known_from = ${known}`.execute(
    database.db,
  )
  expect((await impactOf(company, { year })).accounts.sales).toBeNull()
  expect((await impactOf(company, { year, asOf: known })).accounts.sales).toBeGreaterThan(0)
  await sql`delete from review where company_id = ${company}`.execute(database.db)
})

test('under the method 2 the whole score is the rank of total ÷ payroll, on the page and in the search', async () => {
  const query = { method: 'employment-impact', peers: 'gics11', year: 2024 } as const
  const { body } = await app.call(
    searchMarket,
    { query: { ...query, columns: 'sustainability_score,e_score', perPage: 100 } as never },
    token,
  )
  let companyCount = 0
  for (const { id, cells } of body.data.rows.slice(0, 30)) {
    const { status, body: scores } = await app.call(getScores, { params: { companyId: id }, query }, token)
    expect(status).toBe(200)
    const [whole, environment] = ['sustainability_score', 'e_score'].map((key) =>
      scores.data.scores.find((score: { key: string }) => score.key === key),
    )
    expect(environment?.value ?? null).toBeNull()
    const { years } = await impactOf(id, { year: 2024, peers: 'gics11' })
    const own = years.find(({ year }) => year === 2024)
    if (whole?.value == null) {
      expect(own?.ratio ?? null).toBeNull()
      continue
    }
    companyCount++
    expect(whole.rank).toEqual(own!.rank)
    expect(scores.data.recipe.method).toBe('employment-impact')
    expect(cells[0].value).toBeCloseTo(whole.value, 12)
  }
  expect(companyCount).toBeGreaterThan(5)
})

test('parameters of one’s own change the figures and say so; nonsense is refused', async () => {
  const [companyId] = ids as [number]
  const usual = await impactOf(companyId)
  const own = await impactOf(companyId, { living_wage: 9000 })
  expect([usual.isChanged, own.isChanged]).toEqual([false, true])
  expect(own.parameters.find(({ name }) => name === 'living_wage')).toMatchObject({ value: 9000, usual: 2600 })
  const living = ({ years }: CompanyImpact) => years.at(-1)!.parts[0]!.amount ?? 0
  expect(living(own)).toBeLessThan(living(usual))
  for (const query of [{ female_share: 150 }, { manager_pay: 20 }, { pay_spread: 0 }])
    expect((await app.call(getImpact, { params: { companyId }, query: query as never }, token)).body.code).toBe(
      'impact.parameter',
    )
  for (const query of [{ living_wage: 'much' }, { jobs: 'magic' }, { female_share: -1 }])
    expect((await app.call(getImpact, { params: { companyId }, query: query as never }, token)).status).toBe(400)
})

test('a past day knows nothing of later reports', async () => {
  const companyId = ids[4]!
  const { years } = await impactOf(companyId, { asOf: '2021-12-31' })
  expect(Math.max(0, ...years.map(({ year }) => year))).toBeLessThanOrEqual(2021)
})
