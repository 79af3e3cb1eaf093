import type { FastifyInstance, FastifyRequest } from 'fastify'
import { listSessions, refreshSession, removeOtherSessions, removeSession, signIn, signOut } from '#contract/session.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Deps, serve, userOf } from '#server/http/serve.ts'
import { tokyoTime } from '#server/http/tokyo.ts'
import { countAttempt, limits } from './limits.ts'
import { isPassword } from './password.ts'
import { isPasswordExpired } from './password-age.ts'
import {
  endSession,
  endSessionsOf,
  findAccount,
  findUser,
  listSessionsOf,
  type RefreshToken,
  rotateSession,
  type Seen,
  startSession,
} from './queries.ts'
import { signingKey, signToken, tokenMinutes } from './token.ts'

export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  serveSignIn(app, deps)
  serveSessions(app, deps)
}

function serveSignIn(app: FastifyInstance, { db, clock }: Deps): void {
  async function tokens(refresh: RefreshToken, now: Date) {
    return {
      result: true as const,
      token: await signToken(await signingKey(db), refresh, now),
      token_period: tokyoTime(new Date(now.getTime() + tokenMinutes * 60_000)),
      refresh_token: refresh.text,
    }
  }

  serve(app, signIn, async ({ body }, request) => {
    const now = clock()
    const attempt = await countAttempt(db, limits.password, { email: body.email, address: request.ip, now })
    const account = await findAccount(db, body.email)
    const fits = await isPassword(account?.password_hash, body.password)
    if (!account || !fits || account.is_disabled) throw new Refusal('session.credentials')

    await attempt.forgive()
    const refresh = await startSession(db, account.id, seenFrom(request), now)
    return {
      ...(await tokens(refresh, now)),
      mente: false,
      password_expired: isPasswordExpired(account.password_changed_at, now),
      name: account.name,
      ip: '' as const,
    }
  })

  serve(app, refreshSession, async ({ body }, request) => {
    const now = clock()
    const refresh = await rotateSession(db, body.refresh_token, seenFrom(request), now)
    if (!(await findUser(db, refresh.handle, refresh.accountId, now))) throw new Refusal('session.expired')
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

function seenFrom(request: FastifyRequest): Seen {
  return { address: request.ip, userAgent: request.headers['user-agent'] }
}
