import { z } from 'zod'
import { type HoldoutPattern, holdoutPatterns } from '../methodology/holdout/hide.ts'
import { evaluateHoldout } from '../methodology/holdout/holdout.ts'
import { holdoutModels } from '../methodology/holdout/rivals.ts'
import {
  type IndicatorTraits,
  indicatorYears,
  inferColumn,
  prepareInference,
} from '../methodology/inference/inference.ts'
import type { Panel } from '../methodology/panel/panel.ts'
import { peerGroups } from '../methodology/panel/peers.ts'
import { readCatalogue, readTraits } from '../server/catalogue/catalogue.ts'
import { readTable } from '../server/catalogue/csv-table.ts'
import type { Db } from '../server/db/database.ts'
import { buildPanel } from '../server/market/panel/build.ts'
import { scoreTables } from '../server/market/scores/tables.ts'
import { onFreshDatabase } from './database.ts'
import { print, timed } from './measure.ts'
import { onBothMarkets } from './real-market.ts'

const Industry = z.object({ code: z.string(), tse17_code: z.string() })

/** All inferences of a market, and how near each model comes to figures that were hidden from it. */
export async function benchInference(): Promise<void> {
  await onBothMarkets(benchOn)
}

async function benchOn(market: string, fill: (db: Db) => Promise<unknown>): Promise<void> {
  await onFreshDatabase(async (db, connection) => {
    await fill(db)
    const panel = await buildPanel(connection)
    const tse17 = new Map(readTable('tse33.csv', Industry).map(({ code, tse17_code }) => [code, tse17_code]))
    print(`${market}, ${panel.companies.length.toLocaleString('en')} companies`)
    const rules = { traits: readTraits(), tse17Of: (code: string) => tse17.get(code) ?? null }
    await benchColumns(panel, rules)
    for (const pattern of holdoutPatterns) printHoldout(panel, rules, pattern)
  })
}

interface Rules {
  readonly traits: readonly IndicatorTraits[]
  readonly tse17Of: (code: string) => string | null
}

async function benchColumns(panel: Panel, { traits, tse17Of }: Rules): Promise<void> {
  for (const mode of ['industry', 'time-series'] as const) {
    const took = await timed(() => {
      const inference = prepareInference(panel, traits, tse17Of)
      for (const i of panel.indicators.keys()) {
        const years = indicatorYears(inference, i)
        for (const y of panel.years.keys()) inferColumn(years, mode, y)
      }
    })
    print(`all columns, ${mode.padEnd(12)} ${(took / 1000).toFixed(1)} s on one thread`)
  }
}

/** Errors of figures, and mean distances of percentiles, as `HoldoutError` says; the number of figures behind them. */
function printHoldout(panel: Panel, { traits, tse17Of }: Rules, pattern: HoldoutPattern): void {
  const ranking = { peers: peerGroups(panel.companies, 'gics74', scoreTables().walks), sizeOf: sizes(traits) }
  const rows = evaluateHoldout(panel, traits, tse17Of, { pattern, ranking })
  for (const [measure, words] of measures) {
    const columns = measure === 'error' ? holdoutModels : ([...holdoutModels, 'half'] as const)
    const head = `${words}, hidden ${pattern}`
    print(`${head.padEnd(40)}${columns.map((model) => model.padStart(9)).join('')}   compared`)
    for (const { kind, models } of rows) {
      const cells = columns.map((model) => (models[model][measure]?.toFixed(4) ?? '–').padStart(9))
      print(`  ${kind.padEnd(38)}${cells.join('')}   ${models.market.n.toLocaleString('en')}`)
    }
  }
}

const measures = [
  ['error', 'figures'],
  ['visitor', 'percentiles as in 1.0'],
  ['expected', 'percentiles as in 2.0'],
] as const

/** What an amount is divided by; financial ones, which no score ranks, by sales. */
function sizes(traits: readonly IndicatorTraits[]) {
  const own = new Map(readCatalogue().map(({ code, sizeBase }) => [code, sizeBase]))
  const amounts = new Set(traits.flatMap(({ code, kind }) => (kind === 'amount' ? [code] : [])))
  return (code: string) => own.get(code) ?? (amounts.has(code) ? 'sales' : null)
}
