import { industryIdOf, readIndustryId } from '#contract/market/industry-id.ts'
import type { ScoreQuery } from '#contract/scores/scores.ts'
import type { PeerLevel } from '#methodology/panel/peers.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { industryLeaders } from '#methodology/scores/industry-average.ts'
import type { CallDeps } from '#server/http/caller.ts'
import { Refusal } from '#server/http/refusal.ts'
import { materialityOf, scoreTables } from '#server/market/scores/tables.ts'
import { type MarketView, openMarket, type Places } from './market-view.ts'
import { groupName, type Named } from './names.ts'

/** An industry of a market, or the whole market. */
export interface Group extends Places {
  readonly id: string
  readonly code: string
  readonly level: PeerLevel
  /** From the widest group above it to itself, without the market. */
  readonly chain: readonly Named[]
  /** Positions of the companies of its average, largest first. */
  readonly leaders: Int32Array
  /** Of each category, in their order. */
  readonly weights: Float64Array
}

export function groupOf({ book }: MarketView, industry: number): Group {
  const { basis, groups, industries } = book.peers
  const { code, start, end, chain } = industries[industry]!
  const names = chain.map((group) => groups[group]!.code).filter((group) => group !== 'market')
  return {
    id: industryIdOf({ basis, code }),
    code,
    start,
    end,
    level: groups[chain[0]!]!.level,
    chain: names.toReversed().map((each) => groupName(basis, each)),
    leaders: book.leaders[industry]!,
    weights: book.weights.subarray(industry * categories.length, (industry + 1) * categories.length),
  }
}

/** The whole market. Its weights are the mean of all industries', as for a company without an industry. */
export function marketGroup({ book, market }: MarketView): Group {
  const { basis } = book.peers
  const all = { ...book.peers, industries: [{ code: 'market', ...market, chain: [] }] }
  return {
    id: industryIdOf({ basis, code: 'market' }),
    code: 'market',
    level: 'market',
    ...market,
    chain: [],
    leaders: industryLeaders(all, book.sizes.values)[0]!,
    weights: materialityOf(all, scoreTables()),
  }
}

/** The industry that an address names, in the market that the request asks for. */
export async function openGroup(
  deps: CallDeps,
  industryId: string,
  query: Omit<ScoreQuery, 'peers'>,
): Promise<{ view: MarketView; group: Group }> {
  const named = readIndustryId(industryId)
  if (!named) throw new Refusal('industry.not-found')
  const view = await openMarket(deps, { ...query, peers: named.basis })
  if (named.code === 'market') return { view, group: marketGroup(view) }
  const industry = view.book.peers.industries.findIndex(({ code }) => code === named.code)
  if (industry === -1) throw new Refusal('industry.not-found')
  return { view, group: groupOf(view, industry) }
}
