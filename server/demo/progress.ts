import { SingleBar } from 'cli-progress'
import type { DemoStep } from './make.ts'

/** Shows in the terminal how far the demo market is: a bar where there is one to draw on, a line a step elsewhere. */
export function demoProgress(title: string, steps: Readonly<Record<DemoStep, string>>) {
  const bar = process.stdout.isTTY
    ? new SingleBar({ format: `${title} {bar} {percentage}% {step}`, stream: process.stdout, clearOnComplete: true })
    : null
  let last: DemoStep | null = null
  bar?.start(1000, 0, { step: '' })
  return {
    onProgress(step: DemoStep, share: number): void {
      bar?.update(Math.round(1000 * share), { step: steps[step] })
      if (!bar && step !== last && step !== 'done')
        process.stdout.write(`${title}: ${steps[step]} (${Math.round(100 * share)}%)\n`)
      last = step
    },
    stop(): void {
      bar?.stop()
    },
  }
}
