import { readFileSync, writeFileSync } from 'node:fs'

/** Resident bytes of a process now, and at most since they were last counted anew. */
export function memoryOf(pid: number): { readonly now: number; readonly peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)![1]) * 1024
  return { now: read('VmRSS'), peak: read('VmHWM') }
}

/** Have the system count the most of a process anew. */
export function countPeakAnew(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}
