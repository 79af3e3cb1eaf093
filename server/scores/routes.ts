import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getScoreBasis } from '#contract/scores/basis.ts'
import { getDecomposition } from '#contract/scores/decomposition.ts'
import { getIndicatorScore, getIndicatorSeries } from '#contract/scores/indicator-score.ts'
import { getHighlights, getSpider, listPeers } from '#contract/scores/peers.ts'
import { inferenceByGuess, methodById, ScoreQuery } from '#contract/scores/score-query.ts'
import { getScoreHistory, getScores } from '#contract/scores/scores.ts'
import { listUnscored } from '#contract/scores/unscored.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import type { Deps } from '#server/deps.ts'
import { callerOf } from '#server/http/caller.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { firstOf } from '#server/market/ratings/days.ts'
import { openSnapshot } from '#server/market/snapshot/open-snapshot.ts'
import { scoreBasis } from './basis/basis.ts'
import { companyScores } from './company-scores.ts'
import { decompositionOf } from './decomposition.ts'
import { highlightsWithPeriods } from './highlight-periods.ts'
import { historyOf } from './history.ts'
import { indicatorScoreOf } from './indicator-score.ts'
import { unscoredOf } from './missing/unscored.ts'
import { openCompany, openStandard } from './open-company.ts'
import { peersOf } from './peers.ts'
import { seriesOf } from './series.ts'
import { spiderOf } from './spider.ts'

export function scoreRoutes(app: FastifyInstance, { db, market, clock }: Deps): void {
  const sameAs = new Map(readCatalogue().map(({ code, sameAs }) => [code, sameAs ?? code]))
  const marketFor = (request: FastifyRequest) => ({ db, market, clock, caller: callerOf(request) })

  serve(app, getScores, async ({ params, query }, request) => {
    const company = await openCompany(marketFor(request), params.companyId, query)
    return companyScores(db, company, callerOf(request))
  })

  serve(app, getScoreBasis, async ({ query }, request) => {
    if (query.method === 'employment-impact') throw new Refusal('method.not-available')
    return scoreBasis(await openSnapshot(marketFor(request), query))
  })

  serve(app, getScoreHistory, async ({ params, query: { keys, ...query } }, request) =>
    historyOf(await openCompany(marketFor(request), params.companyId, query), keys),
  )

  serve(app, getDecomposition, async ({ params: { companyId, key }, query: { against, other, ...query } }, request) => {
    const deps = marketFor(request)
    const company = await openStandard(deps, companyId, query)
    const year = company.fiscalYear ?? undefined
    const standard =
      against === 'standard' ? await openCompany(deps, companyId, { ...query, method: 'standard', year }) : undefined
    return decompositionOf(db, company, { key, against, other, standard })
  })

  serve(app, getHighlights, async ({ params, query }, request) =>
    highlightsWithPeriods(await openStandard(marketFor(request), params.companyId, query), {
      db,
      asOf: firstOf(query.asOf ?? tokyoDay(clock()), tokyoDay(clock())),
    }),
  )

  serve(app, listUnscored, async ({ params, query }, request) =>
    unscoredOf(db, await openStandard(marketFor(request), params.companyId, query)),
  )

  serve(app, listPeers, async ({ params, query: { keys, scope, display, ...query } }, request) =>
    peersOf(db, await openCompany(marketFor(request), params.companyId, query), { keys, scope, display }),
  )

  serve(
    app,
    getSpider,
    async ({ params, query: { indicators, fy, method_id, guess_kbn, asOf, period, version } }, request) => {
      const method = typeof method_id === 'number' ? methodById.get(method_id) : method_id
      if (!method) throw new Refusal('method.not-available')
      const inference = inferenceByGuess[guess_kbn]!
      const query = ScoreQuery.parse({
        method,
        inference,
        asOf,
        period,
        version,
        ...(fy !== undefined && { year: fy }),
      })
      return spiderOf(await openCompany(marketFor(request), params.companyId, query), indicators)
    },
  )

  serve(app, getIndicatorScore, async ({ params: { companyId, indicator }, query }, request) =>
    indicatorScoreOf(db, await openStandard(marketFor(request), companyId, query), indicator),
  )

  serve(app, getIndicatorSeries, async ({ params, query: { toYear, asOf, peers } }, request) => {
    const present = { asOf, basis: peers, today: tokyoDay(clock()) }
    const snapshot = await market.unscoredSnapshot(present, callerOf(request))
    return seriesOf(snapshot, { ...params, indicator: sameAs.get(params.indicator) ?? params.indicator, toYear })
  })
}
