import type { FastifyRequest } from 'fastify'
import { type Deps, userOf } from './serve.ts'

/** Who waits for something that takes long. */
export interface Caller {
  /** Account whose turn it is; 0 is the server itself. */
  readonly account: number
  /** Aborts when the connection breaks before the answer; the server itself has none. */
  readonly signal?: AbortSignal
}

/** The server itself, which never leaves. */
export const ownCaller: Caller = { account: 0 }

export function callerOf(request: FastifyRequest): Caller {
  return { account: userOf(request).id, signal: request.signal }
}

/** What a feature works with, for somebody who waits for the answer. */
export interface CallDeps extends Deps {
  readonly caller: Caller
}

export const forCaller = (deps: Deps, request: FastifyRequest): CallDeps => ({ ...deps, caller: callerOf(request) })
