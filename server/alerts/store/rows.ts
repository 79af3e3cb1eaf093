import type { Selectable } from 'kysely'
import type { Alert } from '#contract/alerts/alerts.ts'
import type { Row, VersionedItems } from '#server/account-items/tables.ts'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { type Watched, watchedBy } from './watched.ts'

export type AlertRow = Row<'alert'>

export const alertItems: VersionedItems<'alert'> = {
  table: 'alert',
  missing: 'alert.not-found',
  taken: 'alert.name-taken',
  changed: 'alert.changed',
}

/** Alerts as they are answered, in the order of their rows. */
export async function toAlerts(db: Db, rows: readonly AlertRow[]): Promise<Alert[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const recipients = await db
    .selectFrom('alert_recipient')
    .select(['alert_id', 'email', 'state'])
    .where('alert_id', 'in', ids)
    .where('is_listed', '=', true)
    .orderBy('id')
    .execute()
  const last = await db
    .selectFrom('alert_mailing')
    .distinctOn('alert_id')
    .select(['alert_id', 'until', 'items'])
    .where('alert_id', 'in', ids)
    .orderBy('alert_id')
    .orderBy('until', 'desc')
    .execute()
  const watched = await watchedBy(db, rows)
  return rows.map((row) => {
    const sent = last.find(({ alert_id }) => alert_id === row.id)
    return toAlert(row, watched.get(row.id)!, {
      recipients: recipients.filter(({ alert_id }) => alert_id === row.id),
      lastSent: sent ? { at: sent.until.toISOString(), items: sent.items } : null,
    })
  })
}

export const toOne = async (db: Db, row: AlertRow): Promise<Alert> => (await toAlerts(db, [row]))[0]!

interface Others {
  readonly recipients: readonly Pick<Selectable<Schema['alert_recipient']>, 'email' | 'state'>[]
  readonly lastSent: Alert['lastSent']
}

function toAlert(row: AlertRow, { nameJa, nameEn, fault }: Watched, { recipients, lastSent }: Others): Alert {
  return {
    id: row.id,
    name: row.name,
    watch: row.watch,
    watchedJa: nameJa,
    watchedEn: nameEn,
    frequency: row.frequency,
    hour: row.hour,
    weekday: row.weekday,
    language: row.language,
    recipients: recipients.map(({ email, state }) => ({ email, state })),
    nextAt: row.next_at.toISOString(),
    pausedAt: row.paused_at?.toISOString() ?? null,
    lastSent,
    fault,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
