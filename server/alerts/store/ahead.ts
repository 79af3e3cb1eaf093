import { sql } from 'kysely'
import { daysBetween } from '#contract/alerts/alert.ts'
import { latest } from '#server/db/clock-skew.ts'
import type { Db } from '#server/db/database.ts'
import { firstMoment } from '../times.ts'

const dayMs = 86_400_000
/** Days of each frequency, as SQL. */
const days = sql.join(Object.entries(daysBetween).map(([frequency, count]) => sql`(${frequency}, ${sql.lit(count)})`))

/**
 * Alerts that a clock that was ahead has looked at or put off: they would be silent until that day. Each is looked at again at its next
 * moment, from the one before on; what it has told is told no second time.
 */
export async function correctAhead(db: Db, now: Date): Promise<void> {
  const limit = latest(now)
  const { rows } = await sql<{ id: number }>`
    select id from alert join (values ${days}) steps (step, days) on step = frequency
    where removed_at is null and (covered_until > ${limit} or follows_from > ${limit}
      or next_at > ${limit}::timestamptz + make_interval(days => steps.days))`.execute(db)
  for (const { id } of rows)
    await db.transaction().execute(async (tx) => {
      const alert = await tx.selectFrom('alert').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      if (!alert) return
      const next = firstMoment(alert, now)
      const before = new Date(next.getTime() - daysBetween[alert.frequency] * dayMs)
      await tx
        .updateTable('alert')
        .set({
          next_at: next,
          ...(alert.covered_until > limit && { covered_until: before }),
          ...(alert.follows_from > limit && { follows_from: now }),
        })
        .where('id', '=', id)
        .execute()
    })
}
