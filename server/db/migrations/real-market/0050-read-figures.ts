import { type Kysely, sql } from 'kysely'
import { describeTable } from '../../describe-table.ts'

/**
 * Figures that are read from sentences and tables of filings. Safe: what is there stays as it is; a new word of an enumeration changes
 * no row, and the checks that replace the former ones allow all that those did.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await figures(db)
  await decisions(db)
  await states(db)
  await targets(db)
  for (const table of ['read_figure', 'read_figure_decision'])
    await sql`
      create trigger append_only before update or delete or truncate on ${sql.table(table)}
      for each statement execute function refuse_change()`.execute(db)
}

async function figures(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table read_figure (
      id           integer generated always as identity primary key,
      company_id   integer not null references company,
      document_id  integer not null references document,
      import_id    integer not null references import,
      indicator_id smallint not null,
      fiscal_year  smallint not null check (fiscal_year between 1990 and 2100),
      boundary     boundary not null,
      period_start date not null,
      period_end   date not null,
      value        double precision not null,
      reader       text not null,
      revision     smallint not null,
      passages     jsonb not null,
      notes        text[],
      is_unasked   boolean not null,
      unique (document_id, revision, indicator_id, fiscal_year, boundary)
    )`.execute(db)
  await sql`alter table document add column reading_revision smallint, add column reading_chapters text[],
      add column reading_links text[]`.execute(db)
  await describeTable(db, 'document', 'A filing, report or vendor file that figures come from.', {
    reading_revision:
      'Twice the revision of the rules that read its words last, and one more where its tables could be read; null where none did.',
    reading_links: 'Addresses of the company’s own reports that its chapter on sustainability names.',
    reading_chapters:
      'Elements of the chapters that it has; a correction takes the place of the same chapters of what it corrects.',
  })
  await sql`create index read_figure_of on read_figure (company_id, indicator_id, fiscal_year)`.execute(db)
  await sql`create index read_figure_waiting on read_figure (id) where not is_unasked`.execute(db)
  await describeTable(db, 'read_figure', 'A figure as it was read from the words of a filing; never changed.', {
    id: 'Number on the review list.',
    company_id: 'Whose figure.',
    document_id: 'The filing.',
    import_id: 'The import that read it.',
    indicator_id: 'What figure.',
    fiscal_year: 'Calendar year that holds most of the period.',
    boundary: 'Accounting basis; the one that the indicator is ranked on where the words name none.',
    period_start: 'First day of the period.',
    period_end: 'Last day of the period, or the day of a stock figure.',
    value: "In the indicator's unit; a yes is 1, a no 0.",
    reader: 'Rule that read it.',
    revision:
      'As reading_revision of the document; a filing that is read again has rows of a higher one beside those of before.',
    passages: 'Where it stands: element, context, line of the filing, address in the chapter, and the words.',
    notes: 'Codes of remarks; null without any.',
    is_unasked: 'Whether it counts without a decision, because the rule was right often enough on labelled reports.',
  })
}

async function decisions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table read_figure_decision (
      id             integer generated always as identity primary key,
      read_figure_id integer not null references read_figure,
      verdict        text not null check (verdict in ('accepted', 'refused', 'undone')),
      value          double precision,
      decided_by     text not null,
      decided_at     timestamptz not null
    )`.execute(db)
  await sql`create index read_figure_decision_of on read_figure_decision (read_figure_id, id)`.execute(db)
  await describeTable(
    db,
    'read_figure_decision',
    'What a person decided of a figure that was read; the last one stands.',
    {
      id: 'Order of the decisions.',
      read_figure_id: 'The figure.',
      verdict: 'accepted: the words say it; refused: they do not; undone: as before any decision.',
      value: 'What the words say, where it was read wrongly; null otherwise.',
      decided_by: 'Who decided.',
      decided_at: 'When.',
    },
  )
}

/** Targets of a block that is read again by newer rules, or from the form that has tables, stand beside those of before. */
async function targets(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table read_target
      add column reader smallint not null default 1,
      drop constraint read_target_document_id_element_fkey,
      drop constraint read_target_document_id_element_context_start_part_key`.execute(db)
  await sql`alter table read_target alter column reader drop default`.execute(db)
  await sql`
    alter table read_text
      drop constraint read_text_pkey,
      add primary key (document_id, element, reader)`.execute(db)
  await sql`
    alter table read_target
      add unique (document_id, element, reader, context, start, part),
      add foreign key (document_id, element, reader) references read_text`.execute(db)
  await describeTable(db, 'read_target', 'A target as it was read from a sentence of a filing; never changed.', {
    reader: 'As reader of the block of text.',
  })
  await describeTable(
    db,
    'read_text',
    'A block of text of a filing that was read for targets, whether it has any or not.',
    { reader: 'Twice the version of the rules that read it, and one more where its tables could be read.' },
  )
}

/** The new word cannot be written in the transaction that adds it, so what concerns it is said by the others. */
async function states(db: Kysely<unknown>): Promise<void> {
  await sql`alter type figure_state add value 'read-from-text'`.execute(db)
  await sql`
    alter table observation
      drop constraint observation_value_check,
      add constraint observation_value_check check (case when value is null then state not in ('disclosed', 'estimated')
        else state <> 'not-applicable' end)`.execute(db)
  await sql`
    alter table review
      drop constraint review_reason_check,
      add constraint review_reason_check check (reason in ('thousandfold', 'per-cent-as-fraction', 'jump', 'impossible',
        'carried-over', 'contradiction', 'foreign-currency', 'zero', 'swapped', 'too-early', 'text-differs'))`.execute(
    db,
  )
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
        and (value, state) is distinct from (earlier_value, earlier_state)
        -- What a tag confirms, and what newer rules read in the same words, no company has restated.
        and not (value is not distinct from earlier_value and 'read-from-text' in (state::text, earlier_state::text))
        and not coalesce(notes @> array['read-again'], false)`.execute(db)
  await describeTable(db, 'observation', 'One figure as we learnt it at one moment. Rows are added, never changed.', {
    state:
      'disclosed by a tag or a table, read-from-text of a filing, estimated by the source, not-applicable as the source says, or withdrawn.',
  })
}
