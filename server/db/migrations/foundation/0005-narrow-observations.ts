import { type Kysely, sql } from 'kysely'
import { describeTable } from '../../describe-table.ts'

/**
 * A whole market has ten million observations, so a row keeps only what is its own: words become enumerations, the day it
 * was acquired stands with its import, the day of the next figure with its document, and the import that brought a row is
 * also its place in the order of arrival.
 *
 * No foreign keys here: they would be checked ten million times; `satoyama doctor` checks them at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create type boundary as enum
    ('consolidated', 'parent', 'consolidated-part', 'parent-part', 'parent-domestic', 'subsidiary', 'other')`.execute(
    db,
  )
  await sql`create type figure_state as enum ('disclosed', 'estimated', 'not-applicable')`.execute(db)
  await documents(db)
  await observations(db)
  await restatements(db)
}

async function documents(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document
    add column kind text not null default 'annual-report'
      check (kind in ('annual-report', 'sustainability-report', 'governance-report', 'vendor-file', 'table')),
    add column url text,
    add column next_update_on date,
    alter column company_id drop not null`.execute(db)
  await sql`update document set next_update_on = (select max(next_update_on) from observation where document_id = document.id)`.execute(
    db,
  )
  await sql`alter table source_file alter column document_id drop not null`.execute(db)
  await sql`alter table import add column mapping jsonb`.execute(db)
  await describeTable(db, 'document', 'A filing, report or vendor file that figures come from.', {
    company_id: 'Whose document it is; null for a table of many companies.',
    kind: 'annual-report, sustainability-report, governance-report, vendor-file, or table of many companies.',
    url: 'Where it can be read; null when only its number tells.',
    next_update_on: 'Day the source is expected to speak again; null when unknown.',
  })
  await describeTable(db, 'source_file', 'The copy of a file as it was read, so that its lines can be shown again.', {
    document_id: 'The document the file is a form of; null for a table, which its import names by hash.',
  })
  await describeTable(db, 'import', 'One file that changed what we know. A file that changed nothing leaves no row.', {
    mapping: 'For a table: how its columns were read, by indicator; null otherwise.',
  })
}

async function observations(db: Kysely<unknown>): Promise<void> {
  await sql`drop view restatement`.execute(db)
  await sql`alter table observation rename to observation_before`.execute(db)
  await sql`alter index observation_pkey rename to observation_before_pkey`.execute(db)
  await sql`
    create table observation (
      value          double precision,
      company_id     integer not null,
      indicator_id   smallint not null,
      fiscal_year    smallint not null check (fiscal_year between 1990 and 2100),
      boundary       boundary not null,
      state          figure_state not null,
      known_from     date not null,
      import_id      integer not null,
      document_id    integer not null,
      period_start   date not null,
      period_end     date not null,
      line           integer,
      part           text not null,
      filed          text,
      locator        jsonb,
      notes          text[],
      primary key (company_id, indicator_id, fiscal_year, boundary, part, known_from, import_id),
      check ((value is null) = (state = 'not-applicable'))
    )`.execute(db)
  await sql`
    insert into observation
      select value, company_id, indicator_id, fiscal_year, boundary::boundary, state::figure_state, known_from, import_id,
             document_id, period_start, period_end, null, part, null, locator, nullif(notes, '{}')
      from observation_before`.execute(db)
  await sql`drop table observation_before`.execute(db)
  await sql`
    create trigger append_only before update or delete or truncate on observation
    for each statement execute function refuse_change()`.execute(db)
  await describeTable(db, 'observation', 'One figure as we learnt it at one moment. Rows are added, never changed.', {
    value: "In the indicator's unit; a yes is 1, a no 0; null when the source says not applicable.",
    company_id: 'Whose figure.',
    indicator_id: 'What figure.',
    fiscal_year: 'Calendar year that holds most of the period.',
    boundary: 'Accounting basis.',
    state: 'disclosed by the company, estimated by the source, or not-applicable as the source says.',
    known_from: 'Day since which it was publicly known: the day of filing, Tokyo.',
    import_id: 'The import that brought it, and the order of arrival: of two of one day the later import decides.',
    document_id: 'Where it stands.',
    period_start: 'First day of the period.',
    period_end: 'Last day of the period, or the day of a stock figure.',
    line: 'For a table: line of the file, from 1. Null for a filing.',
    part: 'Name of the subsidiary or part; empty otherwise.',
    filed: 'For a table: the text as it stood in the cell. Null where the locator tells, or where value says it all.',
    locator: 'For a filing: the lines it rests on: item, position, value and unit as filed, label.',
    notes: 'Codes of remarks; null without any.',
  })
}

async function restatements(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view restatement as
      select * from (
        select company_id, indicator_id, fiscal_year, boundary, part, known_from, import_id, document_id, value, state,
               lag(value) over key as earlier_value, lag(state) over key as earlier_state,
               lag(document_id) over key as earlier_document_id, lag(known_from) over key as earlier_known_from
        from observation
        window key as (partition by company_id, indicator_id, fiscal_year, boundary, part order by known_from, import_id)
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
      import_id: 'The import of the later figure.',
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
