import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { migrate, migrationNames } from './migrations.ts'

const database = givenDatabase()

test('every table and column says what it means', async () => {
  const { rows } = await sql<{ place: string }>`
    select c.relname || coalesce('.' || a.attname, '') as place
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'v', 'p')
      and (col_description(c.oid, a.attnum) is null or obj_description(c.oid, 'pg_class') is null)`.execute(database.db)
  expect(rows).toEqual([])
})

test('migrating again changes nothing', async () => {
  await migrate(database.db)
  const { rows } = await sql<{ count: number }>`select count(*) from kysely_migration`.execute(database.db)
  expect(rows[0]!.count).toBe(migrationNames.length)
})

test.each([
  'update observation set value = 1',
  'delete from observation',
  'truncate observation',
  'delete from import_rejection',
])('the database refuses: %s', async (statement) => {
  await expect(sql.raw(statement).execute(database.db)).rejects.toThrow('append-only')
})
