import type { Clock } from 'pg-boss'
import { skewMilliseconds } from '#server/db/clock-skew.ts'

/** Time that only goes on: where the library waits "until then", a clock that is set back must not make it wait for longer. */
export const steadyClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (fn, milliseconds) => setTimeout(fn, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (fn, milliseconds) => setInterval(fn, milliseconds),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
}

/** Columns in which the library notes when something was done or may be done, by table; null stands for never. */
const moments = {
  version: { null: ['cron_on', 'bam_on', 'flow_on', 'reindex_on'], now: [] },
  queue: { null: ['delta_on', 'monitor_claim_on', 'monitor_on', 'maintain_on'], now: ['created_on', 'updated_on'] },
  job: { null: [], now: ['start_after', 'created_on', 'started_on', 'completed_on'] },
} as const

/** Columns of the same tables in which a moment to come is as it should be. */
export const mayLieAhead = ['version.monitor_backoff_on', 'job.keep_until', 'job.heartbeat_on', 'job.source_created_on']

/** All that is put right, as `table.column`. */
export const putRight = Object.entries(moments).flatMap(([table, columns]) =>
  [...columns.null, ...columns.now].map((column) => `${table}.${column}`),
)

/**
 * Statements that put right what was noted while the database's clock was ahead. No job of ours is put off, so a moment to come says that
 * the clock was wrong then, and would stop maintenance, and jobs that wait, until that day.
 */
export function correctFuture(schema: string): string[] {
  const limit = `now() + interval '${skewMilliseconds} milliseconds'`
  return Object.entries(moments).map(([table, columns]) => {
    const all = [...columns.null, ...columns.now]
    const set = [
      ...columns.null.map((column) => `${column} = case when ${column} > ${limit} then null else ${column} end`),
      ...columns.now.map((column) => `${column} = case when ${column} > ${limit} then now() else ${column} end`),
    ]
    return `update ${schema}.${table} set ${set.join(', ')} where ${all.map((column) => `${column} > ${limit}`).join(' or ')}`
  })
}
