import { type Kysely, sql } from 'kysely'

/** A search in Japanese is nine bytes a character in an address; every one that can run can be saved. Wider than before, so safe for what is there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['saved_search', 'last_search']) {
    await sql`
      alter table ${sql.table(table)}
        drop constraint ${sql.ref(`${table}_search_check`)},
        add constraint ${sql.ref(`${table}_search_check`)} check (length(search) <= 100000)`.execute(db)
  }
}
