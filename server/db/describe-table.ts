import { type Kysely, sql } from 'kysely'

/** Write the meaning and unit of a table and each of its columns into the database itself. */
export async function describeTable(
  db: Kysely<unknown>,
  table: string,
  meaning: string,
  columns: Readonly<Record<string, string>>,
): Promise<void> {
  const kind = sql.raw(table === 'restatement' ? 'view' : 'table')
  await sql`comment on ${kind} ${sql.table(table)} is ${sql.lit(meaning)}`.execute(db)
  for (const [column, text] of Object.entries(columns)) {
    await sql`comment on column ${sql.ref(`${table}.${column}`)} is ${sql.lit(text)}`.execute(db)
  }
}
