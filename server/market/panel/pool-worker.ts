import { bytesIn } from '../cache/shared-memory.ts'
import type { Frame } from './frame.ts'
import type { Job } from './pool.ts'
import { tasks } from './tasks.ts'

export default function run({ name, frame, input }: Job): unknown {
  const task = tasks[name] as (frame: Frame, input: unknown) => unknown
  // This thread's collector does not count the shared memory that it holds on to until it runs.
  new ArrayBuffer(bytesIn(frame))
  return task(frame, input)
}
