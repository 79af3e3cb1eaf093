import { collectNow } from '../cache/shared-memory.ts'
import type { Job } from './pool.ts'
import { tasks } from './tasks.ts'

/** Name of the panel that this thread calculated on last. */
let last: number | null = null

/** @param job null only has the thread begin */
export default async function run(job: Job | null): Promise<unknown> {
  if (!job) return null
  const { name, panel, frame, input } = job
  // This thread's collector does not count shared memory, and would hold on to the panels of days that are over.
  if (last !== null && last !== panel) await collectNow()
  last = panel
  const task = tasks[name] as (frame: Job['frame'], input: unknown) => unknown
  return task(frame, input)
}
