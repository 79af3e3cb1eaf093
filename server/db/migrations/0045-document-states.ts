import { type Kysely, sql } from 'kysely'
import { describeTable } from '../describe-table.ts'

/**
 * Filings that are withdrawn, hidden or shown again. Safe: what is there stays as it is, since no document has a state yet; a new word
 * of an enumeration changes no row, and the check that replaces the former one allows all that it did.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document_state (
      number    text not null check (number ~ '^S[0-9A-Z]{7}$'),
      state     text not null check (state in ('withdrawn', 'hidden', 'shown', 'edited', 'expired')),
      since     timestamp not null,
      import_id integer not null references import,
      primary key (number, since, state)
    )`.execute(db)
  await sql`
    create trigger append_only before update or delete or truncate on document_state
    for each statement execute function refuse_change()`.execute(db)
  await describeTable(
    db,
    'document_state',
    "What became of a filing, by EDINET's lists. Rows are added, never changed.",
    {
      number: "EDINET's number of the document, which may not have been imported, or not yet.",
      state: 'withdrawn, hidden from view, shown again, edited by the authorities, or expired: no longer on view.',
      since: 'Minute since which it holds, Tokyo; where only a later list tells, the minute of that list.',
      import_id: 'The import that told of it.',
    },
  )
  await sql`
    alter table document
      add column parent_number text,
      add column void_days datemultirange not null default '{}'`.execute(db)
  await sql`create index document_void on document (company_id) where void_days <> '{}'`.execute(db)
  await sql`create index document_parent on document (parent_number) where parent_number is not null`.execute(db)
  await describeTable(db, 'document', 'A filing, report or vendor file that figures come from.', {
    parent_number: "EDINET's number of the document that it corrects; null where nothing tells.",
    void_days:
      'Days on which it does not count: it, or the document it corrects, is withdrawn or hidden. Computed from document_state.',
  })
  await figures(db)
}

/** The new word cannot be written in the transaction that adds it, so what concerns it is said by the others. */
async function figures(db: Kysely<unknown>): Promise<void> {
  await sql`alter type figure_state add value 'withdrawn'`.execute(db)
  // The check has no name of its own, so it is found by what it says.
  await sql`
    do $$ begin
      execute (
        select format('alter table observation drop constraint %I', conname) from pg_constraint
        where conrelid = 'observation'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%not-applicable%');
    end $$`.execute(db)
  await sql`
    alter table observation add constraint observation_value_check
      check ((value is null) = (state not in ('disclosed', 'estimated')))`.execute(db)
  await sql`
    create index observation_withdrawn on observation (company_id)
    where value is null and state not in ('disclosed', 'estimated', 'not-applicable')`.execute(db)
  await sql`
    create or replace view restatement as
      select company_id, indicator_id, fiscal_year, boundary, part, known_from, import_id, document_id, value, state,
             earlier_value, earlier_state, earlier_document_id, earlier_known_from,
             case when state::text = 'withdrawn' or notes @> array['stands-after-withdrawal'] then 'withdrawn'
                  when notes @> array['shown-again'] then 'shown-again' else 'restated' end as kind
      from (
        select company_id, indicator_id, fiscal_year, boundary, part, known_from, import_id, document_id, value, state, notes,
               lag(value) over key as earlier_value, lag(state) over key as earlier_state,
               lag(document_id) over key as earlier_document_id, lag(known_from) over key as earlier_known_from,
               period_start <= lag(period_end) over key and lag(period_start) over key <= period_end as is_same_period
        from observation
        window key as (partition by company_id, indicator_id, fiscal_year, boundary, part order by known_from, import_id)
      ) pairs
      where earlier_state is not null and is_same_period and earlier_state::text <> 'withdrawn'
        and (value, state) is distinct from (earlier_value, earlier_state)`.execute(db)
  await describeTable(db, 'observation', 'One figure as we learnt it at one moment. Rows are added, never changed.', {
    value:
      "In the indicator's unit; a yes is 1, a no 0; null when the source says not applicable, and when it was withdrawn.",
    state:
      'disclosed by the company, estimated by the source, not-applicable as the source says, or withdrawn: nothing stands since.',
  })
  await describeTable(
    db,
    'restatement',
    'Where two vintages of one figure differ: the restatement log, computed, never kept.',
    {
      kind: 'restated by a document, withdrawn with the earlier document, or shown-again with the later one.',
    },
  )
}
