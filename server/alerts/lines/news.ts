import { sql } from 'kysely'
import type { AlertWatch } from '#contract/alerts/alert.ts'
import type { NewsLine } from '#contract/alerts/line.ts'
import { NewsFilter } from '#contract/news/filter.ts'
import type { NewsEvent } from '#contract/news/news.ts'
import type { Db } from '#server/db/database.ts'
import type { CallDeps } from '#server/deps.ts'
import { conditionsOf } from '#server/news/match.ts'
import { type Scope, scopeIn, scopeOf } from '#server/news/scope.ts'
import { wallClock } from '../times.ts'
import { movesOf } from './moves.ts'
import type { RunCache } from './run-cache.ts'
import { type EventNotice, tell } from './tell.ts'
import { listSentItems, type SentItems } from './told.ts'

/** Days after which an article is no news any more, however late it comes in. */
export const maxNewsDays = 14

/** An article that came in, or was split off its event by hand. */
export interface Arrival {
  readonly id: number
  readonly company: number
  /** When it was imported, or published where that is later; when it was split off. */
  readonly at: Date
  readonly isSplit: boolean
}

export type NewsWatch = Extract<AlertWatch, { subject: 'news' }>

/** Articles that came in, or were split off, after a moment up to another and are not old. */
export async function listArrivals(db: Db, { since, until }: { since: Date; until: Date }): Promise<Arrival[]> {
  const oldest = new Date(until.getTime() - maxNewsDays * 86_400_000)
  const { rows } = await sql<Arrival>`
    select news.id, company_id as company, greatest(imported_at, published_at at time zone 'Asia/Tokyo') as at, false as "isSplit"
    from news join import on import.id = import_id
    where published_at >= ${wallClock(oldest)}::timestamp and published_at < ${wallClock(until)}::timestamp
      and greatest(imported_at, published_at at time zone 'Asia/Tokyo') > ${since}
      and imported_at <= ${until}
    union all
    select news.id, news.company_id, max(decided_at), true from news_place join news on news.id = news_id
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
  return upTo(until, await scopeOf(deps, filterOf(conditions, language)))
}

const filterOf = (conditions: NewsWatch['conditions'], lang: 'ja' | 'en') =>
  NewsFilter.parse({ ...conditions, lang, range: 'all' })

function upTo(until: Date, scope: Scope): Scope {
  const knownUntil = wallClock(until)
  return { ...scope, period: { ...scope.period, since: null, until: knownUntil, known: knownUntil } }
}

/** What an alert on news is looked at with. */
export interface NewsAsk {
  readonly alertId: number
  readonly watch: NewsWatch
  readonly language: 'ja' | 'en'
  /** Articles that came in for it. */
  readonly arrivals: readonly Arrival[]
}

export interface NewsFindings {
  readonly lines: NewsLine[]
  /** Articles looked at, each with the level of its event: told no second time. */
  readonly items: readonly { readonly id: number; readonly level: number | null }[]
}

/** Of what came in, the articles of companies that an alert is about. */
export async function ofItsCompanies(
  deps: CallDeps,
  { watch, language, arrivals }: Omit<NewsAsk, 'alertId'>,
  cache: RunCache,
): Promise<readonly Arrival[]> {
  if (arrivals.length === 0) return []
  const companies = await cache.companiesOf(deps, filterOf(watch.conditions, language))
  return companies ? arrivals.filter(({ company }) => companies.has(company)) : arrivals
}

interface Fitting {
  readonly id: number
  readonly event: number
}

/** Those among the arrivals of each alert that fit what it asks besides their companies. */
async function listFitting(db: Db, asks: readonly NewsAsk[], until: Date): Promise<Map<number, Fitting[]>> {
  const parts = asks.map(({ alertId, watch, language, arrivals }) => {
    const scope = upTo(until, scopeIn({}, filterOf(watch.conditions, language), until))
    const ids = [...new Set(arrivals.map(({ id }) => id))]
    return sql`(select ${alertId}::int as alert, news_id as id, event_id as event from news_reading
      where news_id = any (${ids}::int[]) and ${conditionsOf(scope)})`
  })
  const { rows } = await sql<Fitting & { alert: number }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return Map.groupBy(rows, ({ alert }) => alert)
}

/** What some alerts have to tell of the articles that came in; nothing of those that are not named. */
export async function findNews(
  db: Db,
  requests: readonly NewsAsk[],
  cache: RunCache,
): Promise<Map<number, NewsFindings>> {
  const asks = requests.filter(({ arrivals }) => arrivals.length > 0)
  if (asks.length === 0) return new Map()
  const fitting = await listFitting(db, asks, cache.until)
  const eventsOf = ({ alertId }: NewsAsk) => [...new Set(fitting.get(alertId)?.map(({ event }) => event))]
  const found = await cache.eventsOf(db, [...new Set(asks.flatMap(eventsOf))])
  const sentByAlert = await listSentItems(
    db,
    asks.map((ask) => ({
      alertId: ask.alertId,
      events: eventsOf(ask),
      split: ask.arrivals.flatMap(({ id, isSplit }) => (isSplit ? [id] : [])),
    })),
  )
  const findings = new Map<number, NewsFindings>()
  for (const ask of asks) {
    const own = fitting.get(ask.alertId) ?? []
    const events = eventsOf(ask).flatMap((id) => found.get(id) ?? [])
    findings.set(
      ask.alertId,
      await tellOne(db, ask, { fitting: own, events, told: sentByAlert.get(ask.alertId)!, cache }),
    )
  }
  return findings
}

interface NewsContext {
  readonly fitting: readonly Fitting[]
  readonly events: readonly NewsEvent[]
  readonly told: SentItems
  readonly cache: RunCache
}

async function tellOne(
  db: Db,
  { language }: NewsAsk,
  { fitting, events, told, cache }: NewsContext,
): Promise<NewsFindings> {
  const fresh = new Set(fitting.map(({ id }) => id).filter((id) => !told.articles.has(id)))
  const tellings = tell(events, fresh, told.events)
  const levels = new Map(events.map((event) => [event.id, event.level]))
  return {
    lines: await toLines(db, tellings, { fresh, until: cache.until, language, cache }),
    items: fitting.filter(({ id }) => fresh.has(id)).map(({ id, event }) => ({ id, level: levels.get(event) ?? null })),
  }
}

interface Lining {
  readonly fresh: ReadonlySet<number>
  readonly until: Date
  readonly language: 'ja' | 'en'
  readonly cache: RunCache
}

export async function toLines(
  db: Db,
  tellings: readonly EventNotice[],
  { fresh, until, language, cache }: Lining,
): Promise<NewsLine[]> {
  const readings = await cache.readingsOf(db, [...new Set(tellings.map(({ event }) => event.company.id))])
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
    ...movesOf(readings.get(event.company.id)!, { fresh, until }),
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
