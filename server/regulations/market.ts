import type { RegulationQuery } from '#contract/regulations/regulations.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { CallDeps } from '#server/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { inTime } from '#server/http/turns/in-time.ts'
import { companyFactsOf } from '#server/market/facts/company-facts.ts'
import { companyPosition } from '#server/market/panel/positions.ts'
import { firstOf } from '#server/market/ratings/days.ts'
import { getList } from '#server/watchlists/members.ts'
import type { Market } from './view.ts'

/** The market that a request asks for. */
export async function openMarket({ db, market, clock, caller }: CallDeps, query: RegulationQuery): Promise<Market> {
  const today = tokyoDay(clock())
  const asOf = firstOf(query.asOf ?? today, today)
  const panel = await inTime(market.at(query.asOf, caller))
  return { db, panel, facts: await companyFactsOf(db, panel, asOf), asOf, year: query.year }
}

/** What `set` names. */
export interface NamedSet {
  readonly kind: 'company' | 'watchlist'
  readonly id: number
  readonly nameJa: string
  readonly nameEn: string
  /** Positions in the panel of those that the market knows. */
  readonly companies: readonly number[]
}

/** A company, or a list of the caller's own; refused where there is none. */
export async function openSet(
  { db, caller }: CallDeps,
  { panel, facts }: Market,
  set: string | undefined,
): Promise<NamedSet | null> {
  if (set === undefined) return null
  const [kind, number] = set.split('-') as ['company' | 'watchlist', string]
  const id = Number(number)
  if (kind === 'company') {
    const company = companyPosition(panel, id)
    if (company === undefined) throw new Refusal('company.not-found')
    const { name_ja: nameJa, name_en } = facts.companies[company]!
    return { kind, id, nameJa, nameEn: name_en ?? nameJa, companies: [company] }
  }
  const { name, members } = await getList(db, { accountId: caller.account, id })
  const companies = members.flatMap(({ companyId }) => companyPosition(panel, companyId) ?? [])
  return { kind, id, nameJa: name, nameEn: name, companies }
}
