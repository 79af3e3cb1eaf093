import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownCaller } from '#server/http/turns/caller.ts'
import type { Panel } from '../methodology/panel/panel.ts'
import { KeptSums } from '../methodology/scores/custom/kept-sums.ts'
import { layoutOf, scoreYear } from '../methodology/scores/custom/year-scores.ts'
import { scoreCustom } from '../methodology/scores/custom.ts'
import {
  defaultVersion,
  type Method,
  methods,
  type StandardVersion,
  standardVersions,
} from '../methodology/scores/method.ts'
import { type RankOptions, rankPanel } from '../methodology/scores/ranks/rank-panel.ts'
import { RankedFigures } from '../methodology/scores/ranks/ranked-figures.ts'
import { emptyRanks } from '../methodology/scores/ranks/ranks.ts'
import { emptyScores } from '../methodology/scores/standard/market-scores.ts'
import { scoreMarket } from '../methodology/scores/standard/standard.ts'
import { buildApp } from '../server/app.ts'
import { readConfig } from '../server/config.ts'
import type { Db } from '../server/db/database.ts'
import { defaultSeed, makeDemo } from '../server/demo/make.ts'
import { postbox } from '../server/mail/outbox.ts'
import { Market } from '../server/market/market.ts'
import { inferenceNames } from '../server/market/scores/imputation.ts'
import type { ScoreEngine } from '../server/market/scores/score-engine.ts'
import { addAccount } from '../server/session/accounts.ts'
import { onFreshDatabase } from './database.ts'
import { ms, print, processorTime, spread, timed } from './measure.ts'
import { benchSizes } from './methods/score-sizes.ts'
import { openRivals } from './peers/open-rivals.ts'
import { writeValues } from './peers/score-rivals.ts'

const rounds = 9

/** Percentiles and scores of a whole market beside DuckDB and polars on the same figures; then the calls of the API. */
export async function benchScores(): Promise<void> {
  const companies = Number(process.env.SATOYAMA_DEMO_COMPANIES ?? 3900)
  await onFreshDatabase(async (db, connection) => {
    await makeDemo(db, { companies, seed: defaultSeed, now: new Date() })
    const market = new Market({ connection, home: null })
    const engine = await market.engine({ today: new Date().toISOString().slice(0, 10) }, ownCaller)
    const { panel, indicators, peers } = engine
    print(
      `${panel.companies.length.toLocaleString('en')} companies × ${panel.years.length} years × ${indicators.length} indicators, ${peers.industries.length} industries`,
    )
    for (const inference of inferenceNames)
      await engine.scores({ inference, period: 'short', version: defaultVersion, scoring: 'standard' }, ownCaller)
    await benchCalls({ db, market, engine })
    await market.close()
    await benchRivals(engine)
    await benchSizes(engine)
  })
}

