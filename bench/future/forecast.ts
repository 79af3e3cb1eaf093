import { ownCaller } from '#server/http/turns/caller.ts'
import type { ForecastModel } from '../../methodology/forecast/model.ts'
import { forecastMethods, measuredYears } from '../../methodology/forecast/parameters.ts'
import { type ScoreKey, scoreKeys } from '../../methodology/scores/hierarchy.ts'
import { buildApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import type { Db } from '../../server/db/database.ts'
import { postbox } from '../../server/mail/outbox.ts'
import { Market } from '../../server/market/market.ts'
import { indicatorPosition } from '../../server/market/panel/positions.ts'
import type { MarketSnapshot } from '../../server/market/snapshot/market-snapshot.ts'
import { addAccount } from '../../server/session/accounts.ts'
import { onFreshDatabase } from '../database.ts'
import { ms, print, spread, timed } from '../measure.ts'
import { onBothMarkets } from '../real-market.ts'
import { duckdbForecasts } from './duckdb-forecasts.ts'

/** Milliseconds between the calls that are made meanwhile. */
const between = 25

/** What real companies report every year: sales, employees, return on equity. */
const figures = [
  ['sales', 'F-PL-001', 'amount'],
  ['employees', 'S-LR-001', 'amount'],
  ['ROE', 'G-BD-051', 'other'],
] as const

/** Every score of every company forecast in the pool while calls are answered, beside DuckDB; then how well past forecasts did. */
export async function benchForecast(): Promise<void> {
  await onBothMarkets(async (name, fill) => {
    await onFreshDatabase(async (db, connection) => {
      await fill(db)
      const market = new Market({ connection, home: null })
      const today = new Date().toISOString().slice(0, 10)
      const snapshot = await market.snapshot({ today }, ownCaller)
      await market.snapshot({ today, inference: 'time-series' }, ownCaller) // What is prepared by itself is out of the way.
      await market.snapshot({ today, inference: 'worst-value' }, ownCaller)
      const { companies, years } = snapshot.panel
      print(`${name}: ${companies.length.toLocaleString('en')} companies, ${years[0]} to ${years.at(-1)}`)
      if (name === 'demo market') await benchTimes({ db, market, snapshot })
      await accuracies(snapshot)
      await market.close()
    })
  })
}

const own = (name: string) => ({ name, caller: ownCaller })

interface Served {
  readonly db: Db
  readonly market: Market
  readonly snapshot: MarketSnapshot
}

async function benchTimes({ db, market, snapshot }: Served): Promise<void> {
  const account = { email: 'a@b.example', name: 'A', companyName: 'B', password: 'bench-Password-1' }
  await addAccount(db, account, new Date())
  const outside = { wait: async () => {}, postbox: postbox(null), address: () => 'http://localhost' }
  const config = readConfig({ SATOYAMA_LOG: 'silent' })
  const app = await buildApp({ db, config, clock: () => new Date(), market, ...outside })
  const { email, password } = account
  const signedIn = await app.inject({ method: 'POST', url: '/api/login', payload: { email, password } })
  const { token } = signedIn.json<{ token: string }>()
  const ids = snapshot.panel.companies.map(({ id }) => id)
  const call = (round: number, path: string) =>
    timed(async () => {
      const url = `/api/companies/${ids[(round * 97) % ids.length]!}/${path}`
      const request = { url, headers: { token }, remoteAddress: `10.1.${round % 200}.1` }
      const { statusCode } = await app.inject(request)
      if (statusCode !== 200) throw new Error(`${url} was answered with ${statusCode}`)
    })
  for (let round = 0; round < 50; round++) await call(round, 'scores')

  await snapshot.forecasts.model('sustainability_score', own('score')) // Waits for what the market works out by itself.
  const until = 2030 - snapshot.panel.years[0]!
  const meanwhile: number[] = []
  let isDone = false
  const calls = (async () => {
    for (let round = 0; !isDone; round++) {
      meanwhile.push(await call(round, 'scores'))
      await new Promise((resolve) => setTimeout(resolve, between))
    }
  })()
  let points = 0
  const took = await timed(async () => {
    for (const key of scoreKeys)
      for (const middle of (await snapshot.forecasts.market(key, until)).middles) if (!Number.isNaN(middle)) points++
  })
  isDone = true
  await calls
  print(
    `${scoreKeys.length} scores of every company, with their past: ${(took / 1000).toFixed(1)} s, ${points.toLocaleString('en')} years foretold`,
  )
  const { median, p99 } = spread(meanwhile)
  print(`${meanwhile.length} calls meanwhile: p50 ${ms(median)}, p99 ${ms(p99)}`)
  const duck = await timed(async () => {
    const { forecasts, errors } = await duckdbForecasts(snapshot)
    print(`DuckDB: ${forecasts.toLocaleString('en')} years foretold, ${errors.toLocaleString('en')} past errors`)
  })
  print(
    `DuckDB, drift alone on the same series: ${(duck / 1000).toFixed(1)} s, ${(duck / took).toFixed(2)} × ours with six methods`,
  )

  const first = await call(1, 'forecast?key=e_score')
  const later: number[] = []
  for (let round = 0; round < 200; round++) later.push(await call(round, 'forecast?key=e_score'))
  const cachedSpread = spread(later)
  print(
    `one company's forecast: the first of a score ${ms(first)}, then p50 ${ms(cachedSpread.median)}, p99 ${ms(cachedSpread.p99)}`,
  )
  await app.close()
}

/** Errors as shares of those of no change, and how many outcomes the bands held; of outcomes by which nothing was chosen. */
async function accuracies(snapshot: MarketSnapshot): Promise<void> {
  print(
    `outcomes of the last ${measuredYears} years; errors in usual yearly changes (MASE); shares in bands of 50, 80 and 95 %`,
  )
  for (const [name, code, kind] of figures) {
    const position = indicatorPosition(snapshot.panel, code)
    if (position !== undefined) tell(name, await snapshot.forecasts.model({ kind, indicators: [position] }, own(code)))
  }
  const scores: readonly ScoreKey[] = ['sustainability_score', 'e_score', 's_score', 'g_score', 'climatechange']
  for (const key of scores) tell(key, await snapshot.forecasts.model(key, own(key)))
}

function tell(name: string, { method, accuracy }: ForecastModel): void {
  for (const [term, { n, errors, coverage }] of Object.entries(accuracy)) {
    if (!errors) continue
    const of = (one: (typeof forecastMethods)[number]) => errors[forecastMethods.indexOf(one)]!.toFixed(2)
    const coverageText = coverage?.map((share) => (share * 100).toFixed(0)).join(' / ') ?? 'too few'
    print(
      `${name.padEnd(22)} ${term.padEnd(6)} ${method.padEnd(12)} ${of(method)}; naive ${of('naive')}, drift ${of('drift')}, industry ${of('industry')}; ${coverageText}; n ${n.toLocaleString('en')}`,
    )
  }
}
