import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { Client } from './client.ts'
import type { Schema } from './schema.ts'

export type Db = Kysely<Schema>

const { builtins } = pg.types

/** Days and wall-clock times stay the text they are; 8-byte integers, which only count bytes here, become numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') => {
    if (id === builtins.DATE || id === builtins.TIMESTAMP) return (text: string) => text
    if (id === builtins.INT8) return Number
    return pg.types.getTypeParser(id, format as 'text')
  }) as pg.CustomTypesConfig['getTypeParser'],
}

/** Whoever finds no free connection waits for a new one to be made, which takes longer than the queries before it: what was made is kept. */
const idleTimeoutMillis = 600_000

/** Open a pool on a database; `destroy` closes it. */
export function openDatabase(connection: pg.ClientConfig, onError: (error: Error) => void = () => {}): Db {
  const pool = new pg.Pool({ ...connection, types, Client, max: 10, idleTimeoutMillis })
  pool.on('error', onError) // An idle connection that breaks must not take the process with it.
  const db = new PooledDatabase(pool)
  pools.set(db, pool)
  return db
}

/** The query builder ends its connections only if it was asked something itself; transactions borrow them without it. */
class PooledDatabase extends Kysely<Schema> {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    super({ dialect: new PostgresDialect({ pool }) })
    this.#pool = pool
  }

  override async destroy(): Promise<void> {
    await super.destroy()
    if (!this.#pool.ending) await this.#pool.end()
  }
}

/**
 * Limits of the connections on which callers are answered: whatever they ask for, no statement of theirs goes on for ever, or takes
 * more than one core.
 */
export const requestLimits = {
  statement_timeout: 10_000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 30_000,
  options: '-c max_parallel_workers_per_gather=0 -c jit=off',
} as const satisfies pg.ClientConfig

const pools = new WeakMap<Db, pg.Pool>()

/** The connections behind a database, for what the query builder cannot say. */
export function poolOf(db: Db): pg.Pool {
  const pool = pools.get(db)
  if (!pool) throw new Error('This database was not opened here, or is a transaction already.')
  return pool
}

/** Oldest server the migrations and queries are tried on. */
const oldestVersion = 150_000

/** Throws when the server is too old or does not keep text as UTF-8. */
export async function checkServer(connection: pg.ClientConfig): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ version: string; encoding: string }>(
      "select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding",
    )
    const { version, encoding } = rows[0]!
    if (Number(version) < oldestVersion) throw new Error(`PostgreSQL ${version} is too old; 15 or later is needed.`)
    if (encoding !== 'UTF8') throw new Error(`The database keeps text as ${encoding}; UTF8 is needed.`)
  } finally {
    await client.end()
  }
}
