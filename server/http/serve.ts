import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodType } from 'zod'
import { type Endpoint, FileAnswer, type Input, type Output } from '#contract/endpoint.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import type { Postbox } from '#server/mail/outbox.ts'
import type { Market } from '#server/market/panel/market.ts'
import type { User } from '#server/session/queries.ts'
import { descriptionOf } from './description.ts'
import { sendFile } from './file.ts'

/** What features are given to work with. */
export interface Deps {
  readonly db: Db
  readonly config: Config
  readonly clock: () => Date
  /** The market in memory. */
  readonly market: Market
  readonly postbox: Postbox
  /** Where people reach the server, without a slash at the end; links in mail begin with it. */
  readonly address: () => string
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's endpoint; what has none is not part of the API. */
    endpoint?: Endpoint
  }
  interface FastifyRequest {
    user: User | null
  }
}

/** The signed-in person; only routes that are not public may ask. */
export function userOf(request: FastifyRequest): User {
  if (!request.user) throw new Error(`${request.url} asked for a person without demanding one`)
  return request.user
}

/** Mount one contract endpoint: parse what comes in, check what goes out, hand the rest to `handle`. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (input: Input<E>, request: FastifyRequest) => Promise<Output<E>>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    schema: {
      ...descriptionOf(endpoint),
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
    },
    handler: async (request, reply) => {
      const input = { params: request.params, query: request.query, body: request.body } as Input<E>
      const answer = (endpoint.response as ZodType<Output<E>>).parse(await handle(input, request))
      if (endpoint.envelope === 'file') return sendFile(reply, FileAnswer.parse(answer))
      return endpoint.envelope === 'bare' ? answer : { result: true, data: answer }
    },
  })
}
