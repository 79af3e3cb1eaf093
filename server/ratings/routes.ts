import type { FastifyInstance } from 'fastify'
import { getRatings, getThemes } from '#contract/scores/ratings.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { Deps } from '#server/deps.ts'
import { callerOf } from '#server/http/caller.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { firstOf, untilOf } from '#server/market/ratings/days.ts'
import { ratingHistoriesOf } from '#server/market/ratings/rating-histories.ts'
import { scandalOf } from '#server/market/ratings/scandal.ts'
import { findCompany } from '#server/market/snapshot/company-snapshot.ts'
import { ratingsOf } from './company-ratings.ts'
import { themesOf } from './themes.ts'

export function ratingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, market, clock } = deps
  const ratingHistories = ratingHistoriesOf(db)

  serve(app, getRatings, async ({ params: { companyId }, query: { asOf, year, peers } }, request) => {
    const today = tokyoDay(clock())
    const snapshot = await market.unscoredSnapshot({ asOf, basis: peers, today }, callerOf(request))
    const company = findCompany(snapshot, companyId)
    if (!company) throw new Refusal('company.not-found')
    const lastDay = firstOf(asOf ?? today, today)
    const until = untilOf(year, lastDay)
    const [history, scandal] = await Promise.all([
      ratingHistories.of(await market.current()),
      scandalOf(db, companyId, until),
    ])
    const vendors = new Set(userOf(request).supportedVendors)
    const allowed = history.vendors.filter(({ key }) => vendors.has(key))
    return { ...ratingsOf({ history: history, company, day: { asOf: lastDay, until }, allowed }), scandal }
  })

  serve(app, getThemes, async ({ params: { companyId }, query }, request) => {
    const today = tokyoDay(clock())
    const lastDay = firstOf(query.asOf ?? today, today)
    const panel = await market.at(query.asOf, callerOf(request))
    return themesOf({ db, panel, companyId, year: query.year, asOf: lastDay })
  })
}
