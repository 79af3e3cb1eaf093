import type { FastifyInstance } from 'fastify'
import { getProfile, refreshSession, signIn, signOut } from '#contract/session.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Deps, serve, userOf } from '#server/http/serve.ts'
import { tokyoTime } from '#server/http/tokyo.ts'
import { checkAttempts, forgetFailures, recordFailure } from './limits.ts'
import { isPassword } from './password.ts'
import { endSession, findAccount, findUser, type RefreshToken, rotateSession, startSession } from './queries.ts'
import { signingKey, signToken, tokenMinutes } from './token.ts'

export function sessionRoutes(app: FastifyInstance, { db, clock }: Deps): void {
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
    const attempt = { email: body.email.toLowerCase(), address: request.ip, now }
    await checkAttempts(db, attempt)

    const account = await findAccount(db, attempt.email)
    const fits = await isPassword(account?.password_hash, body.password)
    if (!account || !fits || account.is_disabled) {
      await recordFailure(db, attempt)
      throw new Refusal('session.credentials')
    }
    await forgetFailures(db, attempt)
    const refresh = await startSession(db, account.id, now)
    return { ...(await tokens(refresh, now)), mente: false, name: account.name, ip: '' as const }
  })

  serve(app, refreshSession, async ({ body }) => {
    const now = clock()
    const refresh = await rotateSession(db, body.refresh_token, now)
    if (!(await findUser(db, refresh.handle, refresh.accountId, now))) throw new Refusal('session.expired')
    return tokens(refresh, now)
  })

  serve(app, signOut, async ({ body }) => {
    await endSession(db, body.refresh_token, clock())
    return { result: true as const }
  })

  serve(app, getProfile, async (_, request) => {
    const user = userOf(request)
    return {
      name: user.name,
      email: user.email,
      company_name: user.companyName,
      department_name: user.departmentName,
      supported_vendors: [...user.supportedVendors],
    }
  })
}
