import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownCaller } from '#server/http/turns/caller.ts'
import { defaultVersion } from '../../methodology/scores/method.ts'
import { rankPanel } from '../../methodology/scores/ranks/rank-panel.ts'
import { emptyRanks } from '../../methodology/scores/ranks/ranks.ts'
import { emptyScores } from '../../methodology/scores/standard/market-scores.ts'
import { scoreMarket } from '../../methodology/scores/standard/standard.ts'
import { buildApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { defaultSeed, makeDemo } from '../../server/demo/make.ts'
import { postbox } from '../../server/mail/outbox.ts'
import { Market } from '../../server/market/market.ts'
import { rankOptions } from '../../server/market/scores/imputation.ts'
import type { MarketSnapshot } from '../../server/market/snapshot/market-snapshot.ts'
import { addAccount } from '../../server/session/accounts.ts'
import { onFreshDatabase } from '../database.ts'
import { ms, print, spread, timed } from '../measure.ts'
import { openRivals } from '../peers/open-rivals.ts'
import { writeValues } from '../peers/score-rivals.ts'

const rounds = 200
/** Rounds of the whole market, which take seconds. */
const wholeRounds = 3

/** A company with three figures changed through the API, beside the whole market scored anew by us, by DuckDB and by polars. */
export async function benchSimulator(): Promise<void> {
  const companies = Number(process.env.SATOYAMA_DEMO_COMPANIES ?? 3900)
  await onFreshDatabase(async (db, connection) => {
    await makeDemo(db, { companies, seed: defaultSeed, now: new Date() })
    const market = new Market({ connection, home: null })
    const today = new Date().toISOString().slice(0, 10)
    const snapshot = await market.snapshot({ today }, ownCaller)
    await market.snapshot({ today, inference: 'time-series' }, ownCaller) // What is prepared by itself is out of the way.
    await market.snapshot({ today, inference: 'worst-value' }, ownCaller)
    const account = { email: 'a@b.example', name: 'A', companyName: 'B', password: 'bench-Password-1' }
    const vendors = ['msci', 'sp', 'refinitiv', 'sustainalytics', 'cdp', 'ftse']
    await addAccount(db, { ...account, vendors }, new Date())
    const outside = { wait: async () => {}, postbox: postbox(null), address: () => 'http://localhost' }
    const app = await buildApp({
      db,
      config: readConfig({ SATOYAMA_LOG: 'silent' }),
      clock: () => new Date(),
      market,
      ...outside,
    })
    const { email, password } = account
    const signedIn = await app.inject({ method: 'POST', url: '/api/login', payload: { email, password } })
    const { token } = signedIn.json<{ token: string }>()
    const ids = snapshot.panel.companies.map(({ id }) => id)
    const measure = async (count: number, urlOf: (id: number, round: number) => string) => {
      const took: number[] = []
      for (let round = 0; round < count + 20; round++) {
        const url = `/api${urlOf(ids[(round * 97) % ids.length]!, round)}`
        const request = { url, headers: { token }, remoteAddress: `10.1.${round % 200}.1` }
        const time = await timed(async () => {
          const { statusCode } = await app.inject(request)
          if (statusCode !== 200) throw new Error(`${url} was answered with ${statusCode}`)
        })
        if (round >= 20) took.push(time)
      }
      return spread(took)
    }
    print(`${companies.toLocaleString('en')} companies, ${snapshot.panel.years.length} years, through the API`)
    const tell = (name: string, { median, p99 }: { median: number; p99: number }) =>
      print(`${name.padEnd(34)} p50 ${ms(median)}, p99 ${ms(p99)}`)
    const changes = (round: number) =>
      `S-DV-002:${round % 90},E-EN-004:${(round * 7) % 90},E-CC-028:1`.replaceAll(',', '~')
    tell('nothing changed', await measure(rounds, (id) => `/companies/${id}/simulation`))
    const three = await measure(rounds, (id, round) => `/companies/${id}/simulation?set=${changes(round)}`)
    tell('three figures changed', three)
    tell(
      'headcount changed',
      await measure(10, (id, round) => `/companies/${id}/simulation?set=S-LR-001:${900 + round}`),
    )
    tell('levers, worked out', await measure(5, (id) => `/companies/${id}/simulation/levers`))
    tell('ratings, models made', await measure(20, (id) => `/companies/${id}/simulation/ratings`))
    await app.close()
    await besideWhole(snapshot, three.median)
    await market.close()
  })
}

/** What a changed figure costs where the market is ranked and scored as a whole. */
async function besideWhole(snapshot: MarketSnapshot, ours: number): Promise<void> {
  const { engine, panel, indicators, peers, method } = snapshot
  const shape = { years: panel.years.length, companies: panel.companies.length }
  const ranks = emptyRanks({ ...shape, indicators: indicators.length, industries: peers.industries.length })
  const scores = emptyScores(shape)
  const whole = () => {
    rankPanel(panel, indicators, peers, ranks, rankOptions(panel, 'industry', method))
    const input = { ...shape, indicators, peers, ranks, weights: engine.weights, period: 'short' as const, method }
    scoreMarket({ ...input, isWorstValue: false }, scores)
  }
  const folder = mkdtempSync(join(tmpdir(), 'satoyama-values-'))
  try {
    const matrix = new Float64Array(peers.industries.length * indicators.length).fill(1)
    const rivals = await openRivals({ engine, path: await writeValues(engine, folder), matrix })
    const others = rivals.map(({ name, percentiles }) => ({
      name: `${name}, nothing inferred`,
      work: () => percentiles(defaultVersion),
    }))
    for (const { name, work } of [{ name: 'our own whole market', work: whole }, ...others]) {
      const took: number[] = []
      for (let round = 0; round < wholeRounds; round++) took.push(await timed(work))
      const { median } = spread(took)
      print(`${name.padEnd(34)} p50 ${ms(median)}, ${(median / ours).toFixed(0)} × three figures through the API`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
