import type { FigureSnapshot } from '../snapshot/figure-snapshot.ts'

/** Which companies of a market a regression is made of. */
export interface MarketScope {
  readonly kind: 'company' | 'industry' | 'market'
  /** `company 12`, `gics:151010`, `market`: tells apart the scopes of one market. */
  readonly name: string
  readonly members: Int32Array
}

/** Companies of a group of peers, by positions in the panel; null for one that the market does not have. */
export function groupScope({ peers }: FigureSnapshot, code: string): MarketScope | null {
  const group = peers.groups.find((each) => each.code === code)
  if (!group) return null
  const members = peers.order.slice(peers.industries[group.from]!.start, peers.industries[group.to - 1]!.end).sort()
  return { kind: group.level === 'market' ? 'market' : 'industry', name: code, members }
}

export const companyScope = (position: number): MarketScope => ({
  kind: 'company',
  name: `company ${position}`,
  members: Int32Array.of(position),
})
