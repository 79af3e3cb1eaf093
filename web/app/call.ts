import type { ZodType } from 'zod'
import { type Endpoint, Failure, type Output, type Request } from '#contract/endpoint.ts'
import { refreshSession } from '#contract/session.ts'
import { language } from '../i18n/language.ts'
import { isCurrent } from '../session/clock.ts'
import { type Auth, clearAuth, readAuth, writeAuth } from '../session/store.ts'
import { config } from './config.ts'

const longestWait = 30_000

/** An answer that was not the one asked for: a refusal's code, `timeout`, `network` or `fault`. */
export class CallFailed extends Error {
  readonly code: string
  readonly requestId: string | undefined
  readonly retryAfter: number | undefined
  constructor(code: string, { requestId, retryAfter }: { requestId?: string; retryAfter?: number } = {}) {
    super(code)
    this.code = code
    this.requestId = requestId
    this.retryAfter = retryAfter
  }
}

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
  const auth = endpoint.access === 'public' ? await readAuth() : await freshAuth()
  if (endpoint.access !== 'public' && !auth) return sessionOver()
  const answer = await send(endpoint, input as Sent, auth, signal)
  if (answer instanceof Failure_) {
    if (answer.failure.logout && endpoint.access !== 'public') return sessionOver()
    throw new CallFailed(answer.failure.code, answer.failure)
  }
  return (endpoint.response as ZodType<Output<E>>).parse(answer)
}

interface Sent {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: Record<string, unknown>
}

class Failure_ {
  readonly failure: Failure
  constructor(failure: Failure) {
    this.failure = failure
  }
}

async function send(
  endpoint: Endpoint,
  { params = {}, query = {}, body }: Sent,
  auth: Auth | null,
  signal?: AbortSignal,
): Promise<unknown> {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  // Only the session's public handle travels on ordinary calls; the secret stays here.
  const context = { lang: language(), refresh_token: auth?.refresh_token.split('.')[0] ?? '', remote_addr: '' }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...query, ...context })) {
    if (value !== undefined) search.set(name, String(value))
  }
  const timeout = AbortSignal.timeout(longestWait)
  const isPost = endpoint.method === 'POST'
  try {
    const reply = await fetch(`${config().api}${path}?${search}`, {
      method: endpoint.method,
      headers: { ...(auth && { token: auth.token }), ...(isPost && { 'content-type': 'application/json' }) },
      ...(isPost && { body: JSON.stringify({ ...(body ?? {}), lang: language() }) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    const answer: unknown = await reply.json()
    if (!reply.ok) return new Failure_(Failure.parse(answer))
    return endpoint.envelope === 'bare' ? answer : (answer as { data: unknown }).data
  } catch (error) {
    if (signal?.aborted) throw error
    throw new CallFailed(timeout.aborted ? 'timeout' : 'network')
  }
}

function sessionOver(): never {
  for (const listener of listeners) listener()
  throw new CallFailed('session.expired')
}

/** The session with a token that is still good, renewed when need be; null when there is none to renew. */
export async function freshAuth(): Promise<Auth | null> {
  const auth = await readAuth()
  if (!auth || isCurrent(auth.token_period, new Date())) return auth
  return onlyOnce(renew)
}

/** One tab and one call renews; the others wait and find it done. */
function onlyOnce<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? (navigator.locks.request('satoyama-session', work) as Promise<T>) : work()
}

async function renew(): Promise<Auth | null> {
  const auth = await readAuth()
  if (!auth || isCurrent(auth.token_period, new Date())) return auth
  const body = { token: auth.token, refresh_token: auth.refresh_token }
  const answer = await send(refreshSession, { body }, auth)
  if (answer instanceof Failure_) {
    await clearAuth()
    return null
  }
  const renewed = { ...auth, ...refreshSession.response.parse(answer) }
  await writeAuth(renewed)
  return renewed
}
