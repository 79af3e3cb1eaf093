import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Sweep the temporary folder of a run once the run has ended: its processes first, then what they wrote. */
const folder = process.argv[2]!
for await (const _ of process.stdin) {
  // Nothing is said: only its end counts.
}
await sweep()

async function sweep(): Promise<void> {
  const list = existsSync('/proc/self') ? bornInRun : postmasters
  await endAll(list, { patience: 6000, signalOf: ({ isDatabase }) => (isDatabase ? 'SIGQUIT' : 'SIGKILL') })
  await endAll(list, { patience: 4000, signalOf: () => 'SIGKILL' })
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

interface Found {
  readonly pid: number
  /** One that is killed leaves shared memory behind; told to end at once it does not. */
  readonly isDatabase: boolean
}

interface How {
  readonly patience: number
  readonly signalOf: (found: Found) => NodeJS.Signals
}

/** Each process gets one signal, also those started meanwhile. */
async function endAll(list: () => Found[], { patience, signalOf }: How): Promise<void> {
  const signalledPids = new Set<number>()
  for (let waited = 0; waited < patience; waited += 50) {
    const left = list()
    if (left.length === 0) return
    for (const found of left) {
      if (!signalledPids.has(found.pid)) send(found.pid, signalOf(found))
      signalledPids.add(found.pid)
    }
    await sleep(50)
  }
}

/** Whoever has the folder in its environment. The database's own children have none, and end with it. */
function bornInRun(): Found[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && read(`/proc/${pid}/environ`).split('\0').includes(`TMPDIR=${folder}`))
    .map((pid) => ({ pid, isDatabase: /^\S*\bpostgres\0/.test(read(`/proc/${pid}/cmdline`)) }))
}

/** What can be known where there is no `/proc`. */
function postmasters(): Found[] {
  return globSync(join(folder, '**/postmaster.pid'))
    .map((path) => Number(read(path).split('\n')[0]))
    .filter((pid) => pid > 0 && isThere(pid))
    .map((pid) => ({ pid, isDatabase: true }))
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
