import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { Client } from '../client.ts'
import type { Places } from './places.ts'

export interface Launch {
  readonly places: Places
  /** File that its messages are added to. */
  readonly log: string
  /** Settings beside ours. */
  readonly settings: Readonly<Record<string, string>>
}

/** What PostgreSQL says while a server that was killed lets go of its data. */
const lockPattern = /pre-existing shared memory block|lock file ".*" already exists/

/** One running PostgreSQL, our child. It never outlives us, unless we are killed. */
export class Postmaster {
  /** Resolves when the process has ended, with how. */
  readonly ended: Promise<string>
  readonly #child: ChildProcess
  readonly #log: string
  /** Where its own messages begin in the log. */
  readonly #logStart: number

  constructor({ places, log, settings }: Launch) {
    this.#log = log
    this.#logStart = existsSync(log) ? statSync(log).size : 0
    this.#child = launch({ places, log, settings })
    const endWithUs = () => this.#child.kill('SIGQUIT')
    process.once('exit', endWithUs)
    this.ended = new Promise((resolve) => {
      this.#child.once('error', (error) => resolve(error.message))
      this.#child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
    })
    void this.ended.then(() => process.off('exit', endWithUs))
  }

  get hasEnded(): boolean {
    return this.#child.pid === undefined || this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  /** Whether it has ended because a killed server still held the data. */
  get wasKeptOut(): boolean {
    return this.hasEnded && lockPattern.test(this.#stderrText)
  }

  /** Throws, and ends it, when it does not answer within a minute or is no longer wanted. */
  async untilReady(connection: pg.ClientConfig, unwanted?: AbortSignal): Promise<void> {
    const deadline = Date.now() + 60_000
    let failure: unknown
    while (Date.now() < deadline && !this.hasEnded && !unwanted?.aborted) {
      const client = new Client(connection)
      try {
        await client.connect()
        await client.end()
        return
      } catch (error) {
        failure = error
        await sleep(25)
      }
    }
    await this.stop(0)
    const tail = this.#stderrText.split('\n').slice(-15).join('\n')
    throw new Error(`The database did not start (${String(failure)}). The end of ${this.#log}:\n${tail}`)
  }

  /** End sessions and write a checkpoint; where that takes too long, end at once, and the next start recovers. */
  async stop(patience: number): Promise<void> {
    for (const [signal, milliseconds] of [
      ['SIGINT', patience],
      ['SIGQUIT', 6000],
      ['SIGKILL', 5000],
    ] as const) {
      if (this.hasEnded) return
      if (milliseconds === 0) continue
      this.#child.kill(signal)
      await Promise.race([this.ended, sleep(milliseconds, undefined, { ref: false })])
    }
  }

  get #stderrText(): string {
    return readFileSync(this.#log).subarray(this.#logStart).toString('utf8')
  }
}

function launch({ places, log, settings }: Launch): ChildProcess {
  const all: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: places.socket,
    unix_socket_permissions: '0700',
    shared_buffers: '256MB',
    max_wal_size: '4GB',
    maintenance_work_mem: '256MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // An error is told by its message alone: statements, values and details repeat rows, and with them people’s addresses.
    log_min_error_statement: 'panic',
    log_parameter_max_length_on_error: '0',
    log_error_verbosity: 'terse',
    ...settings,
  }
  const output = openSync(log, 'a', 0o600)
  const child = spawn(
    join(places.binaries, 'postgres'),
    ['-D', places.data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // Its own process group: Ctrl-C in a terminal reaches us, and we stop it in order.
    { ...identityOf(places), cwd: '/', stdio: ['ignore', output, output], detached: true },
  )
  closeSync(output)
  return child
}

/** Whom a program of the database runs as. */
export function identityOf({ runAs }: Places): { uid?: number; gid?: number } {
  return runAs ? { uid: runAs.uid, gid: runAs.gid } : {}
}
