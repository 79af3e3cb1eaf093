import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { z } from 'zod'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { byHandFolder } from './by-hand/folder.ts'
import { isSafeOrigin, type Origins } from './net/origins.ts'
import type { FetchWorld } from './run/fetch-world.ts'

const OriginsFile = z.record(
  z.string().regex(/^[a-z0-9.-]+$/),
  z.string().refine(isSafeOrigin, { error: 'must be an https address, or one of this machine' }),
)

/** The file in which an operator says where a source has moved to. */
export const originsPath = (home: string) => join(home, 'sources.json')

/** That file makes no sense: nothing is fetched until it does. */
export class BrokenOrigins extends Error {}

/**
 * Where the operator says that sources are; empty without a file.
 *
 * @throws BrokenOrigins with the file's path where it makes no sense
 */
export function readOrigins(home: string): Origins {
  const path = originsPath(home)
  if (!existsSync(path)) return {}
  try {
    return OriginsFile.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    const why =
      error instanceof z.ZodError
        ? error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`).join('; ')
        : (error as Error).message
    throw new BrokenOrigins(`${path}: ${why}`, { cause: error })
  }
}

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

type Given = Pick<Config, 'home' | 'supportEmail' | 'fetchBytes'>

/** How sources are told who asks: never a browser's name. */
const agentOf = ({ supportEmail }: Given) =>
  `Satoyama/${version} (self-hosted${supportEmail ? `; ${supportEmail}` : ''})`

/** The world as it is: real hosts, this machine's clock and disk. */
export function openFetchWorld(
  { db, connection }: { readonly db: Db; readonly connection: pg.ClientConfig },
  config: Given,
  by: string,
): FetchWorld {
  const folder = join(config.home, 'fetched')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  mkdirSync(byHandFolder(config.home), { recursive: true, mode: 0o700 })
  return {
    ...{ db, connection, by },
    home: config.home,
    space: { folder, max: config.fetchBytes },
    origins: readOrigins(config.home),
    agent: agentOf(config),
    clock: () => new Date(),
    wait: async (milliseconds, signal) => {
      await sleep(milliseconds, undefined, { signal }).catch(() => {}) // Whoever waited sees the signal.
    },
  }
}
