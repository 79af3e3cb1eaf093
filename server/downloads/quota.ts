import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { countOf, type DownloadPlan, type DownloadStanding } from '#contract/wire/download-count.ts'
import { tokyoMonth } from '#contract/wire/tokyo.ts'
import type { Config } from '#server/config.ts'
import { latest } from '#server/db/clock-skew.ts'
import type { Db } from '#server/db/database.ts'
import { holdAccount } from '#server/db/hold-account.ts'
import type { BaseDeps } from '#server/http/base-deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { userOf } from '#server/http/user.ts'

/** Counts of a month where figures of vendors are held, which their licences ask the operator to bound. */
const usualLimit = 10_000

/** Counts of a month: what the operator says; otherwise a market without any vendor's ratings has no limit. */
async function limitOf(db: Db, limit: number | null): Promise<number | null> {
  if (limit !== null) return limit
  const licensed = await db.selectFrom('vendor_score').select('vendor').limit(1).executeTakeFirst()
  return licensed ? usualLimit : null
}

interface Spending extends DownloadPlan {
  readonly accountId: number
  /** Which screen or endpoint it comes from, `search`, `raw-data`. */
  readonly kind: string
  readonly now: Date
}

/**
 * Take a download's counts from the account's month and record it, or refuse it with where the account stands. Comes before
 * the file is made; one of several at once that would go over the limit together is refused.
 */
export async function spend(db: Db, downloads: Config['downloads'], spending: Spending): Promise<DownloadStanding> {
  return db.transaction().execute(async (tx) => (await spendIn(tx, downloads, spending)).standing)
}

/** The same inside a transaction that stores more; the number of the record is for giving the counts back. */
export async function spendIn(
  tx: Db,
  { limit: configured, unit }: Config['downloads'],
  { accountId, kind, now, ...plan }: Spending,
): Promise<{ readonly standing: DownloadStanding; readonly id: number | null }> {
  const { companies, years, items } = plan
  const count = countOf(plan, unit)
  // Held until the transaction ends: two tabs at once do not both find the same counts left.
  await holdAccount(tx, accountId)
  const used = await countUsed(tx, accountId, now)
  const limit = await limitOf(tx, configured)
  if (limit !== null && count > limit - used) {
    throw new Refusal('download.over-limit', { download: toStanding({ limit, used, count }) })
  }
  // What takes no counts leaves no record: nothing would end their number.
  if (count === 0) return { standing: toStanding({ limit, used, count }), id: null }
  const { id } = await tx
    .insertInto('download')
    .values({ account_id: accountId, made_at: now, kind, companies, years, items, count })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { standing: toStanding({ limit, used: used + count, count }), id }
}

/** Give back the counts of a download that never came; a second time there is nothing to give. */
export async function giveBack(tx: Db, downloadId: number | null): Promise<void> {
  if (downloadId !== null) await tx.deleteFrom('download').where('id', '=', downloadId).execute()
}

/** The one way in which an endpoint takes counts: from the account of whoever calls, in the month of now. */
export function spendFor(
  { db, config, clock }: Pick<BaseDeps, 'db' | 'config' | 'clock'>,
  request: FastifyRequest,
  download: DownloadPlan & { readonly kind: string },
): Promise<DownloadStanding> {
  return spend(db, config.downloads, { ...download, accountId: userOf(request).id, now: clock() })
}

/** The same for a page that a program reads: where there is no limit it leaves no record, since nothing would end their number. */
export async function spendForPage(
  deps: Pick<BaseDeps, 'db' | 'config' | 'clock'>,
  request: FastifyRequest,
  page: DownloadPlan & { readonly kind: string },
): Promise<void> {
  if ((await limitOf(deps.db, deps.config.downloads.limit)) !== null) await spendFor(deps, request, page)
}

/** Where an account stands in the month that it is in Tokyo, with a planned download still to come. */
export async function findStanding(
  db: Db,
  { limit, unit }: Config['downloads'],
  { accountId, now, ...plan }: DownloadPlan & { readonly accountId: number; readonly now: Date },
): Promise<DownloadStanding> {
  const used = await countUsed(db, accountId, now)
  return toStanding({ limit: await limitOf(db, limit), used, count: countOf(plan, unit) })
}

async function countUsed(db: Db, accountId: number, now: Date): Promise<number> {
  const { used } = await db
    .selectFrom('download')
    .select(sql<number>`coalesce(sum(count), 0)::bigint`.as('used'))
    .where('account_id', '=', accountId)
    .where('made_at', '>=', tokyoMonth(now).start)
    .where('made_at', '<=', latest(now))
    .executeTakeFirstOrThrow()
  return used
}

function toStanding({ limit, ...counts }: { limit: number | null; used: number; count: number }): DownloadStanding {
  return { limit, remaining: limit === null ? null : Math.max(0, limit - counts.used), ...counts }
}
