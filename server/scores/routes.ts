import type { FastifyInstance } from 'fastify'
import { getBundle, recompute } from '#contract/scores/bundle.ts'
import { rankingFileItems, saveCustomRanking } from '#contract/scores/custom-file.ts'
import { getCustomRanges } from '#contract/scores/custom-ranges.ts'
import { getCustomStart } from '#contract/scores/custom-start.ts'
import { scoreCustomWeights } from '#contract/scores/custom-weights.ts'
import { getDecomposition } from '#contract/scores/decomposition.ts'
import { getIndicatorScore, getIndicatorSeries } from '#contract/scores/indicator-score.ts'
import { getHighlights, getSpider, listPeers } from '#contract/scores/peers.ts'
import { inferenceByGuess, methodById, ScoreQuery } from '#contract/scores/score-query.ts'
import { getScoreHistory, getScores } from '#contract/scores/scores.ts'
import { listUnscored } from '#contract/scores/unscored.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { recomputeBundle } from '#methodology/scores/bundle/recompute.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { type Deps, forCaller } from '#server/deps.ts'
import { spendFor } from '#server/downloads/quota.ts'
import { sealed } from '#server/downloads/seal.ts'
import { callerOf } from '#server/http/caller.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { companyFactsOf } from '#server/market/facts/market-facts.ts'
import { firstOf } from '#server/market/ratings/days.ts'
import { ratingHistoriesOf } from '#server/market/ratings/rating-histories.ts'
import { bundleOf, rowsIn } from './bundle/bundle.ts'
import { companyScores } from './company-scores.ts'
import { rankingFile } from './custom/file.ts'
import { openCustom } from './custom/open.ts'
import { customRanges } from './custom/ranges.ts'
import { customScores, scoresOf } from './custom/scores.ts'
import { customStart } from './custom/start.ts'
import { decompositionOf } from './decomposition.ts'
import { highlightsWithPeriods } from './highlight-periods.ts'
import { historyOf } from './history.ts'
import { indicatorScoreOf } from './indicator-score.ts'
import { unscoredOf } from './missing/unscored.ts'
import { openCompany, openStandard } from './open-company.ts'
import { peersOf } from './peers.ts'
import { seriesOf } from './series.ts'
import { spiderOf } from './spider.ts'

export function scoreRoutes(app: FastifyInstance, deps: Deps): void {
  const sameAs = new Map(readCatalogue().map(({ code, sameAs }) => [code, sameAs ?? code]))
  const { db } = deps

  serve(app, getScores, async ({ params, query }, request) => {
    const call = forCaller(deps, request)
    return companyScores(call, await openCompany(call, params.companyId, query))
  })

  serve(app, getScoreHistory, async ({ params, query: { keys, ...query } }, request) =>
    historyOf(await openCompany(forCaller(deps, request), params.companyId, query), keys),
  )

  serve(app, getDecomposition, async ({ params: { companyId, key }, query: { against, other, ...query } }, request) => {
    const call = forCaller(deps, request)
    const company = await openStandard(call, companyId, query)
    const year = company.fiscalYear ?? undefined
    const standard =
      against === 'standard' ? await openCompany(call, companyId, { ...query, method: 'standard', year }) : undefined
    return decompositionOf(db, company, { key, against, other, standard })
  })

  serve(app, getHighlights, async ({ params, query }, request) =>
    highlightsWithPeriods(await openStandard(forCaller(deps, request), params.companyId, query), {
      db,
      asOf: firstOf(query.asOf ?? tokyoDay(deps.clock()), tokyoDay(deps.clock())),
    }),
  )

  serve(app, listUnscored, async ({ params, query }, request) =>
    unscoredOf(db, await openStandard(forCaller(deps, request), params.companyId, query)),
  )

  serve(app, listPeers, async ({ params, query: { keys, scope, display, ...query } }, request) =>
    peersOf(db, await openCompany(forCaller(deps, request), params.companyId, query), { keys, scope, display }),
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
      return spiderOf(await openCompany(forCaller(deps, request), params.companyId, query), indicators)
    },
  )

  serve(app, getIndicatorScore, async ({ params: { companyId, indicator }, query }, request) =>
    indicatorScoreOf(db, await openStandard(forCaller(deps, request), companyId, query), indicator),
  )

  serve(app, getIndicatorSeries, async ({ params, query: { toYear, asOf, peers } }, request) => {
    const snapshot = { asOf, basis: peers, today: tokyoDay(deps.clock()) }
    const market = await deps.market.unscoredSnapshot(snapshot, callerOf(request))
    return seriesOf(market, { ...params, indicator: sameAs.get(params.indicator) ?? params.indicator, toYear })
  })

  customRoutes(app, deps)

  bundleRoutes(app, deps)
}

/** The market under weights of one's own. */
function customRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps
  const ratings = ratingHistoriesOf(db)

  serve(app, getCustomRanges, async ({ body }, request) => customRanges(forCaller(deps, request), body))

  serve(app, getCustomStart, async ({ query }, request) => {
    const allowed = new Set<string>(userOf(request).supportedVendors)
    return customStart(forCaller(deps, request), { ...query, ratings, allowed })
  })

  serve(app, scoreCustomWeights, async ({ body }, request) => customScores(forCaller(deps, request), body))

  serve(app, saveCustomRanking, async ({ params: { format }, body: { lang, sort, ...method } }, request) => {
    const custom = await openCustom(forCaller(deps, request), method)
    const whole = { sort, reversed: false, page: 1, perPage: custom.snapshot.panel.companies.length, companyIds: [] }
    const ranking = await scoresOf(custom, whole)
    await spendFor(deps, request, {
      kind: 'ranking',
      companies: Math.max(1, ranking.total),
      years: 1,
      items: rankingFileItems,
    })
    const today = tokyoDay(deps.clock())
    const facts = await companyFactsOf(db, custom.snapshot.panel, firstOf(method.asOf ?? today, today))
    return rankingFile(ranking, facts, { format, lang })
  })
}

function bundleRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps

  serve(app, getBundle, async ({ params: { companyId, key }, query }, request) => {
    const bundle = await bundleOf(db, await openStandard(forCaller(deps, request), companyId, query), key)
    // Rows of one score: one company in one year, whatever it was made from.
    await spendFor(deps, request, { kind: 'bundle', companies: 1, years: 1, items: 1 })
    return sealed(bundle, config.signingKey)
  })

  serve(app, recompute, async ({ params: { companyId, key }, query }, request) => {
    const company = await openStandard(forCaller(deps, request), companyId, query)
    const started = performance.now()
    const bundle = await bundleOf(db, company, key)
    const recomputed = recomputeBundle(bundle)
    const shown = company.score(key, company.year!)!
    return {
      shown,
      recomputed,
      isSame: recomputed !== null && Math.abs(shown - recomputed) <= 1e-9,
      rows: rowsIn(bundle),
      milliseconds: performance.now() - started,
      recipe: company.market.recipeName,
    }
  })
}
