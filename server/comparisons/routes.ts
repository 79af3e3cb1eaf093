import type { FastifyInstance } from 'fastify'
import { compareCompanies, listComparedSources } from '#contract/comparisons/comparison.ts'
import { compareTargets } from '#contract/comparisons/targets.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { type Deps, forCaller } from '#server/deps.ts'
import { callerOf } from '#server/http/caller.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { firstOf } from '#server/market/ratings/days.ts'
import { ratingHistoriesOf } from '#server/market/ratings/rating-histories.ts'
import { openSnapshot } from '#server/market/snapshot/open-snapshot.ts'
import { comparisonOf } from './comparison.ts'
import { scoreQueryOf } from './conditions.ts'
import { sourcesOf } from './sources.ts'
import { targetComparison } from './targets/targets.ts'

export function comparisonRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, market, clock } = deps
  const ratingHistories = ratingHistoriesOf(db)

  serve(app, compareCompanies, async ({ query }, request) => {
    const snapshot = await openSnapshot(forCaller(deps, request), scoreQueryOf(query))
    const now = clock()
    const today = tokyoDay(now)
    const ratings = {
      history: await ratingHistories.of(await market.current()),
      allowed: new Set(userOf(request).supportedVendors),
      asOf: firstOf(query.asOf ?? today, today),
    }
    return comparisonOf({ db, snapshot, ratings, now }, query)
  })

  serve(app, listComparedSources, async ({ query }) => {
    const today = tokyoDay(clock())
    return sourcesOf(db, { ...query, asOf: firstOf(query.asOf ?? today, today) })
  })

  serve(app, compareTargets, async ({ query }, request) => {
    const today = tokyoDay(clock())
    const { asOf, peers: basis } = query
    const snapshot = await market.unscoredSnapshot({ asOf, basis, today }, callerOf(request))
    return targetComparison({ db, snapshot, asOf: firstOf(asOf ?? today, today) }, query)
  })
}
