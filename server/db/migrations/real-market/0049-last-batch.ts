import { type Kysely, sql } from 'kysely'
import { describeTable } from '../../describe-table.ts'

/** What was imported last, so that the same files need not be read again. Adds a column alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table market add column last_batch jsonb`.execute(db)
  await describeTable(db, 'market', 'The one market of this database: invented or real, never both.', {
    last_batch:
      'Hash of the files, options and readers of the last whole import, the revision that it left, and what it refused; null before one.',
  })
}
