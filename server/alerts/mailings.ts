import type { listAlertMails } from '#contract/alerts/alerts.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import type { Db } from '#server/db/database.ts'
import { isHeld } from '#server/mail/daily-limits.ts'

/** Mailings that one answer holds. */
const maxListed = 20

/** What an alert has told, newest first, and what became of each mail. */
export async function listMailings(
  db: Db,
  alertId: number,
  { before, now }: { readonly before: string | undefined; readonly now: Date },
): Promise<Output<typeof listAlertMails>> {
  const rows = await db
    .selectFrom('alert_mailing')
    .selectAll()
    .where('alert_id', '=', alertId)
    .$if(before !== undefined, (query) => query.where('until', '<', new Date(before!)))
    .orderBy('until', 'desc')
    .limit(maxListed + 1)
    .execute()
  const visibleRows = rows.slice(0, maxListed)
  const mails = await listMails(
    db,
    visibleRows.map(({ id }) => id),
  )
  return {
    mailings: visibleRows.map(({ id, since, until, items, lines }) => ({
      id,
      since: since.toISOString(),
      until: until.toISOString(),
      items,
      lines,
      mails: mails
        .filter((mail) => mail.alert_mailing_id === id)
        .map(({ recipient, sent_at, given_up_at, leaves_on }) => ({
          email: recipient,
          state: sent_at ? 'sent' : given_up_at ? 'failed' : isHeld(leaves_on, now) ? 'held' : 'waiting',
          leavesOn: leaves_on,
          sentAt: sent_at?.toISOString() ?? null,
        })),
    })),
    hasMore: rows.length > maxListed,
  }
}

async function listMails(db: Db, mailings: readonly number[]) {
  if (mailings.length === 0) return []
  return db
    .selectFrom('mail')
    .select(['alert_mailing_id', 'recipient', 'sent_at', 'given_up_at', 'leaves_on'])
    .where('alert_mailing_id', 'in', mailings)
    .orderBy('id')
    .execute()
}
