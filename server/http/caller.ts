import type { FastifyRequest } from 'fastify'
import type { Caller } from './turns/caller.ts'
import { userOf } from './user.ts'

export function callerOf(request: FastifyRequest): Caller {
  return { account: userOf(request).id, signal: request.signal }
}
