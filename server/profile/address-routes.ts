import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as contract from '#contract/account/address.ts'
import { accountCounter, networkCounter } from '#server/access/limits/attempt-counters.ts'
import { countAttempt } from '#server/access/limits/attempts.ts'
import { limits } from '#server/access/limits/limits.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { contextOf } from '#server/http/call-context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { voidAddressLinks } from '#server/session/accounts.ts'
import { setAddress } from '#server/session/addresses.ts'
import { requirePassword } from '#server/session/require-password.ts'
import { findAddressLink, findNewAddress, makeAddressLink, refuseFlooded } from './address-links.ts'
import { askedMail, changedMail, covered, questionMail } from './address-mail.ts'
import { getProfileOf } from './queries.ts'

export function addressRoutes(app: FastifyInstance, deps: Deps): void {
  serveAsking(app, deps)
  serveLink(app, deps)
}

/** Until the link is confirmed mail goes to the present address, which is told at once, and one signs in with it. */
function serveAsking(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  serve(app, contract.changeAddress, async ({ body }, request) => {
    const user = userOf(request)
    const email = body.email.toLowerCase()
    await requirePassword(deps, request, body.password)
    if (email === user.email && user.isAddressProven) throw new Refusal('address.same')
    await askFor(deps, request, email, async (tx, emailFields) => {
      if (email === user.email) return
      const { name } = user
      const mail = askedMail[emailFields.language]({ name, to: covered(email), supportEmail: deps.config.supportEmail })
      await deps.postbox.post(tx, { ...emailFields, kind: 'address-asked', to: user.email, body: mail }, clock())
    })
    return getProfileOf(deps, user.id, clock())
  })

  serve(app, contract.resendAddressLink, async (_, request) => {
    const { id } = userOf(request)
    const newAddress = await findNewAddress(db, id, clock())
    if (!newAddress) throw new Refusal('address.nothing-asked')
    await askFor(deps, request, newAddress.email)
    return getProfileOf(deps, id, clock())
  })

  serve(app, contract.dropNewAddress, async (_, request) => {
    const { id } = userOf(request)
    await voidAddressLinks(db, id, clock())
    return getProfileOf(deps, id, clock())
  })
}

interface Head {
  readonly language: 'ja' | 'en'
  readonly accountId: number
}

/** Mails a new link to a new address. Only the owner of its mailbox learns whether another account has the address. */
async function askFor(
  deps: Deps,
  request: FastifyRequest,
  email: string,
  tell: (tx: Db, head: Head) => Promise<void> = async () => {},
): Promise<void> {
  const { db, clock, postbox, address } = deps
  const user = userOf(request)
  const now = clock()
  await countAttempt(db, limits.addressChange, [accountCounter(limits.addressChange, user)], now)
  const head = { language: user.language ?? contextOf(request).lang ?? 'ja', accountId: user.id } as const
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, user.id)
    await refuseFlooded(tx, email, now)
    const { token, expiresAt } = await makeAddressLink(tx, { accountId: user.id, email, now })
    const body = questionMail[head.language]({ name: user.name, link: `${address()}/address/${token}` })
    await postbox.post(tx, { ...head, kind: 'address-question', to: email, body, expiresAt }, now)
    await tell(tx, head)
  })
}

/** What whoever opens the mail does with its link. A program that looks at links only reads: the address counts once a person confirms it. */
function serveLink(app: FastifyInstance, { db, clock, config, postbox }: Deps): void {
  serve(app, contract.getAddressLink, async ({ params }) => {
    const link = await findAddressLink(db, params.token, clock())
    if (!link) throw new Refusal('address.link-expired')
    return { name: link.name, email: link.email, expiresAt: link.expires_at.toISOString() }
  })

  serve(app, contract.confirmAddress, async ({ body: { token } }, request) => {
    const now = clock()
    const linkRow = await findAddressLink(db, token, now)
    if (!linkRow) {
      await countAttempt(db, limits.resetLink, [networkCounter(limits.resetLink, { address: request.ip })], now)
      throw new Refusal('address.link-expired')
    }
    await db.transaction().execute(async (tx) => {
      await lockAccount(tx, linkRow.account_id)
      // Of two that confirm at once the second finds it used.
      const link = await findAddressLink(tx, token, now)
      if (!link) throw new Refusal('address.link-expired')
      const { account_id: accountId, email, former, name } = link
      if (!(await setAddress(tx, { accountId, email, now }))) throw new Refusal('profile.email-taken')
      if (email === former) return
      const language = link.language ?? contextOf(request).lang ?? 'ja'
      const body = changedMail[language]({ name, to: covered(email), supportEmail: config.supportEmail })
      await postbox.post(tx, { kind: 'address-changed', to: former, body, language, accountId }, now)
    })
    return { email: linkRow.email }
  })
}

/** Two changes of one account come one after the other. */
async function lockAccount(tx: Db, accountId: number): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
}
