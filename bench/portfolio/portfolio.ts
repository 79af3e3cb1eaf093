import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { ownCaller } from '#server/http/turns/caller.ts'
import { defaultInference } from '../../methodology/inference/estimate.ts'
import { gicsBasis } from '../../methodology/panel/peers.ts'
import { defaultVersion } from '../../methodology/scores/method.ts'
import { buildApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import type { Db } from '../../server/db/database.ts'
import { defaultSeed, makeDemo } from '../../server/demo/make.ts'
import { postbox } from '../../server/mail/outbox.ts'
import { Market } from '../../server/market/market.ts'
import { addAccount } from '../../server/session/accounts.ts'
import { onFreshDatabase } from '../database.ts'
import { ms, print, spread, timed } from '../measure.ts'
import { isMissing } from '../peers/open-rivals.ts'
import { openPortfolioDuck, type SqlFigures, type Weights } from './duckdb.ts'

const rounds = 40
const dates = 100

/** Every figure of a portfolio against the market through the API, of 800 and of 4,000 positions, beside SQL in DuckDB; and its history. */
export async function benchPortfolio(): Promise<void> {
  await onFreshDatabase(async (db, connection) => {
    await makeDemo(db, { companies: 4000, seed: defaultSeed, now: new Date() })
    await sql`vacuum (analyze)`.execute(db)
    const market = new Market({ connection, home: null })
    const config = readConfig({ SATOYAMA_LOG: 'silent', SATOYAMA_TRUSTED_PROXIES: '127.0.0.1' })
    const outside = { wait: async () => {}, postbox: postbox(null), address: () => 'http://localhost' }
    const app = await buildApp({ db, config, clock: () => new Date(), market, ...outside })
    const call = await signedIn(db, app)
    try {
      await beside(db, { market, call })
      await history(db, call)
    } finally {
      await app.close()
      await market.close()
    }
  })
}

// biome-ignore lint/suspicious/noExplicitAny: the answers of the API are read as they come
type Call = (method: 'GET' | 'POST', path: string, body?: object) => Promise<any>

async function signedIn(db: Db, app: FastifyInstance): Promise<Call> {
  const payload = { email: 'a@b.example', password: 'bench-Password-1' }
  await addAccount(db, { ...payload, name: 'A', companyName: 'B' }, new Date())
  const { token } = (await app.inject({ method: 'POST', url: '/api/login', payload })).json<{ token: string }>()
  return async (method, path, body) => {
    const { statusCode, body: text } = await app.inject({
      method,
      url: `/api${path}`,
      headers: { token },
      ...(body && { payload: body }),
    })
    if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${text.slice(0, 200)}`)
    return JSON.parse(text).data
  }
}

interface Bench {
  readonly market: Market
  readonly call: Call
}

async function beside(db: Db, { market, call }: Bench): Promise<void> {
  const companies = await db.selectFrom('company').select('id').orderBy('id').execute()
  const ids = companies.map(({ id }) => id)
  const snapshot = await market.snapshot(
    {
      basis: gicsBasis,
      inference: defaultInference,
      period: 'short',
      version: defaultVersion,
      asOf: undefined,
      year: undefined,
      today: tokyoDay(new Date()),
    },
    ownCaller,
  )
  const duck = await openPortfolioDuck(snapshot).catch((error: unknown) => {
    if (!isMissing(error)) throw error
    print('DuckDB is not installed here and is left out')
    return null
  })
  for (const positions of [800, ids.length]) {
    // Weights 1 to 7 in turn, of every company or of every fifth.
    const step = Math.floor(ids.length / positions)
    const weights: Weights = new Map(
      Array.from({ length: positions }, (_, at) => [ids[at * step]!, (at % 7) + 1] as const),
    )
    const sum = [...weights.values()].reduce((total, one) => total + one, 0)
    const members = [...weights].map(([companyId, weight]) => ({
      companyId,
      stake: Math.floor((weight / sum) * 10_000) / 100,
    }))
    const { id } = await call('POST', '/watchlists', { name: `bench ${positions}`, members })
    const stakes: Weights = new Map(members.map(({ companyId, stake }) => [companyId, stake]))
    await measured(call, `watchlist-${id}`, { positions, stakes, all: ids, duck })
  }
}

interface MeasureOptions {
  readonly positions: number
  readonly stakes: Weights
  readonly all: readonly number[]
  readonly duck: ((holdings: Weights, benchmark: Weights) => Promise<SqlFigures>) | null
}

async function measured(call: Call, of: string, { positions, stakes, all, duck }: MeasureOptions): Promise<void> {
  const times = { own: [] as number[], duck: [] as number[] }
  const benchmark: Weights = new Map(all.map((id) => [id, 1]))
  for (let round = 0; round < rounds + 5; round++) {
    // Another amount each time, on which financed emissions rest: no answer is ready before.
    let answer = { strip: { waci: { value: 0 }, score: { value: 0 } } }
    const own = await timed(async () => {
      answer = await call('GET', `/portfolio/figures?of=${of}&value=${1e11 + round * 1e6}`)
    })
    let inSql: SqlFigures | undefined
    const sqlTime = await timed(async () => {
      inSql = await duck?.(stakes, benchmark)
    })
    if (inSql && Math.abs(inSql.waci / answer.strip.waci.value - 1) > 1e-9)
      throw new Error(`WACI ${answer.strip.waci.value}, in SQL ${inSql.waci}`)
    if (round < 5) continue
    times.own.push(own)
    times.duck.push(sqlTime)
  }
  const [own, other] = [spread(times.own), spread(times.duck)]
  print(
    `every figure of ${positions.toLocaleString('en')} positions against the market, ${rounds} times: p50 ${ms(own.median)}, p99 ${ms(own.p99)}`,
  )
  if (duck)
    print(
      `DuckDB, WACI equal, without temperature, what-ifs and exclusions: p50 ${ms(other.median)}; ratio ${(other.median / own.median).toFixed(2)} ×`,
    )
}

async function history(db: Db, call: Call): Promise<void> {
  const rows = await db
    .selectFrom('company')
    .select('security_code')
    .where('security_code', 'is not', null)
    .orderBy('id')
    .limit(40)
    .execute()
  const days = Array.from({ length: dates }, (_, at) => {
    const day = new Date(Date.UTC(2018, 2 + at, 0))
    return day.toISOString().slice(0, 10)
  })
  const lines = days.flatMap((day, at) =>
    rows.map(({ security_code }, row) => `${security_code!.slice(0, 4)},${day},${1 + ((row + at) % 9)}`),
  )
  const file = Buffer.from(`code,date,weight\n${lines.join('\n')}\n`).toString('base64')
  const { id } = await call('POST', '/portfolios', { name: 'bench', file })
  const url = `/portfolio/history?of=portfolio-${id}`
  let points = 0
  const first = await timed(async () => {
    points = (await call('GET', url)).points.length
  })
  const times: number[] = []
  for (let round = 0; round < 10; round++) times.push(await timed(() => call('GET', url)))
  print(
    `a history of ${points} days, ${rows.length} positions each: first ${ms(first)}, then p50 ${ms(spread(times).median)}`,
  )
}
