import { randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { accountCounter } from '#server/access/limits/attempt-counters.ts'
import { countAttempt } from '#server/access/limits/attempts.ts'
import { limits } from '#server/access/limits/limits.ts'
import { latest } from '#server/db/clock-skew.ts'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { User } from '#server/http/user.ts'
import { makeRoom } from '#server/retention/room.ts'
import { questionMail } from '../mail/question.ts'
import type { AlertRow } from './rows.ts'

/** Times that one address is asked within a day, whoever asks. */
const maxQuestionsADay = 3

interface Addressing {
  readonly alert: Pick<AlertRow, 'id' | 'name' | 'language'>
  readonly emails: readonly string[]
  readonly user: User
  readonly now: Date
}

/**
 * Let an alert mail these addresses. The owner's own, once it is proven, needs no question, and gets mails again when it is taken off and put back; any
 * other is asked once by mail and gets nothing before it agrees. One that said no stays so: the owner cannot ask again, nor with
 * another alert.
 */
export async function setRecipients(
  tx: Db,
  { alert, emails, user, now }: Addressing,
  deps: Pick<Deps, 'db' | 'postbox' | 'address'>,
): Promise<void> {
  const isOwn = (email: string) => email === user.email && user.isAddressProven
  const recipientRows = await tx.selectFrom('alert_recipient').selectAll().where('alert_id', '=', alert.id).execute()
  for (const { id, email, is_listed } of recipientRows) {
    const isListed = emails.includes(email)
    if (is_listed === isListed) continue
    const isOwnAgain = isListed && isOwn(email)
    await tx
      .updateTable('alert_recipient')
      .set({ is_listed: isListed, ...(isOwnAgain && { state: 'own' as const, changed_at: now }) })
      .where('id', '=', id)
      .execute()
  }
  for (const email of emails.filter((one) => !recipientRows.some((row) => row.email === one))) {
    await makeRoom(tx, { accountId: user.id, table: 'alert_recipient' })
    const state = isOwn(email) ? 'own' : (await hasRefused(tx, email, user)) ? 'stopped' : 'asked'
    const token = randomBytes(24).toString('base64url')
    await tx
      .insertInto('alert_recipient')
      .values({ alert_id: alert.id, email, token, state, is_listed: true, changed_at: now })
      .execute()
    if (state === 'asked') await ask(tx, { alert, email, token, user, now }, deps)
  }
}

/** Whether an address answered a question of this account with no. One that got mails and stopped them said nothing of others. */
async function hasRefused(tx: Db, email: string, { id }: User): Promise<boolean> {
  const { rows } = await sql`
    select 1 from alert_recipient join alert on alert.id = alert_id
    where account_id = ${id} and email = ${email} and state = 'stopped' and not exists (
      select 1 from alert_mailing join mail on alert_mailing_id = alert_mailing.id
      where alert_mailing.alert_id = alert.id and recipient = email)
    limit 1`.execute(tx)
  return rows.length > 0
}

interface Question extends Omit<Addressing, 'emails'> {
  readonly email: string
  readonly token: string
}

/** Mail the question. So many a day and no more, by one account and to one address, that nobody can be flooded with them. */
async function ask(
  tx: Db,
  { alert, email, token, user, now }: Question,
  { db, postbox, address }: Pick<Deps, 'db' | 'postbox' | 'address'>,
): Promise<void> {
  await countAttempt(db, limits.alertQuestion, [accountCounter(limits.alertQuestion, user)], now)
  const { count } = await tx
    .selectFrom('mail')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('kind', '=', 'alert-question')
    .where('recipient', '=', email)
    .where('created_at', '>', new Date(now.getTime() - 86_400_000))
    .where('created_at', '<=', latest(now))
    .executeTakeFirstOrThrow()
  if (count >= maxQuestionsADay) throw new Refusal('alert.recipients')
  const link = `${address()}/alerts/mail/${token}`
  const names = { alert: alert.name, owner: user.name, employer: user.employer }
  await postbox.post(
    tx,
    {
      kind: 'alert-question',
      to: email,
      replyTo: user.email,
      body: questionMail(alert.language, { ...names, link }),
      stopUrl: stopUrlOf(address(), token),
      language: alert.language,
      accountId: user.id,
    },
    now,
  )
}

/** Where a mail program stops an alert's mails by itself. */
export const stopUrlOf = (address: string, token: string) => `${address}/api/alert-recipients/${token}/stop`

/** The row of a link, with the alert and whoever set it up; undefined when the alert is gone or the account closed. */
function findByToken(db: Db, token: string) {
  return db
    .selectFrom('alert_recipient')
    .innerJoin('alert', 'alert.id', 'alert_id')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['alert_recipient.id', 'alert_recipient.email', 'state', 'alert.name as alert'])
    .select(['account.name as owner', 'account.employer as company'])
    .select(sql<boolean>`(alert_recipient.email = account.email and is_address_proven)`.as('isOwn'))
    .where('token', '=', token)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

export async function getSubscription(db: Db, token: string) {
  const row = await findByToken(db, token)
  if (!row) throw new Refusal('alert.link')
  return {
    alert: row.alert,
    owner: { name: row.owner, company: row.company },
    email: masked(row.email),
    state: row.state,
  }
}

/** What an address decides about an alert's mails: one that agrees after a stop gets them again. */
export async function decide(db: Db, token: string, { does, now }: { does: 'agree' | 'stop'; now: Date }) {
  const row = await findByToken(db, token)
  if (!row) throw new Refusal('alert.link')
  const state = does === 'stop' ? 'stopped' : row.isOwn ? 'own' : 'agreed'
  if (state !== row.state)
    await db.updateTable('alert_recipient').set({ state, changed_at: now }).where('id', '=', row.id).execute()
  if (does === 'stop') await dropWaiting(db, row.id, now)
  return getSubscription(db, token)
}

/** What waits to be sent to an address that stops does not leave any more. */
async function dropWaiting(db: Db, recipientId: number, now: Date): Promise<void> {
  await sql`
    update mail set given_up_at = ${now}, body = null, html = null, last_error = 'stopped'
    from alert_mailing, alert_recipient
    where alert_mailing.id = alert_mailing_id and alert_recipient.alert_id = alert_mailing.alert_id
      and alert_recipient.id = ${recipientId} and recipient = email and sent_at is null`.execute(db)
}

/** `h•••@asset.example`: tells its owner which address it is, and others little. */
function masked(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}

export type Recipient = Pick<Selectable<Schema['alert_recipient']>, 'email' | 'token' | 'state'>

/** Who agreed, and the owner's own address as long as it is that and proven. */
const agrees = sql<boolean>`(state = 'agreed' or (state = 'own' and alert_recipient.email = account.email and is_address_proven))`

/** Those of some alerts that are mailed; alerts with none are left out. */
export async function listMailed(db: Db, alertIds: readonly number[]): Promise<Map<number, Recipient[]>> {
  const rows = await db
    .selectFrom('alert_recipient')
    .innerJoin('alert', 'alert.id', 'alert_id')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['alert_id', 'alert_recipient.email', 'token', 'state'])
    .where(sql<boolean>`alert_id = any (${alertIds}::int[])`)
    .where('is_listed', '=', true)
    .where(agrees)
    .orderBy('alert_recipient.id')
    .execute()
  return Map.groupBy(rows, ({ alert_id }) => alert_id)
}
