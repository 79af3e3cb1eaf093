import type { FastifyInstance } from 'fastify'
import { isPasswordExpired } from '#server/session/password-age.ts'
import { findUser } from '#server/session/queries.ts'
import { readToken, signingKey } from '#server/session/token.ts'
import { Refusal } from './refusal.ts'
import type { Deps } from './serve.ts'

/** Every endpoint of the contract needs a good token of a live session, unless the endpoint itself says public; then its own flags count. */
export function requireSignIn(app: FastifyInstance, { db, clock }: Deps): void {
  app.decorateRequest('user', null)
  app.addHook('onRequest', async (request) => {
    const { endpoint } = request.routeOptions.config
    if (!endpoint || endpoint.access === 'public') return

    const token = request.headers.token
    if (typeof token !== 'string' || token === '') throw new Refusal('session.missing')
    const now = clock()
    const bearer = await readToken(await signingKey(db), token, now)
    const user = bearer && (await findUser(db, bearer.handle, bearer.accountId, now))
    if (!user) throw new Refusal('session.expired')
    if (!endpoint.whilePasswordExpired && isPasswordExpired(user.passwordChangedAt, now))
      throw new Refusal('password.expired')
    if (endpoint.closedToTrials && user.isTrial) throw new Refusal('trial.not-available')
    request.user = user
  })
}
