import type { FastifyInstance } from 'fastify'
import type { ScoreQuery } from '#contract/scores/score-query.ts'
import { simulateRatings } from '#contract/simulator/ratings.ts'
import { listLevers, simulateScores } from '#contract/simulator/simulator.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { type CallDeps, type Deps, forCaller } from '#server/deps.ts'
import { callerOf } from '#server/http/caller.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { ratingHistoriesOf } from '#server/market/ratings/rating-histories.ts'
import { type CompanySnapshot, findCompany } from '#server/market/snapshot/company-snapshot.ts'
import { openSnapshot } from '#server/market/snapshot/open-snapshot.ts'
import { CompanyLevers } from './levers.ts'
import { VendorRatings } from './ratings.ts'
import { simulationOf } from './simulate.ts'

export function simulatorRoutes(app: FastifyInstance, deps: Deps): void {
  const levers = new CompanyLevers()
  const ratings = new VendorRatings()
  const histories = ratingHistoriesOf(deps.db)

  serve(app, simulateScores, async ({ params, query }, request) => {
    const company = await open(forCaller(deps, request), params.companyId, query)
    return simulationOf(deps.db, company, query)
  })

  serve(app, listLevers, async ({ params, query }, request) =>
    levers.of(forCaller(deps, request), await open(forCaller(deps, request), params.companyId, query), query.step),
  )

  serve(app, simulateRatings, async ({ params, query }, request) => {
    const company = await open(forCaller(deps, request), params.companyId, query)
    const allowed = new Set(userOf(request).supportedVendors)
    const history = await histories.of(await deps.market.current())
    const asking = { history, allowed, today: tokyoDay(deps.clock()), caller: callerOf(request) }
    return ratings.of(asking, company, query)
  })
}

/** A company under the standard method, which alone is made of indicators. */
async function open(deps: CallDeps, companyId: number, query: ScoreQuery): Promise<CompanySnapshot> {
  if (query.method !== 'standard') throw new Refusal('method.not-available')
  const company = findCompany(await openSnapshot(deps, query), companyId)
  if (!company) throw new Refusal('company.not-found')
  return company
}
