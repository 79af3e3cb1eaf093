import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getFtseBundle, recomputeFtse } from '#contract/ftse-prediction/bundle.ts'
import { ftseFileItems, getFtsePrediction, saveFtsePrediction } from '#contract/ftse-prediction/company.ts'
import { getFtseModel, getFtseProgress } from '#contract/ftse-prediction/model.ts'
import type { FtseQuery } from '#contract/ftse-prediction/parts.ts'
import { replayPrediction } from '#methodology/ratings/prediction/replay.ts'
import { type Deps, forCaller } from '#server/deps.ts'
import { spendFor } from '#server/downloads/quota.ts'
import { sealed } from '#server/downloads/seal.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { findCompany } from '#server/market/snapshot/company-snapshot.ts'
import { fileSources } from '#server/market/status.ts'
import { ftseBundle, rowsIn } from './bundle.ts'
import { companyPrediction } from './company.ts'
import { modelCard } from './model-card.ts'
import { ftseHistories, openScene, progressOf, vendorKey } from './scene.ts'
import { writePrediction } from './write-file.ts'

/** What FTSE Russell might say of a company, by its structure and by a model of its ratings. */
export function ftsePredictionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps
  const histories = ftseHistories(deps)

  const open = (request: FastifyRequest, query: FtseQuery) => {
    const isAllowed = userOf(request).supportedVendors.includes(vendorKey)
    return openScene(forCaller(deps, request), query, { histories, isAllowed })
  }

  const openCompany = async (request: FastifyRequest, companyId: number, query: FtseQuery) => {
    const scene = await open(request, query)
    const company = findCompany(scene.market, companyId)
    if (!company) throw new Refusal('company.not-found')
    return { scene, company }
  }

  serve(app, getFtseModel, async ({ query }, request) => modelCard(await open(request, query)))

  serve(app, getFtseProgress, async ({ query }, request) => {
    const isAllowed = userOf(request).supportedVendors.includes(vendorKey)
    return { share: await progressOf(forCaller(deps, request), query, { histories, isAllowed }) }
  })

  serve(app, getFtsePrediction, async ({ params, query }, request) => {
    const { scene, company } = await openCompany(request, params.companyId, query)
    return companyPrediction(scene, company)
  })

  serve(app, saveFtsePrediction, async ({ params: { companyId, format }, query }, request) => {
    const { scene, company } = await openCompany(request, companyId, query)
    if (scene.state === 'locked') throw new Refusal('vendor.locked')
    const prediction = companyPrediction(scene, company)
    if (prediction.year === null) throw new Refusal('figure.not-found')
    await spendFor(deps, request, { kind: 'ftse-prediction', companies: 1, years: 1, items: ftseFileItems })
    const sources = await fileSources(db, query.lang)
    return writePrediction({ db, prediction, card: modelCard(scene), companyId }, { format, lang: query.lang, sources })
  })

  serve(app, getFtseBundle, async ({ params, query }, request) => {
    const { scene, company } = await openCompany(request, params.companyId, query)
    const bundle = await ftseBundle(db, scene, company)
    await spendFor(deps, request, { kind: 'bundle', companies: 1, years: 1, items: 1 })
    return sealed(bundle, config.signingKey)
  })

  serve(app, recomputeFtse, async ({ params, query }, request) => {
    const { scene, company } = await openCompany(request, params.companyId, query)
    const bundle = await ftseBundle(db, scene, company)
    const { structure, predicted } = bundle
    const recomputed = replayPrediction(bundle)
    const isSame =
      isNear(structure, recomputed.structure) &&
      isNear(predicted?.score, recomputed.predicted?.score) &&
      isNear(predicted?.low, recomputed.predicted?.low) &&
      isNear(predicted?.high, recomputed.predicted?.high)
    return { shown: { structure, predicted }, recomputed, isSame, rows: rowsIn(bundle), recipe: scene.recipe }
  })
}

/** Two that are missing are the same. */
const isNear = (one: number | null = null, other: number | null = null) =>
  one === null || other === null ? one === other : Math.abs(one - other) <= 1e-9
