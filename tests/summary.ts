import { writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { reports } from './places.ts'
import type { Result } from './step.ts'

const slowest = 15

/** What a run took, for whoever compares runs. */
export interface Recorded {
  readonly plan: string
  readonly at: string
  readonly cores: number
  readonly processor: string
  /** From the first step to the last; some ran side by side. */
  readonly seconds: number
  readonly results: readonly Omit<Result, 'failures'>[]
}

export const recordOf = (plan: string) => join(reports, `last-${plan}.json`)

export function record(plan: string, results: readonly Result[]): void {
  const recorded: Recorded = {
    plan,
    at: new Date().toISOString(),
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? '',
    seconds: performance.now() / 1000,
    results: results.map(({ failures: _, ...result }) => result),
  }
  writeFileSync(recordOf(plan), JSON.stringify(recorded, null, 2))
}

/** Where the time went, what failed, and how many; answers how many failed. */
export function printSummary(results: readonly Result[]): number {
  const lines = ['', 'Where the time went']
  for (const { name, passed, failed, seconds, cpuSeconds } of results) {
    const cpu = cpuSeconds === null ? '' : `, ${minutes(cpuSeconds)} of processors`
    lines.push(`  ${minutes(seconds)}  ${name}: ${passed} passed, ${failed} failed${cpu}`)
  }
  lines.push(`  ${minutes(performance.now() / 1000)}  in all`)
  const files = results.flatMap((result) => result.files).sort((a, b) => b.seconds - a.seconds)
  if (files.length > 0) lines.push('', `The slowest of ${files.length} files`)
  for (const { path, seconds } of files.slice(0, slowest)) lines.push(`  ${minutes(seconds)}  ${path}`)
  for (const { name, failures } of results) if (failures.length > 0) lines.push('', `── ${name} failed`, ...failures)
  const sum = (of: 'passed' | 'failed') => results.reduce((total, result) => total + result[of], 0)
  process.stdout.write([...lines, '', `${sum('passed')} passed, ${sum('failed')} failed`, ''].join('\n'))
  return sum('failed')
}

function minutes(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`.padStart(6)
}
