import type { Selectable } from 'kysely'
import { mostSavedScenarios } from '#contract/scenario/saved.ts'
import type { Db } from '#server/db/database.ts'
import { holdAccount } from '#server/db/hold-account.ts'
import type { Schema } from '#server/db/schema.ts'
import { Refusal } from '#server/http/refusal.ts'

const toSaved = ({ id, name, address, created_at }: Selectable<Schema['saved_scenario']>) => {
  return { id, name, address, createdAt: created_at.toISOString() }
}

export async function listSaved(db: Db, accountId: number) {
  const rows = await db
    .selectFrom('saved_scenario')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('name')
    .execute()
  return rows.map(toSaved)
}

interface NewScenario {
  readonly name: string
  readonly address: string
  readonly now: Date
}

/** Two at once do not both find room, or the same name free. */
export function addSaved(db: Db, accountId: number, { name, address, now }: NewScenario) {
  return db.transaction().execute(async (tx) => {
    await holdAccount(tx, accountId)
    const own = await listSaved(tx, accountId)
    if (own.some((one) => one.name === name)) throw new Refusal('scenario.name-taken')
    if (own.length >= mostSavedScenarios) throw new Refusal('scenario.too-many')
    const row = await tx
      .insertInto('saved_scenario')
      .values({ account_id: accountId, name, address, created_at: now })
      .returningAll()
      .executeTakeFirstOrThrow()
    return toSaved(row)
  })
}

/** A name that it has already is no fault. */
export function renameSaved(db: Db, accountId: number, { id, name }: { readonly id: number; readonly name: string }) {
  return db.transaction().execute(async (tx) => {
    await holdAccount(tx, accountId)
    const own = await listSaved(tx, accountId)
    if (own.some((one) => one.name === name && one.id !== id)) throw new Refusal('scenario.name-taken')
    const row = await tx
      .updateTable('saved_scenario')
      .set({ name })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new Refusal('scenario.not-found')
    return toSaved(row)
  })
}

export async function removeSaved(db: Db, accountId: number, scenarioId: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_scenario')
    .where('account_id', '=', accountId)
    .where('id', '=', scenarioId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('scenario.not-found')
}
