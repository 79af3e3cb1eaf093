import type { FastifyInstance } from 'fastify'
import { listTokens, makeToken, removeToken } from '#contract/account/tokens.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { requirePassword } from '#server/session/require-password.ts'
import { addToken, endToken, listTokensOf } from './queries.ts'

export function tokenRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  serve(app, listTokens, async (_, request) => listTokensOf(db, userOf(request).id, clock()))

  serve(app, makeToken, async ({ body: { password, ...token } }, request) => {
    await requirePassword(deps, request, password)
    return addToken(db, { accountId: userOf(request).id, ...token, now: clock() })
  })

  serve(app, removeToken, async ({ params: { handle } }, request) => {
    if (!(await endToken(db, userOf(request).id, handle, clock()))) throw new Refusal('token.not-found')
    return {}
  })
}
