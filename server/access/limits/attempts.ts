import { latest } from '#server/db/clock-skew.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type AttemptCounter, accountCounter } from './attempt-counters.ts'
import { type Limit, limits, longestLimitMinutes } from './limits.ts'

interface Attempt {
  /** Tries in the first line before this one that still count. */
  readonly earlier: number
  /** It was good: it does not count, and neither do the earlier ones of a line that is its own. */
  forgive(): Promise<void>
  /** It is not made after all. */
  withdraw(): Promise<void>
}

/**
 * Count one more try in each line, or refuse it when there were too many. It counts before anybody knows how it ends, so that
 * many at once get no further than many in a row; one that is refused does not count.
 */
export async function countAttempt(
  db: Db,
  limit: Limit,
  counters: readonly AttemptCounter[],
  now: Date,
): Promise<Attempt> {
  const inserted = await db
    .insertInto('attempt')
    .values(counters.map(({ subject }) => ({ subject, made_at: now })))
    .returning('id')
    .execute()
  const ids = inserted.map(({ id }) => id)
  const withdraw = async () => {
    await db.deleteFrom('attempt').where('id', 'in', ids).execute()
  }

  const counts = await Promise.all(counters.map((counter) => countOf(db, limit, counter, now)))
  const free = Math.max(...counts.map(({ freeAt }) => freeAt))
  if (free > 0) {
    await withdraw()
    throw new Refusal(limit.refusal, { retryAfter: Math.max(1, Math.ceil((free - now.getTime()) / 1000)) })
  }
  await forgetStale(db, now)
  const own = counters.filter(({ isOwn }) => isOwn).map(({ subject }) => subject)
  return {
    earlier: counts[0]!.count - 1,
    withdraw,
    forgive: async () => {
      await withdraw()
      if (own.length > 0) await db.deleteFrom('attempt').where('subject', 'in', own).execute()
    },
  }
}

/** A new password clears the counter that all unknown callers of the account share. */
export async function forgetPasswordAttempts(db: Db, email: string): Promise<void> {
  const { subject } = accountCounter(limits.password, { email })
  await db.deleteFrom('attempt').where('subject', '=', subject).execute()
}

interface Count {
  /** Tries that count, this one among them; no further than the line goes. */
  readonly count: number
  /** When the line takes another, in milliseconds; 0 when it does now. */
  readonly freeAt: number
}

async function countOf(db: Db, { minutes }: Limit, { subject, most }: AttemptCounter, now: Date): Promise<Count> {
  const span = minutes * 60_000
  const recent = await db
    .selectFrom('attempt')
    .select('made_at')
    .where('subject', '=', subject)
    .where('made_at', '>', new Date(now.getTime() - span))
    .where('made_at', '<=', latest(now))
    .orderBy('made_at', 'desc')
    .limit(most + 1)
    .execute()
  // The newest of those that are too many has to grow old before another is let in.
  const freeAt = recent.length > most ? recent[most]!.made_at.getTime() + span : 0
  return { count: recent.length, freeAt }
}

async function forgetStale(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('attempt')
    .where((where) =>
      where.or([
        where('made_at', '<', new Date(now.getTime() - longestLimitMinutes * 60_000)),
        where('made_at', '>', latest(now)),
      ]),
    )
    .execute()
}
