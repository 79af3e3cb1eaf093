import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readTokyoTime } from '#contract/wire/tokyo.ts'
import type { givenDatabase } from '#server/test/database.ts'
import { type Replay, replayKey, startReplay } from '#server/test/world/replay/replay.ts'
import { makeWorld, type WorldOptions } from '#server/test/world/world.ts'
import type { FetchWorld, RunOptions, RunResult } from './run/fetch-world.ts'
import { runSource } from './run/run-source.ts'
import type { FetchParams } from './source.ts'
import { findFetchSource } from './source-list.ts'

export interface GivenFetching {
  readonly replay: Replay
  readonly world: FetchWorld
  /** Milliseconds that were waited, in order; the clock has gone on by them. */
  readonly waits: number[]
  readonly moveTo: (day: string, time?: string) => void
  readonly run: (source: string, params?: FetchParams, options?: Partial<RunOptions>) => Promise<RunResult>
}

const giga = 1_000_000_000

/** A server that stands for every source, and a fetcher that knows where it is; its clock goes on only by what is waited. */
export async function givenFetching(
  database: ReturnType<typeof givenDatabase>,
  options: WorldOptions & Partial<Pick<FetchWorld, 'limits' | 'space' | 'environment' | 'home'>> = {},
): Promise<GivenFetching> {
  const { limits, space, environment = { EDINET_API_KEY: replayKey }, home: givenHome, ...worldOptions } = options
  const invented = makeWorld(worldOptions)
  const time = { now: readTokyoTime(`${invented.today} 18:40`)!.getTime() }
  const replay = await startReplay(invented, { clock: () => time.now })
  const home = givenHome ?? mkdtempSync(join(tmpdir(), 'fetching-'))
  const waits: number[] = []
  const world: FetchWorld = {
    ...{ db: database.db, connection: database.connection, home, environment },
    space: space ?? { folder: join(home, 'fetched'), max: 20 * giga, free: () => 100 * giga },
    origins: replay.origins,
    agent: 'Satoyama/test',
    ...(limits && { limits }),
    clock: () => new Date(time.now),
    wait: async (milliseconds, signal) => {
      signal.throwIfAborted()
      waits.push(milliseconds)
      time.now += milliseconds
    },
    by: 'test',
  }
  return {
    replay,
    world,
    waits,
    moveTo: (day, clock = '18:40') => {
      replay.setToday(day, clock)
      time.now = readTokyoTime(`${day} ${clock}`)!.getTime()
    },
    run: (source, params = {}, more = {}) =>
      runSource(findFetchSource(source)!, world, {
        ...{ params, signal: new AbortController().signal, patience: Number.POSITIVE_INFINITY },
        ...more,
      }),
  }
}