async function benchCalls({ db, market, engine }: { db: Db; market: Market; engine: ScoreEngine }): Promise<void> {
  const account = { email: 'a@b.example', name: 'A', companyName: 'B', password: 'bench-Password-1' }
  await addAccount(db, account, new Date())
  const outside = { wait: async () => {}, postbox: postbox(null), address: () => 'http://localhost' }
  const config = readConfig({ SATOYAMA_LOG: 'silent' })
  const app = await buildApp({ db, config, clock: () => new Date(), market, ...outside })
  const { email, password } = account
  const { token } = (await app.inject({ method: 'POST', url: '/api/login', payload: { email, password } })).json<{
    token: string
  }>()
  const ids = engine.panel.companies.map(({ id }) => id)
  const measure = async (name: string, count: number, ask: (id: number) => { url: string; payload?: object }) => {
    const took: number[] = []
    const spent: number[] = []
    let bytes = 0
    for (let round = 0; round < count; round++) {
      const { url, payload } = ask(ids[(round * 97) % ids.length]!)
      const request = { url: `/api${url}`, headers: { token }, remoteAddress: `10.1.${round % 200}.1` }
      const body = payload ? { method: 'POST' as const, payload } : {}
      const call = async () => {
        let { statusCode, rawPayload } = await app.inject({ ...request, ...body })
        // What takes longer than a call waits is asked for again, as the screens do.
        while (statusCode === 503) ({ statusCode, rawPayload } = await app.inject({ ...request, ...body }))
        bytes = rawPayload.length
        if (statusCode !== 200) throw new Error(`${name} was answered with ${statusCode}`)
      }
      spent.push(await processorTime(async () => void took.push(await timed(call))))
    }
    const warm = Math.min(5, count >> 2)
    const { median, p99 } = spread(took.slice(warm))
    print(
      `${name.padEnd(30)} p50 ${ms(median)}, p99 ${ms(p99)}, ${ms(spread(spent.slice(warm)).median)} of processor time, ${bytes.toLocaleString('en')} bytes`,
    )
  }
  let step = 0
  /** A slider moved by one, so that nothing is known beforehand. */
  const moved = () => {
    step++
    const weightAt = (at: number) => (at === 3 ? step : 1 + (at % 9))
    const weights = engine.indicators.map(({ code }, at) => ({ industry: null, indicator: code, weight: weightAt(at) }))
    return { industries: 74, weights }
  }
  await measure('a slider’s step', 200, () => ({ url: '/scores/custom', payload: moved() }))
  await measure('a thousand random weightings', 4, () => ({ url: '/scores/custom/ranges', payload: moved() }))
  await benchPool(market, engine)
  const paths = {
    scores: 'scores',
    history: 'scores/history',
    decomposition: 'scores/sustainability_score/decomposition',
    'against last year': 'scores/sustainability_score/decomposition?against=last-year',
    peers: 'scores/peers',
    spider: 'dashboard/spider',
    ratings: 'ratings',
  }
  for (const [name, path] of Object.entries(paths))
    await measure(name, 200, (id) => ({ url: `/companies/${id}/${path}` }))
  print(`memory ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB resident, three rules for missing figures held`)
  await app.close()
}

/** The step without the API: from the pool's call to its rows. */
async function benchPool(market: Market, engine: ScoreEngine): Promise<void> {
  const snapshot = await market.snapshot({ today: new Date().toISOString().slice(0, 10) }, ownCaller)
  const matrix = new Float64Array(engine.peers.industries.length * engine.indicators.length).fill(1)
  const page = { sort: 'rank', isReversed: false, isIn: null, from: 0, to: 50, wanted: [] } as const
  const took: number[] = []
  for (let round = 0; round < 200; round++) {
    matrix.fill(round + 2, 3, 4)
    took.push(await timed(() => snapshot.whatIf.custom({ matrix, year: snapshot.year!, page })))
  }
  const { median, p99 } = spread(took.slice(5))
  print(`${'the same step on the pool'.padEnd(30)} p50 ${ms(median)}, p99 ${ms(p99)}`)
}

