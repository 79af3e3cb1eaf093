import { sql } from 'kysely'
import { groupEvents } from '#methodology/news/events/events.ts'
import type { EventArticle, EventDecision, EventLink } from '#methodology/news/events/link.ts'
import type { Db } from '#server/db/database.ts'
import { dayTextInTokyo } from '#server/db/tokyo.ts'

/** What a person decided of an article's event, and on which day in Tokyo. */
export interface Decided {
  readonly id: number
  readonly companyId: number
  readonly joinTo: number | null
  readonly isUndone: boolean
  readonly day: string
}

/** All decisions on the articles of some companies, in their order. */
export async function listDecided(db: Db, companyIds: readonly number[]): Promise<Decided[]> {
  const { rows } = await sql<Decided>`
    select news_id as id, company_id as "companyId", join_to as "joinTo", is_undone as "isUndone",
      ${dayTextInTokyo('decided_at')} as day
    from news_place join news on news.id = news_id where company_id = any (${companyIds}::int[])
    order by news_place.id`.execute(db)
  return rows
}

/** What stands of some decisions: of each article the last, unless that takes back what was decided before. */
export function standing(decided: readonly Decided[], day?: string): EventDecision[] {
  const last = new Map<number, Decided>()
  for (const one of decided) if (day === undefined || one.day <= day) last.set(one.id, one)
  return [...last.values()].flatMap(({ id, joinTo, isUndone }) => (isUndone ? [] : [{ id, joinTo }]))
}

/** Whether an article stands elsewhere than it did. */
export const isSamePlace = (a: EventLink, b: EventLink): boolean =>
  JSON.stringify(placeOf(a)) === JSON.stringify(placeOf(b))

const placeOf = ({ event, joinedTo, role, reason, novelty }: EventLink) => [
  ...[event, joinedTo, role, novelty.toFixed(4)],
  Object.entries(reason).sort(),
]

/** Columns of an article's place. */
export const placed = ({ event, joinedTo, role, reason, novelty }: EventLink) => ({
  event_id: event,
  joined_to: joinedTo,
  role,
  reason,
  novelty,
})

/** Days of decisions on one company that are looked back to; before the oldest of them all stands as on that one. */
const maxDays = 40
const firstDay = '0001-01-01'

/**
 * Keep where a company's articles stood on past days: a decision is known from its day on, and changes nothing that was shown before.
 * Rows are only kept where they differ from the present.
 */
export async function keepPast(
  db: Db,
  {
    articles,
    now,
    decided,
  }: { articles: readonly EventArticle[]; now: readonly EventLink[]; decided: readonly Decided[] },
): Promise<void> {
  if (decided.length === 0) return
  const ids = articles.map(({ id }) => id)
  await sql`delete from news_place_past where news_id = any (${ids}::int[])`.execute(db)
  const days = [...new Set(decided.map(({ day }) => day))].slice(-maxDays)
  const present = new Map(now.map((link) => [link.id, link]))
  const rows = days.flatMap((until, at) => {
    const since = at === 0 ? firstDay : days[at - 1]!
    const then = groupEvents(articles, standing(decided, since))
    return then
      .filter((link) => !isSamePlace(link, present.get(link.id)!))
      .map((link) => ({ news_id: link.id, since, until, ...placed(link) }))
  })
  if (rows.length === 0) return
  await sql`
    insert into news_place_past (news_id, since, until, event_id, joined_to, role, reason, novelty)
    select * from json_to_recordset(${toJson(rows)}::json) as past (
      news_id integer, since date, until date, event_id integer, joined_to integer, role text, reason jsonb, novelty real)`.execute(
    db,
  )
}

/** Half a surrogate pair is no character to PostgreSQL's JSON, and a NUL is none to PostgreSQL. */
export const toJson = (rows: readonly object[]) =>
  JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value,
  )
