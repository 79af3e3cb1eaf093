import { sql } from 'kysely'
import type { NewsLine } from '#contract/alerts/line.ts'
import { monthsBefore } from '#methodology/news/windows.ts'
import type { Db } from '#server/db/database.ts'
import { dayNumber, dayOf } from '#server/news/period.ts'
import { wallClock } from '../times.ts'

type Moves = Pick<NewsLine, 'levelBefore' | 'levelAfter' | 'toneBefore' | 'toneAfter'>

/** Months over which a company's scandal level and tone are taken, as its page shows them. */
const levelMonths = 12
const toneMonths = 3

/** What was read of one article of a company. */
export interface CompanyReading {
  readonly id: number
  /** Tokyo wall-clock. */
  readonly publishedAt: string
  /** Null where it does not count for the company's level. */
  readonly level: number | null
  readonly tone: number | null
  /** Relevance times novelty: how much its tone counts. */
  readonly weight: number
}

/** Of each company the articles that may count for its level or tone at a moment or up to seven days before it. */
export async function listReadings(
  db: Db,
  companies: readonly number[],
  until: Date,
): Promise<Map<number, CompanyReading[]>> {
  const knownUntil = wallClock(until)
  const since = dayOf(monthsBefore(dayNumber(knownUntil.slice(0, 10)), levelMonths) - 7)
  const { rows } = await sql<CompanyReading & { company: number }>`
    select company_id as company, news_id as id, to_char(published_at, 'YYYY-MM-DD HH24:MI') as "publishedAt",
      case when level_by = 'source' or level > 0 then level end as level, tone, relevance * novelty as weight
    from news_reading
    where company_id = any (${[...new Set(companies)]}::int[]) and published_at >= ${since}::timestamp
      and published_at < ${knownUntil}::timestamp
    order by company_id, published_at, news_id`.execute(db)
  return Map.groupBy(rows, ({ company }) => company)
}

interface Moment {
  /** Articles that are new. */
  readonly fresh: ReadonlySet<number>
  readonly until: Date
}

/** How new articles moved the scandal level and the tone of a company: without them and with them. */
export function movesOf(readings: readonly CompanyReading[], { fresh, until }: Moment): Moves {
  const knownUntil = wallClock(until)
  const today = dayNumber(knownUntil.slice(0, 10))
  const since = (months: number) => dayOf(monthsBefore(today, months) + 1)
  const [levelSince, toneSince] = [since(levelMonths), since(toneMonths)]
  const after = readings.filter(({ publishedAt }) => publishedAt >= levelSince && publishedAt < knownUntil)
  const before = after.filter(({ id }) => !fresh.has(id))
  const late = (some: typeof after) => some.filter(({ publishedAt }) => publishedAt >= toneSince)
  return {
    levelBefore: gravestOf(before),
    levelAfter: gravestOf(after),
    toneBefore: toneOf(late(before)),
    toneAfter: toneOf(late(after)),
  }
}

function gravestOf(readings: readonly CompanyReading[]): number | null {
  const levels = readings.flatMap(({ level }) => level ?? [])
  return levels.length > 0 ? Math.max(...levels) : null
}

function toneOf(readings: readonly CompanyReading[]): number | null {
  const toned = readings.filter(({ tone }) => tone !== null)
  const weights = toned.reduce((sum, { weight }) => sum + weight, 0)
  if (weights === 0) return null
  const sum = toned.reduce((total, { tone, weight }) => total + tone! * weight, 0)
  return Math.min(1, Math.max(-1, sum / weights))
}
