import { type Kysely, sql } from 'kysely'
import { describeTable } from '../describe-table.ts'

/** Comments on companies, with their replies, earlier texts and mentions. Only adds tables, so safe for what is there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table comment (
      id            integer generated always as identity primary key,
      company_id    integer not null references company,
      parent_id     integer references comment on delete cascade,
      account_id    integer references account on delete set null,
      author_name   text not null,
      text          text not null,
      link          text,
      version       integer not null default 0,
      created_at    timestamptz not null,
      active_at     timestamptz not null,
      edited_at     timestamptz,
      deleted_at    timestamptz,
      hidden_at     timestamptz,
      hidden_by     text,
      resolved_at   timestamptz,
      resolved_by   integer references account on delete set null,
      resolver_name text,
      check (parent_id is null or (link is null and resolved_at is null)),
      check ((hidden_at is null) = (hidden_by is null)),
      check ((resolved_at is null) = (resolver_name is null))
    )`.execute(db)
  await sql`create index comment_thread on comment (company_id, active_at desc, id desc) where parent_id is null`.execute(
    db,
  )
  await sql`create index comment_reply on comment (parent_id, id) where parent_id is not null`.execute(db)
  await sql`create index comment_account on comment (account_id, id)`.execute(db)
  await sql`
    create table comment_text (
      comment_id integer not null references comment on delete cascade,
      version    integer not null,
      text       text not null,
      until      timestamptz not null,
      primary key (comment_id, version)
    )`.execute(db)
  await sql`
    create table comment_mention (
      comment_id integer not null references comment on delete cascade,
      account_id integer not null references account on delete cascade,
      mailed_at  timestamptz,
      primary key (comment_id, account_id)
    )`.execute(db)
  await describeTables(db)
}

async function describeTables(db: Kysely<unknown>): Promise<void> {
  await describeTable(db, 'comment', 'What people write about a company; a reply is a comment with a parent.', {
    id: 'Number of the comment.',
    company_id: 'On which company.',
    parent_id: 'The comment that it replies to; null when it is no reply. Replies have no replies.',
    account_id: 'Who wrote it; null for the invented authors of the demo market, and when the account is gone.',
    author_name: 'Name of the author as it was then; stands where there is no account.',
    text: 'Plain text, fewer than 1,000 characters. Of what is deleted or hidden no answer tells it.',
    link: 'Path and query of the screen that it is about; null when on the company. Never told to strangers.',
    version: 'How often the text changed; names the state that a change is based on.',
    created_at: 'When it was written.',
    active_at: 'When it, or the newest reply to it, was written; comments are shown in this order.',
    edited_at: 'When the text last changed; null when never.',
    deleted_at: 'When its author deleted it; null while it stands.',
    hidden_at: 'When the operator hid it; null while it does not.',
    hidden_by: 'Who hid it, as the operator’s machine knows them; null while it is not hidden.',
    resolved_at: 'When it was resolved; null while it is open, and for replies.',
    resolved_by: 'Who resolved it; null while it is open, for invented people, and when the account is gone.',
    resolver_name: 'Name of who resolved it, as it was then; null while it is open.',
  })
  await describeTable(db, 'comment_text', 'Earlier texts of comments that were edited.', {
    comment_id: 'Of which comment.',
    version: 'Which state of it, from 0.',
    text: 'The text.',
    until: 'When another took its place.',
  })
  await describeTable(db, 'comment_mention', 'Who is mentioned in a comment; once a person and comment.', {
    comment_id: 'In which comment.',
    account_id: 'Who.',
    mailed_at: 'When the mail was written; null when none was, for a trial or beyond the limit.',
  })
}
