import type { Frame, Job } from './pool.ts'
import { tasks } from './tasks.ts'

export default function run({ name, frame, input }: Job): unknown {
  const task = tasks[name] as (frame: Frame, input: unknown) => unknown
  return task(frame, input)
}
