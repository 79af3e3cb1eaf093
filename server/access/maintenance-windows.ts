import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** The maintenance window that is under way, or else the next one. */
export function findWindow(db: Db, now: Date) {
  return db
    .selectFrom('maintenance_window')
    .select(['id', 'starts_at', 'ends_at', 'message_ja', 'message_en'])
    .where('cleared_at', 'is', null)
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirst()
}

/** Windows that are under way or to come, the next first. */
export function listWindows(db: Db, now: Date) {
  return db
    .selectFrom('maintenance_window')
    .select(['id', 'starts_at', 'ends_at', 'message_ja', 'message_en'])
    .where('cleared_at', 'is', null)
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .execute()
}

interface NewWindow {
  readonly from: Date
  readonly to: Date
  readonly ja: string | null
  readonly en: string | null
}

type AnnounceResult = 'announced' | 'reversed' | 'past' | 'overlapping'

/** Announce a window; it may begin in the minute that it is. */
export async function announceWindow(db: Db, { from, to, ja, en }: NewWindow, now: Date): Promise<AnnounceResult> {
  if (to <= from) return 'reversed'
  if (from.getTime() < Math.floor(now.getTime() / 60_000) * 60_000) return 'past'
  try {
    await db.transaction().execute(async (tx) => {
      // Of two that meet and are written at once, either would wait for the other: one is written after the other.
      await sql`lock table maintenance_window in share row exclusive mode`.execute(tx)
      await tx
        .insertInto('maintenance_window')
        .values({ starts_at: from, ends_at: to, message_ja: ja, message_en: en, announced_at: now })
        .execute()
    })
    return 'announced'
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'maintenance_overlap') return 'overlapping'
    throw error
  }
}

/** Take back every window that is under way or to come, or one of them; says how many. */
export async function clearWindows(db: Db, only: number | undefined, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('maintenance_window')
    .set({ cleared_at: now })
    .where('cleared_at', 'is', null)
    .where('ends_at', '>', now)
    .$if(only !== undefined, (query) => query.where('id', '=', only!))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
