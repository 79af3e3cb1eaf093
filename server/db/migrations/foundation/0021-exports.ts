import { type Kysely, sql } from 'kysely'
import { describeTable } from '../../describe-table.ts'

/** Files that are made as a job and kept for a day. Only adds tables, so safe for what is there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table export_job (
      id          text primary key,
      account_id  integer not null references account on delete cascade,
      request     jsonb not null,
      download_id integer,
      state       text not null check (state in ('waiting', 'running', 'done', 'failed', 'cleared')),
      progress    integer not null default 0 check (progress between 0 and 100),
      created_at  timestamptz not null,
      holder      text,
      lease_until timestamptz,
      attempts    integer not null default 0,
      trouble     text,
      vendors     text[] not null default '{}',
      file_name   text,
      file_type   text,
      bytes       integer,
      replaced    integer not null default 0,
      sha256      text
    )`.execute(db)
  await sql`create index export_job_account on export_job (account_id, created_at)`.execute(db)
  await sql`create index export_job_open on export_job (created_at) where state in ('waiting', 'running')`.execute(db)
  await sql`
    create table export_part (
      export_id text not null references export_job on delete cascade,
      position  integer not null,
      content   bytea not null,
      primary key (export_id, position)
    )`.execute(db)
  // They are compressed already.
  await sql`alter table export_part alter content set storage external`.execute(db)
  await describeTable(db, 'export_job', 'Files that people asked for, kept for a day.', {
    id: 'Unguessable name of the file.',
    account_id: 'Who asked for it; nobody else receives it.',
    request: 'Companies, years, contents, format, language and the context of the scores.',
    download_id: 'The record of its download counts; null after they were given back.',
    state: 'waiting, running, done, failed or cleared.',
    progress: 'Percent.',
    created_at: 'When it was asked for; it is swept a day later.',
    holder: 'The server that makes it; null when none does.',
    lease_until:
      'Until when the holder is believed; it prolongs this while it works. After it another server takes the job up.',
    attempts: 'How often it was begun.',
    trouble: 'Why it failed, for the operator; null otherwise.',
    vendors: 'Vendors whose ratings are in the file; an account that no longer has one of them does not receive it.',
    file_name: 'Name of the file; null until it is done.',
    file_type: 'Media type.',
    bytes: 'Size.',
    replaced: 'Characters that its encoding does not have and that were replaced.',
    sha256: 'SHA-256 of the file.',
  })
  await describeTable(db, 'export_part', 'The files of export_job, in parts, so that every server can send them.', {
    export_id: 'Of which file.',
    position: 'From 0.',
    content: 'Bytes.',
  })
}
