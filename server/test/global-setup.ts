import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { syncCatalogue } from '#server/catalogue/sync.ts'
import { type Cluster, startCluster } from '#server/db/cluster/cluster.ts'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrations.ts'
import { clone, made } from './made.ts'
import { ownTemporaryFolder } from './temporary.ts'

declare module 'vitest' {
  interface ProvidedContext {
    connection: pg.ClientConfig
  }
}

/** Name of the migrated database that every test file clones. */
export const template = 'template_satoyama'

const binaries = process.env.SATOYAMA_TEST_BINARIES
const durability = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** One PostgreSQL for all server tests, without durability; `SATOYAMA_TEST_BINARIES` chooses another server's programs. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const version = binaries ? execFileSync(join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' }) : 'embedded'
  const ready = await made({ kind: binaries ? 'other-cluster' : 'cluster', of: [version], make: makeCluster })
  const home = newHome()
  await clone(ready, home)
  const cluster = await startCluster({ home, binaries, settings: { ...durability, max_connections: '200' } })
  project.provide('connection', cluster.connection)
  return () => end(cluster, home)
}

/** A cluster whose template is migrated and knows the catalogue, stopped. */
async function makeCluster(): Promise<string> {
  const home = newHome()
  const cluster = await startCluster({ home, binaries, settings: durability })
  const admin = new pg.Client(cluster.connection)
  await admin.connect()
  await admin.query(`create database ${template}`)
  await admin.end()
  const db = openDatabase({ ...cluster.connection, database: template })
  await migrate(db)
  await syncCatalogue(db)
  await db.destroy()
  await cluster.stop()
  for (const own of ['instance', 'socket', 'postgres.log']) rmSync(join(home, own), { recursive: true, force: true })
  return home
}

/** One that the database’s user can enter: else the database would live elsewhere. */
function newHome(): string {
  const home = mkdtempSync(join(ownTemporaryFolder(), 'test-'))
  chmodSync(home, 0o755)
  return home
}

async function end(cluster: Cluster, home: string): Promise<void> {
  await cluster.stop(0)
  rmSync(home, { recursive: true, force: true })
}
