import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'

const soon = { timeout: 120_000, interval: 50 }

/** A run of its own, and what it has begun; it is in no other's folder. */
async function givenRun() {
  const { TMPDIR: _, ...env } = process.env
  const run = spawn(process.execPath, [join(import.meta.dirname, 'cut-off.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void run.kill('SIGKILL'))
  const [line] = (await once(run.stdout, 'data')) as [Buffer]
  const { folder, child } = JSON.parse(line.toString()) as { folder: string; child: number }
  const [postmaster] = globSync(join(folder, 'home-*/postgres/postmaster.pid'))
  return { run, folder, processes: [child, Number(readFileSync(postmaster!, 'utf8').split('\n')[0])] }
}

const isRunning = (pid: number) => {
  try {
    return !/\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

test.runIf(existsSync('/proc/self')).each(['SIGKILL', 'SIGTERM'] as const)(
  'a run ended by %s leaves no process and no folder',
  async (signal) => {
    const { run, folder, processes } = await givenRun()
    expect(processes.map(isRunning)).toEqual([true, true])
    run.kill(signal)
    await vi.waitFor(
      () => expect([existsSync(folder), ...processes.map(isRunning)]).toEqual([false, false, false]),
      soon,
    )
  },
)

test.runIf(existsSync('/proc/self'))(
  'what a run left whose reaper was killed with it, the next run sweeps',
  async () => {
    const one = await givenRun()
    const reaper = readdirSync('/proc').find((pid) => {
      const file = `/proc/${pid}/cmdline`
      return Number(pid) > 0 && existsSync(file) && readFileSync(file, 'utf8').includes(`reaper.ts\0${one.folder}\0`)
    })
    process.kill(Number(reaper), 'SIGKILL')
    one.run.kill('SIGKILL')
    await once(one.run, 'exit')
    expect([existsSync(one.folder), ...one.processes.map(isRunning)]).toEqual([true, true, true])
    const next = await givenRun()
    await vi.waitFor(
      () => expect([existsSync(one.folder), ...one.processes.map(isRunning)]).toEqual([false, false, false]),
      soon,
    )
    expect(existsSync(next.folder)).toBe(true)
    next.run.kill('SIGKILL')
    await vi.waitFor(() => expect(existsSync(next.folder)).toBe(false), soon)
  },
)
