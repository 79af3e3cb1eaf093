import type { FastifyInstance } from 'fastify'
import type { Indicator } from '#contract/indicators.ts'
import { getDistribution, listIndicators, listSpreads } from '#contract/indicators.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Deps, serve } from '#server/http/serve.ts'
import { type CatalogueRow, readCatalogue } from './catalogue.ts'
import { distributionOf } from './distribution.ts'

export function indicatorRoutes(app: FastifyInstance, { market }: Deps): void {
  const indicators = readCatalogue().map(toIndicator)
  serve(app, listIndicators, async () => indicators)

  serve(app, listSpreads, async ({ query }) => {
    const panel = await market.at(query.asOf)
    const spreads = await market.pool.run(panel, 'spreads', query)
    return {
      spreads: spreads.map((spread, index) => ({ indicator: panel.indicators[index]!.code, ...spread })),
      revision: panel.revision,
    }
  })

  serve(app, getDistribution, async ({ params, query }) => {
    const row = indicators.find(({ code }) => code === params.indicator)
    if (!row) throw new Refusal('indicator.not-found')
    const panel = await market.at(query.asOf)
    return distributionOf(panel, { ...query, indicator: row.sameAs ?? row.code, direction: row.direction })
  })
}

/** The answer is an allow-list: what the catalogue says of distributions stays inside. */
function toIndicator({ kind: _, scoreTags: __, distribution: ___, ...row }: CatalogueRow): Indicator {
  return { ...row, sdgs: [...row.sdgs], standardRefs: [...row.standardRefs], elements: [...row.elements] }
}
