import { setImmediate as breathe } from 'node:timers/promises'
import { scoreKeys } from '#methodology/scores/hierarchy.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import { type ExportedCompany, scoreParts } from './work-order.ts'

/** All scores of some companies and years as `WorkOrder.scores` has them; between two companies others get their turn. */
export async function readScoreParts(
  market: MarketSnapshot,
  companies: readonly ExportedCompany[],
  years: readonly number[],
): Promise<Float64Array> {
  const bytes = companies.length * years.length * scoreKeys.length * scoreParts.length * Float64Array.BYTES_PER_ELEMENT
  const parts = new Float64Array(new SharedArrayBuffer(bytes))
  let at = 0
  for (const { position } of companies) {
    for (const fiscalYear of years) {
      const year = market.panel.years.indexOf(fiscalYear)
      for (const key of scoreKeys) {
        parts.set(partsOf(market, { key, year, company: position }), at)
        at += scoreParts.length
      }
      await breathe()
    }
  }
  return parts
}

const none = Number.NaN

function partsOf(
  market: MarketSnapshot,
  { key, year, company }: { readonly key: (typeof scoreKeys)[number]; readonly year: number; readonly company: number },
): number[] {
  if (year < 0) return [none, none, none, none, none, none, 1]
  const isAbsent = market.absent(year)[market.peers.placeOf[company]!]!
  const indicatorCounts = market.known(key, year, company)
  const rank = market.rank(key, year, company)
  const coverage = market.knownCoverage(key, year, company)
  return [
    market.score(key, year, company) ?? none,
    coverage ?? none,
    indicatorCounts?.disclosed ?? none,
    indicatorCounts?.of ?? none,
    rank?.rank ?? none,
    rank?.of ?? none,
    isAbsent,
  ]
}
