import { type Selectable, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { isOver } from '#server/db/lease.ts'
import type { Schema } from '#server/db/schema.ts'

export type TakenImport = Selectable<Schema['weight_import']>

/** The next import that is to be scored or deleted, or whose server has not been heard of, for a server that will see to it. */
export async function takeImport(db: Db, holder: string, leaseSeconds: number): Promise<TakenImport | undefined> {
  const { rows } = await sql<{ id: number }>`
    update weight_import set holder = ${holder}, progress = 0,
      state = case when state = 'waiting' then 'scoring' else state end,
      attempts = attempts + case when state = 'deleting' then 0 else 1 end,
      lease_until = now() + make_interval(secs => ${leaseSeconds})
    where id = (
      select id from weight_import
      where state in ('waiting', 'scoring', 'deleting') and (lease_until is null or ${isOver(sql.ref('lease_until'), leaseSeconds)})
      order by state = 'deleting' desc, created_at limit 1 for update skip locked)
    returning id`.execute(db)
  const id = rows[0]?.id
  return id === undefined
    ? undefined
    : db.selectFrom('weight_import').selectAll().where('id', '=', id).executeTakeFirst()
}

interface Hold {
  readonly id: number
  readonly holder: string
  readonly progress: number
  readonly seconds: number
}

/** Stay the holder; false when it is being deleted, or is somebody else's now. */
export async function prolong(db: Db, { id, holder, progress, seconds }: Hold): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update weight_import set lease_until = now() + make_interval(secs => ${seconds}), progress = ${progress}
    where id = ${id} and holder = ${holder} and state = 'scoring'`.execute(db)
  return numAffectedRows === 1n
}
