import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { ownCaller } from '#server/http/turns/caller.ts'
import { parseCondition, printCondition } from '../contract/search/text.ts'
import { defaultVersion } from '../methodology/scores/method.ts'
import { buildApp } from '../server/app.ts'
import { readCatalogue } from '../server/catalogue/catalogue.ts'
import { readConfig } from '../server/config.ts'
import type { Db } from '../server/db/database.ts'
import { defaultSeed, makeDemo } from '../server/demo/make.ts'
import { postbox } from '../server/mail/outbox.ts'
import { Market } from '../server/market/market.ts'
import { type Column, stateAt } from '../server/market/measures/column.ts'
import { inferenceNames } from '../server/market/scores/imputation.ts'
import { BitSet } from '../server/searches/evaluate/bit-set.ts'
import { Evaluator } from '../server/searches/evaluate/evaluator.ts'
import { addAccount } from '../server/session/accounts.ts'
import { onFreshDatabase } from './database.ts'
import { ms, print, processorTime, spread, timed } from './measure.ts'
import { isMissing } from './peers/open-rivals.ts'
import { openScreenDuck, type Screen, screenSql } from './peers/screen-rivals.ts'

const perSecond = 100
const seconds = 10

/** Five conditions with thresholds of their own each time, so that no answer is ready before. */
function screenOf(seed: number): Screen {
  const part = (least: number, most: number, at: number) =>
    least + (most - least) * ((Math.sin(seed * 12.9898 + at * 78.233) + 1) / 2)
  return {
    market: 'PRM',
    tse33: ['3200', '3250', '3600', '3650', '3700', '5250', '6050', '6100'],
    tests: [
      { code: 'E-CC-022', max: Number(part(0.2, 3, 1).toFixed(4)) },
      { code: 'G-BD-002', min: Number(part(20, 45, 2).toFixed(2)) },
      { code: 'S-LR-006', min: Number(part(5000, 7500, 3).toFixed(0)) },
    ],
    year: 2024,
    sort: 'S-LR-001',
  }
}

const whereOf = ({ market, tse33, tests, year }: Screen) =>
  `market(${market}),tse33(${tse33.join()}),${tests.map(({ code, min, max }) => `${code}@${year}(${min ?? ''}..${max ?? ''})`).join()}`

const urlOf = (screen: Screen) =>
  `/api/search?${new URLSearchParams({ where: whereOf(screen), sort: `-${screen.sort}@${screen.year}`, perPage: '50' })}`

/** A screen of five conditions, sorted, first page: through the API under load, beside SQL on the observations and DuckDB. */
export async function benchScreen(): Promise<void> {
  const companies = Number(process.env.SATOYAMA_DEMO_COMPANIES ?? 3900)
  await onFreshDatabase(async (db, connection) => {
    await makeDemo(db, { companies, seed: defaultSeed, now: new Date() })
    const market = new Market({ connection, home: null })
    const config = readConfig({ SATOYAMA_LOG: 'silent', SATOYAMA_TRUSTED_PROXIES: '127.0.0.1' })
    const outside = { wait: async () => {}, postbox: postbox(null), address: () => 'http://localhost' }
    const app = await buildApp({ db, config, clock: () => new Date(), market, ...outside })
    await addAccount(
      db,
      { email: 'a@b.example', name: 'A', companyName: 'B', password: 'bench-Password-1' },
      new Date(),
    )
    const payload = { email: 'a@b.example', password: 'bench-Password-1' }
    const { token } = (await app.inject({ method: 'POST', url: '/api/login', payload })).json<{ token: string }>()
    const ask = (screen: Screen) => app.inject({ url: urlOf(screen), headers: { token } })
    print(
      `${companies.toLocaleString('en')} companies; the first search of all, which reads what the others share: ${ms(await timed(() => ask(screenOf(0))))}`,
    )
    const engine = await market.engine({ today: new Date().toISOString().slice(0, 10) }, ownCaller)
    for (const inference of inferenceNames)
      await engine.scores({ inference, period: 'short', version: defaultVersion, scoring: 'standard' }, ownCaller) // Nothing else is being worked out meanwhile.
    await sql`vacuum (analyze)`.execute(db) // As it would begin by itself, in the middle of the measuring.
    // A server that has been running, also with several at once.
    for (let round = 0; round < perSecond; round += 10) {
      await Promise.all(Array.from({ length: 10 }, (_, at) => ask(screenOf(9000 + round + at))))
    }
    await underLoad(app, token)
    await besideOthers({ db, market, ask })
    await app.close()
    await market.close()
  })
  tenTimes()
}

