import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodType } from 'zod'
import { type Endpoint, FileAnswer, type Input, maxQueryBytes, type Output } from '#contract/wire/endpoint.ts'
import { refuseBrokenText } from './broken-text.ts'
import { sendFile } from './files/file.ts'
import { SerializedAnswer } from './serialized-answer.ts'
import { StreamedFile } from './streamed-file.ts'
import { beforeLong } from './turns/in-time.ts'
import { refuseUnknown } from './unknown-parameters.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's endpoint; what has none is not part of the API. */
    endpoint?: Endpoint
  }
}

/** Mount one contract endpoint: parse what comes in, check what goes out, hand the rest to `handle`. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (
    input: Input<E>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<Output<E> | SerializedAnswer | StreamedFile>,
): void {
  const { params, query, body } = endpoint
  const route = (method: Endpoint['method'], schema: object, inputOf: (request: FastifyRequest) => Input<E>) => ({
    method,
    url: endpoint.path,
    config: { endpoint },
    ...(endpoint.mostBytes && { bodyLimit: endpoint.mostBytes }),
    schema: { ...(params && { params }), ...schema },
    preValidation: async (request: FastifyRequest) => refuseUnknown(endpoint, request),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const input = inputOf(request)
      refuseBrokenText(input)
      const made = await beforeLong(handle(input, request, reply))
      if (made instanceof SerializedAnswer)
        return reply.type('application/json; charset=utf-8').send(Buffer.from(made.bytes))
      if (made instanceof StreamedFile) return made.send(reply)
      const answer = (endpoint.response as ZodType<Output<E>>).parse(made)
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
    await long.register(formbody, { bodyLimit: maxQueryBytes })
    long.route(route('POST', { body: query }, ({ params, body }) => ({ params, query: body }) as unknown as Input<E>))
  })
}
