import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Db, openDatabase } from '#server/db/database.ts'
import { makeDemo } from '#server/demo/make.ts'

/** An invented market, made on a day that stands still. */
interface Invented {
  readonly companies: number
  readonly seed: number
}

/**
 * A database of the test file's own, cloned from the migrated template or, where it is asked for, from one with an invented
 * market. Call once at the top of a file.
 */
export function givenDatabase(market?: Invented): { readonly db: Db; readonly connection: pg.ClientConfig } {
  const name = `test_${randomBytes(6).toString('hex')}`
  const connection = { ...inject('connection'), database: name }
  const held: { db?: Db } = {}

  beforeAll(async () => {
    await onServer(async (server) => {
      const template = market ? await marketTemplate(server, market) : 'template_satoyama'
      await server.query(`create database ${name} template ${template}`)
    })
    held.db = openDatabase(connection)
  })
  afterAll(async () => {
    await held.db?.destroy()
    await onServer((server) => server.query(`drop database ${name} with (force)`))
  })
  return {
    connection,
    get db() {
      return held.db!
    },
  }
}

/** The first file that asks makes it for all; the others wait. */
async function marketTemplate(server: pg.Client, { companies, seed }: Invented): Promise<string> {
  const name = `template_demo_${companies}_${seed}`
  await server.query('select pg_advisory_lock(hashtext($1))', [name])
  const { rowCount } = await server.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) {
    const half = `${name}_${randomBytes(3).toString('hex')}`
    await server.query(`create database ${half} template template_satoyama`)
    const db = openDatabase({ ...inject('connection'), database: half })
    await makeDemo(db, { companies, seed, now: new Date('2026-01-10T00:00:00Z') })
    await db.destroy()
    await server.query(`alter database ${half} rename to ${name}`)
  }
  await server.query('select pg_advisory_unlock(hashtext($1))', [name])
  return name
}

async function onServer(work: (server: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(inject('connection'))
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
