import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { voidAddressLinks, voidResetLinks } from './accounts.ts'

interface NewAddress {
  readonly accountId: number
  /** Lower case. */
  readonly email: string
  readonly now: Date
}

/**
 * In a transaction: from now on this is the account's address, and proven. Links that were mailed before are void, and its own alerts
 * follow. False when another account has the address; the transaction is over then.
 */
export async function setAddress(tx: Db, { accountId, email, now }: NewAddress): Promise<boolean> {
  try {
    await tx.updateTable('account').set({ email, is_address_proven: true }).where('id', '=', accountId).execute()
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'account_email_key') return false
    throw error
  }
  await voidResetLinks(tx, accountId, now)
  await voidAddressLinks(tx, accountId, now)
  await takeAlerts(tx, { accountId, email, now })
  return true
}

/** The account's alerts mail the new address in the place of the former one, which agreed to nothing by itself. One that stopped an alert's mails stays so. */
async function takeAlerts(tx: Db, { accountId, email, now }: NewAddress): Promise<void> {
  const formerOwn = sql`
    select own.id, own.alert_id, own.email, own.token, own.is_listed from alert_recipient own
    join alert on alert.id = own.alert_id where account_id = ${accountId} and state = 'own' and own.email <> ${email}`
  await sql`
    with former as (${formerOwn})
    update alert_recipient set
      state = case when state = 'stopped' then state else 'own' end,
      is_listed = is_listed or coalesce((select is_listed from former where former.alert_id = alert_recipient.alert_id), false),
      changed_at = ${now}
    where email = ${email} and alert_id in (select id from alert where account_id = ${accountId})`.execute(tx)
  await sql`
    with former as (${formerOwn})
    delete from alert_recipient using former where alert_recipient.id = former.id
      and exists (select 1 from alert_recipient r where r.alert_id = former.alert_id and r.email = ${email})`.execute(
    tx,
  )
  // The links in earlier mails are the former address's: they open nothing of the new one, and what still waits gets the new ones.
  await sql`
    with former as (${formerOwn}),
    moved as (
      update alert_recipient set email = ${email}, token = replace(gen_random_uuid()::text, '-', ''), changed_at = ${now}
      from former where alert_recipient.id = former.id
      returning former.alert_id, former.email as former_email, former.token as former_token, alert_recipient.token)
    update mail set recipient = ${email}, body = replace(body, former_token, token),
      html = replace(html, former_token, token), stop_url = replace(stop_url, former_token, token)
    from moved join alert_mailing on alert_mailing.alert_id = moved.alert_id
    where alert_mailing_id = alert_mailing.id and recipient = former_email
      and sent_at is null and given_up_at is null`.execute(tx)
}
