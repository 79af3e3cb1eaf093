import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { writeWhole } from '#server/machine/whole-file.ts'
import { endLeftovers } from './leftovers.ts'
import { findPlaces, ownFolder, type Places } from './places.ts'
import { identityOf, type Launch, Postmaster } from './postmaster.ts'
import { Supervisor, type Watcher } from './supervisor.ts'

const user = 'satoyama'

/** A PostgreSQL that we started, reached through a Unix socket only. */
export interface Cluster {
  readonly connection: pg.ClientConfig
  readonly places: Places
  /** Whether it is there; once it is watched it is started again when it ends without our wish. */
  readonly state: Supervisor<Postmaster>['state']
  watch(watcher: Watcher): void
  /** Finish open transactions and write a checkpoint, within some milliseconds; resolves when the process is gone. */
  stop(patience?: number): Promise<void>
}

interface ClusterOptions {
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
  const connection = connectionAt(home, places)
  const launch = { places, log: join(home, 'postgres.log'), settings }
  const start = (unwanted?: AbortSignal) => startPostmaster(launch, connection, unwanted)
  const supervisor = new Supervisor(await start(), { start })
  return {
    connection,
    places,
    get state() {
      return supervisor.state
    },
    watch: (watcher) => supervisor.watch(watcher),
    async stop(patience = 30_000) {
      await supervisor.stop(patience)
      rmSync(places.socket, { recursive: true, force: true }) // It may lie in the folder for temporary files.
    },
  }
}

/** A server that was killed may hold its data for a moment longer than its processes can be seen. */
const maxLockTries = 20

async function startPostmaster(
  launch: Launch,
  connection: pg.ClientConfig,
  unwanted?: AbortSignal,
): Promise<Postmaster> {
  for (let tries = 1; ; tries++) {
    await endLeftovers(launch.places.data)
    ownFolder(launch.places.socket, launch.places.runAs)
    const postmaster = new Postmaster(launch)
    try {
      await postmaster.untilReady(connection, unwanted)
      return postmaster
    } catch (error) {
      if (!postmaster.wasKeptOut || tries === maxLockTries || unwanted?.aborted) throw error
      await sleep(250)
    }
  }
}

function connectionAt(home: string, places: Places): pg.ClientConfig {
  return { host: places.socket, user, password: passwordOf(home), database: 'postgres' }
}

function passwordOf(home: string): string {
  const file = join(home, 'database-password')
  if (!existsSync(file)) writeWhole(file, randomBytes(24).toString('base64url'))
  return readFileSync(file, 'utf8')
}

function makeData(places: Places, password: string): void {
  clearHalves(places.data)
  // A name of its own: the `initdb` of a start that was killed may go on writing for a moment.
  const half = `${places.data}.new-${randomBytes(4).toString('hex')}`
  ownFolder(half, places.runAs)
  // Beside it, so that the next start clears it away when this one is killed.
  const passwordFile = `${half}-password`
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (places.runAs) chownSync(passwordFile, places.runAs.uid, places.runAs.gid)

  const initdb = spawnSync(
    join(places.binaries, 'initdb'),
    ['-D', half, '-U', user, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--no-locale'],
    { ...identityOf(places), cwd: '/', encoding: 'utf8' },
  )
  rmSync(passwordFile, { force: true })
  if (initdb.status !== 0) throw new Error(`The database could not be made: ${initdb.error?.message ?? initdb.stderr}`)
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
