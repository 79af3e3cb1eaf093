import type { FastifyInstance } from 'fastify'
import { marketHeader } from '#contract/wire/endpoint.ts'

/**
 * Each answer to a signed-in user carries the revision of the market in memory, so that a browser notices an import with its next call.
 */
export function tellRevision(app: FastifyInstance, market: { readonly revision: number | null }): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.user && market.revision !== null) reply.header(marketHeader, market.revision)
  })
}
