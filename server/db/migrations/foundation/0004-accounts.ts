import { type Kysely, sql } from 'kysely'
import { describeTable } from '../../describe-table.ts'

/** Who may come in. Counters of failed sign-ins live here too, so that any number of servers share them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account (
      id                  integer generated always as identity primary key,
      email               text not null unique check (email = lower(email)),
      password_hash       text not null,
      password_changed_at timestamptz not null,
      name                text not null,
      company_name        text not null,
      department_name     text not null default '',
      supported_vendors   text[] not null default '{satoyama}',
      is_disabled         boolean not null default false,
      created_at          timestamptz not null
    )`.execute(db)
  await describeTable(db, 'account', 'A person who may sign in; made by the operator.', {
    id: 'Number of the account.',
    email: 'Address, lower case; what one signs in with.',
    password_hash: 'argon2id hash of the password.',
    password_changed_at: 'When the password was last set.',
    name: 'Name of the person.',
    company_name: 'Company of the person.',
    department_name: 'Department; empty when not given.',
    supported_vendors: 'Vendors whose figures the account may see.',
    is_disabled: 'Whether the operator has closed the account.',
    created_at: 'When it was made.',
  })

  await sql`
    create table session (
      handle       text primary key,
      account_id   integer not null references account on delete cascade,
      secret_hash  text not null,
      started_at   timestamptz not null,
      refreshed_at timestamptz not null,
      expires_at   timestamptz not null,
      ended_at     timestamptz,
      ended_why    text
    )`.execute(db)
  await sql`create index session_account on session (account_id)`.execute(db)
  await describeTable(
    db,
    'session',
    'One signed-in browser: a family of refresh tokens of which only the newest is good.',
    {
      handle: 'Public name of the session; travels on ordinary calls.',
      account_id: 'Whose session.',
      secret_hash: 'SHA-256 of the secret of the newest refresh token.',
      started_at: 'When the person signed in.',
      refreshed_at: 'When the newest refresh token was given out.',
      expires_at: 'When the session ends by itself.',
      ended_at: 'When it was ended; null while it lives.',
      ended_why: 'signed-out, reused, disabled; null while it lives.',
    },
  )

  await sql`
    create table sign_in_failure (
      subject   text not null,
      failed_at timestamptz not null
    )`.execute(db)
  await sql`create index sign_in_failure_subject on sign_in_failure (subject, failed_at)`.execute(db)
  await describeTable(
    db,
    'sign_in_failure',
    'Failed sign-ins of the last minutes, counted by account and by address.',
    {
      subject: 'SHA-256 of the e-mail address tried, or of the network address.',
      failed_at: 'When.',
    },
  )

  await sql`
    create table signing_key (
      id         integer generated always as identity primary key,
      secret     bytea not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await describeTable(
    db,
    'signing_key',
    'Keys that sign the short-lived tokens; shared by all servers on this database.',
    {
      id: 'Number of the key; the newest signs.',
      secret: '32 random bytes.',
      created_at: 'When it was made.',
    },
  )
}
