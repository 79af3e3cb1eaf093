import { type Kysely, sql } from 'kysely'
import { describeTable } from '../../describe-table.ts'

/** Accounts of those who run the installation. Adds a column with a default: nobody becomes one by an update. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account add column is_operator boolean not null default false`.execute(db)
  await describeTable(db, 'account', 'A person who may sign in; made by the operator.', {
    is_operator: 'Whether the person runs this installation; set on the command line alone.',
  })
}
