import { collectNow } from '../cache/shared-memory.ts'
import type { Job } from './pool.ts'
import { tasks } from './tasks.ts'

/** Name of the panel that this thread calculated on last. */
let last: number | null = null

export default async function run({ name, panel, frame, input }: Job): Promise<unknown> {
  // This thread's collector does not count shared memory, and would hold on to the panels of days that are over.
  if (last !== null && last !== panel) await collectNow()
  last = panel
  const task = tasks[name] as (frame: Job['frame'], input: unknown) => unknown
  return task(frame, input)
}
