import type { FastifyInstance } from 'fastify'
import { getTaxonomy } from '#contract/taxonomy/taxonomy.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/serve.ts'
import { readTaxonomy } from './read-taxonomy.ts'

export function taxonomyRoutes(app: FastifyInstance, _: Deps): void {
  const taxonomy = readTaxonomy()
  serve(app, getTaxonomy, async () => taxonomy)
}