async function benchRivals(engine: ScoreEngine): Promise<void> {
  const { indicators, peers, panel, weights } = engine
  const matrix = Float64Array.from(
    { length: peers.industries.length * indicators.length },
    (_, at) => 1 + ((at * 31) % 9),
  )
  const shape = {
    indicators: indicators.length,
    years: panel.years.length,
    companies: panel.companies.length,
    industries: peers.industries.length,
  }
  const ranks = emptyRanks(shape)
  const scores = emptyScores(shape)
  const weighed = { ...layoutOf(indicators, peers), ranks, years: shape.years, matrix }
  const newest = shape.years - 1
  const sums = new KeptSums()
  let moves = 0
  const ours = {
    percentiles: (version: StandardVersion) => {
      const method = { ...methods[version], minimum: null }
      rankPanel(panel, indicators, peers, ranks, disclosedOnly(panel, method))
      const input = { ...shape, indicators, peers, ranks, weights, period: 'short' as const, method }
      scoreMarket({ ...input, isWorstValue: false }, scores)
    },
    custom: () => scoreCustom(weighed),
    year: () => scoreYear(weighed, newest),
    /** One weight moved to where it never was, as the threads of the server do it. */
    step: () => {
      const before = matrix[3]!
      matrix[3] = before + ++moves
      scoreYear(weighed, newest, (pillar) => sums.of('bench', pillar))
      matrix[3] = before
    },
  }
  const folder = mkdtempSync(join(tmpdir(), 'satoyama-values-'))
  try {
    const path = await writeValues(engine, folder)
    const rivals = await openRivals({ engine, path, matrix })
    const works = [...standardVersions.toReversed(), 'custom', 'year', 'step'] as const
    const took: Record<string, Record<(typeof works)[number], number[]>> = {}
    const note = (name: string) => (took[name] ??= { '1.0': [], '2.0': [], '2.1': [], custom: [], year: [], step: [] })
    const standard: Partial<Record<StandardVersion, Float64Array>> = {}
    const differences: string[] = []
    for (let round = 0; round < rounds; round++) {
      for (const version of standardVersions) {
        note('ours')[version].push(await timed(() => ours.percentiles(version)))
        standard[version] ??= byCompany(engine, scores.values)
        for (const rival of rivals) {
          note(rival.name)[version].push(await timed(() => rival.percentiles(version)))
          if (round === 0) {
            const max = apart(standard[version], await rival.readTotals('standard'))
            differences.push(`${rival.name} differs from ours by ${max} at most under version ${version}`)
          }
        }
      }
      note('ours').custom.push(await timed(ours.custom))
      note('ours').year.push(await timed(ours.year))
      for (let step = 0; step < 20; step++) note('ours').step.push(await timed(ours.step))
      for (const rival of rivals) {
        const inOneYear = await timed(() => rival.custom(newest))
        note(rival.name).year.push(inOneYear)
        note(rival.name).step.push(inOneYear) // It has no state of before to go on from.
        note(rival.name).custom.push(await timed(() => rival.custom(null)))
      }
    }
    const own = byCompany(engine, ours.custom().values)
    for (const { name, readTotals } of rivals) {
      differences.push(
        `${name} differs from ours by ${apart(own, await readTotals('custom'))} at most with own weights`,
      )
    }
    for (const line of differences) print(line)
    for (const what of works) {
      const base = spread(took.ours![what]).median
      print(titles[what as 'custom'] ?? `all percentiles and levels, from raw values, version ${what}`)
      for (const [name, times] of Object.entries(took)) {
        const { median } = spread(times[what])
        print(`  ${name.padEnd(12)} ${ms(median).padStart(9)}  ${(median / base).toFixed(1)} ×`)
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const titles = {
  custom: 'own weights in all years, from percentiles',
  year: 'own weights in one year, from percentiles',
  step: 'the same after one weight has moved',
}

/** What is ranked under a method where nothing is inferred. */
function disclosedOnly(panel: Panel, method: Method): RankOptions {
  if (!method.isPerSize) return { method }
  const figures = new RankedFigures(panel)
  return { method, figuresOf: (indicator, year) => figures.column(indicator, year) }
}

/** The score of the whole, by year and company in the panel's order. */
function byCompany({ peers, panel }: ScoreEngine, values: Float64Array): Float64Array {
  const count = panel.companies.length
  return Float64Array.from(
    { length: panel.years.length * count },
    (_, at) => values[at - (at % count) + peers.placeOf[at % count]!]!,
  )
}

function apart(ours: Float64Array, theirs: Float64Array): string {
  let max = 0
  for (const [at, value] of ours.entries()) {
    const other = theirs[at]!
    if (Number.isNaN(value) !== Number.isNaN(other)) throw new Error(`one has a score and the other has none at ${at}`)
    if (!Number.isNaN(value)) max = Math.max(max, Math.abs(value - other))
  }
  if (max > 1e-9) throw new Error(`scores differ by ${max}`)
  return max.toExponential(0)
}
