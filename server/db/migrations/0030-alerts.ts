import { type Kysely, sql } from 'kysely'
import { describeTable } from '../describe-table.ts'

/** Alerts, whom they mail and what they have told; mails may have an HTML part. Adds tables and empty columns, and widens no rule, so safe for what is there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await alerts(db)
  await recipients(db)
  await mailings(db)
  await mails(db)
  // What came in since a moment is found by the few imports since then.
  await sql`create index news_import on news (import_id)`.execute(db)
  await sql`create index import_imported on import (imported_at)`.execute(db)
}

async function alerts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table alert (
      id            integer generated always as identity primary key,
      account_id    integer not null references account on delete cascade,
      name          text not null,
      watch         jsonb not null,
      frequency     text not null check (frequency in ('daily', 'every-3-days', 'weekly')),
      hour          smallint not null check (hour between 0 and 23),
      weekday       smallint not null check (weekday between 1 and 7),
      language      text not null check (language in ('ja', 'en')),
      follows_from  timestamptz not null,
      covered_until timestamptz not null,
      next_at       timestamptz not null,
      members       jsonb,
      paused_at     timestamptz,
      removed_at    timestamptz,
      created_at    timestamptz not null,
      updated_at    timestamptz not null
    )`.execute(db)
  await sql`create unique index alert_name on alert (account_id, name) where removed_at is null`.execute(db)
  await sql`create index alert_due on alert (next_at) where removed_at is null and paused_at is null`.execute(db)
  await describeTable(db, 'alert', 'What a person wants to be mailed about, and when.', {
    id: 'Number of the alert.',
    account_id: 'Whose it is.',
    name: 'What the person calls it; once among those not removed.',
    watch: 'What it watches: news with their conditions, a saved search, or documents or restatements of companies.',
    frequency: 'How often it mails at most.',
    hour: 'Hour in Tokyo at which its mails leave.',
    weekday: 'Day of the week of a weekly one, 1 Monday to 7 Sunday.',
    language: 'Language of its mails.',
    follows_from: 'What came in before is never told: when it was made, its conditions changed or its pause ended.',
    covered_until: 'Up to when what came in has been looked at.',
    next_at: 'When it is looked at next.',
    members:
      'Conditions of the saved search and the companies that they found when it was looked at last; null for other alerts, and before the first time.',
    paused_at: 'Since when it rests; null while it does not.',
    removed_at: 'When it was removed; null while it was not.',
    created_at: 'When it was made.',
    updated_at: 'When it was last changed; names the state that a change is based on.',
  })
}

async function recipients(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table alert_recipient (
      id         integer generated always as identity primary key,
      alert_id   integer not null references alert on delete cascade,
      email      text not null check (email = lower(email)),
      token      text not null unique,
      state      text not null check (state in ('own', 'asked', 'agreed', 'stopped')),
      is_listed  boolean not null,
      changed_at timestamptz not null,
      unique (alert_id, email)
    )`.execute(db)
  await describeTable(db, 'alert_recipient', 'An address that an alert mails, or asked whether it may.', {
    id: 'Number of the row.',
    alert_id: 'The alert.',
    email: 'The address, lower case.',
    token: 'Opens the page on which the address agrees or stops; stands in its mails.',
    state: 'own: the owner’s; asked: has not answered; agreed; stopped: wants no more, which the owner cannot change.',
    is_listed: 'Whether the alert still names it; kept so that a “no” is not forgotten.',
    changed_at: 'Since when the state is so.',
  })
}

async function mailings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table alert_mailing (
      id       integer generated always as identity primary key,
      alert_id integer not null references alert on delete cascade,
      since    timestamptz not null,
      until    timestamptz not null,
      items    integer not null check (items > 0),
      lines    jsonb not null,
      unique (alert_id, until)
    )`.execute(db)
  await describeTable(
    db,
    'alert_mailing',
    'What an alert told at one time; nothing is written when nothing happened.',
    {
      id: 'Number of the mailing.',
      alert_id: 'The alert.',
      since: 'From when what it tells came in.',
      until: 'Up to when; one mailing for one moment.',
      items: 'Events, documents or companies that it tells, those behind its last line counted.',
      lines: 'Its lines as they were mailed.',
    },
  )
  await sql`
    create table alert_item (
      alert_id integer not null references alert on delete cascade,
      item_id  integer not null,
      level    smallint,
      told_at  timestamptz not null,
      primary key (alert_id, item_id)
    )`.execute(db)
  await describeTable(db, 'alert_item', 'What an alert has looked at and tells no second time.', {
    alert_id: 'The alert.',
    item_id: 'The article or document.',
    level: 'Scandal level of its event as it was told; null for none.',
    told_at: 'When.',
  })
}

async function mails(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mail
      add column html text,
      add column stop_url text,
      add column alert_mailing_id integer references alert_mailing on delete set null`.execute(db)
  await sql`create index mail_alert_mailing on mail (alert_mailing_id) where alert_mailing_id is not null`.execute(db)
  const words = {
    html: 'The same in HTML; null where there is none, and once sent.',
    stop_url: 'Where its reader stops such mails without signing in; null where there is nothing to stop.',
    alert_mailing_id: 'The mailing of an alert that it brings; null for other mail.',
  }
  for (const [column, text] of Object.entries(words))
    await sql`comment on column mail.${sql.ref(column)} is ${sql.lit(text)}`.execute(db)
}
