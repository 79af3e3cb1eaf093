import type { z } from 'zod'
import { industryIdOf, readIndustryId } from '#contract/market/industry-id.ts'
import type { Scope, ScopeQuery } from '#contract/value-models/scope.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { PeerBasis } from '#methodology/panel/peers.ts'
import type { CallDeps } from '#server/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { inTime } from '#server/http/turns/in-time.ts'
import { groupName } from '#server/industries/names.ts'
import { listCompanyRows } from '#server/industries/queries.ts'
import { companyPosition } from '#server/market/panel/positions.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import { companyScope, groupScope, type MarketScope } from '#server/market/value/scope.ts'
import { toCompanyName } from './names.ts'

/** A market and the companies of it that are asked for. */
export interface OpenScope {
  readonly market: MarketSnapshot
  readonly scope: MarketScope
  readonly query: z.infer<typeof ScopeQuery>
}

/** Figures alone are looked at, so nobody waits for scores. */
export async function openMarket({ market, clock, caller }: CallDeps, asOf: string | undefined, basis?: PeerBasis) {
  return inTime(market.unscoredSnapshot({ asOf, basis, today: tokyoDay(clock()) }, caller))
}

export async function openScope(deps: CallDeps, query: z.infer<typeof ScopeQuery>): Promise<OpenScope> {
  if (query.companyId !== undefined) {
    const market = await openMarket(deps, query.asOf)
    const position = companyPosition(market.panel, query.companyId)
    if (position === undefined) throw new Refusal('company.not-found')
    return { market, scope: companyScope(position), query }
  }
  const industry = readIndustryId(query.industry ?? 'market')
  if (!industry) throw new Refusal('industry.not-found')
  const market = await openMarket(deps, query.asOf, industry.basis)
  const scope = groupScope(market, industry.code)
  if (!scope) throw new Refusal('industry.not-found')
  return { market, scope, query }
}

/** The scope as answers name it. */
export async function toScope(
  { db }: Pick<CallDeps, 'db'>,
  { market, scope }: Omit<OpenScope, 'query'>,
  pbr: Scope['pbr'],
): Promise<Scope> {
  const { panel, peers } = market
  const { members, kind, name } = scope
  const group = kind === 'company' ? peers.industries[peers.industryOf[members[0]!]!]!.code : name
  const chain = chainOf(market, group)
  const id = kind === 'company' ? panel.companies[members[0]!]!.id : null
  const row = id === null ? undefined : (await listCompanyRows(db, [id])).get(id)
  const sector = chain.length > 1 ? groupName(peers.basis, chain.at(-1)!) : null
  return {
    kind,
    company: row ? toCompanyName(row) : null,
    industry:
      kind === 'market'
        ? null
        : { ...groupName(peers.basis, group), id: industryIdOf({ basis: peers.basis, code: group }) },
    sector: kind === 'market' ? null : sector,
    basis: peers.basis,
    companies: members.length,
    years: panel.years.length === 0 ? null : [panel.years[0]!, panel.years.at(-1)!],
    pbr,
  }
}

/** Groups from one up to the widest that is not the market. */
function chainOf({ peers }: MarketSnapshot, code: string): string[] {
  const at = peers.groups.findIndex((group) => group.code === code)
  const own = peers.industries.find(({ chain }) => chain.includes(at))
  const chain = own?.chain.slice(own.chain.indexOf(at)) ?? []
  return chain.map((group) => peers.groups[group]!.code).filter((each) => each !== 'market')
}
