import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getBundle, recompute } from '#contract/scores/bundle.ts'
import type { ScoreQuery } from '#contract/scores/score-query.ts'
import { recomputeBundle } from '#methodology/scores/bundle/recompute.ts'
import type { Deps } from '#server/deps.ts'
import { spendFor } from '#server/downloads/quota.ts'
import { sealed } from '#server/downloads/seal.ts'
import { callerOf } from '#server/http/caller.ts'
import { serve } from '#server/http/serve.ts'
import { openStandard } from '../open-company.ts'
import { bundleOf, rowsIn } from './bundle.ts'

/** What a score was made from, to be calculated again. */
export function bundleRoutes(app: FastifyInstance, { db, market, clock, config }: Deps): void {
  const openScored = (request: FastifyRequest, companyId: number, query: ScoreQuery) =>
    openStandard({ db, market, clock, caller: callerOf(request) }, companyId, query)

  serve(app, getBundle, async ({ params: { companyId, key }, query }, request) => {
    const bundle = await bundleOf(db, await openScored(request, companyId, query), key)
    // Rows of one score: one company in one year, whatever it was made from.
    await spendFor({ db, clock, config }, request, { kind: 'bundle', companies: 1, years: 1, items: 1 })
    return sealed(bundle, config.signingKey)
  })

  serve(app, recompute, async ({ params: { companyId, key }, query }, request) => {
    const company = await openScored(request, companyId, query)
    const started = performance.now()
    const bundle = await bundleOf(db, company, key)
    const recomputed = recomputeBundle(bundle)
    const displayedScore = company.score(key, company.year!)!
    return {
      shown: displayedScore,
      recomputed,
      isSame: recomputed !== null && Math.abs(displayedScore - recomputed) <= 1e-9,
      rows: rowsIn(bundle),
      milliseconds: performance.now() - started,
      recipe: company.market.recipeName,
    }
  })
}
