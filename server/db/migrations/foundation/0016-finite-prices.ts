import { type Kysely, sql } from 'kysely'

/** What is not known of a price is null: "not a number" sorts above every number. Only such values change, so safe for all others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['close_jpy', 'market_cap_million_jpy', 'volume']) {
    await sql`update price set ${sql.ref(column)} = null where ${sql.ref(column)} = 'NaN'`.execute(db)
    await sql`
      alter table price add constraint ${sql.ref(`price_${column}_finite`)}
        check (${sql.ref(column)} < 'infinity' and ${sql.ref(column)} > '-infinity')`.execute(db)
  }
}
