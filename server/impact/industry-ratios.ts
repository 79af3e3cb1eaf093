import { employmentImpact } from '#methodology/impact/impact.ts'
import type { ImpactParameters } from '#methodology/impact/parameters.ts'
import { workforceReader } from '#methodology/impact/workforce.ts'
import type { PeerGroups } from '#methodology/panel/peers.ts'
import { oncePer } from '#server/cache/once.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'

interface IndustryYear {
  /** Position among the peers' industries. */
  readonly industry: number
  /** Position in the panel. */
  readonly year: number
}

/** Those by the usual parameters are asked for again and again. */
const cacheOf = oncePer((_: PeerGroups) => new Map<string, Float64Array>())

/** Total ÷ payroll of the industry's companies that have a total, ascending. */
export function industryRatios(
  market: MarketSnapshot,
  { industry, year }: IndustryYear,
  { parameters, isUsual }: { readonly parameters: ImpactParameters; readonly isUsual: boolean },
): Float64Array {
  const name = `${industry} ${year}`
  const cached = isUsual ? cacheOf(market.peers).get(name) : undefined
  if (cached) return cached
  const { start, end } = market.peers.industries[industry]!
  const read = workforceReader(market.panel)
  const ratios = [...market.peers.order.subarray(start, end)].flatMap(
    (company) => employmentImpact(read({ company, year }), parameters).ratio ?? [],
  )
  const sorted = Float64Array.from(ratios).sort()
  if (isUsual) cacheOf(market.peers).set(name, sorted)
  return sorted
}

/** Rank of a ratio among sorted ones, itself among them: 1 is the best, equal ones share the better rank. */
export function rankIn(sorted: Float64Array, own: number): { readonly rank: number; readonly of: number } {
  return { rank: sorted.length - sorted.findLastIndex((ratio) => ratio <= own), of: sorted.length }
}
