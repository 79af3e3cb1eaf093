import { sql } from 'kysely'
import { type AlertTimes, type AlertWatch, alertLimits } from '#contract/alerts/alert.ts'
import type { previewAlert } from '#contract/alerts/alerts.ts'
import type { AlertLine } from '#contract/alerts/line.ts'
import { maxNewsListed } from '#contract/news/news.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { readEvents } from '#server/news/events.ts'
import { conditionsOf } from '#server/news/match.ts'
import { countMatches } from '#server/news/matches.ts'
import type { Scope } from '#server/news/scope.ts'
import { findDocuments, findRestatements, followedBy } from './lines/filings.ts'
import { type NewsWatch, openNewsScope, toLines } from './lines/news.ts'
import { membersAt } from './lines/past-runs.ts'
import { RunCache } from './lines/run-cache.ts'
import { changesBetween } from './lines/search.ts'
import { eventBefore, tell } from './lines/tell.ts'
import { type AlertDeps, forOwner, type Owner } from './look.ts'
import { pastMoments, wallClock } from './times.ts'

type Preview = Output<typeof previewAlert>
type Sent = Preview['sent'][number] & { readonly lines: AlertLine[] }

interface Previewing {
  readonly owner: Owner
  readonly watch: AlertWatch
  readonly times: AlertTimes
  readonly language: 'ja' | 'en'
}

/** What an alert would have mailed in the last seven days, had everything come in on the day of its publication. */
export async function preview(deps: AlertDeps, { owner, watch, times, language }: Previewing): Promise<Preview> {
  const now = deps.clock()
  const spans = pastMoments(times, now)
  const ownDeps = forOwner(deps, owner)
  if (watch.subject === 'news') return previewNews(ownDeps, watch, { spans, language, now })
  if (watch.subject === 'search') {
    const searching = { views: deps.views, user: owner, searchId: watch.searchId }
    const members = await membersAt(ownDeps, searching, [spans[0]!.since, ...spans.map(({ until }) => until)])
    const changes = spans.map(async ({ until }, at) => ({
      until,
      lines: await changesBetween(deps.db, members[at]!, members[at + 1]!),
    }))
    return answerOf(await Promise.all(changes))
  }
  const companies = await followedBy(ownDeps, watch)
  const find = watch.subject === 'documents' ? findDocuments : findRestatements
  const mails: { until: Date; lines: AlertLine[] }[] = []
  for (const { since, until } of spans)
    mails.push({ until, lines: await find(deps.db, companies, { since, until, by: 'filing' }) })
  return answerOf(mails)
}

function answerOf(mails: readonly { readonly until: Date; readonly lines: AlertLine[] }[]): Preview {
  const sent = mails
    .filter(({ lines }) => lines.length > 0)
    .map(
      ({ until, lines }): Sent => ({
        at: until.toISOString(),
        items: lines.length,
        lines: lines.slice(0, alertLimits.lines),
      }),
    )
    .reverse()
  const items = sent.reduce((sum, mail) => sum + mail.items, 0)
  return { mails: sent.length, items, sent, withoutWords: null, anyLevel: null, newest: null }
}

interface NewsPreviewing {
  readonly spans: readonly { readonly since: Date; readonly until: Date }[]
  readonly language: 'ja' | 'en'
  readonly now: Date
}

async function previewNews(
  deps: Parameters<typeof openNewsScope>[0],
  watch: NewsWatch,
  { spans, language, now }: NewsPreviewing,
): Promise<Preview> {
  const { db } = deps
  const whole = await openNewsScope(deps, watch, { language, until: now })
  const first = spans[0]?.since ?? now
  const { rows } = await sql<{ id: number; event: number; at: string }>`
    select news_id as id, event_id as event, to_char(published_at, 'YYYY-MM-DD HH24:MI') as at from news_reading
    where published_at >= ${wallClock(first)}::timestamp and ${conditionsOf(whole)}
    order by published_at desc, news_id desc limit ${maxNewsListed}`.execute(db)
  const ids = [...new Set(rows.map(({ event }) => event))]
  const found = await readEvents(db, ids, { scope: whole, fitting: new Set(rows.map(({ id }) => id)) })
  const cache = new RunCache(now)
  const sentLevels = new Map<number, number | null>()
  const mails: { until: Date; lines: AlertLine[] }[] = []
  for (const { since, until } of spans) {
    const [from, to] = [wallClock(since), wallClock(until)]
    const fresh = new Set(rows.filter(({ at }) => at >= from && at < to).map(({ id }) => id))
    const events = ids.flatMap((id) => eventBefore(found.get(id)!, to) ?? [])
    const tellings = tell(events, fresh, sentLevels)
    mails.push({ until, lines: await toLines(db, tellings, { fresh, until, language, cache }) })
    const levels = new Map(events.map(({ id, level }) => [id, level]))
    for (const { id, event } of rows)
      if (fresh.has(id)) sentLevels.set(event, higher(sentLevels.get(event) ?? null, levels.get(event) ?? null))
  }
  const answer = answerOf(mails)
  return answer.items > 0 ? answer : { ...answer, ...(await whyNothing(deps, whole, first)) }
}

const higher = (one: number | null, other: number | null) => (one === null ? other : Math.max(one, other ?? -1))

/** Of a preview without a line: articles that the words leave out, and those below the level. */
async function whyNothing(
  { db }: Parameters<typeof openNewsScope>[0],
  scope: Scope,
  first: Date,
): Promise<Pick<Preview, 'withoutWords' | 'anyLevel' | 'newest'>> {
  const week = { ...scope, period: { ...scope.period, since: wallClock(first).slice(0, 10) } }
  const { words, filter } = week
  const hasWords = words.all.length + words.none.length > 0
  const { rows } = await sql<{ day: string | null }>`
    select to_char(max(published_at), 'YYYY-MM-DD') as day from news_reading where published_at < ${scope.period.known}::timestamp`.execute(
    db,
  )
  return {
    newest: rows[0]!.day,
    withoutWords: hasWords ? await countMatches(db, { ...week, words: { all: [], none: [] } }) : null,
    anyLevel:
      filter.level === undefined ? null : await countMatches(db, { ...week, filter: { ...filter, level: undefined } }),
  }
}
