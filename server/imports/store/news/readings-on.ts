import { type RawBuilder, sql } from 'kysely'

const read =
  'reader tone tone_by confidence sentences category category_by topic level level_by level_words relevance is_title_only folded terms'.split(
    ' ',
  )
const namesOf = (table: string, columns: readonly string[]) =>
  sql.raw(columns.map((column) => `${table}.${column}`).join(', '))
const place = ['news_id', 'company_id', 'published_at']
const event = ['event_id', 'role', 'joined_to', 'reason', 'novelty']

/** What an article said on a day, where it was changed later. */
const ofDay = (day: string) => sql`edition.since <= ${day}::date and ${day}::date < edition.until`

/**
 * What stands behind `from` to read `news_reading` as of a past day: articles as they were then, and events as the decisions of that day had
 * them. Null for the present. Name it `news_reading` or otherwise behind it.
 */
export function readingsOn(day: string | null): RawBuilder<unknown> {
  if (day === null) return sql`news_reading`
  return sql`(
    select ${namesOf('reading', [...place, ...read])}, coalesce(past.event_id, reading.event_id) as event_id, coalesce(past.role, reading.role) as role,
      case when past.news_id is null then reading.joined_to else past.joined_to end as joined_to,
      coalesce(past.reason, reading.reason) as reason, coalesce(past.novelty, reading.novelty) as novelty
    from (
      select ${namesOf('now', [...place, ...read, ...event])} from news_reading now
      where not exists (select from news_edition edition where edition.news_id = now.news_id and edition.reader is not null and ${ofDay(day)})
      union all
      select ${namesOf('now', place)}, ${namesOf('edition', read)}, ${namesOf('now', event)}
      from news_edition edition join news_reading now on now.news_id = edition.news_id where edition.reader is not null and ${ofDay(day)}
    ) reading
    left join news_place_past past on past.news_id = reading.news_id and past.since <= ${day}::date and ${day}::date < past.until)`
}

const written = ['publisher', 'title_ja', 'title_en', 'body_ja', 'body_en', 'url']

/** The same of `news`: what was written then. */
export function newsOn(day: string | null): RawBuilder<unknown> {
  if (day === null) return sql`news`
  const then = sql.raw(
    written
      .map((column) => `case when edition.news_id is null then news.${column} else edition.${column} end as ${column}`)
      .join(', '),
  )
  return sql`(
    select news.id, news.company_id, kind, is_correction, ${then}
    from news left join news_edition edition on edition.news_id = news.id and ${ofDay(day)})`
}

/** Articles that belong to some events now, or did on the day; those of the day are told from them by their event. */
export function nearEvents(events: readonly number[], day: string | null): RawBuilder<boolean> {
  if (day === null) return sql<boolean>`true`
  return sql<boolean>`reading.news_id in (
    select news_id from news_reading where event_id = any (${events}::int[])
    union all select news_id from news_place_past where event_id = any (${events}::int[]))`
}
