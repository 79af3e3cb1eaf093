import { sql } from 'kysely'
import type { Doubt, DoubtedDays } from '#methodology/doubts/doubts.ts'
import type { DoubtableVintage } from '#methodology/doubts/standing.ts'
import { addMissing } from '#server/db/add-missing.ts'
import type { Db } from '#server/db/database.ts'

const key = ['company_id', 'indicator_id', 'fiscal_year', 'boundary', 'part', 'known_from', 'import_id'] as const

/** A vintage with the numbers that the database knows it by. */
export interface StoredVintage extends DoubtableVintage {
  readonly company_id: number
  readonly indicator_id: number
}

/** What was judged: every series of these companies and indicators. */
interface Judged {
  readonly companyIds: readonly number[]
  readonly indicatorIds: readonly number[]
  readonly doubts: readonly Doubt<StoredVintage>[]
}

/** Bring the review list to what is doubted of what was judged; answers how many cases are new and still open to a decision. */
export async function saveDoubts(db: Db, judged: Judged, now: Date): Promise<number> {
  const rows = judged.doubts.map(({ vintage, suspicion, days }) => ({
    company_id: vintage.company_id,
    indicator_id: vintage.indicator_id,
    boundary: vintage.boundary,
    part: vintage.part,
    fiscal_year: vintage.fiscalYear,
    known_from: vintage.knownFrom,
    import_id: vintage.importId,
    reason: suspicion.reason,
    proposed: suspicion.proposed,
    reference: suspicion.reference,
    reference_year: suspicion.referenceYear,
    against: [...suspicion.against],
    supports: [...suspicion.supports],
    filed: vintage.value,
    doubted: `{${days.map(toRange).join(',')}}`,
    opened_at: now,
  }))
  await dropUnfounded(db, judged, rows)
  await renew(db, rows)
  const [standing, past] = [rows.filter(isStanding), rows.filter((row) => !isStanding(row))]
  await addMissing(db, { table: 'review', key }, past)
  return addMissing(db, { table: 'review', key }, standing)
}

const toRange = ({ from, until }: DoubtedDays) => `[${from},${until ?? ''})`
const isStanding = ({ doubted }: { readonly doubted: string }) => doubted.endsWith(',)}')

/** Cases that nobody decided and that what has become known since leaves without a single day. */
async function dropUnfounded(db: Db, { companyIds, indicatorIds }: Judged, rows: readonly object[]): Promise<void> {
  await sql`
    delete from review
    where decision is null and company_id = any(${[...companyIds]}::int[])
      and indicator_id = any(${[...indicatorIds]}::smallint[])
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
      reference = case when review.decision is null then arriving.reference else review.reference end,
      reference_year = case when review.decision is null then arriving.reference_year else review.reference_year end,
      against = case when review.decision is null then arriving.against else review.against end,
      supports = case when review.decision is null then arriving.supports else review.supports end
    from json_populate_recordset(null::review, ${JSON.stringify(rows)}::json) arriving
    where ${isSame('arriving')}
      and (review.doubted, review.reason, review.proposed) is distinct from (arriving.doubted, arriving.reason, arriving.proposed)`.execute(
    db,
  )
}

const isSame = (table: string) =>
  sql.join(
    key.map((column) => sql`${sql.ref(`${table}.${column}`)} = ${sql.ref(`review.${column}`)}`),
    sql` and `,
  )
