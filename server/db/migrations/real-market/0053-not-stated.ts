import { type Kysely, sql } from 'kysely'
import { describeTable } from '../../describe-table.ts'

/** What a report that was read whole does not state. Adds columns alone: until a filing is read again, nothing is said of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table document
      add column reading_whole_chapters text[],
      add column reading_not_stated text[]`.execute(db)
  await describeTable(db, 'document', 'A filing, report or vendor file that figures come from.', {
    reading_whole_chapters:
      'Those of reading_chapters that have no picture and refer to no other place; null where it was not looked for.',
    reading_not_stated: 'Codes of yes/no indicators that such chapters do not state, though a yes would stand there.',
  })
}
