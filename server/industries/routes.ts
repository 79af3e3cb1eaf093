import type { FastifyInstance } from 'fastify'
import { listClassifications } from '#contract/industries.ts'
import { type Deps, serve } from '#server/http/serve.ts'
import { readGics, readMarketSegments, readTse17, readTse33 } from './classifications.ts'

export function industryRoutes(app: FastifyInstance, _: Deps): void {
  // Where a code stands in both, the newer name counts.
  const gics = new Map(
    readGics()
      .sort((a, b) => Number(a.basis) - Number(b.basis))
      .map(({ code, name_ja: nameJa, name_en: nameEn }) => [code, { code, nameJa, nameEn }]),
  )
  const answer = { tse33: readTse33(), tse17: readTse17(), gics: [...gics.values()], markets: readMarketSegments() }
  serve(app, listClassifications, async () => answer)
}
