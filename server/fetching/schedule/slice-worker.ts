import type pg from 'pg'
import { openDatabase } from '#server/db/database.ts'
import { openFetchWorld } from '../open-world.ts'
import type { RunResult } from '../run/fetch-world.ts'
import { runSource } from '../run/run-source.ts'
import type { FetchParams } from '../source.ts'
import { findFetchSource } from '../source-list.ts'

export interface Slice {
  readonly connection: pg.ClientConfig
  readonly config: Parameters<typeof openFetchWorld>[1]
  readonly source: string
  readonly params: FetchParams
  /** Milliseconds after which it ends. */
  readonly milliseconds: number
}

/** Longest wait within a slice; for longer ones it ends and goes on later. */
const patience = 45_000

/** Some minutes of one source, on a thread of its own: reading a filing takes the processor for longer than a screen may wait. */
export default async function runSlice({
  connection,
  config,
  source,
  params,
  milliseconds,
}: Slice): Promise<RunResult> {
  const db = openDatabase(connection)
  try {
    const world = openFetchWorld({ db, connection }, config, 'schedule')
    return await runSource(findFetchSource(source)!, world, {
      ...{ params, patience, slice: milliseconds },
      signal: new AbortController().signal,
    })
  } finally {
    await db.destroy()
  }
}
