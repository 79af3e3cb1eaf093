import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { type Db, poolOf } from './database.ts'
import type { Schema } from './schema.ts'

/** One transaction, for queries and, on the same connection, for `COPY`. */
export interface Transaction {
  readonly db: Db
  readonly client: pg.PoolClient
}

/** Run some work in a transaction: committed when it returns, undone when it throws. */
export async function inTransaction<T>(db: Db, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await poolOf(db).connect()
  const overlook = () => {} // A connection that breaks fails its query, which is told below; the event alone must not end the process.
  client.on('error', overlook)
  let isBroken = true
  try {
    await client.query('begin')
    const result = await work({ db: onClient(client), client })
    await client.query('commit')
    isBroken = false
    return result
  } catch (error) {
    // A connection that cannot even undo is thrown away; PostgreSQL undoes what it had begun.
    await client.query('rollback').then(
      () => (isBroken = false),
      () => {},
    )
    throw error
  } finally {
    client.off('error', overlook)
    client.release(isBroken)
  }
}

/** The query builder on one connection that somebody else opens and releases. */
function onClient(client: pg.PoolClient): Db {
  const query = client.query.bind(client) as unknown as PostgresPoolClient['query']
  const borrowed = { query, release: () => {} }
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: { options: {}, connect: async () => borrowed, end: async () => {} } }),
  })
}
