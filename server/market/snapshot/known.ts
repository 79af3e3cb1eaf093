import type { PeerGroups } from '#methodology/panel/peers.ts'
import type { Members } from '#methodology/scores/hierarchy.ts'
import { type Category, categories, type ScoreKey, type Total, totals } from '#methodology/scores/hierarchy.ts'
import type { Method } from '#methodology/scores/method.ts'
import { isDisclosed } from '#methodology/scores/standard/sums.ts'

/** How much of what a score is of is known. */
export interface IndicatorCounts {
  /** Indicators that the company disclosed, or their source estimated. */
  readonly disclosed: number
  /** Those that its coverage is of: in use in the market that year, or all where the method knows no use rule. */
  readonly of: number
  /** Those of the whole catalogue. */
  readonly catalogue: number
}

/** The scored indicators that a score is of, of an industry with these weights of categories: those that its coverage is of. */
export function indicatorsOf(members: Members, key: ScoreKey, weights: Float64Array): number[] {
  const isWeighed = (category: Category) => weights[categories.indexOf(category)]! > 0
  const means: readonly ScoreKey[] = key in totals ? totals[key as Total].filter(isWeighed) : [key]
  return means.flatMap((mean) => (members.get(mean) ?? []).map(({ indicator }) => indicator))
}

/** Counts codes of origins as coverage does. */
export function knownOf({ found, catalogue }: ScoreOrigins): IndicatorCounts {
  return { disclosed: found.filter(({ origin }) => isDisclosed[origin] === 1).length, of: found.length, catalogue }
}

/** The indicators of one company's score that weigh anything, with the codes of their origins. */
interface ScoreOrigins {
  readonly found: readonly { readonly indicator: number; readonly origin: number }[]
  /** How many the score has in the whole catalogue. */
  readonly catalogue: number
}

/** What origins are read from: a market with its scores. */
interface OriginSource {
  readonly hasScores: boolean
  readonly hasIndicators: boolean
  readonly method: Method
  readonly peers: Pick<PeerGroups, 'placeOf' | 'industryOf'>
  absent(year: number): Uint8Array
  membersOf(industry: number): Members
  weightsOf(industry: number): Float64Array
  origin(indicator: number, year: number, place: number): number
  isRanked(indicator: number, year: number, industry: number): boolean
}

/** What a company's score is of; undefined without a report of the year. */
export function originsOf(
  market: OriginSource,
  { key, year, company }: { readonly key: ScoreKey; readonly year: number; readonly company: number },
): ScoreOrigins | undefined {
  const place = market.peers.placeOf[company]!
  if (!market.hasScores || !market.hasIndicators || year < 0 || market.absent(year)[place] === 1) return undefined
  const industry = market.peers.industryOf[company]!
  const indicators = indicatorsOf(market.membersOf(industry), key, market.weightsOf(industry))
  const used = market.method.use
    ? indicators.filter((indicator) => market.isRanked(indicator, year, industry))
    : indicators
  const found = used.map((indicator) => ({ indicator, origin: market.origin(indicator, year, place) }))
  return { found, catalogue: indicators.length }
}
