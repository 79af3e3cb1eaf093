import { type RawBuilder, sql } from 'kysely'

const asRead = sql.raw(
  'news_id company_id published_at reader tone tone_by confidence sentences category category_by topic level level_by level_words relevance is_title_only folded terms'
    .split(' ')
    .map((column) => `reading.${column}`)
    .join(', '),
)

/**
 * What stands behind `from` to read `news_reading` as of a past day: events as the decisions of that day had them. Null for the present. Name
 * it `news_reading` or otherwise behind it.
 */
export function readingsOn(day: string | null): RawBuilder<unknown> {
  if (day === null) return sql`news_reading`
  return sql`(
    select ${asRead}, coalesce(past.event_id, reading.event_id) as event_id, coalesce(past.role, reading.role) as role,
      case when past.news_id is null then reading.joined_to else past.joined_to end as joined_to,
      coalesce(past.reason, reading.reason) as reason, coalesce(past.novelty, reading.novelty) as novelty
    from news_reading reading
    left join news_place_past past on past.news_id = reading.news_id and past.since <= ${day}::date and ${day}::date < past.until)`
}

/** Articles that belong to some events now, or did on the day; those of the day are told from them by their event. */
export function nearEvents(events: readonly number[], day: string | null): RawBuilder<boolean> {
  if (day === null) return sql<boolean>`true`
  return sql<boolean>`reading.news_id in (
    select news_id from news_reading where event_id = any (${events}::int[])
    union all select news_id from news_place_past where event_id = any (${events}::int[]))`
}
