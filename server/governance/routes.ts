import type { FastifyInstance } from 'fastify'
import { getBoard, getGovernanceFigures, getSharedDirectors } from '#contract/governance/governance.ts'
import { forever } from '#contract/wire/day.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { hasCompany } from '#server/companies/queries.ts'
import type { Deps } from '#server/deps.ts'
import { callerOf } from '#server/http/caller.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { findCompany } from '#server/market/snapshot/company-snapshot.ts'
import { governanceFigures } from './figures.ts'
import { boardOf } from './officers.ts'
import { sharedDirectorsOf } from './shared.ts'

/** Later than every day that counts. */

export function governanceRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, market, clock } = deps

  serve(app, getBoard, async ({ params, query }) => {
    if (!(await hasCompany(db, params.companyId))) throw new Refusal('company.not-found')
    return boardOf(db, { ...params, asOf: query.asOf ?? forever })
  })

  serve(app, getSharedDirectors, async ({ params, query }) => {
    if (!(await hasCompany(db, params.companyId))) throw new Refusal('company.not-found')
    return sharedDirectorsOf(db, { ...params, asOf: query.asOf ?? forever })
  })

  serve(app, getGovernanceFigures, async ({ params, query: { asOf, peers: basis, year } }, request) => {
    const snapshotQuery = { asOf, basis, year, today: tokyoDay(clock()) }
    // Figures and peers are enough: nobody waits for scores.
    const company = findCompany(await market.unscoredSnapshot(snapshotQuery, callerOf(request)), params.companyId)
    if (!company) throw new Refusal('company.not-found')
    return governanceFigures(company)
  })
}
