import type { FastifyInstance } from 'fastify'
import { getJointRegression } from '#contract/value-models/joint.ts'
import {
  getRegression,
  getRegressionBundle,
  getRegressionPoint,
  recomputeRegression,
} from '#contract/value-models/one-regression.ts'
import { getRegressionProgress, listRegressions, saveRegressions } from '#contract/value-models/regressions.ts'
import { simulatePbr } from '#contract/value-models/simulation.ts'
import { getCompanyValue, getValueModel, getValueProgress } from '#contract/value-models/value.ts'
import { type Deps, forCaller } from '#server/deps.ts'
import { spendFor } from '#server/downloads/quota.ts'
import { serve } from '#server/http/serve.ts'
import { fileSources } from '#server/market/status.ts'
import { regressionProgress, regressionsOf, valueModelOf, valueProgress } from '#server/market/value/value-models.ts'
import { jointOf } from './joint.ts'
import { bundleOf, oneOf } from './one.ts'
import { openMarket, openScope } from './open.ts'
import { pointOf } from './point.ts'
import { valueRecipe } from './recipe.ts'
import { listOf } from './regressions.ts'
import { toRegression } from './rows.ts'
import { simulationOf } from './simulate.ts'
import { companyValueOf, toModel } from './value.ts'
import { writeRegressions } from './write-file.ts'

/** Industries with a level in both stages: of the narrower ones many have too few companies for a level that another year would know again. */
const valueBasis = 'gics25'

/** How far two ways to the same coefficient may be apart. */
const tolerance = 1e-9

export function valueModelRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, listRegressions, async ({ query }, request) => {
    const own = forCaller(deps, request)
    return listOf(own, await openScope(own, query))
  })

  serve(app, getRegressionProgress, async ({ query }, request) => {
    const { market, scope } = await openScope(forCaller(deps, request), query)
    return { share: regressionProgress(market, scope) }
  })

  serve(app, saveRegressions, async ({ params: { format }, query: { lang, ...query } }, request) => {
    const own = forCaller(deps, request)
    const open = await openScope(own, query)
    const list = await listOf(own, open)
    const { indicators } = await regressionsOf(open.market, open.scope, own.caller)
    // What leaves are coefficients of a scope: a company's own, or one figure of each year for the scope as a whole.
    await spendFor(deps, request, { kind: 'regressions', companies: 1, years: 1, items: list.rows.length })
    const rows = list.rows.map((row, at) => ({ row, lags: indicators[at]!.lags.map(toRegression) }))
    return writeRegressions(list, rows, { format, lang, sources: await fileSources(deps.db, lang) })
  })

  serve(app, getJointRegression, async ({ query }, request) => {
    const own = forCaller(deps, request)
    return jointOf(own, await openScope(own, query), query)
  })

  serve(app, getRegression, async ({ params, query: { lag, ...query } }, request) => {
    const own = forCaller(deps, request)
    return oneOf(own, await openScope(own, query), { ...params, lag })
  })

  serve(app, getRegressionPoint, async ({ params, query: { asOf, lag } }, request) => {
    const own = forCaller(deps, request)
    return pointOf(own, await openMarket(own, asOf), { ...params, lag })
  })

  serve(app, getRegressionBundle, async ({ params, query: { lag, ...query } }, request) => {
    const own = forCaller(deps, request)
    const bundle = await bundleOf(own, await openScope(own, query), { ...params, lag })
    // A proof of one coefficient, like the bundle of a score: its rows are what it rests on.
    await spendFor(deps, request, { kind: 'regression-bundle', companies: 1, years: 1, items: 1 })
    return bundle
  })

  serve(app, recomputeRegression, async ({ params, query: { lag, ...query } }, request) => {
    const own = forCaller(deps, request)
    const open = await openScope(own, query)
    const bundle = await bundleOf(own, open, { ...params, lag })
    const started = performance.now()
    const { scope, form, rows: bundled } = bundle
    const { panel, pool } = open.market.engine
    const options = { isPatient: true, ...(own.caller.signal && { signal: own.caller.signal }) }
    const recomputed = await pool.run(panel, 'pbrReplay', { scope, form, rows: bundled }, options)
    const displayedValue = bundle.regression.fit!.kpi.value
    const isSame =
      recomputed !== null && Math.abs(recomputed - displayedValue) <= tolerance * Math.max(1, Math.abs(displayedValue))
    const { recipe, rows } = bundle
    return {
      shown: displayedValue,
      recomputed,
      isSame,
      rows: rows.length,
      milliseconds: performance.now() - started,
      recipe,
    }
  })

  serve(app, simulatePbr, ({ body }, request) => simulationOf(forCaller(deps, request), body))

  serve(app, getValueModel, async ({ query }, request) => {
    const own = forCaller(deps, request)
    const market = await openMarket(own, query.asOf, valueBasis)
    const { model } = await valueModelOf(market, own.caller)
    return { model: model && toModel(market, model), recipe: valueRecipe(market) }
  })

  serve(app, getValueProgress, async ({ query }, request) => ({
    share: valueProgress(await openMarket(forCaller(deps, request), query.asOf, valueBasis)),
  }))

  serve(app, getCompanyValue, async ({ params, query }, request) => {
    const own = forCaller(deps, request)
    return companyValueOf(own, await openMarket(own, query.asOf, valueBasis), params.companyId)
  })
}
