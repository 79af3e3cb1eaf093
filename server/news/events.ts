import { sql } from 'kysely'
import { maxNewsListed, type NewsCompany, type NewsEvent } from '#contract/news/news.ts'
import { weightOf } from '#methodology/news/windows.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { nearEvents, newsOn, readingsOn } from '#server/imports/store/news/readings-on.ts'
import { type ArticleRow, listArticlesOfEvents, listCompanies, toArticle } from './articles.ts'
import { listMatches, lookFor, type Match, sortByFit } from './matches.ts'
import type { Period } from './period.ts'
import type { Scope } from './scope.ts'

/** Articles looked at for a first page; a page of fifty events rarely needs more. */
const firstLook = 600

interface Page {
  readonly sort: 'time' | 'weight' | 'relevance'
  readonly offset: number
  readonly limit: number
}

/** How many articles fit, and events of them in order, from an offset on; `total` where all that fit were looked at. */
export async function pageOfEvents(
  db: Db,
  scope: Scope,
  page: Page,
): Promise<{ readonly articles: number; readonly total: number | null; readonly events: NewsEvent[] }> {
  const looking = lookFor(db, scope, page.sort === 'time' ? firstLook : maxNewsListed)
  const [articles, { ids, events, looked }] = await Promise.all([
    looking.count,
    looking.newest.then((newest) => readPage(db, scope, { ...page, newest })),
  ])
  return { articles, total: looked === articles ? ids.length : null, events }
}

const eventsOf = (matches: readonly Match[]) => [...new Set(matches.map(({ event }) => event))]

interface Listed extends Page {
  readonly newest: readonly Match[]
}

/** The events of a page, while the articles are still counted. */
async function readPage(db: Db, scope: Scope, page: Listed) {
  const { ids, matches, looked } = await idsInOrder(db, scope, page)
  const fitting = new Set(matches.map(({ id }) => id))
  const pageIds = ids.slice(page.offset, page.offset + page.limit)
  const events = await readEvents(db, pageIds, { scope, fitting })
  return { ids, looked, events: pageIds.flatMap((id) => events.get(id) ?? []) }
}

/** Events in order; `looked`: how many of the articles that fit were looked at. */
async function idsInOrder(db: Db, scope: Scope, { newest, sort, offset, limit }: Listed) {
  const looked = newest.length
  if (sort === 'relevance') {
    const matches = await sortByFit(db, scope, newest)
    return { matches, looked, ids: eventsOf(matches) }
  }
  if (sort === 'weight') {
    const matches = looked < maxNewsListed ? newest : await addGraver(db, scope, newest)
    const weights = await weigh(db, eventsOf(matches), scope.period)
    const ids = eventsOf(matches).toSorted((a, b) => weights.get(b)! - weights.get(a)!)
    return { matches, looked, ids }
  }
  const ids = eventsOf(newest)
  if (looked < firstLook || ids.length > offset + limit) return { matches: newest, looked, ids }
  const matches = (await listMatches(db, scope, maxNewsListed)).newest
  return { matches, looked: matches.length, ids: eventsOf(matches) }
}

/** Beside the newest, which are too many for a list, all the graver ones: severity weighs most. */
async function addGraver(db: Db, scope: Scope, newest: readonly Match[]): Promise<Match[]> {
  const graver = { ...scope, filter: { ...scope.filter, level: Math.max(1, scope.filter.level ?? 1) } }
  const met = new Set(newest.map(({ id }) => id))
  const others = await listMatches(db, graver, maxNewsListed)
  return [...newest, ...others.newest.filter(({ id }) => !met.has(id))]
}

/** Weight of each event by what was known of it. */
async function weigh(db: Db, events: readonly number[], { known, past }: Period): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number } & Parameters<typeof weightOf>[0]>`
    select event_id as id, max(level) as level, count(*)::int as reports, count(distinct publisher)::int as publishers,
           max(novelty) as novelty, sum(tone * relevance * novelty) / nullif(sum(relevance * novelty) filter (where tone is not null), 0) as tone
    from ${readingsOn(past)} as reading join ${newsOn(past)} as news on news.id = news_id
    where event_id = any (${events}::int[]) and ${nearEvents(events, past)} and reading.published_at < ${known}::timestamp
    group by event_id`.execute(db)
  return new Map(rows.map(({ id, ...event }) => [id, weightOf(event)]))
}

interface Reading {
  readonly scope: Scope
  /** Articles that fit what was asked. */
  readonly fitting: ReadonlySet<number>
}

export async function readEvents(db: Db, ids: readonly number[], { scope, fitting }: Reading) {
  const rows = await listArticlesOfEvents(db, ids, scope.period)
  const companies = await listCompanies(
    db,
    rows.map(({ company_id }) => company_id),
  )
  const events = new Map<number, NewsEvent>()
  for (const [id, articles] of Map.groupBy(rows, ({ event_id }) => event_id))
    events.set(id, toEvent(articles, companies.get(articles[0]!.company_id)!, { scope, fitting }))
  return events
}

/** The event of an article; refused where it is not there, or not yet. */
export async function eventOf(db: Db, scope: Scope, articleId: number): Promise<NewsEvent> {
  const { rows } = await sql<{ event: number }>`
    select event_id as event from ${readingsOn(scope.period.past)} as reading where news_id = ${articleId}`.execute(db)
  const event = rows[0]?.event
  const events =
    event === undefined ? undefined : await readEvents(db, [event], { scope, fitting: new Set([articleId]) })
  const own = events?.get(event!)
  if (!own?.articles.some(({ id }) => id === articleId)) throw new Refusal('news.not-found')
  return own
}

/** Reports of one event that travel with it. */
const maxReports = 100

/** An event of its reports, newest first. */
function toEvent(rows: readonly ArticleRow[], company: NewsCompany, { scope, fitting }: Reading): NewsEvent {
  const first = rows.at(-1)!
  const gravest = rows.reduce((worst, row) => ((row.level ?? -1) >= (worst.level ?? -1) ? row : worst))
  const publishers = new Set(rows.map(({ publisher }) => publisher)).size
  const toned = rows.filter(({ tone }) => tone !== null)
  const weights = toned.reduce((sum, { relevance, novelty }) => sum + relevance * novelty, 0)
  const sum = toned.reduce((total, { tone, relevance, novelty }) => total + tone! * relevance * novelty, 0)
  const tone = weights > 0 ? Math.min(1, Math.max(-1, sum / weights)) : null
  const novelty = Math.max(...rows.map((row) => row.novelty))
  const visibleRows = rows.length > maxReports ? [...rows.slice(0, maxReports - 1), first] : rows
  const { words, filter } = scope
  return {
    id: first.event_id,
    company,
    firstAt: first.published_at,
    lastAt: rows[0]!.published_at,
    reports: rows.length,
    publishers,
    category: gravest.category ?? rows.findLast(({ category }) => category !== null)?.category ?? null,
    topic: gravest.topic ?? rows.findLast(({ topic }) => topic !== null)?.topic ?? null,
    level: gravest.level,
    levelBy: gravest.level_by,
    tone,
    weight: weightOf({ level: gravest.level, reports: rows.length, publishers, novelty, tone }),
    articles: visibleRows.map((row) =>
      toArticle(row, { words: words.all, lang: filter.lang, isMatch: fitting.has(row.news_id) }),
    ),
  }
}
