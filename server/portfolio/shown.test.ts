import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { getPortfolioHoldings } from '#contract/portfolio/holdings.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenParsedImport, twoCompanies } from '#server/test/table.ts'

const database = givenDatabase()
beforeAll(async () => {
  const companies = Array.from({ length: 900 }, (_, at) => ({
    ...twoCompanies.companies[0]!,
    line: at + 1,
    edinetCode: `E9${String(at).padStart(4, '0')}`,
    securityCode: `${1000 + at}0`,
    corporateNumber: undefined,
  }))
  await givenParsedImport(database.db, { companies })
})
const app = givenApp(database)

test('of a portfolio of more companies the 800 heaviest are shown, and all are counted', async () => {
  const token = await app.signedIn()
  const { rows } = await sql<{ id: number }>`
    insert into portfolio (account_id, name, created_at, updated_at)
    select id, 'Many', now(), now() from account returning id`.execute(database.db)
  const of = `portfolio-${rows[0]!.id}`
  await sql`
    insert into portfolio_position (portfolio_id, held_on, line, company_id, label, weight)
    select ${rows[0]!.id}, '2026-01-05', line, id, line, line
    from (select id, row_number() over (order by id) as line from company) company`.execute(database.db)
  const { status, body } = await app.call(getPortfolioHoldings, { query: { of } as never }, token)
  expect(status, JSON.stringify(body)).toBe(200)
  const weights: number[] = body.data.holdings.map(({ weight }: { weight: number }) => weight)
  expect([weights.length, body.data.companies]).toEqual([800, 900])
  expect(weights).toEqual(weights.toSorted((a, b) => b - a))
  expect(weights.at(-1)! / weights[0]!).toBeCloseTo(101 / 900, 9) // A hundred lighter ones are not shown.
})
