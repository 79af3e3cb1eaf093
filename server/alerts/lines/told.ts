import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

interface Asking {
  readonly alertId: number
  readonly events: readonly number[]
  /** Those among the events that somebody split off another one by hand since the alert was looked at. */
  readonly split: readonly number[]
}

/** What an alert has told: its articles, and their events with the gravest level that each then had. */
export interface SentItems {
  readonly articles: ReadonlySet<number>
  readonly events: ReadonlyMap<number, number | null>
}

interface ToldRow {
  readonly alert: number
  readonly id: number
  readonly event: number
  readonly level: number | null
}

/**
 * Of each alert those of its events that it has looked at, each with the gravest level that it then had. One more report of an event rings
 * nothing; when somebody finds that it is an event of its own, that one has not been told, unless a mail named an article of it.
 */
export async function listSentItems(db: Db, requests: readonly Asking[]): Promise<Map<number, SentItems>> {
  const { rows } = await sql<ToldRow>`
    select alert_id as alert, item_id as id, event_id as event, alert_item.level
    from unnest(
      ${requests.flatMap(({ alertId, events }) => events.map(() => alertId))}::int[], ${requests.flatMap(({ events }) => events)}::int[]
    ) asked (alert, event)
    join news_reading on event_id = asked.event
    join alert_item on alert_id = asked.alert and item_id = news_id`.execute(db)
  const byAlert = Map.groupBy(rows, ({ alert }) => alert)
  const sentByAlert = new Map<number, SentItems>()
  for (const { alertId, split } of requests)
    sentByAlert.set(alertId, await toldBy(db, byAlert.get(alertId) ?? [], { alertId, split }))
  return sentByAlert
}

async function toldBy(
  db: Db,
  rows: readonly ToldRow[],
  { alertId, split }: Pick<Asking, 'alertId' | 'split'>,
): Promise<SentItems> {
  const named = split.length === 0 ? new Set() : await listNamed(db, alertId)
  const isUntold = (event: number) =>
    split.includes(event) && !rows.some((row) => row.event === event && named.has(row.id))
  const sentRows = rows.filter(({ event }) => !isUntold(event))
  return { articles: new Set(sentRows.map(({ id }) => id)), events: gravest(sentRows) }
}

/** The gravest level of each event; null where none has one. */
export function gravest(rows: readonly { readonly event: number; readonly level: number | null }[]) {
  const levels = new Map<number, number | null>()
  for (const { event, level } of rows) {
    const earlier = levels.get(event) ?? null
    levels.set(event, level === null ? earlier : Math.max(level, earlier ?? -1))
  }
  return levels
}

/** Articles that stand in the mails of an alert. */
async function listNamed(db: Db, alertId: number): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct (line ->> 'articleId')::int as id from alert_mailing, jsonb_array_elements(lines) line
    where alert_id = ${alertId} and line ->> 'kind' = 'news'`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
