import { tmpdir } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { type Building, buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Patience } from '#server/http/turns/patience.ts'
import { postbox } from '#server/mail/outbox.ts'
import { Market } from '#server/market/market.ts'

export const supportEmail = 'support@satoyama.example'

export interface Opening {
  readonly clock: () => Date
  /** Takes down what answers waited for, in milliseconds; nobody really waits. */
  readonly waits?: number[]
  /** What the environment says besides. */
  readonly env?: Readonly<Record<string, string>> | undefined
  /** How long calls wait for what is being made. */
  readonly patience?: Partial<Patience> | undefined
  /** What became of trying the browser; nothing is tried without it. */
  readonly whyNoPdf?: NonNullable<Deps['whyNoPdf']> | undefined
  readonly building?: Building
}

/** The application on a database, built but not listening, and the market in its memory. Whoever opens them closes both. */
export async function openApp(
  { db, connection }: { readonly db: Db; readonly connection: pg.ClientConfig },
  { clock, waits = [], env = {}, patience: ownPatience, whyNoPdf, building = {} }: Opening,
): Promise<{ readonly app: FastifyInstance; readonly market: Market }> {
  const config = readConfig({
    SATOYAMA_HOME: tmpdir(),
    SATOYAMA_LOG: process.env.SATOYAMA_LOG ?? 'silent',
    SATOYAMA_SUPPORT_EMAIL: supportEmail,
    ...env,
  })
  const { cacheBytes } = config
  // A past day may take its time: what is tried is what it says, not how fast this machine reads it.
  const patience = { present: 20_000, pastDay: 20_000, model: 20_000, ...ownPatience }
  const market = new Market({ connection, home: null, pollMilliseconds: 1_000_000, cacheBytes, patience })
  const wait = async (milliseconds: number) => void waits.push(milliseconds)
  const outside = {
    wait,
    postbox: postbox(null),
    address: () => 'https://satoyama.example',
    ...(whyNoPdf && { whyNoPdf }),
  }
  // A test sends more files in a minute than any person does.
  const app = await buildApp(
    { db, config, clock, market, ...outside },
    { uploads: { perMinute: 100_000 }, ...building },
  )
  return { app, market }
}
