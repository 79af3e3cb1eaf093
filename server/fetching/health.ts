import { sql } from 'kysely'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { daysAfter } from './edinet/calendar.ts'
import type { FetchWorld } from './run/fetch-world.ts'
import { usedBytes } from './run/space.ts'
import { fetchSources } from './source-list.ts'
import { keyStateOf } from './status.ts'

/** What of a fetched market lacks or looks wrong, each with its size; nothing where nothing is fetched. */
export interface FetchHealth {
  /** Sources that are on. */
  readonly sources: number
  readonly findings: readonly { readonly kind: FindingKind; readonly detail: string }[]
}

export type FindingKind =
  | 'key-open'
  | 'moved'
  | 'paused'
  | 'no-good-run'
  | 'day-gaps'
  | 'without-report'
  | 'fewer-reports'
  | 'waiting-long'
  | 'refused'
  | 'no-parent'
  | 'few-listed'
  | 'space'

/** A list with fewer listed companies than that is not whole. */
const minListed = 3500
/** Days after which a listed company without a report is remarkable, and after which a waiting document is. */
const maxReportDays = 460
const maxWaitingDays = 3
/** Share of the reports of the year before below which a fiscal year lacks some. */
const minShare = 0.9

type Finding = FetchHealth['findings'][number]

export async function examineFetching(world: FetchWorld): Promise<FetchHealth> {
  const { db, clock, origins, space } = world
  const rows = await db.selectFrom('fetch_source').selectAll().where('is_on', '=', true).execute()
  if (rows.length === 0) return { sources: 0, findings: [] }
  const now = clock()
  const today = tokyoDay(now)
  const findings: Finding[] = []
  const say = (kind: FindingKind, detail: string | number | null) => {
    if (detail !== null && detail !== 0 && detail !== '') findings.push({ kind, detail: String(detail) })
  }
  say(
    'moved',
    Object.entries(origins)
      .map(([host, base]) => `${host} → ${base}`)
      .join(', '),
  )
  say(
    'key-open',
    fetchSources
      .filter((source) => keyStateOf(source, world) === 'open')
      .map(({ name }) => name)
      .join(', '),
  )
  say(
    'paused',
    rows
      .filter(({ is_paused }) => is_paused)
      .map(({ name, pause_reason }) => (pause_reason ? `${name} (${pause_reason})` : name))
      .join(', '),
  )
  const isLate = ({ next_at }: { next_at: Date | null }) =>
    next_at !== null && now.getTime() - next_at.getTime() > 3 * 86_400_000
  say(
    'no-good-run',
    rows
      .filter((row) => !row.is_paused && isLate(row))
      .map(({ name }) => name)
      .join(', '),
  )
  const counts = await countProblems(world, today)
  for (const kind of ['day-gaps', 'without-report', 'waiting-long', 'refused', 'no-parent'] as const)
    say(kind, counts[kind])
  if (counts.listed < minListed && counts.days > 0) say('few-listed', counts.listed)
  say('fewer-reports', await findFewerReports(world))
  const used = usedBytes(space.folder)
  if (used > 0.9 * space.max) say('space', `${(used / 1e9).toFixed(1)} GB`)
  return { sources: rows.length, findings }
}

interface Counts extends Record<'day-gaps' | 'without-report' | 'waiting-long' | 'refused' | 'no-parent', number> {
  readonly listed: number
  readonly days: number
}

async function countProblems({ db }: FetchWorld, today: string): Promise<Counts> {
  const { rows } = await sql<Counts>`select
    (select count(*)::int from edinet_day) as days,
    (select coalesce(max(day) - min(day) + 1 - count(*), 0)::int from edinet_day where is_final) as "day-gaps",
    (select count(*)::int from company where is_listed) as listed,
    (select count(*)::int from company where is_listed and edinet_code is not null
      and exists (select from edinet_day having min(day) <= ${daysAfter(today, -400)}::date)
      and not exists (select from edinet_document where edinet_document.edinet_code = company.edinet_code
        and day > ${daysAfter(today, -maxReportDays)}::date)) as "without-report",
    (select count(*)::int from edinet_document where state in ('waiting', 'fetched') and attempts > 0
      and day < ${daysAfter(today, -maxWaitingDays)}::date) as "waiting-long",
    (select count(*)::int from edinet_document where state = 'refused') as refused,
    (select count(*)::int from edinet_document child where type_code = '130' and parent_number is null) as "no-parent"`.execute(
    db,
  )
  return rows[0]!
}

/** The newest whole fiscal year, where it has clearly fewer reports than the one before. */
async function findFewerReports({ db }: FetchWorld): Promise<string | null> {
  const { rows } = await sql<{ year: number; reports: number }>`
    select extract(year from period_end)::int as year, count(*)::int as reports from edinet_document
    where type_code = '120' and state = 'imported' and period_end is not null
    group by 1 order by 1 desc limit 3`.execute(db)
  // The newest is still coming in.
  const [, last, before] = rows
  if (!last || !before || last.reports >= minShare * before.reports) return null
  return `${last.year}: ${last.reports}, ${before.year}: ${before.reports}`
}
