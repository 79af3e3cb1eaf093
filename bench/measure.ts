/** The middle and the 99th percentile of some milliseconds. */
export function spread(milliseconds: readonly number[]): { median: number; p99: number } {
  const sorted = [...milliseconds].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
  return { median: at(0.5), p99: at(0.99) }
}

export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Milliseconds of processor time that this process spends on some work, all threads; unlike the clock it leaves out what other processes take. */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

export function print(line: string): void {
  process.stdout.write(`  ${line}\n`)
}

export const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`
