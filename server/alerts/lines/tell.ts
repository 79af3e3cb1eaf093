import type { NewsLine } from '#contract/alerts/line.ts'
import type { NewsArticle, NewsEvent } from '#contract/news/news.ts'

/** Events that an alert told before, by their first article, each with the gravest level that it then had; null where nobody judged it. */
export type SentLevels = ReadonlyMap<number, number | null>

/** An event to tell, and why. */
export interface EventNotice {
  readonly event: NewsEvent
  readonly why: NewsLine['why']
  /** The new article that says it: the gravest, of those the newest. */
  readonly article: NewsArticle
}

/**
 * Which events new articles make worth a line: one that was never told; of one that was told, a follow-up, a correction, or a report that
 * makes it graver. One more report of the same rings nothing. Gravest first.
 */
export function tell(events: readonly NewsEvent[], fresh: ReadonlySet<number>, sentLevels: SentLevels): EventNotice[] {
  return events.flatMap((event) => noticeOf(event, fresh, sentLevels) ?? []).sort(byGravity)
}

function noticeOf(event: NewsEvent, fresh: ReadonlySet<number>, sentLevels: SentLevels): EventNotice | null {
  const news = event.articles.filter(({ id }) => fresh.has(id))
  if (news.length === 0) return null
  const gravest = (articles: readonly NewsArticle[]) =>
    articles.reduce((worst, article) => ((article.level ?? -1) > (worst.level ?? -1) ? article : worst))
  const of = (role: NewsArticle['role']) => news.filter((article) => article.role === role)
  const [corrections, followUps] = [of('correction'), of('follow-up')]
  if (sentLevels.has(event.id) && (event.level ?? -1) > (sentLevels.get(event.id) ?? -1))
    return { event, why: 'graver', article: gravest(news) }
  if (corrections.length > 0) return { event, why: 'correction', article: corrections[0]! }
  if (followUps.length > 0 && !of('first').length) return { event, why: 'follow-up', article: gravest(followUps) }
  return sentLevels.has(event.id) ? null : { event, why: 'new', article: gravest(news) }
}

const byGravity = (a: EventNotice, b: EventNotice) =>
  (b.event.level ?? -1) - (a.event.level ?? -1) || b.event.weight - a.event.weight || a.event.id - b.event.id

/** An event as it stood before a moment, Tokyo wall-clock; null where it was not there yet. Reaches over what is counted are left as they are. */
export function eventBefore(event: NewsEvent, moment: string): NewsEvent | null {
  const articles = event.articles.filter(({ publishedAt }) => publishedAt < moment)
  if (articles.length === 0) return null
  const levels = articles.flatMap(({ level }) => level ?? [])
  return {
    ...event,
    articles,
    lastAt: articles[0]!.publishedAt,
    level: levels.length > 0 ? Math.max(...levels) : null,
    reports: articles.length,
    publishers: new Set(articles.map(({ publisher }) => publisher)).size,
  }
}
