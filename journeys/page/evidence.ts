import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { TestInfo } from '@playwright/test'

/** Where the servers say what they do that this worker has started, or that all share. */
export const logs = new Set<string>()

/** How long each of them is. */
export const logSizes = (): Map<string, number> => new Map([...logs].map((log) => [log, sizeOf(log)]))

const sizeOf = (log: string) => (existsSync(log) ? statSync(log).size : 0)

/** Put what the servers have said since then beside the other things that a failed journey leaves. */
export async function attachLogs(journey: TestInfo, before: ReadonlyMap<string, number>): Promise<void> {
  for (const log of logs) {
    const from = before.get(log) ?? 0
    if (sizeOf(log) <= from) continue
    const path = journey.outputPath(`server-${basename(log)}`)
    writeFileSync(path, readFileSync(log).subarray(from))
    await journey.attach('server log', { path })
  }
}
