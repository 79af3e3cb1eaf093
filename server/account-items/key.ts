import type { FastifyRequest } from 'fastify'
import { userOf } from '#server/http/user.ts'
import type { ItemKey } from './tables.ts'

/** An item of the caller. */
export const keyOf = (request: FastifyRequest, id: number): ItemKey => ({ accountId: userOf(request).id, id })
