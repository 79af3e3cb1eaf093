import type { FastifyRequest } from 'fastify'
import { CallContext, type Endpoint } from '#contract/wire/endpoint.ts'
import { namesOf } from '#contract/wire/field-names.ts'
import { nearest } from '#server/imports/nearest.ts'
import { Refusal } from './refusal.ts'

/** What every call may carry besides its own fields. */
const everywhere = Object.keys(CallContext.shape)

/**
 * Refuse a parameter that the call does not have, by its name and with the one that was most likely meant. To pass it over would answer
 * another question: `asof` for `asOf` is today's figures in place of a past day's.
 */
export function refuseUnknown(endpoint: Endpoint, { query, body, method }: FastifyRequest): void {
  const isLong = endpoint.isLong && method === 'POST'
  refuseOthers('query', query, isLong ? [] : namesOf(endpoint.query))
  if (isLong) refuseOthers('query', body, namesOf(endpoint.query))
  else if (endpoint.body) refuseOthers('body', body, namesOf(endpoint.body))
}

function refuseOthers(part: 'query' | 'body', sent: unknown, names: readonly string[] | null): void {
  if (names === null || typeof sent !== 'object' || sent === null || Array.isArray(sent)) return
  const unknown = Object.keys(sent).find((name) => !names.includes(name) && !everywhere.includes(name))
  if (unknown === undefined) return
  throw new Refusal('request.invalid', { field: `${part}.${unknown}`.slice(0, 100), nearest: nearest(unknown, names) })
}
