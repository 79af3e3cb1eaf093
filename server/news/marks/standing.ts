import { type RawBuilder, sql } from 'kysely'
import { endOfDayInTokyo } from '#server/db/tokyo.ts'

/** Marks that stand now, or that stood at the end of a past day in Tokyo. */
export function standing(past: string | null): RawBuilder<boolean> {
  if (past === null) return sql`ended_at is null`
  const end = endOfDayInTokyo(past)
  return sql`marked_at < ${end} and (ended_at is null or ended_at >= ${end})`
}
