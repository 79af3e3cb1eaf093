import type { FastifyInstance } from 'fastify'
import { changeRules, resetRules, unmetRules } from '#contract/password-rules.ts'
import { changePassword, getPasswordReset, requestPasswordReset, resetPassword } from '#contract/passwords.ts'
import type { Db } from '#server/db/database.ts'
import { contextOf } from '#server/http/call-context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Deps, serve } from '#server/http/serve.ts'
import { setPassword } from '#server/session/accounts.ts'
import { countAttempt, limits } from '#server/session/limits.ts'
import { hashPassword, isPassword } from '#server/session/password.ts'
import { findAccount, handleOf } from '#server/session/queries.ts'
import { findResetLink, makeResetLink, useResetLink } from './reset-links.ts'
import { resetMail } from './reset-mail.ts'

export function passwordRoutes(app: FastifyInstance, deps: Deps): void {
  serveResetRequest(app, deps)
  serveReset(app, deps)
  serveChange(app, deps)
}

function serveResetRequest(app: FastifyInstance, { db, clock, config, postbox, address }: Deps): void {
  serve(app, requestPasswordReset, async ({ body }, request) => {
    const now = clock()
    await countAttempt(db, limits.resetRequest, { email: body.email, address: request.ip, now })
    const account = await findAccount(db, body.email)
    request.log.info({ account: account?.id ?? null }, 'password reset asked for')
    if (!account || account.is_disabled) throw new Refusal('password.email-unknown')

    const { id: accountId, name, email: to } = account
    const language = account.language ?? contextOf(request).lang ?? 'ja'
    await db.transaction().execute(async (tx) => {
      const { token, expiresAt } = await makeResetLink(tx, accountId, now)
      const text = resetMail[language]({ name, link: `${address()}/reset/${token}`, supportEmail: config.supportEmail })
      await postbox.post(tx, { kind: 'password-reset', to, ...text, language, accountId, expiresAt }, now)
    })
    return { isMailed: config.smtpUrl !== null }
  })
}

function serveReset(app: FastifyInstance, { db, clock }: Deps): void {
  serve(app, getPasswordReset, async ({ params }) => {
    const link = await findResetLink(db, params.token, clock())
    if (!link) throw new Refusal('password.link-expired')
    return { expiresAt: link.expires_at.toISOString() }
  })

  serve(app, resetPassword, async ({ body }, request) => {
    const now = clock()
    checkNew(resetRules, body)
    const attempt = await countAttempt(db, limits.resetLink, { email: '', address: request.ip, now })
    const link = await findResetLink(db, body.token, now)
    if (!link) throw new Refusal('password.link-expired')
    await attempt.forgive()

    const hash = await hashOfAnother(link.password_hash, body.password)
    await db.transaction().execute(async (tx) => {
      await lockPassword(tx, link.account_id) // Before the link, in the order of a change.
      if (!(await useResetLink(tx, body.token, now))) throw new Refusal('password.link-expired')
      await setPassword(tx, { accountId: link.account_id, hash, now })
    })
    return {}
  })
}

function serveChange(app: FastifyInstance, { db, clock }: Deps): void {
  serve(app, changePassword, async ({ body }, request) => {
    const now = clock()
    checkNew(changeRules, body)
    const attempt = await countAttempt(db, limits.password, { email: body.email, address: request.ip, now })
    const account = await findAccount(db, body.email)
    const fits = await isPassword(account?.password_hash, body.current)
    if (!account || !fits || account.is_disabled) throw new Refusal('session.credentials')
    await attempt.forgive()

    const { id: accountId, password_hash: current } = account
    const hash = await hashOfAnother(current, body.password)
    const keep = handleOf(contextOf(request).refresh_token ?? '')
    await db.transaction().execute(async (tx) => {
      // Of two changes at once the second no longer brings the present password.
      if ((await lockPassword(tx, accountId)) !== current) throw new Refusal('session.credentials')
      await setPassword(tx, { accountId, hash, keep, now })
    })
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
