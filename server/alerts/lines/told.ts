import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

interface Asking {
  readonly alertId: number
  readonly events: readonly number[]
  /** Those among the events that somebody split off another one by hand since the alert was looked at. */
  readonly split: readonly number[]
}

/**
 * Articles of some events that an alert has looked at, each with the level that its event then had. One more report of an event rings
 * nothing; when somebody finds that it is an event of its own, that one has not been told, unless a mail named an article of it.
 */
export async function listTold(db: Db, { alertId, events, split }: Asking): Promise<Map<number, number | null>> {
  const { rows } = await sql<{ id: number; event: number; level: number | null }>`
    select item_id as id, event_id as event, alert_item.level from alert_item
    join news_reading on news_id = item_id and event_id = any (${events}::int[])
    where alert_id = ${alertId}`.execute(db)
  const named = split.length === 0 ? new Set() : await listNamed(db, alertId)
  const isUntold = (event: number) =>
    split.includes(event) && !rows.some((row) => row.event === event && named.has(row.id))
  return new Map(rows.flatMap(({ id, event, level }) => (isUntold(event) ? [] : [[id, level] as const])))
}

/** Articles that stand in the mails of an alert. */
async function listNamed(db: Db, alertId: number): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct (line ->> 'articleId')::int as id from alert_mailing, jsonb_array_elements(lines) line
    where alert_id = ${alertId} and line ->> 'kind' = 'news'`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
