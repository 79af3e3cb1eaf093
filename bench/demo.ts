import { finished } from 'node:stream/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Db } from '../server/db/database.ts'
import { defaultSeed, makeDemo } from '../server/demo/make.ts'
import { Market } from '../server/market/market.ts'
import { copiedColumns } from '../server/market/panel/copy-reader.ts'
import { onFreshDatabase } from './database.ts'
import { print, timed } from './measure.ts'
import { bareCopy } from './peers/bare-copy.ts'

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** The demo market against a bare COPY of the same rows, the panel against a bare COPY out; at several sizes. */
export async function benchMarket(): Promise<void> {
  const sizes = (process.env.SATOYAMA_BENCH_COMPANIES ?? '390,1170,3900').split(',').map(Number)
  const costs: { companies: number; made: number; panel: number; opened: number }[] = []
  for (const companies of sizes) costs.push(await benchSize(companies))
  const [first] = costs
  for (const { companies, made, panel, opened } of costs.slice(1)) {
    const times = (value: number, base: number) => `${(value / base).toFixed(1)} ×`
    print(
      `${companies / first!.companies} × the companies cost ${times(made, first!.made)} to make, ${times(panel, first!.panel)} to read into the panel, ${times(opened, first!.opened)} to open from the file`,
    )
  }
}

async function benchSize(companies: number) {
  const bare = await bareCopy(companies)
  const result = { companies, made: 0, panel: 0, opened: 0 }
  await onFreshDatabase(async (db, connection, home) => {
    let figuresFrom = 0
    let figuresUntil = 0
    result.made = await timed(() =>
      makeDemo(db, {
        companies,
        seed: defaultSeed,
        now: new Date(),
        onProgress: (step) => {
          if (step === 'figures') figuresFrom ||= performance.now()
          if (step === 'surroundings') figuresUntil ||= performance.now()
        },
      }),
    )
    const figures = figuresUntil - figuresFrom
    const rows = await countRows(db)
    print(`${companies.toLocaleString('en')} companies, ${rows.toLocaleString('en')} observations`)
    print(
      `  drawn, copied and indexed   ${seconds(figures)}; bare COPY and index of the same rows ${seconds(bare)}: ${(figures / bare).toFixed(2)} ×`,
    )
    print(`  the whole market            ${seconds(result.made)}`)
    Object.assign(result, await benchPanel(connection, home))
  })
  return result
}

async function benchPanel(connection: pg.ClientConfig, home: string) {
  const drained = await timed(() => drain(connection))
  const open = async () => {
    const market = new Market({ connection, home })
    const took = await timed(() => market.current())
    const { bytes } = market
    await market.close()
    return { took, bytes }
  }
  const built = await open()
  const opened = await open()
  print(
    `  panel from Postgres         ${seconds(built.took)}; bare COPY of its columns ${seconds(drained)}: ${(built.took / drained).toFixed(2)} ×`,
  )
  print(
    `  panel from its file         ${seconds(opened.took)}; ${(opened.bytes / 1e6).toFixed(0)} MB shared by all threads`,
  )
  return { panel: built.took, opened: opened.took }
}

async function drain(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  const stream = client.query(copyTo(`copy (select ${copiedColumns} from observation) to stdout (format binary)`))
  stream.on('data', () => {})
  await finished(stream)
  await client.end()
}

async function countRows(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from observation`.execute(db)
  return rows[0]!.n
}
