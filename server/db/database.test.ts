import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { openDatabase, poolOf } from './database.ts'
import { inTransaction } from './transaction.ts'

const database = givenDatabase()

test.each([
  ['nothing', async () => {}],
  ['a query', async (db) => sql`select 1`.execute(db)],
  ['a transaction', async (db) => inTransaction(db, (tx) => tx.client.query('select 1'))],
  ['a connection of its pool', async (db) => poolOf(db).query('select 1')],
] satisfies [string, (db: ReturnType<typeof openDatabase>) => Promise<unknown>][])(
  'a database that was asked for %s leaves no connection open when it is closed, once or twice',
  async (what, ask) => {
    const name = `closes after ${what}`
    const db = openDatabase({ ...database.connection, application_name: name })
    await ask(db)
    await db.destroy()
    await db.destroy()
    expect(poolOf(db).totalCount).toBe(0)
    await expect.poll(() => connectionsOf(name)).toBe(0)
  },
)

async function connectionsOf(name: string): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity where application_name = ${name}`.execute(database.db)
  return rows.length
}
