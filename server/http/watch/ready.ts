import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { canWrite, freeBytes } from '#server/db/cluster/space.ts'
import type { BaseDeps } from '../base-deps.ts'

/** Why a server is not ready: the database does not answer, the data folder is gone, one takes no writes, or its disk is as good as full. */
type Obstacle = 'database' | 'folder' | 'read-only' | 'space'

/** Less than this and the next import, or the database's own log, may find the disk full. */
const minFreeBytes = 512 * 2 ** 20

/** How long the database may take to answer. */
const patience = 3000

type ReadinessSource = Pick<BaseDeps, 'db' | 'config' | 'cluster'>

/**
 * What keeps a server from being ready; null when nothing does. Ready means that a person can work here, so a server that can
 * read but not write is not: signing in writes too. Of the operator's own database only the answer is known, not the disk; the data folder is
 * the server's in either case.
 */
export async function findObstacle(
  { db, config, cluster }: ReadinessSource,
  { least = minFreeBytes } = {},
): Promise<Obstacle | null> {
  const answer = isWritable(db).catch(() => null)
  const writable = await Promise.race([answer, sleep(patience, null, { ref: false })])
  if (writable === null) return 'database'
  if (!writable) return 'read-only'
  const folders = [config.home, ...(cluster ? [cluster.places.data] : [])]
  if (!folders.every((folder) => existsSync(folder))) return 'folder'
  try {
    if (freeBytes(folders) < least) return 'space'
  } catch {
    return 'read-only' // It went while it was looked at.
  }
  return canWrite(config.home) ? null : 'read-only'
}

/** A server that stands by for another answers, but only to questions. */
async function isWritable(db: ReadinessSource['db']): Promise<boolean> {
  const { rows } = await sql<{ writable: boolean }>`
    select current_setting('transaction_read_only') = 'off' as writable`.execute(db)
  return rows[0]!.writable
}
