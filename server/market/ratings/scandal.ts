import { sql } from 'kysely'
import type { Ratings } from '#contract/scores/ratings.ts'
import { readTitle } from '#methodology/news/title-rule.ts'
import type { Db } from '#server/db/database.ts'
import { earlier } from './days.ts'

type Level = 0 | 1 | 2 | 3 | 4

/** What some months of news say of a company's scandals. */
export interface Scandal {
  /** Nothing imported of the company; imported and judged by nobody; judged. They never stand for each other. */
  readonly state: 'no-news' | 'not-judged' | 'judged'
  /** The gravest of its events, 0 for none; null unless judged. */
  readonly level: Level | null
  /** Notices on one story count once. */
  readonly events: number
  readonly items: number
  /** Items that neither their source nor the rule for titles judged. */
  readonly unjudged: number
  /** Whether the gravest level is what the rule reads in a title, and no source's judgement. */
  readonly isByTitle: boolean
}

export const noNews: Scandal = {
  state: 'no-news',
  level: null,
  events: 0,
  items: 0,
  unjudged: 0,
  isByTitle: false,
}

interface NewsWindow {
  /** Last day. */
  readonly until: string
  readonly months: number
  /** Of one company; of all when left out. */
  readonly companyId?: number
  /** Whether titles that no source judged are read by the rule; only a source's judgement excludes a company. */
  readonly hasTitles: boolean
}

/**
 * What the news of some months to a day say, by company; companies without news are not among them.
 *
 * A source that gave an item a severity or a tone has judged it. Of what no source judged the titles are read by a rule
 * (`methodology/news/title-rule.ts`); the rule finds events, and never that there was none.
 */
export async function readScandals(
  db: Db,
  { until, months, companyId, hasTitles }: NewsWindow,
): Promise<Map<number, Scandal>> {
  const within = sql`published_at >= ${earlier(until, months)}::date + 1 and published_at < ${until}::date + 1
    ${companyId === undefined ? sql`` : sql`and company_id = ${companyId}`}`
  const [judged, titles] = await Promise.all([
    sql<{ id: number; items: number; judged: number; level: number | null; stories: string[] | null }>`
      select company_id as id, count(*)::int as items,
        (count(*) filter (where severity is not null or sentiment is not null))::int as judged, max(severity)::int as level,
        array_agg(distinct coalesce(story, id::text)) filter (where severity > 0) as stories
      from news where ${within} group by company_id`.execute(db),
    hasTitles
      ? sql<{ id: number; title: string; story: string }>`
          select company_id as id, title_ja as title, coalesce(story, id::text) as story
          from news where ${within} and severity is null and sentiment is null and title_ja is not null`.execute(db)
      : { rows: [] },
  ])
  const read = new Map<number, { level: number; stories: Set<string>; items: number }>()
  for (const { id, title, story } of titles.rows) {
    const reading = readTitle(title)
    if (!reading) continue
    const { level, stories, items } = read.get(id) ?? { level: 0, stories: new Set<string>(), items: 0 }
    read.set(id, { level: Math.max(level, reading.severity), stories: stories.add(story), items: items + 1 })
  }
  return new Map(
    judged.rows.map((row) => {
      const own = read.get(row.id)
      const isJudged = row.judged > 0 || own !== undefined
      const bySource = row.level ?? 0
      const scandal: Scandal = {
        state: isJudged ? 'judged' : 'not-judged',
        level: isJudged ? (Math.max(bySource, own?.level ?? 0) as Level) : null,
        events: new Set([...(row.stories ?? []), ...(own?.stories ?? [])]).size,
        items: row.items,
        unjudged: row.items - row.judged - (own?.items ?? 0),
        isByTitle: (own?.level ?? 0) > bySource,
      }
      return [row.id, scandal] as const
    }),
  )
}

/** What the news of the twelve months to a day say of a company. */
export async function scandalOf(db: Db, companyId: number, day: string): Promise<Ratings['scandal']> {
  const months = 12
  const scandals = await readScandals(db, { until: day, months, companyId, hasTitles: true })
  return { ...(scandals.get(companyId) ?? noNews), since: earlier(day, months) }
}
