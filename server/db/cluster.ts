import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findPlaces, ownFolder, type Places } from './places.ts'

const user = 'satoyama'

/** A PostgreSQL that we started, reached through a Unix socket only. */
export interface Cluster {
  readonly connection: pg.ClientConfig
  readonly places: Places
  /** Finish open transactions, then stop; resolves when the process is gone. */
  stop(): Promise<void>
}

export interface ClusterOptions {
  /** Data folder; holds the password and the log. */
  readonly home: string
  /** Folder of another PostgreSQL's `initdb` and `postgres`; the embedded one when left out. */
  readonly binaries?: string
  /** Settings beside ours, for tests that need no durability. */
  readonly settings?: Readonly<Record<string, string>>
}

/** How to reach the database of a data folder that another process has started. */
export function connectionOf(home: string, binaries?: string): pg.ClientConfig {
  return connectionAt(home, findPlaces(home, binaries))
}

/** Start the database of a data folder, making it first where there is none. */
export async function startCluster({ home, binaries, settings = {} }: ClusterOptions): Promise<Cluster> {
  const places = findPlaces(home, binaries)
  const password = passwordOf(home)
  if (!existsSync(join(places.data, 'PG_VERSION'))) makeData(places, password)
  await stopOrphan(places)
  ownFolder(places.socket, places.runAs)

  const log = join(home, 'postgres.log')
  const child = launch(places, log, settings)
  const connection = connectionAt(home, places)
  await untilReady(connection, child, log)
  return { connection, places, stop: () => stop(child) }
}

function connectionAt(home: string, places: Places): pg.ClientConfig {
  return { host: places.socket, user, password: passwordOf(home), database: 'postgres' }
}

function passwordOf(home: string): string {
  const file = join(home, 'database-password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

function makeData(places: Places, password: string): void {
  clearHalves(places.data)
  // A name of its own: the `initdb` of a start that was killed may go on writing for a moment.
  const half = `${places.data}.new-${randomBytes(4).toString('hex')}`
  ownFolder(half, places.runAs)
  const passwordFolder = mkdtempSync(join('/tmp', 'satoyama-'))
  const passwordFile = join(passwordFolder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  for (const path of places.runAs ? [passwordFolder, passwordFile] : []) {
    chownSync(path, places.runAs!.uid, places.runAs!.gid)
  }

  const made = spawnSync(
    join(places.binaries, 'initdb'),
    ['-D', half, '-U', user, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--no-locale'],
    { ...identity(places), cwd: '/', encoding: 'utf8' },
  )
  rmSync(passwordFolder, { recursive: true, force: true })
  if (made.status !== 0) throw new Error(`The database could not be made: ${made.error?.message ?? made.stderr}`)
  renameSync(half, places.data)
}

/** What starts that were cut off left behind. One whose `initdb` still writes goes with the next start. */
function clearHalves(data: string): void {
  for (const name of readdirSync(dirname(data))) {
    if (!name.startsWith(`${basename(data)}.new`)) continue
    try {
      rmSync(join(dirname(data), name), { recursive: true, force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error
    }
  }
}

function launch(places: Places, log: string, settings: Readonly<Record<string, string>>): ChildProcess {
  const all: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: places.socket,
    unix_socket_permissions: '0700',
    shared_buffers: '256MB',
    max_wal_size: '4GB',
    maintenance_work_mem: '256MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  }
  const output = openSync(log, 'a', 0o600)
  const child = spawn(
    join(places.binaries, 'postgres'),
    ['-D', places.data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // Its own process group: Ctrl-C in a terminal reaches us, and we stop it in order.
    { ...identity(places), cwd: '/', stdio: ['ignore', output, output], detached: true },
  )
  closeSync(output)
  return child
}

function identity({ runAs }: Places): { uid?: number; gid?: number } {
  return runAs ? { uid: runAs.uid, gid: runAs.gid } : {}
}

async function untilReady(connection: pg.ClientConfig, child: ChildProcess, log: string): Promise<void> {
  const deadline = Date.now() + 60_000
  let failure: unknown
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const client = new pg.Client(connection)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      failure = error
      await sleep(25)
    }
  }
  child.kill('SIGQUIT')
  const tail = readFileSync(log, 'utf8').split('\n').slice(-15).join('\n')
  throw new Error(`The database did not start (${String(failure)}). The end of ${log}:\n${tail}`)
}

/** A postmaster whose server was killed goes on without it; stop it so that ours can take its place. */
async function stopOrphan(places: Places): Promise<void> {
  const file = join(places.data, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (!isRunning(pid) || !isPostmasterOf(pid, places.data)) return

  process.kill(pid, 'SIGINT')
  for (let waited = 0; isRunning(pid) && waited < 30_000; waited += 50) await sleep(50)
}

function isPostmasterOf(pid: number, data: string): boolean {
  const commandLine = `/proc/${pid}/cmdline`
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes(data)
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  child.kill('SIGINT') // PostgreSQL's "fast" shutdown: ends sessions, writes a checkpoint.
  await gone
}
