import type { FastifyInstance } from 'fastify'
import { getTargets } from '#contract/targets/targets.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { Deps } from '#server/deps.ts'
import { callerOf } from '#server/http/caller.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { firstOf } from '#server/market/ratings/days.ts'
import { findCompany } from '#server/market/snapshot/company-snapshot.ts'
import { targetsOf } from './company-targets.ts'

export function targetRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, market, clock } = deps

  serve(app, getTargets, async ({ params, query }, request) => {
    const today = tokyoDay(clock())
    // Figures and peers are enough: nobody waits for scores.
    const snapshot = await market.unscoredSnapshot({ asOf: query.asOf, basis: query.peers, today }, callerOf(request))
    const company = findCompany(snapshot, params.companyId)
    if (!company) throw new Refusal('company.not-found')
    return targetsOf(db, company, { ...query, day: firstOf(query.asOf ?? today, today) })
  })
}
