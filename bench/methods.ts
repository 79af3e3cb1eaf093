import { methods } from '../methodology/scores/method.ts'
import type { Db } from '../server/db/database.ts'
import { buildPanel, type LoadedPanel } from '../server/market/panel/build.ts'
import { RatingHistories } from '../server/market/ratings/rating-histories.ts'
import { universeOf } from '../server/market/ratings/universe.ts'
import { onFreshDatabase } from './database.ts'
import { print } from './measure.ts'
import { printCoverage } from './methods/coverage.ts'
import { StudiedMarket } from './methods/market.ts'
import { printMarket } from './methods/market-study.ts'
import { type Measures, measure } from './methods/measures.ts'
import { printRealPatterns } from './methods/real-pattern.ts'
import { printSilence } from './methods/silence.ts'
import { printSizes } from './methods/size.ts'
import { curve, rivals, type Variants, withoutMinimum } from './methods/variants.ts'
import { demoMarket, onBothMarkets } from './real-market.ts'

/** What each version of the standard method makes of a market, and what each part of the second one is for. */
export async function benchMethods(): Promise<void> {
  await onBothMarkets(benchOn)
}

async function benchOn(name: string, fill: (db: Db) => Promise<unknown>): Promise<void> {
  await onFreshDatabase(async (db, connection) => {
    await fill(db)
    const panel = await buildPanel(connection)
    const newest = panel.years.at(-2)! // Of the last year not all have reported.
    const market = new StudiedMarket(panel, [newest - 1, newest], await readRatings(db, panel))
    print(`${name}, ${panel.companies.length.toLocaleString('en')} companies, FY${newest}, industry inference`)
    printTable(market, rivals)
    printSizes(market)
    // Without the minimum where it leaves nobody with a score.
    const isScored = measure(market, methods['2.0']).scored > 0
    printTable(market, isScored ? curve : withoutMinimum(curve))
    printCoverage(market, methods['2.0'])
    const isScoredNow = measure(market, methods['2.1']).scored > 0
    if (isScoredNow) printSilence(market)
    // Of an invented market alone is known what the whole of it would score.
    if (name === demoMarket) printRealPatterns(market)
    else printMarket(market)
  })
}

/** Percentiles of the newest ratings of each vendor that rates anybody here. */
async function readRatings(db: Db, panel: LoadedPanel): Promise<Float64Array[]> {
  const today = new Date().toISOString().slice(0, 10)
  const universe = universeOf(await new RatingHistories(db).of(panel), panel, { asOf: today, until: today })
  return [...universe.columns.values()].flatMap(({ rated, percentiles }) => (rated > 0 ? [percentiles] : []))
}

/** By name of a measure, its decimals and the words of its column. */
const columns: Readonly<Record<keyof Measures, readonly [decimals: number, words: string]>> = {
  scored: [0, 'scored'],
  deviation: [1, 'SD'],
  lowerQuartile: [1, 'lower ¼'],
  upperQuartile: [1, 'upper ¼'],
  lowestMedian: [1, 'min med'],
  highestMedian: [1, 'max med'],
  sizeOfE: [2, 'E~sales'],
  size: [2, 'all~sales'],
  leastDisclosing: [1, 'least 10%'],
  mostDisclosing: [1, 'most 10%'],
  silence: [1, 'silent'],
  silence95: [1, 'p95'],
  silenceRanks: [1, 'ranks'],
  silent: [1, 'never'],
  silent95: [1, 'p95'],
  silentRanks: [1, 'ranks'],
  maskedCorrelation: [2, 'masked r'],
  maskedError: [2, 'error SD'],
  stability: [2, 'yearly r'],
  vendors: [2, 'vendors r'],
}

function printTable(market: StudiedMarket, variants: Variants): void {
  const keys = Object.keys(columns) as (keyof Measures)[]
  print([''.padEnd(25), ...keys.map((key) => columns[key][1].padStart(9))].join(' '))
  for (const [name, method] of Object.entries(variants)) {
    const measures = measure(market, method)
    const cells = keys.map((key) => (Number.isNaN(measures[key]) ? '–' : measures[key].toFixed(columns[key][0])))
    print([name.padEnd(25), ...cells.map((cell) => cell.padStart(9))].join(' '))
  }
}
