import type { FastifyRequest } from 'fastify'
import { CallContext } from '#contract/wire/endpoint.ts'

/** What every call may say of itself; something else in its place is as good as nothing. */
export function contextOf(request: FastifyRequest): CallContext {
  return CallContext.safeParse(request.query).data ?? {}
}
