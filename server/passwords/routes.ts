import type { FastifyInstance } from 'fastify'
import { changeRules, resetRules, unmetRules } from '#contract/account/password-rules.ts'
import { changePassword, getPasswordReset, requestPasswordReset, resetPassword } from '#contract/account/passwords.ts'
import { networkCounter, resetRequestCounters } from '#server/access/limits/attempt-counters.ts'
import { countAttempt } from '#server/access/limits/attempts.ts'
import { forgetPlaces, notePlace, standingOf } from '#server/access/limits/known-places.ts'
import { limits } from '#server/access/limits/limits.ts'
import { findAccount } from '#server/access/users.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { contextOf } from '#server/http/call-context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { setPassword } from '#server/session/accounts.ts'
import { setAddress } from '#server/session/addresses.ts'
import { setBrowserCookie } from '#server/session/browser-cookie.ts'
import { refuseGuessable } from '#server/session/new-password.ts'
import { hashPassword, isPassword } from '#server/session/password.ts'
import { handleOf } from '#server/session/refresh-token.ts'
import { claimantOf, tryPassword } from '#server/session/try-password.ts'
import { findResetLink, hasNewLink, makeResetLink, useResetLink } from './reset-links.ts'
import { resetMail } from './reset-mail.ts'

export function passwordRoutes(app: FastifyInstance, deps: Deps): void {
  serveResetRequest(app, deps)
  serveReset(app, deps)
  serveChange(app, deps)
}

function serveResetRequest(app: FastifyInstance, { db, clock, config, postbox, address }: Deps): void {
  serve(app, requestPasswordReset, async ({ body }, request) => {
    const now = clock()
    const claimant = claimantOf(request, body.email)
    const standing = await standingOf(db, claimant, now)
    await countAttempt(db, limits.resetRequest, resetRequestCounters(claimant, standing), now)
    const account = await findAccount(db, body.email)
    request.log.info({ account: account?.id ?? null }, 'password reset asked for')
    if (!account || account.is_disabled) throw new Refusal('password.email-unknown')

    const { id: accountId, name, email: to } = account
    const language = account.language ?? contextOf(request).lang ?? 'ja'
    await db.transaction().execute(async (tx) => {
      await lockPassword(tx, accountId) // Of two who ask at once the second sees the link of the first.
      // Strangers cannot fill the mailbox, nor use up the owner's tries: a good link is in it already.
      if (standing === 'stranger' && (await hasNewLink(tx, accountId, now))) return
      const { token, expiresAt } = await makeResetLink(tx, accountId, now)
      const body = resetMail[language]({ name, link: `${address()}/reset/${token}`, supportEmail: config.supportEmail })
      await postbox.post(tx, { kind: 'password-reset', to, body, language, accountId, expiresAt }, now)
    })
    return { isMailed: config.smtpUrl !== null }
  })
}

function serveReset(app: FastifyInstance, { db, clock, config }: Deps): void {
  serve(app, getPasswordReset, async ({ params }) => {
    const link = await findResetLink(db, params.token, clock())
    if (!link) throw new Refusal('password.link-expired')
    return { expiresAt: link.expires_at.toISOString() }
  })

  serve(app, resetPassword, async ({ body }, request, reply) => {
    const now = clock()
    checkNew(resetRules, body)
    const { address, browser } = claimantOf(request, '')
    const link = await findResetLink(db, body.token, now)
    if (!link) {
      await countAttempt(db, limits.resetLink, [networkCounter(limits.resetLink, { address })], now)
      throw new Refusal('password.link-expired')
    }
    await refuseGuessable(body.password, link)
    const hash = await hashOfAnother(link.password_hash, body.password)
    const accountId = link.account_id
    const browserCookie = await db.transaction().execute(async (tx) => {
      await lockPassword(tx, accountId) // Before the link, in the order of a change.
      if (!(await useResetLink(tx, body.token, now))) throw new Refusal('password.link-expired')
      await setPassword(tx, { accountId, hash, now })
      if (!link.is_address_proven) await setAddress(tx, { accountId, email: link.email, now })
      // Whoever used the account before may have been somebody else; who opens its mail is its owner.
      await forgetPlaces(tx, accountId)
      return notePlace(tx, { accountId, address, browser, now })
    })
    setBrowserCookie(reply, browserCookie, config)
    return {}
  })
}

function serveChange(app: FastifyInstance, deps: Deps): void {
  const { db, clock, config } = deps
  serve(app, changePassword, async ({ body }, request, reply) => {
    checkNew(changeRules, body)
    const account = await tryPassword(deps, { email: body.email, password: body.current }, request)
    if (!account) throw new Refusal('session.credentials')

    const { id: accountId, password_hash: current } = account
    await refuseGuessable(body.password, account)
    const hash = await hashOfAnother(current, body.password)
    const keep = handleOf(contextOf(request).refresh_token ?? '')
    const { address, browser } = claimantOf(request, body.email)
    const now = clock()
    const browserCookie = await db.transaction().execute(async (tx) => {
      // Of two changes at once the second no longer brings the present password.
      if ((await lockPassword(tx, accountId)) !== current) throw new Refusal('session.credentials')
      await setPassword(tx, { accountId, hash, keep, now })
      return notePlace(tx, { accountId, address, browser, now })
    })
    setBrowserCookie(reply, browserCookie, config)
    return {}
  })
}

function checkNew(
  rules: Parameters<typeof unmetRules>[0],
  { password, confirmation }: { readonly password: string; readonly confirmation: string },
): void {
  if (password !== confirmation) throw new Refusal('password.mismatch')
  if (unmetRules(rules, password).length > 0) throw new Refusal('password.rules')
}

/** Hash of a new password, which must not be the present one. */
async function hashOfAnother(present: string, password: string): Promise<string> {
  if (await isPassword(present, password)) throw new Refusal('password.same')
  return hashPassword(password)
}

async function lockPassword(tx: Db, accountId: number): Promise<string> {
  const { password_hash } = await tx
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return password_hash
}
