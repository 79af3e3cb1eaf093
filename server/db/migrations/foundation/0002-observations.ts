import { type Kysely, sql } from 'kysely'
import { describeTable } from '../../describe-table.ts'

/**
 * What was learnt, from which document, by which import. Observations are only ever added: a trigger refuses everything else,
 * so that any past state can be shown again. The key begins with the company, which lets the table be distributed or partitioned.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await imports(db)
  await documents(db)
  await observations(db)
  await restatements(db)
}

async function imports(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table import (
      id          integer generated always as identity primary key,
      source      text not null,
      file_name   text not null,
      sha256      text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      bytes       bigint not null,
      imported_at timestamptz not null,
      imported_by text not null,
      read        integer not null,
      accepted    integer not null,
      unchanged   integer not null,
      restated    integer not null,
      rejected    integer not null
    )`.execute(db)
  await describeTable(db, 'import', 'One file that changed what we know. A file that changed nothing leaves no row.', {
    id: 'Number of the import.',
    source: 'Which importer read it, edinet-annual-report.',
    file_name: 'Name of the file as it was handed over, without its folders.',
    sha256: 'Hash of the file, in hexadecimal.',
    bytes: 'Size of the file, bytes.',
    imported_at: 'When the import was committed.',
    imported_by: 'Who ran it: an account, or the user of the operating system.',
    read: 'Rows or facts read.',
    accepted: 'Companies, documents and figures that are new.',
    unchanged: 'Companies, documents and figures that were already held just so.',
    restated: 'Figures that differ from what was known before.',
    rejected: 'Rows and figures left out.',
  })

  await sql`
    create table import_rejection (
      import_id integer not null references import,
      line      integer not null,
      "column"  text,
      value     text,
      reason    text not null
    )`.execute(db)
  await sql`create index import_rejection_import on import_rejection (import_id)`.execute(db)
  await describeTable(db, 'import_rejection', 'A row or figure that an import left out, and why.', {
    import_id: 'The import.',
    line: 'Line of the file, from 1; 0 when the file as a whole is meant.',
    column: 'Header of the column, or element of the filing.',
    value: 'The text as it stood there, at most 200 characters.',
    reason: 'Code of the reason; the words are the reader’s language’s.',
  })
}

async function documents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document (
      id            integer generated always as identity primary key,
      company_id    integer not null references company,
      source_key    text not null unique,
      number        text unique,
      title         text not null,
      publisher     text not null,
      language      text not null check (language in ('ja', 'en')),
      accounting_standard text,
      filed_on      date not null,
      submitted_at  timestamp,
      period_start  date,
      period_end    date,
      fiscal_year   smallint,
      is_amendment  boolean not null,
      import_id     integer not null references import
    )`.execute(db)
  await sql`create index document_company on document (company_id, filed_on)`.execute(db)
  await describeTable(db, 'document', 'A filing, report or vendor file that figures come from.', {
    id: 'Number of the document.',
    company_id: 'Whose document it is.',
    source_key: 'What makes it one document for its source: filer, period end, day of filing, amended or not.',
    number: "EDINET's document number, S100VWVY; null until a file name or list tells it.",
    title: 'Title as the document gives it.',
    publisher: 'Where it was published.',
    language: 'Language of the document.',
    accounting_standard: 'Japan GAAP, IFRS, US GAAP or JMIS; null when it does not say.',
    filed_on: 'Day it was filed, Tokyo.',
    submitted_at: 'Minute it was filed, Tokyo wall-clock; null when only the day is known.',
    period_start: 'First day of the period it reports.',
    period_end: 'Last day of the period it reports.',
    fiscal_year: 'Calendar year that holds most of that period.',
    is_amendment: 'Whether it corrects an earlier document.',
    import_id: 'The import that first told of it.',
  })

  await sql`
    create table source_file (
      sha256      text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
      document_id integer not null references document,
      file_name   text not null,
      bytes       bigint not null,
      content     bytea not null
    )`.execute(db)
  await sql`create index source_file_document on source_file (document_id)`.execute(db)
  await describeTable(db, 'source_file', 'The copy of a file as it was read, so that its lines can be shown again.', {
    sha256: 'Hash of the file, in hexadecimal.',
    document_id: 'The document the file is a form of; a filing has several forms.',
    file_name: 'Name it came with; its ending tells the form.',
    bytes: 'Size of the file, bytes.',
    content: 'The file, compressed with gzip.',
  })
}

async function observations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table observation (
      company_id     integer not null references company,
      indicator_id   smallint not null references indicator,
      fiscal_year    smallint not null check (fiscal_year between 1990 and 2100),
      boundary       text not null,
      part           text not null,
      known_from     date not null,
      vintage        integer generated always as identity,
      value          double precision,
      state          text not null check (state in ('disclosed', 'estimated', 'not-applicable')),
      period_start   date not null,
      period_end     date not null,
      acquired_on    date not null,
      next_update_on date,
      document_id    integer not null references document,
      locator        jsonb not null,
      notes          text[] not null,
      import_id      integer not null references import,
      primary key (company_id, indicator_id, fiscal_year, boundary, part, known_from, vintage),
      check ((value is null) = (state = 'not-applicable'))
    )`.execute(db)
  await sql`create index observation_import on observation (import_id)`.execute(db)
  await describeTable(db, 'observation', 'One figure as we learnt it at one moment. Rows are added, never changed.', {
    company_id: 'Whose figure.',
    indicator_id: 'What figure.',
    fiscal_year: 'Calendar year that holds most of the period.',
    boundary:
      'Accounting basis: consolidated, parent, consolidated-part, parent-part, parent-domestic, subsidiary, other.',
    part: 'Name of the subsidiary or part; empty otherwise.',
    known_from: 'Day since which it was publicly known: the day of filing, Tokyo.',
    vintage: 'Order of arrival; decides between two of one day.',
    value: "In the indicator's unit; a yes is 1, a no 0; null when the source says not applicable.",
    state: 'disclosed by the company, estimated by the source, or not-applicable as the source says.',
    period_start: 'First day of the period.',
    period_end: 'Last day of the period, or the day of a stock figure.',
    acquired_on: 'Day we imported it, Tokyo.',
    next_update_on: 'Day the source is expected to speak again; null when unknown.',
    document_id: 'Where it stands.',
    locator: 'The lines it rests on: item, position, value and unit as filed, label.',
    notes: 'Codes of remarks.',
    import_id: 'The import that brought it.',
  })
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception '% is append-only: add a later vintage instead', tg_table_name; end $$`.execute(db)
  for (const table of ['observation', 'import_rejection']) {
    await sql`
      create trigger append_only before update or delete or truncate on ${sql.table(table)}
      for each statement execute function refuse_change()`.execute(db)
  }
}

async function restatements(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view restatement as
      select * from (
        select company_id, indicator_id, fiscal_year, boundary, part, known_from, vintage, document_id, value, state,
               lag(value) over key as earlier_value, lag(state) over key as earlier_state,
               lag(document_id) over key as earlier_document_id, lag(known_from) over key as earlier_known_from
        from observation
        window key as (partition by company_id, indicator_id, fiscal_year, boundary, part order by known_from, vintage)
      ) pairs
      where earlier_state is not null and (value, state) is distinct from (earlier_value, earlier_state)`.execute(db)
  await describeTable(
    db,
    'restatement',
    'Where two vintages of one figure differ: the restatement log, computed, never kept.',
    {
      company_id: 'Whose figure.',
      indicator_id: 'What figure.',
      fiscal_year: 'Calendar year that holds most of the period.',
      boundary: 'Accounting basis.',
      part: 'Name of the subsidiary or part; empty otherwise.',
      known_from: 'Day the later figure became known.',
      vintage: 'Order of arrival of the later figure.',
      document_id: 'Document of the later figure.',
      value: "Later figure, in the indicator's unit.",
      state: 'State of the later figure.',
      earlier_value: "Earlier figure, in the indicator's unit.",
      earlier_state: 'State of the earlier figure.',
      earlier_document_id: 'Document of the earlier figure.',
      earlier_known_from: 'Day the earlier figure became known.',
    },
  )
}
