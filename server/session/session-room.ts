import { sql } from 'kysely'
import { sessionDays } from '#contract/account/session.ts'
import type { Db } from '#server/db/database.ts'
import { holdAccount } from '#server/db/hold-account.ts'
import { maxSessions, maxSessionsOver, overDays } from '#server/retention/limits.ts'

export function sessionExpiry(now: Date): Date {
  return new Date(now.getTime() + sessionDays * 86_400_000)
}

/** In a transaction: room for one more session, for which those renewed longest ago end; what is long over is forgotten. */
export async function makeRoom(tx: Db, accountId: number, now: Date): Promise<void> {
  // Of two who sign in at once the second counts the first.
  await holdAccount(tx, accountId)
  await correctFuture(tx, accountId, now)
  const live = tx
    .selectFrom('session')
    .select('handle')
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
  await tx
    .updateTable('session')
    .set({ ended_at: now, ended_why: 'too-many' })
    .where(
      'handle',
      'in',
      live
        .orderBy('refreshed_at', 'desc')
        .orderBy('handle')
        .offset(maxSessions - 1),
    )
    .execute()
  await forgetOver(tx, accountId, now)
}

/**
 * A clock that was ahead and was set back must not make sessions live for longer, nor take them for the newest: they count as
 * renewed just before now, so that one which begins now is newer.
 */
async function correctFuture(tx: Db, accountId: number, now: Date): Promise<void> {
  await tx
    .updateTable('session')
    .set({ refreshed_at: new Date(now.getTime() - 1), expires_at: sessionExpiry(now) })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('refreshed_at', '>', now)
    .execute()
}

async function forgetOver(tx: Db, accountId: number, now: Date): Promise<void> {
  const overSince = sql<Date>`coalesce(ended_at, expires_at)`
  const over = tx
    .selectFrom('session')
    .select('handle')
    .where('account_id', '=', accountId)
    .where((where) => where.or([where('ended_at', 'is not', null), where('expires_at', '<=', now)]))
  await tx
    .deleteFrom('session')
    .where((where) =>
      where.or([
        where('handle', 'in', over.where(overSince, '<', new Date(now.getTime() - overDays * 86_400_000))),
        where('handle', 'in', over.orderBy(overSince, 'desc').orderBy('handle').offset(maxSessionsOver)),
      ]),
    )
    .execute()
}
