import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getScenario, type ScenarioQuery, saveScenario } from '#contract/scenario/cost.ts'
import { scenarioFileItems } from '#contract/scenario/names.ts'
import { listPricePaths } from '#contract/scenario/prices.ts'
import { ScoreQuery } from '#contract/scores/score-query.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { type Deps, type FeatureDeps, forCaller } from '#server/deps.ts'
import { spendFor } from '#server/downloads/quota.ts'
import { callerOf } from '#server/http/caller.ts'
import { serve } from '#server/http/serve.ts'
import { inTime } from '#server/http/turns/in-time.ts'
import { userOf } from '#server/http/user.ts'
import { companyFactsOf } from '#server/market/facts/company-facts.ts'
import { firstOf } from '#server/market/ratings/days.ts'
import { openSnapshot } from '#server/market/snapshot/open-snapshot.ts'
import { fileSources } from '#server/market/status.ts'
import { rowsOf, scenarioOf, toRow } from './cost.ts'
import { inputsOf } from './inputs.ts'
import { ownScenarioRoutes } from './own/routes.ts'
import { sitesOf } from './own/site-store.ts'
import { getPaths, listPaths, toPathRow } from './prices.ts'
import { openWhom } from './who.ts'
import { writeScenario } from './write-file.ts'

/** What carbon prices would cost. */
export function scenarioRoutes(app: FastifyInstance, deps: FeatureDeps): void {
  const { db } = deps
  ownScenarioRoutes(app, deps)

  serve(app, listPricePaths, async (_, request) => (await listPaths(db, userOf(request).id)).map(toPathRow))

  serve(app, getScenario, async ({ query }, request) => {
    const scene = await openScene(deps, query, request)
    const { result, order } = scenarioOf(scene)
    return { ...result, rows: rowsOf(scene, order, query.page) }
  })

  serve(app, saveScenario, async ({ params: { format }, query }, request) => {
    const scene = await openScene(deps, query, request)
    const { result, order } = scenarioOf(scene)
    const { paths, asOf } = scene
    const plan = { companies: Math.max(1, order.length), years: 1, items: scenarioFileItems + 2 * paths.length }
    await spendFor(deps, request, { kind: 'scenario', ...plan })
    const rows = order.map((company) => toRow(scene, company))
    const sites = await sitesOf(db, userOf(request).id)
    const sources = await fileSources(db, query.lang)
    return writeScenario({ result: { ...result, rows }, paths, asOf, sites }, { format, lang: query.lang, sources })
  })
}

/** Everything that a scenario is worked out from. */
async function openScene(deps: Deps, query: ScenarioQuery, request: FastifyRequest) {
  const { db, market, clock } = deps
  const accountId = userOf(request).id
  const today = tokyoDay(clock())
  const asOf = firstOf(query.asOf ?? today, today)
  const paths = await getPaths(db, accountId, query.scenarios)
  // Which year a portfolio is weighed by depends on scores; a company needs its figures alone.
  const snapshot = query.who.startsWith('company-')
    ? await inTime(market.unscoredSnapshot({ asOf: query.asOf, today }, callerOf(request)))
    : await openSnapshot(forCaller(deps, request), ScoreQuery.parse({ asOf: query.asOf }))
  const facts = await companyFactsOf(db, snapshot.panel, asOf)
  const whom = await openWhom({ db, snapshot, facts, asOf, accountId }, query)
  const companies = whom.parts.map(({ company }) => company)
  const inputs = await inputsOf(db, snapshot, { companies, day: asOf, share: query.share })
  return { query, whom, inputs, paths, facts, asOf, from: Number(asOf.slice(0, 4)) }
}
