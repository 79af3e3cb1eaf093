import { type Kysely, sql } from 'kysely'
import { describeTable } from '../describe-table.ts'

/** Searches of news are saved beside those of companies. Adds a column whose default is what all rows are, so safe for what is there; a name is taken within its kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table saved_search add column kind text not null default 'companies' check (kind in ('companies', 'news'))`.execute(
    db,
  )
  await sql`drop index saved_search_name`.execute(db)
  await sql`
    create unique index saved_search_name on saved_search (account_id, kind, name) where removed_at is null`.execute(db)
  await describeTable(db, 'saved_search', 'Searches that people keep under a name.', {
    name: 'Name, unique among those of its account and kind that are not removed.',
    search: 'Query string of the search’s screen, without the question mark.',
    kind: 'companies: conditions of the company search; news: those of the search of news.',
  })
}
