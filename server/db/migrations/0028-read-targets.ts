import { type Kysely, sql } from 'kysely'
import { describeTable } from '../describe-table.ts'

/** Targets that are read from the sentences of filings, and what persons decided of them. Only adds tables, so safe for what is there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table read_text (
      document_id integer not null references document,
      element     text not null,
      import_id   integer not null references import,
      characters  integer not null check (characters >= 0),
      reader      smallint not null,
      primary key (document_id, element)
    )`.execute(db)
  await describeTable(
    db,
    'read_text',
    'A block of text of a filing that was read for targets, whether it has any or not.',
    {
      document_id: 'The filing.',
      element: 'Element of the block; a correction takes the place of the same element of the filing it corrects.',
      import_id: 'The import that brought it.',
      characters: 'Length of the text, UTF-16 units.',
      reader: 'Version of the rules that read it.',
    },
  )
  await sql`
    create table read_target (
      id          integer generated always as identity primary key,
      document_id integer not null,
      element     text not null,
      import_id   integer not null references import,
      context     text not null,
      line        integer not null,
      start       integer not null,
      part        smallint not null,
      sentence    text not null,
      fields      jsonb not null,
      words       jsonb not null,
      confidence  double precision not null check (confidence between 0 and 1),
      seen        text[] not null,
      is_accepted boolean not null,
      unique (document_id, element, context, start, part),
      foreign key (document_id, element) references read_text
    )`.execute(db)
  await sql`create index read_target_waiting on read_target (id) where not is_accepted`.execute(db)
  await describeTable(db, 'read_target', 'A target as it was read from a sentence of a filing; never changed.', {
    id: 'Number on the review list.',
    document_id: 'The filing.',
    element: 'Element of the block of text that the sentence stands in.',
    import_id: 'The import that brought it.',
    context: 'Context of the block.',
    line: 'Line of the filing that the block begins on.',
    start: 'Where the sentence begins in the block, UTF-16 units.',
    part: 'Position among the targets of the sentence, from 0.',
    sentence: 'The sentence as filed.',
    fields: 'Kind, denominator, amount, scope, base and target year as read.',
    words: 'Words of the sentence that gave each field.',
    confidence: 'How sure the rules are that it is a target of the company, 0 to 1.',
    seen: 'What the confidence is made of.',
    is_accepted: 'Whether it counts without a decision, because the confidence was high enough.',
  })
  await sql`
    create table read_target_decision (
      id             integer generated always as identity primary key,
      read_target_id integer not null references read_target,
      verdict        text not null check (verdict in ('accepted', 'refused', 'undone')),
      fields         jsonb,
      decided_by     text not null,
      decided_at     timestamptz not null
    )`.execute(db)
  await sql`create index read_target_decision_target on read_target_decision (read_target_id, id)`.execute(db)
  await describeTable(
    db,
    'read_target_decision',
    'What a person decided of a target read from a sentence; the last one stands.',
    {
      id: 'Order of the decisions.',
      read_target_id: 'The target.',
      verdict: 'accepted: it is one; refused: it is none; undone: as before any decision.',
      fields: 'All fields, where the person corrected one; null otherwise.',
      decided_by: 'Who decided.',
      decided_at: 'When.',
    },
  )
  for (const table of ['read_text', 'read_target', 'read_target_decision'])
    await sql`
      create trigger append_only before update or delete or truncate on ${sql.table(table)}
      for each statement execute function refuse_change()`.execute(db)
}
