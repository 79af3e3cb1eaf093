import { sql } from 'kysely'
import { insertItem, lockItem, updateItem } from '#server/account-items/items.ts'
import { removeItem, restoreItem } from '#server/account-items/removal.ts'
import type { ItemKey, Items, Row } from '#server/account-items/tables.ts'
import type { Db } from '#server/db/database.ts'
import { makeRoom } from '#server/retention/room.ts'
import type { HoldingsToSave } from './read-file.ts'

const portfolios: Items<'portfolio'> = {
  table: 'portfolio',
  missing: 'portfolio.not-found',
  taken: 'portfolio.name-taken',
}

const named = ({ id, name }: Row<'portfolio'>) => ({ id, name })

export async function insertPortfolio(
  tx: Db,
  { accountId, name, now }: { accountId: number; name: string; now: Date },
) {
  return named(await insertItem(tx, portfolios, { accountId, values: { name }, now }))
}

/** A portfolio that nobody else changes until the transaction ends. */
export const lockPortfolio = async (tx: Db, key: ItemKey) => named(await lockItem(tx, portfolios, key))

/** The lines of a file that can be kept; their days take the place of the same days. */
export async function saveLines(
  tx: Db,
  { accountId, id: portfolioId }: ItemKey,
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

export async function rename(tx: Db, key: ItemKey, { name, now }: { readonly name: string; readonly now: Date }) {
  const row = await lockItem(tx, portfolios, key)
  return named(await updateItem(tx, portfolios, { row, values: { name }, now }))
}

export const remove = (tx: Db, key: ItemKey, now: Date) => removeItem(tx, portfolios, { ...key, now })

export async function restore(tx: Db, key: ItemKey, now: Date) {
  const adding = await countLines(tx, key.id)
  await makeRoom(tx, { accountId: key.accountId, table: 'portfolio_position', adding })
  return named(await restoreItem(tx, portfolios, { ...key, now }))
}

async function countLines(tx: Db, portfolioId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('portfolio_position')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('portfolio_id', '=', portfolioId)
    .executeTakeFirstOrThrow()
  return count
}
