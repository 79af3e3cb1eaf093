import type { FastifyInstance } from 'fastify'
import type { Indicator } from '#contract/indicators.ts'
import { listIndicators } from '#contract/indicators.ts'
import { type Deps, serve } from '#server/http/serve.ts'
import { type CatalogueRow, readCatalogue } from './catalogue.ts'

export function indicatorRoutes(app: FastifyInstance, _: Deps): void {
  const indicators = readCatalogue().map(toIndicator)
  serve(app, listIndicators, async () => indicators)
}

/** The answer is an allow-list: what the catalogue says of distributions stays inside. */
function toIndicator({ kind: _, scoreTags: __, ...row }: CatalogueRow): Indicator {
  return { ...row, sdgs: [...row.sdgs], standardRefs: [...row.standardRefs], elements: [...row.elements] }
}