async function underLoad(app: FastifyInstance, token: string): Promise<void> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const urls = Array.from({ length: perSecond * (seconds + 1) }, (_, index) => urlOf(screenOf(index + 1)))
  const client = fork(new URL('./load/screen-load.ts', import.meta.url)) // A process of its own, as clients are.
  const measurements = { took: [] as number[], failed: 0 }
  const spent = await processorTime(async () => {
    client.send({ port, token, urls, perSecond })
    Object.assign(measurements, (await once(client, 'message'))[0])
  })
  const { median, p99 } = spread(measurements.took)
  print(
    `${perSecond} requests/s for ${seconds} s, each with thresholds of its own: p50 ${ms(median)}, p99 ${ms(p99)}, ${ms(spent / urls.length)} of processor time a request, ${measurements.failed} failed`,
  )
}

interface Bench {
  readonly db: Db
  readonly market: Market
  readonly ask: (screen: Screen) => Promise<{ json(): unknown }>
}

/** The same questions of all three; the answers must be the same before the times mean anything. */
async function besideOthers({ db, market, ask }: Bench): Promise<void> {
  const panel = await market.current()
  const boundaryOf = new Map(readCatalogue().map(({ code, boundary }) => [code, boundary as string]))
  const duck = await openScreenDuck(panel).catch((error: unknown) => {
    if (!isMissing(error)) throw error
    print('DuckDB is not installed here and is left out')
    return null
  })
  const times = { own: [] as number[], spent: [] as number[], sql: [] as number[], duck: [] as number[] }
  for (let round = 0; round < 20; round++) {
    const screen = screenOf(5000 + round)
    let own: { total: number; ids: number[] } | undefined
    const askOwn = async () => {
      const { data } = (await ask(screen)).json() as { data: { total: number; rows: { id: number }[] } }
      own = { total: data.total, ids: data.rows.map(({ id }) => id) }
    }
    times.spent.push(await processorTime(async () => void times.own.push(await timed(askOwn))))
    let found: number[] = []
    times.sql.push(
      await timed(async () => {
        const { rows } = await sql.raw<{ id: number }>(screenSql(screen, boundaryOf)).execute(db)
        found = rows.map(({ id }) => id)
      }),
    )
    const answers = [found]
    if (duck) times.duck.push(await timed(async () => void answers.push(await duck(screen))))
    const others = answers.map((ids) => JSON.stringify({ total: ids.length, ids: ids.slice(0, 50) }))
    if (others.some((other) => other !== JSON.stringify(own))) throw new Error(`round ${round}: the answers differ`)
  }
  const [own, spent, inSql, inDuck] = [times.own, times.spent, times.sql, times.duck].map((list) => spread(list).median)
  print(
    `the same ${times.own.length} screens, answers equal: through the API ${ms(own!)} (${ms(spent!)} of processor time), SQL on the observations ${ms(inSql!)}`,
  )
  print(`ratio  SQL ${(inSql! / own!).toFixed(1)} ×`)
  if (duck)
    print(`       DuckDB on its own copy of the latest figures ${ms(inDuck!)}, ${(inDuck! / own!).toFixed(1)} ×`)
}

/** The sieve alone on invented columns of one and ten markets. */
function tenTimes(): void {
  const took = [3900, 39_000].map((companies) => {
    const columns = new Map<string, Column>()
    const columnOf = (at: number): Column => {
      const values = Float64Array.from(
        { length: companies },
        (_, company) => (Math.sin(company * 12.9898 + at) * 43_758.5453) % 1,
      )
      return { values, states: new Uint8Array(companies).fill(stateAt.disclosed), direction: 'neutral' }
    }
    const names = ['a', 'b', 'c', 'd', 'e']
    for (const [at, name] of names.entries()) columns.set(name, columnOf(at))
    const listed = BitSet.all(companies)
    const fits = () => listed
    const times = Array.from({ length: 200 }, (_, round) => {
      const sieve = new Evaluator({ companies, column: ({ subject }) => columns.get(subject.name)!, fits })
      const read = parseCondition(names.map((name) => `${name}(${-0.9 + round / 2000}..)`).join())
      if (read.kind === 'fault') throw new Error(printCondition({ kind: 'all', isExcluded: false, of: [] }))
      const start = performance.now()
      sieve.evaluate({ root: read.value, listed, words: new Map(), watchlists: new Map(), nameMatches: null })
      return performance.now() - start
    })
    return spread(times).median
  })
  print(
    `five conditions sifted, nothing ready before: 3,900 companies ${ms(took[0]!)}, 39,000 ${ms(took[1]!)}: ${(took[1]! / took[0]!).toFixed(1)} × for ten times the market`,
  )
}
