import { type Kysely, sql } from 'kysely'
import { describeTable } from '../../describe-table.ts'

/** Where each account is at home, so that wrong passwords of strangers do not shut its owner out. Only adds; networks of live sessions become known at their next renewal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table known_place (
      account_id integer not null references account on delete cascade,
      subject    text not null,
      seen_at    timestamptz not null,
      primary key (account_id, subject)
    )`.execute(db)
  await describeTable(
    db,
    'known_place',
    'Browsers and networks in which an account signed in lately, or set its password by a link; strangers’ wrong passwords do not close it there.',
    {
      account_id: 'Whose.',
      subject: 'SHA-256 of the browser’s cookie, or of the network.',
      seen_at: 'When the account was last seen there.',
    },
  )

  await sql`alter table session add browser text`.execute(db)
  await describeTable(
    db,
    'session',
    'One signed-in browser: a family of refresh tokens of which only the newest is good.',
    {
      browser: 'Its browser, as known_place names it; null when it began before browsers were known.',
      ended_why: 'signed-out, ended, reused, disabled, password, too-many; null while it lives.',
    },
  )

  // What is old is swept with every try, which must not read them all.
  await sql`create index attempt_made_at on attempt (made_at)`.execute(db)
}
