import { sql } from 'kysely'
import type { AlertWatch } from '#contract/alerts/alert.ts'
import type { NewsLine } from '#contract/alerts/line.ts'
import { NewsFilter } from '#contract/news/filter.ts'
import type { NewsEvent } from '#contract/news/news.ts'
import type { Db } from '#server/db/database.ts'
import type { CallDeps } from '#server/http/caller.ts'
import { readEvents } from '#server/news/events.ts'
import { conditionsOf } from '#server/news/match.ts'
import { type Scope, scopeOf } from '#server/news/scope.ts'
import { wallClock } from '../times.ts'
import { movesOf } from './moves.ts'
import { type Telling, tell } from './tell.ts'
import { listTold } from './told.ts'

/** Days after which an article is no news any more, however late it comes in. */
export const mostNewsDays = 14

/** An article that came in, or was split off its event by hand. */
export interface Arrival {
  readonly id: number
  /** When it was imported, or published where that is later; when it was split off. */
  readonly at: Date
  readonly isSplit: boolean
}

export type NewsWatch = Extract<AlertWatch, { subject: 'news' }>

/** Articles that came in, or were split off, after a moment up to another and are not old. */
export async function listArrivals(db: Db, { since, until }: { since: Date; until: Date }): Promise<Arrival[]> {
  const oldest = new Date(until.getTime() - mostNewsDays * 86_400_000)
  const { rows } = await sql<Arrival>`
    select news.id, greatest(imported_at, published_at at time zone 'Asia/Tokyo') as at, false as "isSplit"
    from news join import on import.id = import_id
    where published_at >= ${wallClock(oldest)}::timestamp and published_at < ${wallClock(until)}::timestamp
      and greatest(imported_at, published_at at time zone 'Asia/Tokyo') > ${since}
      and imported_at <= ${until}
    union all
    select news.id, max(decided_at), true from news_place join news on news.id = news_id
    where decided_at > ${since} and decided_at <= ${until} and join_to is null and not is_undone
      and published_at >= ${wallClock(oldest)}::timestamp and published_at < ${wallClock(until)}::timestamp
    group by news.id`.execute(db)
  return rows
}

/** What an alert on news asks, up to a moment. */
export async function openNewsScope(
  deps: CallDeps,
  { conditions }: NewsWatch,
  { language, until }: { readonly language: 'ja' | 'en'; readonly until: Date },
): Promise<Scope> {
  // Its language is that of the mail; `lang` only chooses passages, which a mail has none of.
  const scope = await scopeOf(deps, NewsFilter.parse({ ...conditions, lang: language, range: 'all' }))
  const known = wallClock(until)
  return { ...scope, period: { ...scope.period, since: null, until: known, known } }
}

/** Those among some articles that fit. */
async function fittingOf(db: Db, scope: Scope, ids: readonly number[]): Promise<{ id: number; event: number }[]> {
  const { rows } = await sql<{ id: number; event: number }>`
    select news_id as id, event_id as event from news_reading
    where news_id = any (${ids}::int[]) and ${conditionsOf(scope)}`.execute(db)
  return rows
}

interface Looking {
  readonly alertId: number
  readonly arrivals: readonly Arrival[]
  readonly until: Date
  readonly language: 'ja' | 'en'
}

interface NewsFindings {
  readonly lines: NewsLine[]
  /** Articles looked at, each with the level of its event: told no second time. */
  readonly items: readonly { readonly id: number; readonly level: number | null }[]
}

/** What an alert has to tell of the articles that came in. */
export async function findNews(
  deps: CallDeps,
  watch: NewsWatch,
  { alertId, arrivals, until, language }: Looking,
): Promise<NewsFindings> {
  const { db } = deps
  if (arrivals.length === 0) return { lines: [], items: [] }
  const scope = await openNewsScope(deps, watch, { language, until })
  const fitting = await fittingOf(db, scope, [...new Set(arrivals.map(({ id }) => id))])
  if (fitting.length === 0) return { lines: [], items: [] }
  const eventIds = [...new Set(fitting.map(({ event }) => event))]
  const found = await readEvents(db, eventIds, { scope, fitting: new Set(fitting.map(({ id }) => id)) })
  const events = eventIds.flatMap((id) => found.get(id) ?? [])
  const split = arrivals.flatMap(({ id, isSplit }) => (isSplit ? [id] : []))
  const told = await listTold(db, { alertId, events: eventIds, split })
  const fresh = new Set(fitting.map(({ id }) => id).filter((id) => !told.articles.has(id)))
  const tellings = tell(events, fresh, told.events)
  const levels = new Map(events.map((event) => [event.id, event.level]))
  return {
    lines: await toLines(db, tellings, { fresh, until, language }),
    items: fitting.filter(({ id }) => fresh.has(id)).map(({ id, event }) => ({ id, level: levels.get(event) ?? null })),
  }
}

interface Lining {
  readonly fresh: ReadonlySet<number>
  readonly until: Date
  readonly language: 'ja' | 'en'
}

export async function toLines(
  db: Db,
  tellings: readonly Telling[],
  { fresh, until, language }: Lining,
): Promise<NewsLine[]> {
  const moves = await movesOf(
    db,
    tellings.map(({ event }) => event.company.id),
    { fresh: [...fresh], until },
  )
  return tellings.map(({ event, why, article }) => ({
    kind: 'news',
    articleId: article.id,
    company: event.company,
    titleJa: article.titleJa,
    titleEn: article.titleEn,
    publishedAt: article.publishedAt,
    publisher: article.publisher,
    reports: event.reports,
    publishers: event.publishers,
    why,
    level: event.level,
    tone: event.tone,
    category: event.category,
    sentence: sentenceOf(event, article.id, language),
    url: article.url,
    ...moves.get(event.company.id)!,
  }))
}

/** The sentence that decides: of the article told, else of the event; the worst where it is bad, else the clearest. In the mail’s language where there is one. */
function sentenceOf({ articles, tone }: NewsEvent, articleId: number, language: 'ja' | 'en'): string | null {
  const own = articles.filter(({ id }) => id === articleId)
  const all = [...own, ...articles].find(({ sentences }) => sentences.length > 0)?.sentences ?? []
  const prefer = (sentences: typeof all, isPreferred: (sentence: (typeof all)[number]) => boolean) =>
    sentences.some(isPreferred) ? sentences.filter(isPreferred) : sentences
  // The title stands above it already.
  const sentences = prefer(
    prefer(all, (sentence) => sentence.language === language),
    ({ part }) => part === 'body',
  )
  const isBad = (tone ?? 0) < 0
  const weight = (sentence: { tone: number }) => (isBad ? -sentence.tone : Math.abs(sentence.tone))
  return sentences.toSorted((a, b) => weight(b) - weight(a))[0]?.text ?? null
}
