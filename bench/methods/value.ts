import { inferenceModes } from '../../methodology/inference/estimate.ts'
import { ownCaller } from '../../server/http/turns/caller.ts'
import { Market } from '../../server/market/market.ts'
import type { MarketSnapshot } from '../../server/market/snapshot/market-snapshot.ts'
import { pbrKpis } from '../../server/market/value/kpis.ts'
import { groupScope, type MarketScope } from '../../server/market/value/scope.ts'
import { regressionsOf, valueModelOf } from '../../server/market/value/value-models.ts'
import { onFreshDatabase } from '../database.ts'
import { ms, print, processorTime, spread, timed } from '../measure.ts'
import { duckSlopes } from '../peers/duckdb-slopes.ts'
import { onBothMarkets } from '../real-market.ts'

/** Every indicator at eleven lags of the largest industry and of the whole market, what others wait meanwhile, and the same slopes in DuckDB. */
export async function benchValue(): Promise<void> {
  await onBothMarkets((name, fill) =>
    onFreshDatabase(async (db, connection) => {
      await fill(db)
      const market = new Market({ connection, home: null })
      const today = new Date().toISOString().slice(0, 10)
      const snapshot = await market.unscoredSnapshot({ today }, ownCaller)
      // What is prepared by itself is out of the way.
      for (const inference of inferenceModes) await market.snapshot({ today, inference }, ownCaller)
      await market.snapshot({ today, basis: 'tse33' }, ownCaller)
      const { panel, peers } = snapshot
      print(
        `${name}: ${panel.companies.length} companies, ${panel.years.length} years, ${pbrKpis(panel).length} indicators`,
      )
      const codes = peers.industries.toSorted((a, b) => b.end - b.start - (a.end - a.start)).map(({ code }) => code)
      await tell(snapshot, 'largest industry, its thread to be started', groupScope(snapshot, codes[0]!)!)
      await tell(snapshot, 'second largest', groupScope(snapshot, codes[1]!)!)
      const whole = groupScope(snapshot, 'market')!
      const { result, wait } = await besideOthers(() => regressionsOf(snapshot, whole, ownCaller))
      print(
        `whole market ${(result.took / 1000).toFixed(1)} s; a call beside it waits p50 ${ms(wait.median)}, p99 ${ms(wait.p99)}`,
      )
      tellTried(snapshot, result.value)
      const duck = await duckSlopes(snapshot)
      print(
        `DuckDB regr_slope of ${duck.slopes.toLocaleString('en')} slopes ${(duck.took / 1000).toFixed(1)} s: ours ${(result.took / duck.took).toFixed(1)} ×, with ROE, levels, errors, q`,
      )
      const model = await timed(async () => {
        const { model: both } = await valueModelOf(
          await market.unscoredSnapshot({ today, basis: 'gics25' }, ownCaller),
          ownCaller,
        )
        if (!both) return print('two stages: too few rows')
        const { industry, first, second, gain } = both.accuracy
        print(
          `two stages: ${both.rows.toLocaleString('en')} rows, R² industry ${industry.toFixed(3)}, no ESG ${first.toFixed(3)}, with ESG ${second.toFixed(3)}`,
        )
        print(`  gain ${gain.value.toFixed(3)} (${gain.low.toFixed(3)} to ${gain.high.toFixed(3)}): ${both.verdict}`)
      })
      print(`two stages ${(model / 1000).toFixed(1)} s`)
      await market.close()
    }),
  )
}

async function tell(snapshot: MarketSnapshot, name: string, scope: MarketScope): Promise<void> {
  let processor = 0
  const took = await timed(async () => {
    processor = await processorTime(() => regressionsOf(snapshot, scope, ownCaller))
  })
  print(`${name}, ${scope.members.length} companies: ${seconds(took)}, ${seconds(processor)} of a processor`)
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** How long what the main thread is asked meanwhile has to wait for it. */
async function besideOthers<T>(work: () => Promise<T>) {
  const waits: number[] = []
  let last = performance.now()
  const ticking = setInterval(() => {
    const now = performance.now()
    waits.push(Math.max(0, now - last - 5))
    last = now
  }, 5)
  let value: T
  const took = await timed(async () => {
    value = await work()
  })
  clearInterval(ticking)
  return { result: { value: value!, took }, wait: spread(waits) }
}

/** What was tried, what chance would bring, and what stood. */
function tellTried(
  { panel }: MarketSnapshot,
  { family, indicators, pbr }: Awaited<ReturnType<typeof regressionsOf>>,
): void {
  print(`PBR of company years: ${JSON.stringify(pbr)}`)
  print(
    `${family.tests} tests of ${family.indicators} indicators: ${family.byChance.toFixed(0)} by chance, ${family.significant} significant, ${family.discoveries} discoveries`,
  )
  const kpis = pbrKpis(panel)
  const rows = indicators.flatMap(({ best }, at) =>
    best?.fit ? [{ best, fit: best.fit, name: kpis[at]!.row.nameEn }] : [],
  )
  for (const { best, fit, name } of rows.sort((a, b) => a.best.q! - b.best.q!).slice(0, 12)) {
    const { kpi, normalized, adjustedR2 } = fit
    const dropped = Object.entries(best.dropped).map(([reason, count]) => `${reason} ${count}`)
    print(
      `  ${name}, lag ${best.lag}: b2 ${kpi.value.toFixed(3)}, t ${kpi.t.toFixed(2)}, q ${best.q!.toExponential(1)}, impact ${normalized.value.toFixed(2)}, n ${best.n}, ${best.companies} companies, adj. R² ${adjustedR2.toFixed(2)}; dropped ${dropped.join(', ')}`,
    )
  }
}
