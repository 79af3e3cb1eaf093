import { type Kysely, sql } from 'kysely'
import { describeTable } from '../../describe-table.ts'

/** Officers and targets as filings list them. Both belong to their document, so an older filing keeps its own board. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table officer (
      document_id integer not null references document,
      member      text not null,
      list        text not null check (list in ('board', 'executive', 'proposed')),
      position    smallint not null,
      name        text not null,
      title       text,
      birth_date  date,
      career      text[] not null,
      term        text,
      shares_held double precision,
      is_outside  boolean,
      primary key (document_id, list, member)
    )`.execute(db)
  await describeTable(
    db,
    'officer',
    'A director, auditor or executive officer as an annual report lists them; published by statute.',
    {
      document_id: 'The filing.',
      member: 'Name of the person inside the filing.',
      list: 'board: in office; executive: executive officers; proposed: to be elected at the coming meeting.',
      position: 'Order in the filing, from 1.',
      name: 'Name, spaces between characters taken out.',
      title: 'Title as filed.',
      birth_date: 'Date of birth as filed.',
      career: 'Career, one step an entry.',
      term: 'Term as filed, often only a footnote mark.',
      shares_held: 'Ordinary shares held; null when reported as missing; 0 is a true zero.',
      is_outside:
        'Outside director, derived from the footnotes and not tagged in the filing; null when they do not say.',
    },
  )

  await sql`
    create table target (
      document_id integer not null references document,
      row         text not null,
      name        text not null,
      target      text,
      performance text,
      unit        text,
      target_period text,
      locator     jsonb not null,
      primary key (document_id, row)
    )`.execute(db)
  await describeTable(
    db,
    'target',
    'A non-financial target that a filing carries as data, in the words it is filed in.',
    {
      document_id: 'The filing.',
      row: "Row of the filing's table.",
      name: 'What is to be reached.',
      target: 'Value to be reached, as printed.',
      performance: 'Value reached, as printed.',
      unit: 'Unit printed beside both.',
      target_period: 'By when, as printed.',
      locator: 'The lines it rests on: item, position, value and unit as filed.',
    },
  )
}
