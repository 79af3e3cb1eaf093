import { type Kysely, sql } from 'kysely'
import { describeTable } from '../describe-table.ts'

/**
 * What of an invented market is still to be made, and the revision of its figures alone. Adds an empty table and a column that begins as
 * the present revision, so safe for what is there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table market add column figures_revision bigint not null default 0`.execute(db)
  await sql`update market set figures_revision = revision`.execute(db)
  await describeTable(db, 'market', 'What stands here.', {
    figures_revision:
      'Revision of the last change that companies, figures and scores may depend on; never above the revision.',
  })
  await sql`
    create table demo_making (
      is_only           boolean primary key default true check (is_only),
      parts             text[] not null check (cardinality(parts) > 0),
      companies_made    integer not null default 0,
      companies         integer not null,
      import_id         integer not null,
      first_company_id  integer not null,
      first_document_id integer not null,
      boards            bytea not null
    )`.execute(db)
  await describeTable(db, 'demo_making', 'What of the invented market is still to be made; empty when it is whole.', {
    is_only: 'One row at most.',
    parts: 'Names of the parts to make, in their order; one goes in the transaction that makes it.',
    companies_made: 'Companies of which the first of the parts is made already, where it is made in pieces.',
    companies: 'Companies of the market.',
    import_id: 'The entry of the log that everything of the market belongs to.',
    first_company_id: 'Number of the first company; the others follow.',
    first_document_id: 'Number of the first document; the others follow, with gaps.',
    boards: 'What the drawn figures say of every board, as 32-bit integers, little-endian.',
  })
}
