import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { tokyoDay, tokyoTime } from '../../contract/wire/tokyo.ts'
import { account, Product } from '../../journeys/product.ts'
import { connectionOf } from '../../server/db/cluster/cluster.ts'
import { type Db, openDatabase } from '../../server/db/database.ts'
import { saveKey } from '../../server/fetching/keys.ts'
import type { FetchWorld } from '../../server/fetching/run/fetch-world.ts'
import { runSource } from '../../server/fetching/run/run-source.ts'
import { findFetchSource } from '../../server/fetching/source-list.ts'
import { changeSource } from '../../server/fetching/store/sources.ts'
import { readZip } from '../../server/imports/files/zip.ts'
import { type Replay, replayKey, startReplay } from '../../server/test/world/replay/replay.ts'
import { makeWorld, type World } from '../../server/test/world/world.ts'
import { memoryOf, signIn } from '../load/callers.ts'
import { ms, print, spread, timed } from '../measure.ts'

/** Filings that are left for the schedule, which people work beside; seconds that it is watched, and their calls a second. */
const left = 40
const watched = 75
const perSecond = 20

/**
 * Invented filings fetched from a replay server into a market, a second, beside unzipping and parsing the same bytes alone; and what people
 * feel who work on the server while its schedule fetches at EDINET's pace. The first part leaves that pace out.
 */
export async function benchFetching(companies = '3800', years = '3'): Promise<void> {
  const today = tokyoDay(new Date())
  const world = makeWorld({ companies: Number(companies), years: Number(years), today, noise: 2 })
  const replay = await startReplay(world)
  replay.setToday(today, tokyoTime(new Date()).slice(11, 16))
  const product = new Product()
  Object.assign(product.env, {
    SATOYAMA_DEMO_COMPANIES: '0',
    SATOYAMA_LOG: 'silent',
    SATOYAMA_TRUSTED_PROXIES: '127.0.0.1',
  })
  try {
    await product.start()
    const connection = connectionOf(product.home)
    const db = openDatabase(connection)
    await fetchAll({ db, connection, home: product.home }, world, replay)
    await watchPeople(product, db, replay)
    await db.destroy()
  } finally {
    await product.stop()
    await replay.stop()
  }
}

async function fetchAll(
  home: Pick<FetchWorld, 'db' | 'connection' | 'home'>,
  world: World,
  replay: Replay,
): Promise<void> {
  let peak = 0
  const watching = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 100)
  const fetching: FetchWorld = {
    ...{ ...home, origins: replay.origins, agent: 'Satoyama/bench', by: 'bench' },
    space: { folder: join(home.home, 'fetched'), max: 20e9, free: () => 100e9 },
    clock: () => new Date(),
    wait: async () => {},
    environment: { EDINET_API_KEY: replayKey },
  }
  const run = (name: string, limit?: number) =>
    runSource(findFetchSource(name)!, fetching, {
      params: { from: world.from, ...(limit !== undefined && { limit }) },
      signal: new AbortController().signal,
      patience: Number.POSITIVE_INFINITY,
    })
  for (const name of ['edinet-codes', 'jpx-list', 'gleif', 'sbti']) await run(name)
  const lists = await timed(() => run('edinet-lists'))
  const waiting = await home.db.selectFrom('edinet_document').select('number').where('state', '=', 'waiting').execute()
  const count = Math.max(1, waiting.length - left)
  const before = replay.bytes()
  const took = await timed(async () => {
    const { refused, problem } = await run('edinet-documents', count)
    if (refused > 0 || problem !== null) throw new Error(`${refused} refused, ${problem}`)
  })
  const bytes = replay.bytes() - before
  clearInterval(watching)
  const { rows } = await sql<{ item: string }>`select item from fetch_file where source = 'edinet-documents'`.execute(
    home.db,
  )
  const zips = () => rows.map(({ item }) => world.reportZip(item)!)
  // Making the filings is part of what the replay server does, and of no fetcher.
  const made = await timed(() => zips())
  const bare =
    (await timed(async () => {
      for (const zip of zips()) await readBare(zip)
    })) - made
  const ours = took - made
  const rate = (milliseconds: number) => ((1000 * count) / milliseconds).toFixed(1)
  print(
    `${count.toLocaleString('en')} filings, ${(bytes / 1e6).toFixed(0)} MB, beside a server that has them in memory`,
  )
  print(
    `lists of ${Math.round((Date.parse(world.today) - Date.parse(world.from)) / 86_400_000) + 1} days                  ${ms(lists)}`,
  )
  print(`fetched, imported, copies kept     ${ms(ours)}, ${rate(ours)} filings/s`)
  print(`unzip and csv-parse                ${ms(bare)}, ${rate(bare)} filings/s`)
  print(`ratio                              ${(ours / bare).toFixed(2)} × the bare parser`)
  print(`peak memory, the replay server in it ${(peak / 2 ** 20).toFixed(0)} MiB`)
}

async function readBare(zip: Buffer): Promise<void> {
  const [entry] = await readZip(zip, (name) => /jpcrp[^/]*\.csv$/.test(name))
  parse(new TextDecoder('utf-16le').decode(entry!.bytes), { delimiter: '\t', relax_column_count: true })
}

/** Screens called at a steady rate, first while nothing is fetched, then while the schedule fetches what is left. */
async function watchPeople(product: Product, db: Db, replay: Replay): Promise<void> {
  const { rows } = await product.call('/search?perPage=50')
  const ids = (rows as { id: number }[]).map(({ id }) => id)
  const urls = Array.from({ length: watched * perSecond }, (_, at) => {
    const id = ids[at % ids.length]
    return ['/search?perPage=20', `/companies/${id}/raws`, `/companies/${id}`, `/companies/${id}/documents`][at % 4]!
  }).map((path) => `/api${path}`)
  const quiet = await callAll(product, urls.slice(0, 20 * perSecond))
  writeFileSync(join(product.home, 'sources.json'), JSON.stringify(replay.origins))
  saveKey(product.home, 'edinet', replayKey)
  await changeSource(db, 'edinet-documents', { is_on: true, next_at: null })
  const busy = await callAll(product, urls)
  const { count } = await db
    .selectFrom('edinet_document')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', 'in', ['waiting', 'fetched'])
    .executeTakeFirstOrThrow()
  const text = ({ took, failed }: Calls) =>
    `${ms(spread(took).median)} / ${ms(spread(took).p99)}${failed > 0 ? `, ${failed} failed` : ''}`
  print(`others, p50 / p99, nothing fetched ${text(quiet)}`)
  print(`others, p50 / p99, meanwhile       ${text(busy)}: ${left - Number(count)} filings came at EDINET’s pace`)
  print(`the server itself holds            ${(memoryOf(product) / 2 ** 20).toFixed(0)} MiB`)
}

interface Calls {
  readonly took: readonly number[]
  readonly failed: number
}

async function callAll(product: Product, urls: readonly string[]): Promise<Calls> {
  const child = fork(new URL('../load/screen-load.ts', import.meta.url))
  const reply = once(child, 'message')
  child.send({
    port: Number(new URL(product.address).port),
    token: await signIn(product.address, account),
    urls,
    perSecond,
  })
  return (await reply)[0] as Calls
}
