import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

interface Order {
  readonly table: string
  /** Column with the numbers that `ids` are. */
  readonly column: string
  /** Rows that are put into order. */
  readonly where: RawBuilder<unknown>
  readonly ids: readonly number[]
}

/** Number the `position` of rows anew, from 0: those that are named first, the others behind them as they were. */
export async function placeInOrder(tx: Db, { table, column, where, ids }: Order): Promise<void> {
  await sql`
    update ${sql.table(table)} set position = placed.place
    from (
      select ${sql.ref(column)} as placed_id,
        row_number() over (order by array_position(${ids}::int[], ${sql.ref(column)}) nulls last, position) - 1 as place
      from ${sql.table(table)} where ${where}
    ) placed
    where ${where} and ${sql.ref(column)} = placed_id`.execute(tx)
}
