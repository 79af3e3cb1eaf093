import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * End what a killed server has left running on its data: a postmaster that goes on without us, or the processes of one that was
 * killed itself, which hold its shared memory until they notice. Only where `/proc` tells what a process is are the latter found.
 */
export async function endLeftovers(data: string): Promise<void> {
  const postmaster = join(data, 'postmaster.pid')
  const pid = existsSync(postmaster) ? Number(readFileSync(postmaster, 'utf8').split('\n')[0]) : 0
  await endOneByOne(
    () => (isPostmaster(pid, data) ? [pid] : []),
    [
      ['SIGINT', 30_000],
      ['SIGQUIT', 6_000],
      ['SIGKILL', 5_000],
    ],
  )
  await endOneByOne(
    () => listProcesses(data),
    [
      ['SIGTERM', 3_000],
      ['SIGKILL', 5_000],
    ],
  )
  // PostgreSQL takes any process of this number for the former one: one that is dead and still listed, or one that came later.
  if (existsSync('/proc/self') && isThere(pid) && !isPostmaster(pid, data)) rmSync(postmaster, { force: true })
}

type Step = readonly [signal: NodeJS.Signals, patience: number]

/** Ask, then insist; each signal once to each process. */
async function endOneByOne(list: () => readonly number[], steps: readonly Step[]): Promise<void> {
  for (const [signal, patience] of steps) {
    for (const pid of list()) send(pid, signal)
    for (let waited = 0; waited < patience && list().length > 0; waited += 20) await sleep(20)
    if (list().length === 0) return
  }
}

/** One that is ending has no command line any more, only its name. */
function isPostmaster(pid: number, data: string): boolean {
  if (!isThere(pid) || isDead(pid)) return false
  const line = commandLine(pid)
  return line === '' ? stateOf(pid).includes('(postgres)') : line === null || line.includes(data)
}

/** PostgreSQL’s processes whose working folder is the data. */
function listProcesses(data: string): number[] {
  if (!existsSync('/proc/self') || !existsSync(data)) return []
  const folder = realpathSync(data)
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && folderOf(pid) === folder && /^postgres: /.test(commandLine(pid) ?? ''))
}

function folderOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

/** Null where there is no `/proc` to ask. */
function commandLine(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return null
  }
}

/** Only its entry is left, as long as nobody asks how it ended. */
function isDead(pid: number): boolean {
  return /\) [ZX]/.test(stateOf(pid))
}

/** Number, name in brackets and state; empty where there is no `/proc` to ask. */
function stateOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}

function isThere(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}
