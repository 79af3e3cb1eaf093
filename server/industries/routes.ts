import type { FastifyInstance } from 'fastify'
import { listClassifications } from '#contract/industries.ts'
import { type Deps, serve } from '#server/http/serve.ts'
import { readMarketSegments, readTse17, readTse33 } from './classifications.ts'

export function industryRoutes(app: FastifyInstance, _: Deps): void {
  const answer = { tse33: readTse33(), tse17: readTse17(), markets: readMarketSegments() }
  serve(app, listClassifications, async () => answer)
}
