import type { ZodType } from 'zod'
import type { Endpoint, Output, Request } from '#contract/endpoint.ts'
import { refreshSession } from '#contract/session.ts'
import { isCurrent } from '../session/clock.ts'
import { type Auth, clearAuth, readAuth, writeAuth } from '../session/store.ts'
import { CallFailed, type Parts, send } from './send.ts'

const listeners = new Set<() => void>()

/** Be told when the session is over and cannot be renewed; returns how to stop listening. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Make one call of the contract. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Request<E>,
  signal?: AbortSignal,
): Promise<Output<E>> {
  const isPublic = endpoint.access === 'public'
  const auth = isPublic ? await readAuth() : await freshAuth()
  if (!isPublic && !auth) return sessionOver()
  try {
    const answer = await send(endpoint, input as Parts, auth, signal)
    return (endpoint.response as ZodType<Output<E>>).parse(answer)
  } catch (error) {
    if (!isPublic && error instanceof CallFailed && error.logout) return sessionOver()
    throw error
  }
}

function sessionOver(): never {
  for (const listener of listeners) listener()
  throw new CallFailed('session.expired')
}

/** The session with a token that is still good, renewed when need be; null when there is none to renew. */
async function freshAuth(): Promise<Auth | null> {
  const auth = await readAuth()
  if (!auth || isCurrent(auth.token_period, new Date())) return auth
  renewal ??= inOneTab(renew).finally(() => {
    renewal = undefined
  })
  return renewal
}

/** Calls that find the token past its period at the same time wait for the same renewal. */
let renewal: Promise<Auth | null> | undefined

/** One tab renews, the others wait and find it done. Plain http has no locks; there each tab is on its own. */
function inOneTab<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? (navigator.locks.request('satoyama-session', work) as Promise<T>) : work()
}

async function renew(): Promise<Auth | null> {
  const auth = await readAuth()
  if (!auth || isCurrent(auth.token_period, new Date())) return auth
  const body = { token: auth.token, refresh_token: auth.refresh_token }
  try {
    const renewed = { ...auth, ...refreshSession.response.parse(await send(refreshSession, { body }, auth)) }
    await writeAuth(renewed)
    return renewed
  } catch (error) {
    if (isWorthAnotherTry(error)) throw error
    await clearAuth()
    return null
  }
}

/** A line that is down or a server in trouble says nothing about the session. */
function isWorthAnotherTry(error: unknown): boolean {
  return error instanceof CallFailed && ['timeout', 'network', 'fault', 'request.too-many'].includes(error.code)
}
