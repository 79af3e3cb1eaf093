import { type Kysely, sql } from 'kysely'
import { describeTable } from '../../describe-table.ts'

/** Providers of ratings that the operator adds beside those of the product. A new table and clearer comments, so safe for what is there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rating_vendor (
      key        text not null,
      import_id  integer not null,
      definition jsonb not null,
      line       integer,
      primary key (key, import_id)
    )`.execute(db)
  await describeTable(
    db,
    'rating_vendor',
    'A provider of ratings and its scale, as an import told it; the last one counts.',
    {
      key: 'As vendor_score.vendor has it, and searches are written.',
      import_id: 'The import that brought this version.',
      definition:
        'Names, direction, what the total measures, how it is written, and the bands of the scale from the lowest figures up.',
      line: 'Line of the file.',
    },
  )
  await describeTable(
    db,
    'climate_commitment',
    'A company’s climate target or commitment as a list has it: the Science Based Targets initiative’s, or another provider’s.',
    {
      source:
        'sbti-targets (a row a target), sbti-companies (a row a company), or the name of another provider’s list.',
      record:
        'The row in the words of its list, which mean nothing in another: status, scope, value, years, classification, wording.',
    },
  )
}
