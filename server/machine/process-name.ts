import { existsSync, readFileSync } from 'node:fs'

/** A process by its number and its start, which tells it from a later one with the same number. */
export function nameOfProcess(pid: number): string {
  return `${pid}-${startOf(pid)}`
}

export function isProcessAlive(name: string): boolean {
  const pid = Number(name.split('-')[0])
  try {
    return process.kill(pid, 0) && nameOfProcess(pid) === name
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' && nameOfProcess(pid) === name
  }
}

/** When a process began, in the kernel's ticks. */
export function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[19]!
  } catch {
    return existsSync('/proc/self') ? 'gone' : 'unknown'
  }
}
