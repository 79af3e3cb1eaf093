import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodType } from 'zod'
import { type Endpoint, FileAnswer, type Input, mostQueryBytes, type Output } from '#contract/wire/endpoint.ts'
import type { Config } from '#server/config.ts'
import type { Cluster } from '#server/db/cluster.ts'
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
  /** The database's process; missing where it is the operator's own. */
  readonly cluster?: Pick<Cluster, 'state' | 'places'> | null
  /** Let some milliseconds go by. */
  readonly wait: (milliseconds: number) => Promise<unknown>
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
  handle: (input: Input<E>, request: FastifyRequest, reply: FastifyReply) => Promise<Output<E>>,
): void {
  const { params, query, body } = endpoint
  const route = (method: Endpoint['method'], schema: object, inputOf: (request: FastifyRequest) => Input<E>) => ({
    method,
    url: endpoint.path,
    config: { endpoint },
    schema: { ...descriptionOf(endpoint), ...(params && { params }), ...schema },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const answer = (endpoint.response as ZodType<Output<E>>).parse(await handle(inputOf(request), request, reply))
      if (endpoint.envelope === 'file') return sendFile(reply, FileAnswer.parse(answer))
      return endpoint.envelope === 'bare' ? answer : { result: true, data: answer }
    },
  })
  const schema = { ...(query && { querystring: query }), ...(body && { body }) }
  app.route(
    route(endpoint.method, schema, ({ params, query, body }) => ({ params, query, body }) as unknown as Input<E>),
  )
  if (!endpoint.isLong) return
  app.register(async (long) => {
    // Only here: a form on somebody else's page can send this kind of body.
    await long.register(formbody, { bodyLimit: mostQueryBytes })
    long.route(route('POST', { body: query }, ({ params, body }) => ({ params, query: body }) as unknown as Input<E>))
  })
}
