import type { FastifyInstance } from 'fastify'
import { getRiskByIndustry, listRiskCompanies } from '#contract/climate-risk/risk-by-industry.ts'
import { readIndustryId } from '#contract/market/industry-id.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { EmissionBasis } from '#methodology/climate-risk/categories.ts'
import type { PeerBasis } from '#methodology/panel/peers.ts'
import { type CallDeps, type Deps, forCaller } from '#server/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { inTime } from '#server/http/turns/in-time.ts'
import { listCompanyRows } from '#server/industries/queries.ts'
import { firstOf } from '#server/market/ratings/days.ts'
import { type RiskView, riskByIndustry, riskCompanies, riskView, toRiskCompany } from './risk-by-industry.ts'
import { universeOn } from './universe.ts'

export function climateRiskRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, getRiskByIndustry, async ({ query }, request) =>
    riskByIndustry(await open(forCaller(deps, request), query, query.peers)),
  )

  serve(app, listRiskCompanies, async ({ params, query }, request) => {
    const industry = readIndustryId(params.industryId)
    if (!industry) throw new Refusal('industry.not-found')
    const view = await open(forCaller(deps, request), query, industry.basis)
    const found = riskCompanies(view, { category: query.category, code: industry.code })
    if (!found) throw new Refusal('industry.not-found')
    const { members, ...cell } = found
    const { companies } = view.market.panel
    const rows = await listCompanyRows(
      deps.db,
      members.map(({ company }) => companies[company]!.id),
    )
    return {
      ...cell,
      companies: members.flatMap((member) => {
        const row = rows.get(companies[member.company]!.id)
        return row ? [toRiskCompany(view, member, row)] : []
      }),
    }
  })
}

interface RiskQuery {
  readonly asOf?: string | undefined
  readonly year?: number | undefined
  readonly horizon: number
  readonly emissions: EmissionBasis
}

/** Figures alone are looked at, so nobody waits for scores. */
async function open({ db, market, clock, caller }: CallDeps, query: RiskQuery, basis: PeerBasis): Promise<RiskView> {
  const { asOf, year, horizon, emissions } = query
  const today = tokyoDay(clock())
  const snapshot = await inTime(market.unscoredSnapshot({ asOf, year, basis, today }, caller))
  return riskView(snapshot, await universeOn(db, snapshot.panel, firstOf(asOf ?? today, today)), { horizon, emissions })
}
