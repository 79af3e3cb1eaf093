import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { syncCatalogue } from '#server/catalogue/sync.ts'
import { startCluster } from '#server/db/cluster/cluster.ts'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrations.ts'

declare module 'vitest' {
  interface ProvidedContext {
    connection: pg.ClientConfig
  }
}

/** Name of the migrated database that every test file clones. */
export const template = 'template_satoyama'

/** One PostgreSQL for all server tests, without durability; `SATOYAMA_TEST_BINARIES` chooses another server's programs. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const home = mkdtempSync(join(tmpdir(), 'satoyama-test-'))
  const cluster = await startCluster({
    home,
    binaries: process.env.SATOYAMA_TEST_BINARIES,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  })

  const admin = new pg.Client(cluster.connection)
  await admin.connect()
  await admin.query(`create database ${template}`)
  await admin.end()
  const db = openDatabase({ ...cluster.connection, database: template })
  await migrate(db)
  await syncCatalogue(db)
  await db.destroy()

  project.provide('connection', cluster.connection)
  return async () => {
    await cluster.stop()
    rmSync(home, { recursive: true, force: true })
    if (cluster.places.isElsewhere) rmSync(cluster.places.data, { recursive: true, force: true })
  }
}
