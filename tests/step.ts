import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from './places.ts'

/** What became of one step, and what it took. */
export interface Result {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly seconds: number
  /** Of processors, its children included; null where the system does not tell, or where steps ran side by side. */
  readonly cpuSeconds: number | null
  /** Seconds of each file, tests only. */
  readonly files: readonly { readonly path: string; readonly seconds: number }[]
  /** What failed, to be said once more where nobody has to look for it. */
  readonly failures: readonly string[]
}

export interface Command {
  readonly program: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** Run a program in front of whoever looks; answers its exit code. */
export function runInFront({ program, args, env }: Command): Promise<number> {
  return ended(spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }))
}

/** A check that passes or fails as a whole; what it says is told when it is over, since others speak meanwhile. */
export async function check(name: string, commands: readonly Command[]): Promise<Result> {
  const started = performance.now()
  let output = ''
  let failed = 0
  for (const { program, args, env } of commands) {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
    if ((await ended(child)) !== 0) failed = 1
    if (failed) break
  }
  const seconds = (performance.now() - started) / 1000
  process.stdout.write(`${output}\n── ${name}: ${failed ? 'failed' : 'passed'} (${seconds.toFixed(0)} s)\n`)
  return { name, passed: 1 - failed, failed, seconds, cpuSeconds: null, files: [], failures: failed ? [output] : [] }
}

/** Seconds of processors that our ended children took, and theirs. */
export function childrenCpuSeconds(): number | null {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)!.split(' ')
    return (Number(fields[13]) + Number(fields[14])) / 100
  } catch {
    return null
  }
}

function ended(child: ReturnType<typeof spawn>): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
