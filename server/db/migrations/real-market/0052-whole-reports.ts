import { type Kysely, sql } from 'kysely'
import { describeTable } from '../../describe-table.ts'

/** Annual reports fetched whole. Adds columns alone: reports are fetched as tables until an operator asks for more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table fetch_source add column is_whole boolean not null default false`.execute(db)
  await sql`
    alter table edinet_document
      add column is_whole boolean not null default false,
      add column whole_problem text`.execute(db)
  await sql`update edinet_document set is_whole = true where format = 1 and state = 'imported'`.execute(db)
  await describeTable(db, 'fetch_source', 'Public sources, and how this installation fetches from each.', {
    is_whole: 'Whether annual reports are fetched whole, with the tables in their texts, instead of as EDINET’s table.',
  })
  await describeTable(
    db,
    'edinet_document',
    'Annual reports of listed companies on EDINET, and what became of each here.',
    {
      format: 'What there is: 5 a table, which is fetched unless reports are fetched whole; 1 only the XBRL.',
      is_whole: 'Whether the whole report, with its XBRL, is imported.',
      whole_problem: 'Why the whole report cannot be used, so that the table stands for it; null otherwise.',
    },
  )
}
