import type pg from 'pg'
import type { Config } from './config.ts'
import { type Cluster, connectionOf, startCluster } from './db/cluster.ts'
import { checkServer, type Db, openDatabase } from './db/database.ts'
import { HomeInUse, holderOf, lockHome } from './db/lock.ts'
import { migrate } from './db/migrations.ts'
import { syncCatalogue } from './indicators/sync.ts'

/** The data folder opened: a database, up to date, and how to close it. */
export interface Home {
  readonly db: Db
  readonly connection: pg.ClientConfig
  /** The database we started ourselves; null for the operator's own, or when a running server's is shared. */
  readonly cluster: Cluster | null
  close(): Promise<void>
}

/** Open for serving: alone on the data folder, unless the database is the operator's. */
export async function openHome(config: Config): Promise<Home> {
  if (config.databaseUrl) return openOn({ connectionString: config.databaseUrl }, null, () => {})
  const unlock = lockHome(config.home)
  try {
    const cluster = await startCluster({ home: config.home })
    return await openOn(cluster.connection, cluster, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/** Open for one command: beside a running server when there is one. */
export async function openHomeBeside(config: Config): Promise<Home> {
  const isServed = !config.databaseUrl && holderOf(config.home) !== null
  if (!isServed) return openHome(config)
  try {
    return await openOn(connectionOf(config.home), null, () => {})
  } catch (error) {
    throw new HomeInUse(config.home, holderOf(config.home) ?? 0, { cause: error })
  }
}

async function openOn(connection: pg.ClientConfig, cluster: Cluster | null, unlock: () => void): Promise<Home> {
  const open: { db?: Db } = {}
  const close = async () => {
    await open.db?.destroy()
    await cluster?.stop()
    unlock()
  }
  try {
    await checkServer(connection)
    open.db = openDatabase(connection)
    await migrate(open.db)
    await syncCatalogue(open.db)
    return { db: open.db, connection, cluster, close }
  } catch (error) {
    await close()
    throw error
  }
}
