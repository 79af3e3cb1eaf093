import type { PeerBasis, PeerGroups } from '#methodology/panel/peers.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import { quantile } from '#methodology/statistics/quantiles.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import type { Places } from '#server/market/snapshot/places.ts'
import { averageStep } from '#server/market/snapshot/year-steps.ts'

/** What every answer about industries says of the market it was asked of. */
export function marketFacts(market: MarketSnapshot, { code }: { readonly code?: string } = {}) {
  const { years } = market.panel
  return {
    year: market.year === null ? null : years[market.year]!,
    years: market.scoredYears.map((year) => years[year]!),
    basis: displayBasis(market.peers, code),
    recipe: market.recipeName,
  }
}

/**
 * The classification that rows really stand by. Companies without a GICS code stand in the exchange's industries, whatever was asked
 * for; a market or an industry of such companies alone is one of the exchange's, and is not called by the name of GICS.
 *
 * @param code of the one industry that is shown; all when left out, or for the whole market
 */
export function displayBasis(
  { basis, industries }: Pick<PeerGroups, 'basis' | 'industries'>,
  code = 'market',
): PeerBasis {
  const codes = code === 'market' ? industries.map((each) => each.code) : [code]
  const has = (system: string) => codes.some((each) => each.startsWith(system))
  return has('tse') && !has('gics') ? 'tse33' : basis
}

/** What the averages of industries are taken by. */
export function averageBy({ sizes: { by, day } }: MarketSnapshot) {
  return { by, day }
}

export function medianOf(market: MarketSnapshot, key: ScoreKey, year: number, places: Places): number | null {
  return quantile(market.sorted(key, year, places), 0.5)
}

/** Mean of some companies the year before; null where it cannot be compared with that of the year. */
export function previousAverage(
  market: MarketSnapshot,
  key: ScoreKey,
  year: number,
  companies: Int32Array,
): number | null {
  if (year < 1 || !averageStep(market, key, companies, { from: year - 1, to: year }).isComparable) return null
  return market.average(key, year - 1, companies)
}

/** Shares of disclosed weight of the companies with a score, ascending. */
export function coveragesOf(market: MarketSnapshot, { start, end }: Places, year: number): Float64Array {
  const scores = market.scores('sustainability_score', year)
  return market
    .coverages('sustainability_score', year)
    .slice(start, end)
    .filter((_, index) => !Number.isNaN(scores[start + index]!))
    .sort()
}

export function quartilesOf(sorted: Float64Array) {
  if (sorted.length === 0) return null
  const [least, lower, median, upper, most] = [0, 0.25, 0.5, 0.75, 1].map((share) => quantile(sorted, share)!)
  return { least: least!, lower: lower!, median: median!, upper: upper!, most: most! }
}
