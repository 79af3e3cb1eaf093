import type { FastifyInstance } from 'fastify'
import { getMarket, getScoreDistributions } from '#contract/market/market.ts'
import type { BaseDeps } from '#server/http/base-deps.ts'
import { serve } from '#server/http/serve.ts'
import type { Market } from './market.ts'
import { marketAttributions, marketStatus } from './status.ts'

export function marketRoutes(app: FastifyInstance, { db, market }: BaseDeps & { readonly market: Market }): void {
  serve(app, getMarket, async () => {
    const [{ kind, companies, listed, figures, revision, openReviews, making }, panel, attributions] =
      await Promise.all([marketStatus(db), market.current(), marketAttributions(db)])
    const { years } = panel
    return {
      kind,
      companies,
      listed,
      figures,
      revision,
      openReviews,
      attributions,
      making: making ? [...making] : null,
      years: [...years],
      revisionInMemory: panel.revision,
    }
  })

  serve(app, getScoreDistributions, async () => ({ distributions: market.distributions }))
}
