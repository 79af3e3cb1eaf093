import type { ScoreQuery } from '#contract/scores/score-query.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type CompanySnapshot, findCompany } from '#server/market/snapshot/company-snapshot.ts'
import type { MarketDeps } from '#server/market/snapshot/open-snapshot.ts'
import { openSnapshot } from '#server/market/snapshot/open-snapshot.ts'

/** A company in the market that a request asks for. */
export async function openCompany(deps: MarketDeps, companyId: number, query: ScoreQuery): Promise<CompanySnapshot> {
  const company = findCompany(await openSnapshot(deps, query), companyId)
  if (!company) throw new Refusal('company.not-found')
  return company
}

/** The same for what speaks of the indicators of a score, which the employment impact has none of. */
export function openStandard(deps: MarketDeps, companyId: number, query: ScoreQuery): Promise<CompanySnapshot> {
  if (query.method === 'employment-impact') throw new Refusal('method.not-available')
  return openCompany(deps, companyId, query)
}
