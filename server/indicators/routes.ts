import type { FastifyInstance } from 'fastify'
import {
  getCoverage,
  getDistribution,
  Indicator,
  listCoverage,
  listDefinitions,
  listIndicators,
  listSpreads,
} from '#contract/market/indicators.ts'
import { type CatalogueRow, readCatalogue } from '#server/catalogue/catalogue.ts'
import type { Deps } from '#server/deps.ts'
import { callerOf } from '#server/http/caller.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { coverageIn, coverageOf } from './coverage.ts'
import { readDefinitions } from './definitions.ts'
import { distributionOf } from './distribution.ts'

export function indicatorRoutes(app: FastifyInstance, { market }: Deps): void {
  const indicators = readCatalogue().map(toIndicator)
  const definitions = readDefinitions()
  const rowOf = (indicator: string) => {
    const row = indicators.find(({ code }) => code === indicator)
    if (!row) throw new Refusal('indicator.not-found')
    return row
  }
  serve(app, listIndicators, async () => indicators)

  serve(app, listDefinitions, async () => definitions)

  serve(app, listCoverage, async ({ query }, request) =>
    coverageIn(await market.at(query.asOf, callerOf(request)), market.pool, indicators),
  )

  serve(app, getCoverage, async ({ params, query: { asOf, fiscalYear } }, request) => {
    const row = rowOf(params.indicator)
    return coverageOf(await market.at(asOf, callerOf(request)), market.pool, { ...row, fiscalYear })
  })

  serve(app, listSpreads, async ({ query }, request) => {
    const panel = await market.at(query.asOf, callerOf(request))
    const spreads = await market.pool.run(panel, 'spreads', query)
    return {
      spreads: spreads.map((spread, index) => ({ indicator: panel.indicators[index]!.code, ...spread })),
      revision: panel.revision,
    }
  })

  serve(app, getDistribution, async ({ params, query }, request) => {
    const row = rowOf(params.indicator)
    const panel = await market.at(query.asOf, callerOf(request))
    return distributionOf(panel, { ...query, indicator: row.sameAs ?? row.code, direction: row.direction })
  })
}

/** The answer is an allow-list: what the catalogue says besides is for the definitions, or stays inside. */
function toIndicator(row: CatalogueRow): Indicator {
  return Indicator.parse(row)
}
