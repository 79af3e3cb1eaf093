import { counts } from '#methodology/panel/panel.ts'
import type { PeerGroups } from '#methodology/panel/peers.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'

interface GroupFigure {
  /** Position of the company in the panel. */
  readonly company: number
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
  const { values, states } = market.column(market.indicators[indicator]!.position, year)
  return companiesOf(market.peers, reference).flatMap((company) =>
    counts(states[company]!) ? [{ company, value: values[company]!, state: states[company]! }] : [],
  )
}

function companiesOf({ groups, industries, order }: PeerGroups, reference: number): number[] {
  const { from, to } = groups[reference]!
  return [...order.subarray(industries[from]!.start, industries[to - 1]!.end)]
}

/** How many of them are better than a value; all for the worst value. */
export function countBetter(
  market: MarketSnapshot,
  { indicator, year, reference, value }: GroupColumn & { readonly value: number | null },
): number {
  const { groups, industries, order } = market.peers
  const { position, direction } = market.indicators[indicator]!
  const { values, states } = market.column(position, year)
  const { from, to } = groups[reference]!
  const sign = direction === 'higher_better' ? 1 : -1
  const own = value === null ? Number.NEGATIVE_INFINITY : sign * value
  let better = 0
  for (let place = industries[from]!.start; place < industries[to - 1]!.end; place++) {
    const company = order[place]!
    if (counts(states[company]!) && sign * values[company]! > own) better++
  }
  return better
}
