import { type Kysely, sql } from 'kysely'
import { describeTable } from '../describe-table.ts'

/** What is fetched from public sources: settings, runs, files, and EDINET's lists of documents. Adds tables alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table fetch_source (
      name          text primary key,
      is_on         boolean not null default false,
      is_paused     boolean not null default false,
      pause_reason  text,
      paused_until  timestamptz,
      slow_until    timestamptz,
      confirmed_by  text,
      confirmed_at  timestamptz,
      next_at       timestamptz,
      last_good_at  timestamptz,
      watermark     text,
      back_to       date
    )`.execute(db)
  await sql`
    create table fetch_run (
      id         integer primary key generated always as identity,
      source     text not null references fetch_source,
      started_at timestamptz not null,
      ended_at   timestamptz,
      outcome    text not null default 'running' check (outcome in ('running', 'done', 'more', 'stopped', 'failed')),
      requests   integer not null default 0,
      bytes      bigint not null default 0,
      imported   integer not null default 0,
      unchanged  integer not null default 0,
      refused    integer not null default 0,
      problem    text
    )`.execute(db)
  await sql`create index fetch_run_source on fetch_run (source, id desc)`.execute(db)
  await sql`
    create table fetch_file (
      source        text not null references fetch_source,
      address       text not null,
      item          text not null,
      file_name     text not null,
      status        smallint not null,
      content_type  text,
      bytes         integer not null,
      sha256        text not null,
      etag          text,
      last_modified text,
      fetched_at    timestamptz not null,
      state         text not null check (state in ('waiting', 'imported', 'unchanged', 'refused')),
      import_id     integer,
      problem       text,
      primary key (source, address)
    )`.execute(db)
  await sql`create index fetch_file_waiting on fetch_file (source) where state = 'waiting'`.execute(db)
  await sql`
    create table edinet_day (
      day        date primary key,
      documents  integer not null,
      max_number integer not null,
      sha256     text not null,
      read_at    timestamptz not null,
      is_final   boolean not null
    )`.execute(db)
  await sql`
    create table edinet_document (
      number           text primary key,
      day              date not null,
      sequence         integer not null,
      edinet_code      text not null,
      security_code    text,
      corporate_number text,
      filer_name       text,
      form_code        text,
      type_code        text,
      period_end       date,
      submitted_at     text,
      title            text,
      parent_number    text,
      format           smallint not null check (format in (1, 5)),
      state            text not null default 'waiting'
        check (state in ('waiting', 'fetched', 'imported', 'absent', 'withdrawn', 'refused', 'left')),
      attempts         smallint not null default 0,
      next_try_at      timestamptz,
      problem          text
    )`.execute(db)
  await sql`create index edinet_document_waiting on edinet_document (day) where state in ('waiting', 'fetched')`.execute(
    db,
  )
  await describeAll(db)
}

async function describeAll(db: Kysely<unknown>): Promise<void> {
  await describeTable(db, 'fetch_source', 'Public sources, and how this installation fetches from each.', {
    name: 'Key of the source.',
    is_on: 'Whether the schedule fetches from it.',
    is_paused: 'Whether somebody, or a problem that a person must solve, has stopped it.',
    pause_reason: 'Why it is paused; null when a person paused it.',
    paused_until: 'Until when it rests by itself after failures; null when it does not.',
    slow_until: 'Until when it goes at half pace, since the source said that it was too much.',
    confirmed_by: 'Who confirmed that the terms of the source allow the use; null where nobody has.',
    confirmed_at: 'When.',
    next_at: 'When the schedule fetches next.',
    last_good_at: 'When a run last ended well.',
    watermark: 'How far it has come without a gap, in words of the source: a day, a page.',
    back_to: 'Oldest day that is fetched; null for the newest year alone.',
  })
  await describeTable(db, 'fetch_run', 'Runs of sources; the newest of each are kept.', {
    id: 'Number.',
    source: 'Of which source.',
    started_at: 'When it began.',
    ended_at: 'When it ended; null while it runs, and for one that was killed.',
    outcome: 'running, done, more (goes on in the next run), stopped (by a person or a problem), failed.',
    requests: 'Requests that were sent.',
    bytes: 'Bytes that were received.',
    imported: 'Files that brought something.',
    unchanged: 'Files, or answers, that brought nothing new.',
    refused: 'Files that could not be read.',
    problem: 'Why it stopped or failed, without any key.',
  })
  await describeTable(db, 'fetch_file', 'What each address of a source last gave.', {
    source: 'Of which source.',
    address: 'Address without its key.',
    item: 'What it is, in words of the source: a document number, a day.',
    file_name: 'Name under which it is imported.',
    status: 'HTTP status.',
    content_type: 'As the source said.',
    bytes: 'Size.',
    sha256: 'Hash of the bytes, which names the file on disk while it waits.',
    etag: 'Validator of the source for the next request.',
    last_modified: 'Validator of the source for the next request.',
    fetched_at: 'When.',
    state: 'waiting (on disk, to be imported), imported, unchanged, refused.',
    import_id: 'The import that it became; null where it changed nothing.',
    problem: 'Why it was refused.',
  })
  await describeTable(db, 'edinet_day', 'Days whose list of documents was read from EDINET.', {
    day: 'Day of submission in Tokyo.',
    documents: 'Entries of the list.',
    max_number: 'Largest sequence number.',
    sha256: 'Hash of the entries.',
    read_at: 'When it was last read.',
    is_final: 'Whether it was read after the night that closes the day.',
  })
  await describeTable(
    db,
    'edinet_document',
    'Annual reports of listed companies on EDINET, and what became of each here.',
    {
      number: 'EDINET’s number, S100….',
      day: 'Day of submission in Tokyo.',
      sequence: 'Order within the day.',
      edinet_code: 'Filer.',
      security_code: 'Five characters, as of that day.',
      corporate_number: 'Thirteen digits, as of that day.',
      filer_name: 'Name as of that day.',
      form_code: 'Form of the ordinance.',
      type_code: '120 annual report, 130 corrected.',
      period_end: 'Last day of the fiscal year; null in corrections.',
      submitted_at: 'Tokyo time, YYYY-MM-DD HH:mm.',
      title: 'As EDINET shows it.',
      parent_number: 'The document that it corrects.',
      format: 'What is fetched: 5 the table, 1 the XBRL where there is no table.',
      state: 'waiting, fetched (on disk), imported, absent, withdrawn, refused, left (a person left it).',
      attempts: 'How often fetching it failed.',
      next_try_at: 'Not before; null at any time.',
      problem: 'Why it failed or was refused.',
    },
  )
}
