import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BaseDeps } from '#server/http/base-deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { User } from '#server/http/user.ts'
import { findTokenOwner } from './access-tokens.ts'
import { tokenLookups } from './anonymous-limits.ts'
import { networkCounter } from './limits/attempt-counters.ts'
import { countAttempt } from './limits/attempts.ts'
import { limits } from './limits/limits.ts'
import { isPasswordExpired } from './password-age.ts'
import { type PrintPasses, passMark } from './print-passes.ts'
import { readToken, signingKey } from './session-token.ts'
import { findTokenUser, findUser } from './users.ts'

/** How every access token begins. */
const mark = 'sty_'

interface SignInDeps extends BaseDeps {
  /** Leave for the browser that prints pages. */
  readonly passes?: PrintPasses
}

/** Every endpoint of the contract needs a good token, of a live session or of a program, unless the endpoint itself says public; then its own flags count. */
export function requireSignIn(app: FastifyInstance, deps: SignInDeps): void {
  app.decorateRequest('user', null)
  app.addHook('onRequest', async (request) => {
    const { endpoint } = request.routeOptions.config
    if (!endpoint) return
    const credential = credentialOf(request)
    if (endpoint.access === 'public') {
      if (endpoint.closedToTokens && credential?.isProgram) throw new Refusal('token.not-allowed')
      return
    }
    if (!credential) throw new Refusal('session.missing')
    const now = deps.clock()
    const user = credential.isProgram
      ? await tokenLookups.run(() => programOf(credential.token, request, deps))
      : await personOf(credential.token, request, deps)
    if (endpoint.closedToTokens && credential.isProgram) throw new Refusal('token.not-allowed')
    // Changing the password and signing out are public; nothing else answers whoever's password has run out.
    if (isPasswordExpired(user.passwordChangedAt, now)) throw new Refusal('password.expired')
    if (endpoint.closedToTrials && user.isTrial) throw new Refusal('trial.not-available')
    request.user = user
  })
}

interface Credential {
  readonly token: string
  /** A program's access token rather than the token of a session. */
  readonly isProgram: boolean
}

/** The `token` header, as browsers send it, or a bearer's authorization; whatever else a proxy may have put there is not ours. */
function credentialOf({ headers }: FastifyRequest): Credential | null {
  const { token, authorization = '' } = headers
  if (typeof token === 'string' && token !== '') return { token, isProgram: token.startsWith(mark) }
  const bearer = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
  return bearer ? { token: bearer, isProgram: true } : null
}

async function personOf(token: string, request: FastifyRequest, deps: SignInDeps): Promise<User> {
  const { db, clock } = deps
  const now = clock()
  if (token.startsWith(passMark)) return printerOf(token, request, deps)
  const bearer = await readToken(await signingKey(db), token, now)
  const user = bearer && (await findUser(db, bearer.handle, bearer.accountId, now))
  if (!user) throw new Refusal('session.expired')
  return user
}

/** The account for which this server prints a page, which only reads. */
async function printerOf(pass: string, { method }: FastifyRequest, { db, clock, passes }: SignInDeps): Promise<User> {
  const accountId = method === 'GET' ? passes?.accountOf(pass, clock()) : undefined
  const user = accountId === undefined ? undefined : await findTokenUser(db, accountId)
  if (!user) throw new Refusal('session.expired')
  return user
}

async function programOf(token: string, request: FastifyRequest, { db, clock }: SignInDeps): Promise<User> {
  const now = clock()
  const accountId = await findTokenOwner(db, token, now)
  const user = accountId === undefined ? undefined : await findTokenUser(db, accountId)
  if (user) return user
  await countAttempt(db, limits.accessToken, [networkCounter(limits.accessToken, { address: request.ip })], now)
  throw new Refusal('token.invalid')
}
