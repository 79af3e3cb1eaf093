import { sql } from 'kysely'
import type { Doubt, DoubtableVintage, DoubtedDays } from '#methodology/figures/doubts.ts'
import { addMissing } from '#server/db/add-missing.ts'
import type { Db } from '#server/db/database.ts'

const key = ['company_id', 'indicator_id', 'fiscal_year', 'boundary', 'part', 'known_from', 'import_id'] as const

/** The figures of one indicator of a company over the years, and what is doubted in it. */
interface JudgedSeries {
  readonly company_id: number
  readonly indicator_id: number
  readonly boundary: string
  readonly part: string
  readonly doubts: readonly Doubt<SeriesVintage>[]
}

export interface SeriesVintage extends DoubtableVintage {
  readonly company_id: number
  readonly indicator_id: number
  readonly boundary: string
  readonly part: string
}

/** Bring the review list to what is doubted in these series; answers how many cases are new and still open to a decision. */
export async function saveDoubts(db: Db, judged: readonly JudgedSeries[], now: Date): Promise<number> {
  const rows = judged.flatMap(({ doubts, ...series }) =>
    doubts.map(({ vintage, suspicion, days }) => ({
      ...series,
      fiscal_year: vintage.fiscalYear,
      known_from: vintage.knownFrom,
      import_id: vintage.importId,
      ...suspicion,
      filed: vintage.value,
      doubted: `{${days.map(toRange).join(',')}}`,
      opened_at: now,
    })),
  )
  await dropUnfounded(db, judged, rows)
  await renew(db, rows)
  const [standing, past] = [rows.filter(isStanding), rows.filter((row) => !isStanding(row))]
  await addMissing(db, { table: 'review', key }, past)
  return addMissing(db, { table: 'review', key }, standing)
}

const toRange = ({ from, until }: DoubtedDays) => `[${from},${until ?? ''})`
const isStanding = ({ doubted }: { readonly doubted: string }) => doubted.endsWith(',)}')

/** Cases that nobody decided and that what has become known since leaves without a single day. */
async function dropUnfounded(db: Db, judged: readonly JudgedSeries[], rows: readonly object[]): Promise<void> {
  const series = judged.map(({ doubts, ...one }) => one)
  await sql`
    delete from review using json_populate_recordset(null::review, ${JSON.stringify(series)}::json) series
    where review.decision is null
      and (review.company_id, review.indicator_id, review.boundary, review.part)
        = (series.company_id, series.indicator_id, series.boundary, series.part)
      and not exists (
        select from json_populate_recordset(null::review, ${JSON.stringify(rows)}::json) held where ${isSame('held')}
      )`.execute(db)
}

/** What is doubted of cases that are on the list already; one that was decided keeps its words. */
async function renew(db: Db, rows: readonly object[]): Promise<void> {
  await sql`
    update review set doubted = arriving.doubted,
      reason = case when review.decision is null then arriving.reason else review.reason end,
      proposed = case when review.decision is null then arriving.proposed else review.proposed end,
      reference = case when review.decision is null then arriving.reference else review.reference end
    from json_populate_recordset(null::review, ${JSON.stringify(rows)}::json) arriving
    where ${isSame('arriving')} and review.doubted <> arriving.doubted`.execute(db)
}

const isSame = (table: string) =>
  sql.join(
    key.map((column) => sql`${sql.ref(`${table}.${column}`)} = ${sql.ref(`review.${column}`)}`),
    sql` and `,
  )
