import { maxPlacesADay } from '#contract/news/places.ts'
import { latest } from '#server/db/clock-skew.ts'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockImports, raiseRevision } from '#server/imports/store/market.ts'
import { readNewsOf } from '#server/imports/store/news/readings.ts'
import { makeRoom } from '#server/retention/room.ts'

interface Who {
  readonly articleId: number
  readonly accountId: number
  readonly now: Date
}

/** To split off (null) or to join, from the event that was shown; or the decision to take back. */
export type Change = { readonly event: number; readonly joinTo: number | null } | { readonly undo: number }

/**
 * Decide of an article's event, and group its company's articles anew. Decisions and imports come one after the other, so that each
 * sees what really came before.
 */
export async function changePlace(db: Db, { articleId, accountId, now }: Who, change: Change) {
  return inTransaction(db, async ({ db: tx }) => {
    await lockImports(tx)
    const own = await findReading(tx, articleId)
    if (!own) throw new Refusal('news.not-found')
    const last = await lastDecision(tx, articleId)
    const before = last && !last.is_undone ? { id: last.id, joinTo: last.join_to } : null
    if ('undo' in change) {
      if (before?.id !== change.undo) throw new Refusal('news.changed')
    } else await refuseSenseless(tx, { ...own, isJoinedByHand: (before?.joinTo ?? null) !== null }, change)
    await refuseTooMany(tx, accountId, now)
    await makeRoom(tx, { accountId, table: 'news_place' })
    const { id } = await tx
      .insertInto('news_place')
      .values({
        news_id: articleId,
        join_to: 'undo' in change ? null : change.joinTo,
        is_undone: 'undo' in change,
        account_id: accountId,
        decided_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const eventsBefore = await listEvents(tx, own.company_id)
    await readNewsOf(tx, [own.company_id])
    const events = await listEvents(tx, own.company_id)
    await raiseRevision(tx)
    return {
      decision: 'undo' in change ? null : id,
      before: before && { joinTo: before.joinTo },
      others: [...events].filter(([news, event]) => news !== articleId && eventsBefore.get(news) !== event).length,
    }
  })
}

const findReading = (tx: Db, articleId: number) =>
  tx
    .selectFrom('news_reading')
    .select(['news_id', 'company_id', 'event_id', 'joined_to'])
    .where('news_id', '=', articleId)
    .executeTakeFirst()

const lastDecision = (tx: Db, articleId: number) =>
  tx
    .selectFrom('news_place')
    .select(['id', 'join_to', 'is_undone'])
    .where('news_id', '=', articleId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

type Reading = NonNullable<Awaited<ReturnType<typeof findReading>>>

/**
 * What was seen is no more; the first of an event cannot be split off it; and an article joins no other company's event, nor the one that
 * it is in: joined to itself or to what hangs on it, it would hold itself.
 */
async function refuseSenseless(
  tx: Db,
  own: Reading & { readonly isJoinedByHand: boolean },
  { event, joinTo }: { readonly event: number; readonly joinTo: number | null },
): Promise<void> {
  if (own.event_id !== event) throw new Refusal('news.changed')
  if (joinTo === null) {
    if (own.joined_to === null && !own.isJoinedByHand) throw new Refusal('news.place')
    return
  }
  const other = await findReading(tx, joinTo)
  if (!other) throw new Refusal('news.not-found')
  if (other.company_id !== own.company_id || other.event_id === own.event_id) throw new Refusal('news.place')
}

async function refuseTooMany(tx: Db, accountId: number, now: Date): Promise<void> {
  const { count } = await tx
    .selectFrom('news_place')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('decided_at', '>', new Date(now.getTime() - 86_400_000))
    .where('decided_at', '<=', latest(now))
    .executeTakeFirstOrThrow()
  if (Number(count) >= maxPlacesADay) throw new Refusal('news.too-many')
}

async function listEvents(tx: Db, companyId: number): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('news_reading')
    .select(['news_id', 'event_id'])
    .where('company_id', '=', companyId)
    .execute()
  return new Map(rows.map(({ news_id, event_id }) => [news_id, event_id]))
}
