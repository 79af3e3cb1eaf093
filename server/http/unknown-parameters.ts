import type { FastifyRequest } from 'fastify'
import type { ZodType } from 'zod'
import { CallContext, type Endpoint } from '#contract/wire/endpoint.ts'
import { unknownField } from '#contract/wire/field-names.ts'
import { nearest } from '#contract/wire/nearest.ts'
import { Refusal } from './refusal.ts'

/** What every call may carry besides its own fields. */
const everywhere = Object.keys(CallContext.shape)

/**
 * Refuse a parameter that the call does not have, by its name and with the one that was most likely meant, at any depth of a body. To pass
 * it over would answer another question: `asof` for `asOf` is today's figures in place of a past day's.
 */
export function refuseUnknown(endpoint: Endpoint, { query, body, method }: FastifyRequest): void {
  const isLong = endpoint.isLong && method === 'POST'
  refuseOthers('query', query, isLong ? undefined : endpoint.query)
  if (isLong) refuseOthers('query', body, endpoint.query)
  else if (endpoint.body) refuseOthers('body', body, endpoint.body)
}

function refuseOthers(part: 'query' | 'body', sent: unknown, schema: ZodType | undefined): void {
  if (Array.isArray(sent)) return // No call takes one: it is a wrong type, and told as such.
  const unknown = unknownField(schema, sent, everywhere)
  if (!unknown) return
  const { path, names } = unknown
  const field = `${part}.${path}`.slice(0, 100)
  throw new Refusal('request.invalid', { field, nearest: nearest(path.slice(path.lastIndexOf('.') + 1), names) })
}
