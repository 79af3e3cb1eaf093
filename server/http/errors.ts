import type { FastifyError, FastifyInstance } from 'fastify'
import type { Failure } from '#contract/wire/endpoint.ts'
import { endsSession, type RefusalCode } from '#contract/wire/refusals.ts'
import { isUnreachable } from '#server/db/unreachable.ts'
import { Refusal } from './refusal.ts'

/** One place where what was thrown becomes an answer: below 500 the code is the caller's, at 500 nothing leaks. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = toRefusal(error)
    if (!refusal) {
      request.log.error({ err: error }, 'fault')
      return reply.status(500).send({ result: false, code: 'fault', requestId: request.id } satisfies Failure)
    }
    if (refusal.code === 'server.unavailable') request.log.warn({ err: error }, 'the database is not there')
    const { retryAfter } = refusal.particulars
    if (retryAfter) reply.header('retry-after', retryAfter)
    if (refusal.code === 'token.invalid') reply.header('www-authenticate', 'Bearer error="invalid_token"')
    return reply.status(refusal.status).send(failureOf(refusal))
  })

  app.setNotFoundHandler((request, reply) => {
    request.log.debug('no such route')
    return reply.status(404).send(failureOf(new Refusal('request.not-found')))
  })
}

function toRefusal(error: FastifyError | Refusal): Refusal | null {
  if (error instanceof Refusal) return error
  if (error.validation) return new Refusal('request.invalid')
  if (isUnreachable(error)) return new Refusal('server.unavailable', { retryAfter: 2 })
  if (error.statusCode === 429) return new Refusal('request.too-many')
  // Its statement, or its wait for a lock, was stopped by the time limits of the requests' connections.
  if (error.code === '57014' || error.code === '55P03') return new Refusal('request.too-long')
  // PostgreSQL keeps no NUL characters; whoever sends one sent no text of ours.
  if (error.code === '22021') return new Refusal('request.invalid')
  const isCallers = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
  return isCallers ? new Refusal('request.invalid') : null
}

function failureOf({ code, particulars: { retryAfter, download, room, search, weights, cells } }: Refusal): Failure {
  return {
    result: false,
    code,
    ...(retryAfter && { retryAfter }),
    ...(search && { search }),
    ...(weights && { weights }),
    ...(cells && { cells }),
    ...(download && { download }),
    ...(room && { room }),
    ...(code === 'maintenance' && { mente: true }),
    ...(endsSession.includes(code as RefusalCode) && { logout: true }),
  }
}
