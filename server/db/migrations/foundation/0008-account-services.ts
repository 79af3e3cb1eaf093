import { type Kysely, sql } from 'kysely'
import { describeTable } from '../../describe-table.ts'

/** What an account needs around it: profile, reset links, mail, messages to support, maintenance. Only adds, and renames a table that a quarter of an hour fills again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await accounts(db)
  await sessions(db)
  await attempts(db)
  await passwordResets(db)
  await contactMessages(db)
  await mail(db)
  await maintenanceWindows(db)
}

async function accounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account
      add phone       text not null default '',
      add postal_code text not null default '',
      add address     text not null default '',
      add language    text check (language in ('ja', 'en')),
      add is_trial    boolean not null default false`.execute(db)
  await describeTable(db, 'account', 'A person who may sign in; made by the operator.', {
    phone: 'Telephone number, digits and hyphens; empty when not given.',
    postal_code: 'Postal code, digits and hyphens; empty when not given.',
    address: 'Postal address; empty when not given.',
    language: 'ja or en as the person chose; null until then.',
    is_trial: 'Whether it is a trial, for which some endpoints are closed.',
  })
}

async function sessions(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add address text, add user_agent text check (length(user_agent) <= 300)`.execute(db)
  await describeTable(
    db,
    'session',
    'One signed-in browser: a family of refresh tokens of which only the newest is good.',
    {
      address: 'Network address it signed in or refreshed from last; null when it was never noted.',
      user_agent: 'The browser as it named itself, cut at 300 characters; null when it did not.',
      ended_why: 'signed-out, ended, reused, disabled, password; null while it lives.',
    },
  )
}

async function attempts(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sign_in_failure rename to attempt`.execute(db)
  await sql`alter table attempt rename failed_at to made_at`.execute(db)
  await sql`alter table attempt add id bigint generated always as identity primary key`.execute(db)
  await sql`alter index sign_in_failure_subject rename to attempt_subject`.execute(db)
  await describeTable(db, 'attempt', 'Tries of the last hours at what is limited, by account and by network.', {
    id: 'Number of the try.',
    subject: 'SHA-256 of what was tried with the account’s e-mail address, or with the network address.',
    made_at: 'When.',
  })
}

async function passwordResets(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table password_reset (
      token_hash text primary key,
      account_id integer not null references account on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at    timestamptz
    )`.execute(db)
  await sql`create index password_reset_account on password_reset (account_id)`.execute(db)
  await describeTable(db, 'password_reset', 'Links that set a new password, once; never part of a backup.', {
    token_hash: 'SHA-256 of the token in the link; the token itself is kept nowhere.',
    account_id: 'Whose password.',
    created_at: 'When it was asked for.',
    expires_at: 'When it stops being good.',
    used_at: 'When it was used, or a newer one took its place; null while it is good.',
  })
}

async function contactMessages(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contact_message (
      id              integer generated always as identity primary key,
      account_id      integer references account on delete set null,
      name            text not null,
      email           text not null,
      company_name    text not null,
      department_name text not null,
      title           text not null,
      comment         text not null,
      language        text not null check (language in ('ja', 'en')),
      received_at     timestamptz not null
    )`.execute(db)
  await describeTable(db, 'contact_message', 'What people wrote to support.', {
    id: 'Number of the message.',
    account_id: 'Who was signed in; null when the account is gone.',
    name: 'Name as written in the form.',
    email: 'Address to answer to.',
    company_name: 'Company as written in the form.',
    department_name: 'Department as written in the form; may be empty.',
    title: 'Subject.',
    comment: 'The message.',
    language: 'Language it was written from, ja or en.',
    received_at: 'When it came.',
  })
}

async function mail(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail (
      id                 integer generated always as identity primary key,
      kind               text not null,
      recipient          text not null,
      reply_to           text,
      subject            text not null,
      body               text,
      language           text not null check (language in ('ja', 'en')),
      account_id         integer references account on delete set null,
      contact_message_id integer references contact_message on delete set null,
      created_at         timestamptz not null,
      expires_at         timestamptz,
      due_at             timestamptz not null,
      attempts           integer not null default 0,
      last_error         text,
      sent_at            timestamptz,
      given_up_at        timestamptz
    )`.execute(db)
  await sql`create index mail_due on mail (due_at) where sent_at is null and given_up_at is null`.execute(db)
  await describeTable(db, 'mail', 'Mail to send and mail sent; never part of a backup.', {
    id: 'Number of the mail.',
    kind: 'password-reset or contact.',
    recipient: 'Address it goes to.',
    reply_to: 'Address that answers go to; null for the sender’s own.',
    subject: 'Subject, one line.',
    body: 'Plain text; null once a mail with a link that opens something was sent or has run out.',
    language: 'ja or en.',
    account_id: 'The account it is about; null when that is gone.',
    contact_message_id: 'The message to support that it carries; null for other mail.',
    created_at: 'When it was written.',
    expires_at: 'When it is of no use any more and is not sent; null when it always is.',
    due_at: 'When it is to be tried, or tried again.',
    attempts: 'How often it was tried and failed.',
    last_error: 'Code of the last failure; null when there was none.',
    sent_at: 'When a mail server took it; null until then.',
    given_up_at: 'When it was last given up; null while it is tried.',
  })
}

async function maintenanceWindows(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table maintenance_window (
      id           integer generated always as identity primary key,
      starts_at    timestamptz not null,
      ends_at      timestamptz not null,
      message_ja   text,
      message_en   text,
      announced_at timestamptz not null,
      cleared_at   timestamptz,
      check (starts_at < ends_at),
      constraint maintenance_overlap exclude using gist (tstzrange(starts_at, ends_at) with &&) where (cleared_at is null)
    )`.execute(db)
  await describeTable(db, 'maintenance_window', 'Times in which the API is closed, announced beforehand.', {
    id: 'Number of the window.',
    starts_at: 'First moment in which the API is closed.',
    ends_at: 'First moment in which it is open again.',
    message_ja: 'The operator’s words in Japanese; null for ours.',
    message_en: 'The operator’s words in English; null for ours.',
    announced_at: 'When it was announced.',
    cleared_at: 'When it was taken back; null while it stands.',
  })
}
