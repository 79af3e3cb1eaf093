import type pg from 'pg'
import { openDatabase } from '#server/db/database.ts'
import { replayKey } from '#server/test/world/replay/replay.ts'
import type { Origins } from '../net/origins.ts'
import { changeSource } from '../store/sources.ts'
import { buildMarket } from './build-market.ts'

/** Runs in a process of its own, which is killed: builds a real market from the replay server, by a clock that stands still. */
export interface GivenBuild {
  readonly connection: pg.ClientConfig
  readonly origins: Origins
  readonly home: string
  readonly now: string
}

const { connection, origins, home, now } = JSON.parse(process.argv[2]!) as GivenBuild
const db = openDatabase(connection)
for (const name of ['jpx-list', 'sbti', 'eegs'])
  await changeSource(db, name, { confirmed_by: 'test', confirmed_at: new Date(now) })
await buildMarket(
  {
    ...{ db, connection, origins, home, agent: 'Satoyama/test', by: 'test' },
    space: { folder: `${home}/fetched`, max: 20e9, free: () => 100e9 },
    clock: () => new Date(now),
    wait: async () => {},
    environment: { EDINET_API_KEY: replayKey },
  },
  {
    backTo: null,
    signal: new AbortController().signal,
    onProgress: () => {},
    onDone: (source, { outcome, problem }) => process.stdout.write(`done ${source} ${outcome} ${problem ?? ''}\n`),
  },
)
await db.destroy()
