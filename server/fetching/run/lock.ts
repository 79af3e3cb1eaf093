import type pg from 'pg'
import { Client } from '#server/db/client.ts'

const fetchLock = 7_203_002

/**
 * Work that only one process on a database does at a time. The lock lives with its connection: a process that is killed leaves none.
 *
 * @returns null when somebody else is at it
 */
export async function alone<T>(
  connection: pg.ClientConfig,
  name: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const client = new Client({ ...connection, application_name: 'satoyama fetching' })
  const lost = new AbortController()
  client.on('error', () => lost.abort(new Error('the database closed the connection')))
  await client.connect()
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1, hashtext($2)) as is_ours', [fetchLock, name])
    return rows[0].is_ours ? await work(lost.signal) : null
  } finally {
    await client.end().catch(() => {})
  }
}
