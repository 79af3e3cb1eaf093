import { sql } from 'kysely'
import type { Db } from './database.ts'
import type { Schema } from './schema.ts'

/**
 * Add the rows whose key the table does not hold yet; answers how many. Rows all name the same columns.
 *
 * `on conflict do nothing` by itself takes a number from the table's counter for each row that it leaves out, and the counter
 * runs to its end; here it only settles what two servers add at once.
 */
export async function addMissing<T extends keyof Schema & string>(
  db: Db,
  { table, key }: { readonly table: T; readonly key: readonly (keyof Schema[T] & string)[] },
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<number> {
  if (rows.length === 0) return 0
  const columns = sql.join(Object.keys(rows[0]!).map((column) => sql.ref(column)))
  const isHeld = sql.join(
    key.map((column) => sql`held.${sql.ref(column)} = arriving.${sql.ref(column)}`),
    sql` and `,
  )
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(${sql.raw(`null::${table}`)}, ${toJson(rows)}::json) with ordinality as arriving
    where not exists (select from ${sql.table(table)} held where ${isHeld})
    order by ordinality
    on conflict do nothing`.execute(db)
  return Number(numAffectedRows)
}

/** Half a surrogate pair is no character to PostgreSQL's JSON. */
function toJson(rows: readonly object[]): string {
  return JSON.stringify(rows, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value))
}
