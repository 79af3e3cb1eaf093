import { chmodSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { syncCatalogue } from '../../server/catalogue/sync.ts'
import { type Cluster, startCluster } from '../../server/db/cluster/cluster.ts'
import { openDatabase } from '../../server/db/database.ts'
import { migrate } from '../../server/db/migrations.ts'
import { startJobs } from '../../server/jobs/jobs.ts'
import { ownTemporaryFolder } from '../../server/test/temporary.ts'
import { trialOf } from './statements.ts'

/** What a server says to statements, each only prepared, not run. */
export interface ServerAnswer {
  /** How many it understood. */
  readonly understood: number
  /** Statements that it does not take, each with why. */
  readonly refused: ReadonlyMap<string, string>
  /** How many were not tried, by kind. */
  readonly exempt: ReadonlyMap<string, number>
}

/** Statements on a PostgreSQL of other programs, in a database with our tables; the embedded one without any. */
export async function askServer(statements: readonly string[], binaries?: string): Promise<ServerAnswer> {
  const home = mkdtempSync(join(ownTemporaryFolder(), 'second-'))
  chmodSync(home, 0o755) // The database's user enters it.
  const cluster = await startCluster({ home, ...(binaries && { binaries }), settings: { fsync: 'off' } })
  try {
    await makeTables(cluster)
    const client = new pg.Client(cluster.connection)
    await client.connect()
    const answer = await ask(client, statements)
    await client.end()
    return answer
  } finally {
    await cluster.stop(0)
  }
}

async function makeTables({ connection }: Cluster): Promise<void> {
  const db = openDatabase(connection)
  await migrate(db)
  await syncCatalogue(db)
  await db.destroy()
  const jobs = await startJobs(connection, () => {})
  await jobs.stop()
}

async function ask(client: pg.Client, statements: readonly string[]): Promise<ServerAnswer> {
  const refused = new Map<string, string>()
  const exempt = new Map<string, number>()
  let understood = 0
  const trials = statements.map((text) => ({ text, trial: trialOf(text) }))
  // Temporary tables first: other statements read them.
  for (const { text, trial } of trials.toSorted((a, b) => Number('run' in b.trial) - Number('run' in a.trial))) {
    if ('exempt' in trial) exempt.set(trial.exempt, (exempt.get(trial.exempt) ?? 0) + 1)
    else {
      const why = await ('run' in trial ? run(client, trial.run) : prepare(client, trial.prepare))
      if (why === null) understood++
      else refused.set(text, why)
    }
  }
  return { understood, refused, exempt }
}

/** Null where it is understood. */
async function prepare(client: pg.Client, text: string): Promise<string | null> {
  return client.query(`prepare tried as ${text}`).then(
    () => client.query('deallocate tried').then(() => null),
    ({ code, message }: pg.DatabaseError) => `${code} ${message}`,
  )
}

/** With nothing for each of its values. */
async function run(client: pg.Client, text: string): Promise<string | null> {
  const values = new Set(text.match(/\$\d+/g))
  return client
    .query(
      text,
      [...values].map(() => null),
    )
    .then(
      () => null,
      ({ code, message }: pg.DatabaseError) => (code === '42P07' ? null : `${code} ${message}`), // It is there already.
    )
}
