import type { Job } from './pool.ts'
import { tasks } from './tasks.ts'

export default function run({ name, frame, input }: Job): unknown {
  return tasks[name](frame, input)
}
