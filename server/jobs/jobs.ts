import type pg from 'pg'
import { fromKysely, PgBoss } from 'pg-boss'
import { Client } from '#server/db/client.ts'
import type { Db } from '#server/db/database.ts'
import { correctFuture, steadyClock } from './clock.ts'
import { jobsConnection, jobsSchema } from './passes.ts'

/** Work that outlives the request that asked for it; shared by all servers on one database, kept in a schema of its own. */
export interface Jobs {
  /** Ask for a job in the same transaction as what caused it. */
  ask(tx: Db, name: string, input: object): Promise<void>
  /** Do the jobs of a name, so many at a time on each server; one unless said otherwise. */
  work<T extends object>(name: string, job: (input: T) => Promise<void>, concurrency?: number): Promise<void>
  /** Do something now and every minute, on one of the servers. */
  everyMinute(name: string, job: () => Promise<void>): Promise<void>
  /** What was done every minute once and is not any more. */
  noLonger(name: string): Promise<void>
  /** Finish what runs, and stop. */
  stop(): Promise<void>
}

const minute = 60_000

/** Handed on to the pool that the library makes for itself. */
const connections: object = { Client }

/** Start doing jobs. What goes wrong behind the scenes goes to `onError`; a job that throws is not tried again by itself. */
export async function startJobs(
  connection: pg.ClientConfig,
  onError: (error: Error) => void,
  every = minute,
): Promise<Jobs> {
  const boss = newBoss(connection)
  boss.on('error', onError)
  await boss.start()
  const correct = async () => {
    for (const statement of correctFuture(jobsSchema)) await boss.getDb().executeSql(statement, [])
  }
  await correct()
  // By a timer that knows no clock: the library's own schedule waits for whatever day a clock that was ahead has left.
  const timers = [setInterval(() => void correct().catch(onError), every)]

  async function work<T extends object>(
    name: string,
    job: (input: T) => Promise<void>,
    { policy, concurrency = 1 }: { readonly policy: 'standard' | 'short'; readonly concurrency?: number | undefined },
  ): Promise<void> {
    await boss.createQueue(name, { policy, retryLimit: 0, deleteAfterSeconds: 3600 })
    await boss.work<T>(name, { pollingIntervalSeconds: 1, localConcurrency: concurrency }, async (fetched) => {
      for (const { data } of fetched) await job(data)
    })
  }

  return {
    ask: async (tx, name, input) => {
      await boss.send(name, input, { db: fromKysely(tx) })
    },
    work: (name, job, concurrency) => work(name, job, { policy: 'standard', concurrency }),
    everyMinute: async (name, job) => {
      // One waits at most, whoever asks, and one that a crash left in the middle holds up none.
      await work(name, job, { policy: 'short' })
      await boss.unschedule(name) // As earlier versions did it.
      await boss.deleteQueuedJobs(name)
      await boss.send(name, {})
      timers.push(setInterval(() => void boss.send(name, {}).catch(onError), every))
    },
    noLonger: async (name) => {
      if (await boss.getQueue(name)) await boss.deleteQueue(name)
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await boss.stop({ graceful: true, timeout: 1000 })
    },
  }
}

function newBoss({ host, port, user, password, database, connectionString, ssl }: pg.ClientConfig): PgBoss {
  return new PgBoss({
    ...(connectionString ? { connectionString } : { host, port, user, password: password as string, database }),
    ...(ssl !== undefined && { ssl }),
    ...connections,
    schema: jobsSchema,
    max: 3,
    application_name: jobsConnection,
    clock: steadyClock,
    schedule: false,
  })
}
