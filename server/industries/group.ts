import { industryIdOf, readIndustryId } from '#contract/market/industry-id.ts'
import type { ScoreQuery } from '#contract/scores/score-query.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { PeerLevel } from '#methodology/panel/peers.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { industryLeaders } from '#methodology/scores/industry-average.ts'
import type { CallDeps } from '#server/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { inTime } from '#server/http/turns/in-time.ts'
import { materialityOf, scoreTables } from '#server/market/scores/tables.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import { openSnapshot } from '#server/market/snapshot/open-snapshot.ts'
import type { Places } from '#server/market/snapshot/places.ts'
import { type GroupName, groupName } from './names.ts'

/** An industry of a market, or the whole market. */
export interface Group extends Places {
  readonly id: string
  readonly code: string
  readonly level: PeerLevel
  /** From the widest group above it to itself, without the market. */
  readonly chain: readonly GroupName[]
  /** Positions of the companies of its average, largest first. */
  readonly leaders: Int32Array
  /** Of each category, in their order. */
  readonly weights: Float64Array
}

export function groupOf(market: MarketSnapshot, industry: number): Group {
  const { basis, groups, industries } = market.peers
  const { code, start, end, chain } = industries[industry]!
  const names = chain.map((group) => groups[group]!.code).filter((group) => group !== 'market')
  return {
    id: industryIdOf({ basis, code }),
    code,
    start,
    end,
    level: groups[chain[0]!]!.level,
    chain: names.toReversed().map((each) => groupName(basis, each)),
    leaders: market.leadersOf(industry),
    weights: market.weightsOf(industry),
  }
}

/** The whole market. Its weights are the mean of all industries', as for a company without an industry. */
export function marketGroup(snapshot: MarketSnapshot): Group {
  const { peers, market, sizes } = snapshot
  const { basis } = peers
  const all = { ...peers, industries: [{ code: 'market', ...market, chain: [] }] }
  return {
    id: industryIdOf({ basis, code: 'market' }),
    code: 'market',
    level: 'market',
    ...market,
    chain: [],
    leaders: industryLeaders(all, sizes.values)[0]!,
    weights: snapshot.own ? meanOfIndustries(snapshot) : materialityOf(all, scoreTables()),
  }
}

/** Of weights of one's own: each industry's are as much together. */
function meanOfIndustries(snapshot: MarketSnapshot): Float64Array {
  const { peers } = snapshot
  const mean = new Float64Array(categories.length)
  for (const industry of peers.industries.keys()) {
    const weights = snapshot.weightsOf(industry)
    const whole = weights.reduce((sum, weight) => sum + weight, 0)
    for (const [at, weight] of weights.entries()) if (whole > 0) mean[at]! += weight / whole / peers.industries.length
  }
  return mean
}

/** An industry in the market that a request asks for. */
export interface IndustryView {
  readonly market: MarketSnapshot
  readonly group: Group
}

/** The industry that an address names, in the market that the request asks for. */
export async function openGroup(
  deps: CallDeps,
  industryId: string,
  query: Omit<ScoreQuery, 'peers'>,
): Promise<IndustryView> {
  const address = readIndustryId(industryId)
  if (!address) throw new Refusal('industry.not-found')
  const snapshot = await openSnapshot(deps, { ...query, peers: address.basis })
  if (snapshot.own && snapshot.peers.basis !== address.basis) throw new Refusal('own-method.other-industries')
  return viewOf(snapshot, address.code)
}

/** The same without scores, which need not be waited for. */
export async function openUnscoredGroup(
  { market, clock, caller }: CallDeps,
  industryId: string,
  asOf: string | undefined,
): Promise<IndustryView> {
  const address = readIndustryId(industryId)
  if (!address) throw new Refusal('industry.not-found')
  const request = { asOf, basis: address.basis, today: tokyoDay(clock()) }
  return viewOf(await inTime(market.unscoredSnapshot(request, caller)), address.code)
}

function viewOf(market: MarketSnapshot, industryCode: string): IndustryView {
  if (industryCode === 'market') return { market, group: marketGroup(market) }
  const industry = market.peers.industries.findIndex(({ code }) => code === industryCode)
  if (industry === -1) throw new Refusal('industry.not-found')
  return { market, group: groupOf(market, industry) }
}
