import type { FastifyRequest } from 'fastify'
import type { Caller } from '#server/market/cache/caller.ts'
import type { Deps } from './deps.ts'
import { userOf } from './user.ts'

export function callerOf(request: FastifyRequest): Caller {
  return { account: userOf(request).id, signal: request.signal }
}

/** What opens the market for somebody who waits for the answer. */
export interface MarketDeps extends Pick<Deps, 'db' | 'market' | 'clock'> {
  readonly caller: Caller
}

/** What a feature works with, for somebody who waits for the answer. */
export interface CallDeps extends Deps {
  readonly caller: Caller
}

export const forCaller = (deps: Deps, request: FastifyRequest): CallDeps => ({ ...deps, caller: callerOf(request) })
