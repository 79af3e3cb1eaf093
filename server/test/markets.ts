import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { syncCatalogue } from '#server/catalogue/sync.ts'
import { startCluster } from '#server/db/cluster/cluster.ts'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrations.ts'
import { makeDemo } from '#server/demo/make.ts'
import { ownTemporaryFolder } from './temporary.ts'

/** The invented markets that tests stand on: few, since each takes seconds to make. They are made on a day that stands still. */
const markets = [
  { companies: 60, seed: 8 },
  { companies: 140, seed: 11 },
  { companies: 200, seed: 11 },
  { companies: 600, seed: 3 },
] as const
export type InventedMarket = (typeof markets)[number]

/** Name of the migrated database that knows the catalogue; every test file clones it, or one with a market. */
export const template = 'template_satoyama'

/** `SATOYAMA_TEST_BINARIES` chooses another server's programs. */
export const binaries = process.env.SATOYAMA_TEST_BINARIES
export const versionOfBinaries = () =>
  binaries ? execFileSync(join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' }) : 'embedded'

/** Nothing that a test writes is kept. */
export const durability = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
/** The log of what is written would be copied with every clone. */
const smallLog = { max_wal_size: '64MB', min_wal_size: '32MB' }

/** A cluster with the migrated template, stopped; with all markets where they are asked for. */
export async function makeCluster({ hasMarkets }: { readonly hasMarkets: boolean }): Promise<string> {
  const home = newHome()
  const cluster = await startCluster({ home, binaries, settings: { ...durability, ...smallLog } })
  const admin = new pg.Client(cluster.connection)
  await admin.connect()
  await admin.query(`create database ${template}`)
  const db = openDatabase({ ...cluster.connection, database: template })
  await migrate(db)
  await syncCatalogue(db)
  await db.destroy()
  if (hasMarkets) for (const market of markets) await marketTemplate(admin, cluster.connection, market)
  await admin.end()
  await cluster.stop()
  for (const own of ['instance', 'socket', 'postgres.log']) rmSync(join(home, own), { recursive: true, force: true })
  return home
}

/** Name of the template with a market. The first who asks makes it where it is missing; the others wait. */
export async function marketTemplate(
  server: pg.Client,
  connection: pg.ClientConfig,
  { companies, seed }: InventedMarket,
): Promise<string> {
  const name = `template_demo_${companies}_${seed}`
  await server.query('select pg_advisory_lock(hashtext($1))', [name])
  const { rowCount } = await server.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) {
    const half = `${name}_${randomBytes(3).toString('hex')}`
    await server.query(`create database ${half} template ${template}`)
    const db = openDatabase({ ...connection, database: half })
    await makeDemo(db, { companies, seed, now: new Date('2026-01-10T00:00:00Z') })
    await db.destroy()
    await server.query(`alter database ${half} rename to ${name}`)
  }
  await server.query('select pg_advisory_unlock(hashtext($1))', [name])
  return name
}

/** A data folder that the database’s user can enter: else the database would live elsewhere. */
export function newHome(): string {
  const home = mkdtempSync(join(ownTemporaryFolder(), 'test-'))
  chmodSync(home, 0o755)
  return home
}
