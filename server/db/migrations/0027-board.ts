import { type Kysely, sql } from 'kysely'
import { describeTable } from '../describe-table.ts'

/** What a filing says of its officers besides names and careers, its largest shareholders, and how it chose its skills. New columns are empty for rows of before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table officer
      add column skills text[] not null default '{}',
      add column reason text,
      add column committees text[] not null default '{}',
      add column is_independent boolean,
      add column appointed_on date,
      add column attended smallint check (attended >= 0),
      add column meetings smallint check (meetings >= 0),
      add column pay_million_jpy double precision`.execute(db)
  await sql`create index officer_person on officer (name, birth_date) where list = 'board'`.execute(db)
  await sql`create index officer_unborn on officer (name) where list = 'board' and birth_date is null`.execute(db)
  await describeTable(
    db,
    'officer',
    'A director, auditor or executive officer as an annual report lists them; published by statute.',
    {
      skills: 'Skills that the filing states of the person, in its words; empty where it states none.',
      reason: 'Reason for the appointment as filed; null where the filing gives none.',
      committees: 'Committees that the person sits on, in the words of the filing; the chair’s ends with （委員長）.',
      is_independent: 'Independent officer by the rules of the exchange; null where the filing does not say.',
      appointed_on: 'Day of the first appointment to the board as filed; null where only the career tells.',
      attended: 'Meetings of the board attended in the fiscal year; null where not filed.',
      meetings: 'Meetings that the person could have attended; null where not filed.',
      pay_million_jpy: 'Total pay of the person, million yen, where it is disclosed by name; null otherwise.',
    },
  )
  await sql`
    create table shareholder (
      document_id integer not null references document,
      position    smallint not null,
      name        text not null,
      shares      double precision,
      percent     double precision check (percent between 0 and 100),
      primary key (document_id, position)
    )`.execute(db)
  await describeTable(db, 'shareholder', 'One of the largest shareholders as an annual report lists them.', {
    document_id: 'The filing.',
    position: 'Order in the filing, from 1.',
    name: 'Name as filed.',
    shares: 'Shares held; null where not filed.',
    percent: 'Share of the issued shares without treasury shares, per cent; null where not filed.',
  })
  await sql`
    create table board_note (
      document_id integer primary key references document,
      skills      text,
      men         smallint check (men >= 0),
      women       smallint check (women >= 0)
    )`.execute(db)
  await describeTable(db, 'board_note', 'What a filing says of its board as a whole.', {
    document_id: 'The filing.',
    skills:
      'How the skills were chosen and marked: all of a person’s, the most important ones, those expected; null where it does not say.',
    men: 'Men among the officers as the filing counts them; null where it does not.',
    women: 'Women among the officers as the filing counts them; null where it does not.',
  })
}
