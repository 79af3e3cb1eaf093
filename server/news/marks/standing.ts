import { type RawBuilder, sql } from 'kysely'

/** Marks that stand now, or that stood at the end of a past day in Tokyo. */
export function standing(past: string | null): RawBuilder<boolean> {
  if (past === null) return sql`ended_at is null`
  const end = sql`(${past}::date + 1)::timestamp at time zone 'Asia/Tokyo'`
  return sql`marked_at < ${end} and (ended_at is null or ended_at >= ${end})`
}
