import { counts } from '#methodology/panel/panel.ts'
import type { PeerGroups } from '#methodology/panel/peers.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import { groupOfMeans } from '#methodology/scores/ranks/mean-ranks.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'

interface GroupFigure {
  /** Position of the company in the panel. */
  readonly company: number
  /** What is ranked: an amount per size where the method ranks it so. */
  readonly value: number
  readonly state: number
}

/** One indicator of one year in the group that it was ranked in. */
interface GroupColumn {
  /** Position among the scored indicators. */
  readonly indicator: number
  readonly year: number
  /** Position among the peers' groups. */
  readonly reference: number
}

/** The figures that an indicator was ranked among. */
export function groupFigures(market: MarketSnapshot, { indicator, year, reference }: GroupColumn): GroupFigure[] {
  const figureOf = rankedFigureOf(market, indicator, year)
  const { states } = market.column(market.indicators[indicator]!.position, year)
  return companiesOf(market.peers, reference).flatMap((company) => {
    const value = figureOf(company)
    return Number.isNaN(value) ? [] : [{ company, value, state: states[company]! }]
  })
}

/** What is ranked of a company; NaN where nothing is. */
function rankedFigureOf(market: MarketSnapshot, indicator: number, year: number): (company: number) => number {
  const scored = market.indicators[indicator]!
  const { rankedFigures } = market
  if (rankedFigures) return (company) => rankedFigures.figure(scored, year, company)
  const { values, states } = market.column(scored.position, year)
  return (company) => (counts(states[company]!) ? values[company]! : Number.NaN)
}

function companiesOf({ groups, industries, order }: PeerGroups, reference: number): number[] {
  const { from, to } = groups[reference]!
  return [...order.subarray(industries[from]!.start, industries[to - 1]!.end)]
}

/** How many of them are better than a value in the measure that is ranked; all for the worst value. */
export function countBetter(
  market: MarketSnapshot,
  { indicator, year, reference, value }: GroupColumn & { readonly value: number | null },
): number {
  const sign = market.indicators[indicator]!.direction === 'higher_better' ? 1 : -1
  const own = value === null ? Number.NEGATIVE_INFINITY : sign * value
  const figureOf = rankedFigureOf(market, indicator, year)
  let better = 0
  for (const company of companiesOf(market.peers, reference)) if (sign * figureOf(company) > own) better++
  return better
}

interface GroupMeans {
  /** Position among the peers' groups. */
  readonly reference: number
  readonly means: readonly { readonly company: number; readonly mean: number }[]
}

/** The means that one score of a company was ranked among; null where the method does not rank means again. */
export function groupMeans(
  market: MarketSnapshot,
  key: ScoreKey,
  { year, company }: { readonly year: number; readonly company: number },
): GroupMeans | null {
  if (!market.method.ranksMeans) return null
  const means = market.means(key, year)
  const { peers } = market
  const reference = groupOfMeans(peers, means, peers.industryOf[company]!)
  const present = companiesOf(peers, reference).flatMap((other) => {
    const mean = means[peers.placeOf[other]!]!
    return Number.isNaN(mean) ? [] : [{ company: other, mean }]
  })
  return { reference, means: present }
}
