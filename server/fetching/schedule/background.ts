import type pg from 'pg'
import { findWindow } from '#server/access/maintenance-windows.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { openThreadPool } from '#server/machine/thread-pool.ts'
import { dueSource, scheduledParams } from './due.ts'
import type { Slice } from './slice-worker.ts'

/** Milliseconds that one slice may take. */
const sliceMilliseconds = 5 * 60_000

interface Parts {
  readonly db: Db
  readonly connection: pg.ClientConfig
  readonly config: Config
  readonly clock: () => Date
  readonly onTrouble: (text: string) => void
}

/** Keeps every source current that is on: each minute one server looks which is due, and works on it for some minutes. */
export async function fetchInBackground(
  jobs: Pick<Jobs, 'everyMinute'>,
  { db, connection, config, clock, onTrouble }: Parts,
): Promise<{ close: () => Promise<void> }> {
  const pool = openThreadPool<Slice, { readonly problem: string | null }>({
    filename: new URL('./slice-worker.ts', import.meta.url).href,
    ...{ minThreads: 0, maxThreads: 1, idleTimeout: 1000, niceIncrement: 10 },
  })
  const ending = new AbortController()
  await jobs.everyMinute('fetching', async () => {
    const now = clock()
    const window = await findWindow(db, now)
    const room = window ? window.starts_at.getTime() - now.getTime() : sliceMilliseconds
    const source = room > 0 ? await dueSource(db, now) : null
    if (!source || ending.signal.aborted) return
    const { home, supportEmail, fetchBytes } = config
    const slice: Slice = {
      ...{ connection: plain(connection), config: { home, supportEmail, fetchBytes }, source: source.name },
      params: scheduledParams(now),
      milliseconds: Math.min(room, sliceMilliseconds),
    }
    try {
      const { problem } = await pool.run(slice, { signal: ending.signal })
      if (problem !== null) onTrouble(`${source.name}: ${problem}`)
    } catch (error) {
      if (!ending.signal.aborted) throw error
    }
  })
  // What is under way is cut off: every step of it leaves a state from which the next one goes on.
  return {
    close: async () => {
      ending.abort()
      await pool.destroy()
    },
  }
}

/** What another thread can be given of a connection. */
const plain = ({
  host,
  port,
  user,
  password,
  database,
  connectionString,
  ssl,
  connectionTimeoutMillis,
}: pg.ClientConfig) =>
  Object.fromEntries(
    Object.entries({ host, port, user, password, database, connectionString, ssl, connectionTimeoutMillis }).filter(
      ([, value]) => value !== undefined && typeof value !== 'function',
    ),
  ) as pg.ClientConfig
