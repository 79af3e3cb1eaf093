import { quantile } from '#methodology/panel/panel.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import type { Places } from '#server/market/snapshot/places.ts'
import { averageStep } from '#server/market/snapshot/year-steps.ts'

/** What every answer about industries says of the market it was asked of. */
export function marketFacts(market: MarketSnapshot) {
  const { years } = market.panel
  return {
    year: market.year === null ? null : years[market.year]!,
    years: market.scoredYears.map((year) => years[year]!),
    basis: market.peers.basis,
    recipe: market.recipeName,
  }
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
