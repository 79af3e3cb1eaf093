import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  listSessions,
  refreshSession,
  removeOtherSessions,
  removeSession,
  signIn,
  signOut,
} from '#contract/account/session.ts'
import { tokyoTime } from '#contract/wire/tokyo.ts'
import { browserSubject, notePlace } from '#server/access/limits/known-places.ts'
import { isPasswordExpired } from '#server/access/password-age.ts'
import { signingKey, signToken, tokenMinutes } from '#server/access/session-token.ts'
import { findUser } from '#server/access/users.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { browserOf, setBrowserCookie } from './browser-cookie.ts'
import {
  endSession,
  endSessionsOf,
  listSessionsOf,
  noteBrowser,
  type RefreshToken,
  rotateSession,
  type SessionOrigin,
  startSession,
} from './sessions.ts'
import { tryPassword } from './try-password.ts'

export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  serveSignIn(app, deps)
  serveSessions(app, deps)
}

function serveSignIn(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  async function tokens(refresh: RefreshToken, now: Date) {
    return {
      result: true as const,
      token: await signToken(await signingKey(db), refresh, now),
      token_period: tokyoTime(new Date(now.getTime() + tokenMinutes * 60_000)),
      refresh_token: refresh.text,
    }
  }

  serve(app, signIn, async ({ body }, request, reply) => {
    const account = await tryPassword(deps, body, request)
    if (!account) throw new Refusal('session.credentials')

    const now = clock()
    const browser = await meet(deps, account.id, { request, reply })
    const refresh = await startSession(db, { accountId: account.id, origin: originOf(request), browser, now })
    return {
      ...(await tokens(refresh, now)),
      mente: false,
      password_expired: isPasswordExpired(account.password_changed_at, now),
      name: account.name,
      ip: '' as const,
    }
  })

  serve(app, refreshSession, async ({ body }, request, reply) => {
    const now = clock()
    const refresh = await rotateSession(db, body.refresh_token, originOf(request), now)
    if (!(await findUser(db, refresh.handle, refresh.accountId, now))) throw new Refusal('session.expired')
    // Programs keep no cookie, and need no new one with every renewal.
    if (refresh.browser === null || browserOf(request))
      await noteBrowser(db, refresh.handle, await meet(deps, refresh.accountId, { request, reply }))
    return tokens(refresh, now)
  })

  serve(app, signOut, async ({ body }) => {
    await endSession(db, body.refresh_token, clock())
    return { result: true as const }
  })
}

function serveSessions(app: FastifyInstance, { db, clock }: Deps): void {
  serve(app, listSessions, async (_, request) => {
    const { id, handle } = userOf(request)
    const sessions = await listSessionsOf(db, id, clock())
    return sessions.map((session) => ({
      handle: session.handle,
      startedAt: session.started_at.toISOString(),
      refreshedAt: session.refreshed_at.toISOString(),
      address: session.address,
      userAgent: session.user_agent,
      isThis: session.handle === handle,
    }))
  })

  serve(app, removeSession, async ({ params }, request) => {
    const { id } = userOf(request)
    const ended = await endSessionsOf(db, { accountId: id, why: 'ended', only: params.handle, now: clock() })
    if (ended === 0) throw new Refusal('session.not-found')
    return {}
  })

  serve(app, removeOtherSessions, async (_, request) => {
    const { id, handle } = userOf(request)
    return { ended: await endSessionsOf(db, { accountId: id, why: 'ended', but: handle, now: clock() }) }
  })
}

interface Call {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The account has shown itself in this browser and network: both are known from now on. Names the browser. */
async function meet({ db, clock, config }: Deps, accountId: number, { request, reply }: Call): Promise<string> {
  const place = { address: request.ip, browser: browserOf(request), now: clock() }
  const cookie = await notePlace(db, { accountId, ...place })
  setBrowserCookie(reply, cookie, config)
  return browserSubject(cookie)
}

function originOf(request: FastifyRequest): SessionOrigin {
  return { address: request.ip, userAgent: request.headers['user-agent'] }
}
