import { collectNow } from '../cache/shared-memory.ts'
import type { Job } from './pool.ts'
import { tasks } from './tasks.ts'

/** Memory of the panel that this thread calculated on last. */
let last: WeakRef<ArrayBufferLike> | null = null

export default async function run({ name, frame, input }: Job): Promise<unknown> {
  const { buffer } = frame.values
  // This thread's collector does not count shared memory, and would hold on to the panels of days that are over.
  if (last !== null && last.deref() !== buffer) await collectNow()
  last = new WeakRef(buffer)
  const task = tasks[name] as (frame: Job['frame'], input: unknown) => unknown
  return task(frame, input)
}
