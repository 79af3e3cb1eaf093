import { mkdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { syncCatalogue } from './catalogue/sync.ts'
import type { Config } from './config.ts'
import { putBack } from './db/backup.ts'
import { type Cluster, connectionOf, startCluster } from './db/cluster/cluster.ts'
import { holderOf, lockHome } from './db/cluster/lock.ts'
import { checkServer, type Db, openDatabase } from './db/database.ts'
import { migrate } from './db/migrations.ts'
import { readUnread } from './imports/store/news/read-unread.ts'

/** The data folder opened: a database, up to date, and how to close it. */
export interface Home {
  readonly db: Db
  readonly connection: pg.ClientConfig
  /** The database we started ourselves; null for the operator's own, or when a running server's is shared. */
  readonly cluster: Cluster | null
  /** The database's process has some milliseconds to end in order. */
  close(patience?: number): Promise<void>
}

/** Makes the tables ready; another than the usual is for restoring. */
type Prepare = (db: Db, connection: pg.ClientConfig) => Promise<void>

/** What every opening does, and finds done when nothing has changed since the last one. */
export const bringUpToDate: Prepare = async (db) => {
  await putBack(db)
  await migrate(db)
  await syncCatalogue(db)
  await readUnread(db)
}

/** Open for serving: alone on the data folder, unless the database is the operator's. */
export async function openHome(config: Config, prepare = bringUpToDate): Promise<Home> {
  if (config.databaseUrl) {
    mkdirSync(config.home, { recursive: true }) // What is not in the database is kept there all the same.
    return openOn({ ...patient, connectionString: config.databaseUrl }, { prepare })
  }
  const unlock = lockHome(config.home)
  try {
    const cluster = await startCluster({ home: config.home, settings: alone })
    return await openOn({ ...patient, ...cluster.connection }, { cluster, unlock, prepare })
  } catch (error) {
    unlock()
    throw error
  }
}

/** How long anybody waits for a connection, or for one to become free; who does not get one is told so. */
const patient = { connectionTimeoutMillis: 10_000 }

/**
 * Nobody copies our own server's log, so a table filled in the transaction that emptied it needs none. What it reads the system mostly holds
 * in memory: asking another process to read it takes longer than reading it.
 */
const alone = { wal_level: 'minimal', max_wal_senders: '0', io_method: 'sync' }

/** Open for one command: beside a running server when there is one. */
export async function openHomeBeside(config: Config): Promise<Home> {
  const isServed = !config.databaseUrl && holderOf(config.home) !== null
  if (!isServed) return openHome(config)
  try {
    return await openOn({ ...patient, ...connectionOf(config.home) }, {})
  } catch (error) {
    const holder = holderOf(config.home)
    if (holder !== null && isOnItsWay(error)) throw new DatabaseOnItsWay(holder, { cause: error })
    throw error
  }
}

/** Whoever holds the data folder has no database that answers yet, or any more. */
class DatabaseOnItsWay extends Error {
  constructor(pid: number, options: ErrorOptions) {
    super(`The database is being started or stopped by process ${pid}. Try again in a moment.`, options)
  }
}

/** Nobody listens at its socket, or it says so itself. */
function isOnItsWay(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException
  return code === '57P03' || (syscall === 'connect' && (code === 'ENOENT' || code === 'ECONNREFUSED'))
}

interface HomeOptions {
  readonly cluster?: Cluster
  readonly unlock?: () => void
  readonly prepare?: Prepare
}

async function openOn(
  connection: pg.ClientConfig,
  { cluster, unlock, prepare = bringUpToDate }: HomeOptions,
): Promise<Home> {
  const open: { db?: Db } = {}
  const close = async (patience?: number) => {
    // Whoever still holds a connection keeps the pool from closing; a database that ends takes the connections with it.
    const closing = open.db?.destroy()
    await (cluster ? Promise.race([closing, sleep(500)]) : closing)
    await cluster?.stop(patience)
    unlock?.()
  }
  try {
    await checkServer(connection)
    open.db = openDatabase(connection)
    await prepare(open.db, connection)
    return { db: open.db, connection, cluster: cluster ?? null, close }
  } catch (error) {
    await close()
    throw error
  }
}
