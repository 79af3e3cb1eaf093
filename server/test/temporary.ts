import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { isProcessAlive, nameOfProcess } from '#server/machine/process-name.ts'

const prefix = 'satoyama-run-'
/** Two folders and a socket's name follow, and a socket's path is short. */
const longest = 30

/**
 * A folder for all that this run writes for a while, its child processes included; one that a run is already in stays. Whoever is
 * born in the run has the folder in its environment, so that a reaper beside us finds and ends what outlives us, however we end;
 * and one whose reaper was killed too is swept by the next run.
 */
export function ownTemporaryFolder(): string {
  const here = tmpdir()
  if (basename(here).startsWith(prefix)) return here
  const base = process.platform === 'win32' || here.length < longest ? here : '/tmp'
  for (const folder of abandonedIn(base)) startReaper(folder, 'ignore')
  const folder = join(base, prefix + nameOfProcess(process.pid))
  mkdirSync(folder, { recursive: true, mode: 0o755 }) // The database's user enters it.
  startReaper(folder, 'pipe')
  for (const name of process.platform === 'win32' ? ['TEMP', 'TMP'] : ['TMPDIR']) process.env[name] = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}

function abandonedIn(base: string): string[] {
  return readdirSync(base)
    .filter((name) => name.startsWith(prefix) && !isProcessAlive(name.slice(prefix.length)))
    .map((name) => join(base, name))
}

/** It waits for the end of its input, which is ours, then sweeps. In a group of its own: Ctrl-C is not meant for it. */
function startReaper(folder: string, input: 'pipe' | 'ignore'): void {
  const reaper = spawn(process.execPath, [join(import.meta.dirname, 'reaper.ts'), folder], {
    stdio: [input, 'ignore', 'ignore'],
    cwd: dirname(folder),
    detached: true,
  })
  reaper.unref()
  ;(reaper.stdin as { unref?: () => void } | null)?.unref?.()
}
