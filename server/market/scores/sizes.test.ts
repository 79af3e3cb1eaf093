import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { givenFigure, givenParsedImport, givenTable, twoCompanies } from '#server/test/table.ts'
import { buildPanel } from '../panel/build.ts'
import { readSizes } from './sizes.ts'

const database = givenDatabase()

test('without prices a company has the size of its newest sales, of the parent entity where it files no other accounts', async () => {
  await givenParsedImport(database.db, twoCompanies)
  const sales = (securityCode: string, boundary: 'consolidated' | 'parent', parts: object) =>
    givenFigure({ company: { securityCode }, boundary, ...parts })
  const [first, second] = twoCompanies.companies.map(({ securityCode }) => securityCode) as [string, string]
  await givenParsedImport(
    database.db,
    givenTable([
      sales(first, 'consolidated', { fiscalYear: 2022, value: 900 }),
      sales(first, 'parent', { fiscalYear: 2023, value: 100 }),
      sales(second, 'parent', { fiscalYear: 2022, value: 40 }),
      sales(second, 'parent', { fiscalYear: 2023, value: 50 }),
    ]),
  )
  const panel = await buildPanel(database.connection)
  const { values, by } = await readSizes(database.connection, panel, '2026-02-01')
  expect([by, ...values]).toEqual(['sales', 900, 50])
  // Known only later.
  expect([...(await readSizes(database.connection, panel, '2000-01-01')).values]).toEqual([900, Number.NaN])
})

test('a newest price that comes without a capitalization is multiplied by the shares as known then, less treasury shares', async () => {
  const [first] = twoCompanies.companies.map(({ securityCode }) => securityCode) as [string]
  const { rows } = await sql<{ id: number; code: string }>`
    select id, security_code as code from company order by id`.execute(database.db)
  const id = rows.find(({ code }) => code === first)!.id
  const price = (day: string, close: number | null, cap: number | null) =>
    sql`
    insert into price (company_id, traded_on, known_from, import_id, close_jpy, market_cap_million_jpy)
    values (${id}, ${day}, ${day}, 1, ${close}, ${cap})`.execute(database.db)
  const shares = (indicator: string, fiscalYear: number, value: number) =>
    givenFigure({ company: { securityCode: first }, boundary: 'parent', indicator, fiscalYear, value })
  const panel = await buildPanel(database.connection)
  const sizesOn = async (day: string) => {
    const { values, by, day: of } = await readSizes(database.connection, panel, day)
    return [by, of, values[panel.companies.findIndex((company) => company.id === id)]]
  }
  await price('2025-11-28', 900, null)
  // Nobody has told how many shares there are.
  expect((await sizesOn('2025-12-01'))[0]).toBe('sales')
  await givenParsedImport(
    database.db,
    givenTable([
      shares('F-MK-005', 2023, 4_000_000),
      shares('F-MK-005', 2024, 5_000_000),
      shares('F-MK-006', 2024, 1_000_000),
    ]),
  )
  expect(await sizesOn('2025-12-01')).toEqual(['market-cap', '2025-11-28', 3600])
  // What the source says of an older day stands until a newer price, and before it what it says of the same one.
  await price('2025-10-31', 800, 3000)
  expect(await sizesOn('2025-11-01')).toEqual(['market-cap', '2025-10-31', 3000])
  expect(await sizesOn('2025-12-01')).toEqual(['market-cap', '2025-11-28', 3600])
  await price('2025-12-30', 1000, 4100)
  expect(await sizesOn('2026-01-01')).toEqual(['market-cap', '2025-12-30', 4100])
})
