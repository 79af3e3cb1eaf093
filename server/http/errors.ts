import type { FastifyError, FastifyInstance } from 'fastify'
import type { Failure } from '#contract/failure.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { endsSession, type RefusalCode } from '#contract/wire/refusals.ts'
import { maxFileBytes } from '#contract/wire/uploads.ts'
import { isUnreachable } from '#server/db/unreachable.ts'
import { Refusal } from './refusal.ts'

/** One place where what was thrown becomes an answer: below 500 the code is the caller's, at 500 nothing leaks. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = toRefusal(error, request.routeOptions.config.endpoint)
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

function toRefusal(error: FastifyError | Refusal, endpoint: Endpoint | undefined): Refusal | null {
  if (error instanceof Refusal) return error
  const max = endpoint === undefined ? null : maxFileBytes(endpoint)
  if (error.validation) {
    const field = fieldOf(error)
    const isLarge = max !== null && field === 'body.file' && error.validation[0]?.keyword === 'too_big'
    return isLarge ? new Refusal('upload.large', { most: max }) : new Refusal('request.invalid', { field })
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' && max !== null) return new Refusal('upload.large', { most: max })
  if (isUnreachable(error)) return new Refusal('server.unavailable', { retryAfter: 2 })
  if (error.statusCode === 429) return new Refusal('request.too-many')
  // Its statement, or its wait for a lock, was stopped by the time limits of the requests' connections.
  if (error.code === '57014' || error.code === '55P03') return new Refusal('request.too-long')
  // PostgreSQL keeps no NUL characters; whoever sends one sent no text of ours.
  if (error.code === '22021') return new Refusal('request.invalid', { field: 'query' })
  const isCallers = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
  return isCallers ? new Refusal('request.invalid', { field: 'body' }) : null
}

const longestField = 100

/** Where a call is not valid: the part of it, and the path within; what a caller named there is cut. */
function fieldOf({ validation, validationContext }: FastifyError): string | undefined {
  const [first] = validation ?? []
  if (!first || !validationContext) return undefined
  const part = validationContext === 'querystring' ? 'query' : validationContext
  return [part, ...first.instancePath.split('/').filter(Boolean)].join('.').slice(0, longestField)
}

function failureOf({ code, particulars }: Refusal): Failure {
  const { retryAfter, field, nearest, most, download, room, search, weights, cells } = particulars
  return {
    result: false,
    code,
    ...(field && { field }),
    ...(nearest && { nearest }),
    ...(most && { most }),
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
