import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { codeList, givenImport, report2024 } from '#server/test/samples.ts'
import { clearMarket } from './clear.ts'
import { marketStatus } from './status.ts'

const database = givenDatabase()

test('the market goes, and the same files make it again', async () => {
  for (const file of [codeList, report2024]) await givenImport(database.db, file)
  const before = await marketStatus(database.db)
  expect(before).toMatchObject({ kind: 'real', companies: 2, documents: 1, imports: 2 })

  await clearMarket(database.db)
  expect(await marketStatus(database.db)).toMatchObject({
    kind: null,
    companies: 0,
    figures: 0,
    documents: 0,
    imports: 0,
  })
  await expect(sql`truncate observation`.execute(database.db)).rejects.toThrow('append-only')

  for (const file of [codeList, report2024]) await givenImport(database.db, file)
  const { revision, ...after } = await marketStatus(database.db)
  const { revision: _, ...first } = before
  expect(after).toEqual(first)
  expect(revision).toBeGreaterThan(before.revision)
})

test('every table of the database is either the market’s or the house’s', async () => {
  const house = ['account', 'session', 'attempt', 'signing_key', 'market', 'indicator']
  house.push('password_reset', 'mail', 'contact_message', 'maintenance_window')
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class join pg_namespace n on n.oid = relnamespace and n.nspname = 'public'
    where relkind = 'r' and relname not like 'kysely%' and relname <> all(${house})`.execute(database.db)
  for (const file of [codeList, report2024]) await givenImport(database.db, file)
  await clearMarket(database.db)
  for (const { name } of rows) {
    const { rows: left } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(database.db)
    expect([name, left[0]!.n]).toEqual([name, 0])
  }
})
