import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { holdAccount } from '#server/db/hold-account.ts'
import { Refusal } from '#server/http/refusal.ts'
import { removedDays } from '#server/retention/limits.ts'
import { forgetSurplus } from '#server/retention/removed.ts'
import { makeRoom } from '#server/retention/room.ts'
import type { HoldingsToSave } from './read-file.ts'

export interface Which {
  readonly accountId: number
  readonly portfolioId: number
}

async function refuseTaken(
  tx: Db,
  { accountId, name, except = 0 }: { accountId: number; name: string; except?: number },
) {
  const others = await tx
    .selectFrom('portfolio')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .where('id', '<>', except)
    .execute()
  if (others.some((one) => one.name === name)) throw new Refusal('portfolio.name-taken')
}

export async function insertPortfolio(
  tx: Db,
  { accountId, name, now }: { accountId: number; name: string; now: Date },
) {
  await makeRoom(tx, { accountId, table: 'portfolio' })
  await refuseTaken(tx, { accountId, name })
  return tx
    .insertInto('portfolio')
    .values({ account_id: accountId, name, created_at: now, updated_at: now, removed_at: null })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
}

/** The portfolio, and its account before it: names, numbers and lines of one account change one after the other. */
export async function lockPortfolio(tx: Db, { accountId, portfolioId }: Which) {
  await holdAccount(tx, accountId)
  const row = await tx
    .selectFrom('portfolio')
    .select(['id', 'name'])
    .where('id', '=', portfolioId)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('portfolio.not-found')
  return row
}

/** The lines of a file that can be kept; their days take the place of the same days. */
export async function saveLines(
  tx: Db,
  { accountId, portfolioId }: Which,
  { rows, saved, dates, now }: Omit<HoldingsToSave, 'rejected'> & { readonly now: Date },
): Promise<void> {
  await sql`delete from portfolio_position where portfolio_id = ${portfolioId} and held_on = any (${dates}::date[])`.execute(
    tx,
  )
  await makeRoom(tx, { accountId, table: 'portfolio_position', adding: saved })
  await sql`
    insert into portfolio_position
      (portfolio_id, held_on, line, company_id, label, value_jpy, quantity, weight, currency, rate)
    select ${portfolioId}, held_on, line, company_id, label, value_jpy, quantity, weight, currency, rate
    from json_to_recordset(${rows}::json) as (
      held_on date, line integer, company_id integer, label text, value_jpy double precision,
      quantity double precision, weight double precision, currency text, rate double precision)`.execute(tx)
  await tx.updateTable('portfolio').set({ updated_at: now }).where('id', '=', portfolioId).execute()
}

export async function rename(tx: Db, which: Which, name: string, now: Date) {
  await lockPortfolio(tx, which)
  await refuseTaken(tx, { accountId: which.accountId, name, except: which.portfolioId })
  await tx.updateTable('portfolio').set({ name, updated_at: now }).where('id', '=', which.portfolioId).execute()
  return { id: which.portfolioId, name }
}

export async function remove(tx: Db, which: Which, now: Date): Promise<void> {
  await lockPortfolio(tx, which)
  await tx.updateTable('portfolio').set({ removed_at: now }).where('id', '=', which.portfolioId).execute()
  await forgetSurplus(tx, which.accountId, 'portfolio')
}

/** Take a removal back, as long as nothing of the portfolio can have been deleted. */
export async function restore(tx: Db, { accountId, portfolioId }: Which, now: Date) {
  await makeRoom(tx, { accountId, table: 'portfolio' })
  const row = await tx
    .selectFrom('portfolio')
    .select(['id', 'name'])
    .where('id', '=', portfolioId)
    .where('account_id', '=', accountId)
    .where('removed_at', '>', new Date(now.getTime() - removedDays * 86_400_000))
    .executeTakeFirst()
  if (!row) throw new Refusal('portfolio.not-found')
  await refuseTaken(tx, { accountId, name: row.name })
  await makeRoom(tx, { accountId, table: 'portfolio_position', adding: await countLines(tx, portfolioId) })
  await tx.updateTable('portfolio').set({ removed_at: null }).where('id', '=', portfolioId).execute()
  return row
}

async function countLines(tx: Db, portfolioId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('portfolio_position')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('portfolio_id', '=', portfolioId)
    .executeTakeFirstOrThrow()
  return count
}
