import type { ZodType } from 'zod'
import { refreshSession } from '#contract/account/session.ts'
import type { Endpoint, Output, Request } from '#contract/wire/endpoint.ts'
import { endsSession } from '#contract/wire/refusals.ts'
import { type Auth, clearAuth, readAuth, replaceTokens } from './auth-store.ts'
import { isCurrent, withPeriod } from './clock.ts'
import { CallFailed, type RequestParts, send } from './send.ts'
import { announce } from './turns.ts'

/** Make one call of the contract. What its failure means for the session is announced; the caller only has to show it. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Request<E>,
  signal?: AbortSignal,
): Promise<Output<E>> {
  const attempt = (auth: Auth | null) => ordinary(endpoint, input as RequestParts, auth, signal)
  if (endpoint.access === 'public') return attempt(await readAuth())

  const auth = await freshAuth()
  if (!auth) {
    announce('missing')
    throw new CallFailed('session.missing')
  }
  try {
    return await attempt(auth)
  } catch (error) {
    if (!endsTheSession(error)) throw error
    const renewed = error.status === 401 ? await renewedOrNull(auth) : null
    return renewed ? attempt(renewed).catch(over) : over(error)
  }
}

async function ordinary<E extends Endpoint>(endpoint: E, parts: RequestParts, auth: Auth | null, signal?: AbortSignal) {
  try {
    const answer = withPeriod(await send(endpoint, parts, auth, signal), new Date())
    return (endpoint.response as ZodType<Output<E>>).parse(answer)
  } catch (error) {
    if (error instanceof CallFailed && error.mente) announce('maintenance')
    if (error instanceof CallFailed && error.code === 'password.expired') announce('password-expired')
    throw error
  }
}

function endsTheSession(error: unknown): error is CallFailed {
  if (!(error instanceof CallFailed)) return false
  return error.logout || error.status === 401 || endsSession.some((code) => code === error.code)
}

async function over(error: unknown): Promise<never> {
  if (endsTheSession(error)) {
    await clearAuth()
    announce(error.logout ? 'ended' : 'expired')
  }
  throw error
}

/** A token that the server no longer takes although our clock still does: where the clocks differ, a renewal helps. */
async function renewedOrNull(used: Auth): Promise<Auth | null> {
  try {
    return await renewOnce(used)
  } catch (error) {
    if (endsTheSession(error)) throw error
    return null
  }
}

/**
 * The session with a token that is still good, renewed when need be; null when none is stored. Throws, and announces
 * that the login has expired, when there is one that cannot be renewed.
 */
export async function freshAuth(): Promise<Auth | null> {
  const auth = await readAuth()
  return auth && !isCurrent(auth.token_period, new Date()) ? renewOnce(auth) : auth
}

/** Calls that find the token past its period at the same time wait for the same renewal. */
let renewal: Promise<Auth> | undefined

function renewOnce(stale: Auth): Promise<Auth> {
  renewal ??= inOneTab(() => renew(stale)).finally(() => {
    renewal = undefined
  })
  return renewal
}

/** One tab renews, the others wait and find it done. Plain http has no locks; there each tab is on its own. */
function inOneTab<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? (navigator.locks.request('satoyama-session', work) as Promise<T>) : work()
}

async function renew(stale: Auth): Promise<Auth> {
  const auth = await readAuth()
  if (!auth) {
    announce('missing')
    throw new CallFailed('session.missing')
  }
  if (auth.token !== stale.token) return auth
  try {
    const body = { token: stale.token, refresh_token: stale.refresh_token }
    const answer = withPeriod(await send(refreshSession, { body }, stale), new Date())
    const renewed = await replaceTokens(stale, refreshSession.response.parse(answer))
    if (renewed) return renewed
  } catch (error) {
    if (error instanceof CallFailed && error.mente) announce('maintenance')
    if (isWorthAnotherTry(error)) throw error
    await clearAuth()
    announce('expired')
    throw new CallFailed('session.expired')
  }
  throw new CallFailed('session.missing')
}

/** What stands before a server answers so while that is away. */
const awayStatuses = [502, 503, 504]

/** A line that is down or a server that is away says nothing about the session; one that answers without tokens ends it. */
function isWorthAnotherTry(error: unknown): boolean {
  if (!(error instanceof CallFailed) || error.logout || error.status === 401) return false
  if (error.mente || (error.status !== undefined && awayStatuses.includes(error.status))) return true
  return ['timeout', 'network', 'request.too-many', 'server.unavailable'].includes(error.code)
}
