import { type Kysely, sql } from 'kysely'
import { describeTable } from '../../describe-table.ts'

/** What people keep and take along: saved searches, tokens of their programs, downloads. Only adds tables, and a kind of mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await savedSearches(db)
  await lastSearches(db)
  await accessTokens(db)
  await downloads(db)
  await sql`comment on column mail.kind is 'password-reset, address-changed or contact.'`.execute(db)
}

async function savedSearches(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_search (
      id         integer generated always as identity primary key,
      account_id integer not null references account on delete cascade,
      name       text not null,
      search     text not null check (length(search) <= 8000),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      removed_at timestamptz
    )`.execute(db)
  await sql`
    create unique index saved_search_name on saved_search (account_id, name) where removed_at is null`.execute(db)
  await sql`
    create index saved_search_removed on saved_search (account_id, removed_at) where removed_at is not null`.execute(db)
  await describeTable(db, 'saved_search', 'Searches that people keep under a name.', {
    id: 'Number of the search.',
    account_id: 'Whose it is.',
    name: 'Name, unique among those of the account that are not removed.',
    search: 'Query string of the search screen, without the question mark.',
    created_at: 'When it was saved.',
    updated_at: 'When name or conditions changed last; later than before with every change.',
    removed_at: 'When it was removed; null while it is there. The last fifty of an account can be restored.',
  })
}

async function lastSearches(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table last_search (
      account_id integer primary key references account on delete cascade,
      search     text not null check (length(search) <= 8000),
      kept_at    timestamptz not null
    )`.execute(db)
  await describeTable(db, 'last_search', 'What each account searched with last.', {
    account_id: 'Whose it is.',
    search: 'Query string of the search screen, without the question mark.',
    kept_at: 'When.',
  })
}

async function accessTokens(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table access_token (
      handle       text primary key,
      account_id   integer not null references account on delete cascade,
      name         text not null,
      secret_hash  text not null,
      created_at   timestamptz not null,
      expires_on   date not null,
      last_used_at timestamptz,
      ended_at     timestamptz
    )`.execute(db)
  await sql`create index access_token_account on access_token (account_id) where ended_at is null`.execute(db)
  await describeTable(db, 'access_token', 'Tokens with which programs sign in as the account that made them.', {
    handle: 'Public name of the token.',
    account_id: 'Who made it, and for whom it speaks.',
    name: 'What its owner calls it.',
    secret_hash: 'SHA-256 of its secret; the secret itself is kept nowhere.',
    created_at: 'When it was made.',
    expires_on: 'Last day in Tokyo on which it is good.',
    last_used_at: 'When it was used last, to the minute; null before its first use.',
    ended_at: 'When its owner ended it or the account was closed; null until then.',
  })
}

async function downloads(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table download (
      id         integer generated always as identity primary key,
      account_id integer not null references account on delete cascade,
      made_at    timestamptz not null,
      kind       text not null,
      companies  integer not null check (companies >= 0),
      years      integer not null check (years >= 0),
      items      integer not null check (items >= 0),
      count      integer not null check (count >= 0)
    )`.execute(db)
  await sql`create index download_account on download (account_id, made_at)`.execute(db)
  await describeTable(db, 'download', 'What was downloaded; the counts of a month are limited by account.', {
    id: 'Number of the download.',
    account_id: 'Who.',
    made_at: 'When.',
    kind: 'Which screen or endpoint it came from.',
    companies: 'How many companies.',
    years: 'How many fiscal years.',
    items: 'How many chosen indicators or scores.',
    count: 'Counts it took from the month’s limit.',
  })
}
