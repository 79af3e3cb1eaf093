import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Db, openDatabase } from '#server/db/database.ts'
import { type InventedMarket, marketTemplate, template } from './markets.ts'

/**
 * A database of the test file's own, cloned from the migrated template or, where it is asked for, from one with an invented
 * market. Call once at the top of a file.
 */
export function givenDatabase(market?: InventedMarket): { readonly db: Db; readonly connection: pg.ClientConfig } {
  const name = `test_${randomBytes(6).toString('hex')}`
  const connection = { ...inject('connection'), database: name }
  const state: { db?: Db } = {}

  beforeAll(async () => {
    await onServer(async (server) => {
      const from = market ? await marketTemplate(server, inject('connection'), market) : template
      await server.query(`create database ${name} template ${from}`)
    })
    state.db = openDatabase(connection)
  })
  afterAll(async () => {
    await state.db?.destroy()
    await onServer((server) => server.query(`drop database ${name} with (force)`))
  })
  return {
    connection,
    get db() {
      return state.db!
    },
  }
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
