import type { FastifyInstance } from 'fastify'
import { getImpact } from '#contract/scores/impact.ts'
import { forever } from '#contract/wire/day.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { Deps } from '#server/deps.ts'
import { callerOf } from '#server/http/caller.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { findCompany } from '#server/market/snapshot/company-snapshot.ts'
import { companyImpact } from './company-impact.ts'

export function impactRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, market, clock } = deps

  serve(app, getImpact, async ({ params, query }, request) => {
    const { asOf, peers: basis, year } = query
    // Figures and peers are enough: nobody waits for scores.
    const snapshot = await market.unscoredSnapshot({ asOf, basis, year, today: tokyoDay(clock()) }, callerOf(request))
    const company = findCompany(snapshot, params.companyId)
    if (!company) throw new Refusal('company.not-found')
    return companyImpact(db, company, { ...query, day: asOf ?? forever })
  })
}
