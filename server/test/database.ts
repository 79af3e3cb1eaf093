import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Db, openDatabase } from '#server/db/database.ts'

/** A database of the test file's own, cloned from the migrated template. Call once at the top of a file. */
export function givenDatabase(): { readonly db: Db; readonly connection: pg.ClientConfig } {
  const name = `test_${randomBytes(6).toString('hex')}`
  const connection = { ...inject('connection'), database: name }
  const held: { db?: Db } = {}

  beforeAll(async () => {
    await onServer(`create database ${name} template template_satoyama`)
    held.db = openDatabase(connection)
  })
  afterAll(async () => {
    await held.db?.destroy()
    await onServer(`drop database ${name} with (force)`)
  })
  return {
    connection,
    get db() {
      return held.db!
    },
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(inject('connection'))
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
