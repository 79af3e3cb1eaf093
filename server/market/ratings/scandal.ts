import { sql } from 'kysely'
import type { Ratings } from '#contract/scores/ratings.ts'
import type { Db } from '#server/db/database.ts'
import { readingsOn } from '#server/imports/store/news/readings-on.ts'
import { earlier } from './days.ts'

type Level = 0 | 1 | 2 | 3 | 4

/** What some months of news say of a company's scandals. */
export interface Scandal {
  /** Nothing imported of the company; imported and judged by nobody; judged. They never stand for each other. */
  readonly state: 'no-news' | 'not-judged' | 'judged'
  /** The gravest of its events, 0 for none; null unless judged. */
  readonly level: Level | null
  /** Reports of one event count once. */
  readonly events: number
  readonly items: number
  /** Items that neither their source nor our rules judged. */
  readonly unjudged: number
  /** Whether the gravest level is what our rules read, and no source's judgement. */
  readonly isByText: boolean
}

export const noNews: Scandal = {
  state: 'no-news',
  level: null,
  events: 0,
  items: 0,
  unjudged: 0,
  isByText: false,
}

interface NewsWindow {
  /** Last day. */
  readonly until: string
  readonly months: number
  /** Of one company; of all when left out. */
  readonly companyId?: number
  /** Whether what our rules read counts where no source judged; only a source's judgement excludes a company. */
  readonly hasRead: boolean
}

/**
 * What the news of some months to a day say, by company; companies without news are not among them.
 *
 * A source that gave an item a severity or a tone has judged it. Of what no source judged the texts are read by rules
 * (`methodology/news/level.ts`); they find events, and never that there was none.
 */
export async function readScandals(
  db: Db,
  { until, months, companyId, hasRead }: NewsWindow,
): Promise<Map<number, Scandal>> {
  const counts = hasRead ? sql`(level_by = 'source' or level > 0)` : sql`level_by = 'source'`
  const { rows } = await sql<{
    id: number
    items: number
    judged: number
    bySource: number | null
    byText: number | null
    events: number
  }>`
    select company_id as id, count(*)::int as items, (count(*) filter (where ${counts}))::int as judged,
      max(level) filter (where level_by = 'source') as "bySource", max(level) filter (where level_by = 'text') as "byText",
      (count(distinct event_id) filter (where level > 0 and ${counts}))::int as events
    from ${readingsOn(until)} as news_reading
    where published_at >= ${earlier(until, months)}::date + 1 and published_at < ${until}::date + 1
      ${companyId === undefined ? sql`` : sql`and company_id = ${companyId}`}
    group by company_id`.execute(db)
  return new Map(
    rows.map(({ id, items, judged, events, ...levels }) => {
      const bySource = levels.bySource ?? 0
      const byText = hasRead ? (levels.byText ?? 0) : 0
      const scandal: Scandal = {
        state: judged > 0 ? 'judged' : 'not-judged',
        level: judged > 0 ? (Math.max(bySource, byText) as Level) : null,
        events,
        items,
        unjudged: items - judged,
        isByText: byText > bySource,
      }
      return [id, scandal] as const
    }),
  )
}

/** What the news of the twelve months to a day say of a company. */
export async function scandalOf(db: Db, companyId: number, day: string): Promise<Ratings['scandal']> {
  const months = 12
  const scandals = await readScandals(db, { until: day, months, companyId, hasRead: true })
  return { ...(scandals.get(companyId) ?? noNews), since: earlier(day, months) }
}
