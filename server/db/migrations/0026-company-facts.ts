import { type Kysely, sql } from 'kysely'
import { describeTable } from '../describe-table.ts'

/**
 * What lists told of companies and what they told before, and the segments of annual reports. Only adds tables, so safe for what is
 * there: what was told before this is kept from the first change on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_fact (
      company_id integer not null references company,
      name       text not null,
      told_on    date,
      import_id  integer references import,
      line       integer,
      value      text,
      number     integer generated always as identity primary key
    )`.execute(db)
  await sql`create index company_fact_company on company_fact (company_id, name)`.execute(db)
  await sql`
    create trigger append_only before update or delete or truncate on company_fact
    for each statement execute function refuse_change()`.execute(db)
  await describeTable(
    db,
    'company_fact',
    'What a list told of a company when that was news; the last of a name stands.',
    {
      company_id: 'The company.',
      name: 'Column of the table of companies that it stands in.',
      told_on: 'Day of the list; null where it was told before days were kept.',
      import_id: 'The import that brought it; null where that was not kept.',
      line: 'Line of that file; null where the company was left out of it, or that was not kept.',
      value: 'As text; null: told to be none.',
      number: 'Order of arrival.',
    },
  )
  await sql`
    create table company_segment (
      document_id integer not null references document,
      position    smallint not null,
      member      text not null,
      kind        text not null check (kind in ('segment', 'other', 'adjustment')),
      name_ja     text,
      name_en     text,
      sales       double precision,
      profit      double precision,
      employees   double precision,
      primary key (document_id, position)
    )`.execute(db)
  await describeTable(db, 'company_segment', 'A reportable segment as an annual report has it for its own year.', {
    document_id: 'The report; its company, year and day are the segment’s.',
    position: 'Order in the report, from 1.',
    member: 'Name of the segment inside the filing.',
    kind: 'segment: reportable; other: what is in none of them; adjustment: what stands between them and the whole.',
    name_ja: 'Name in Japanese; null where the filing tells its own name for it alone.',
    name_en: 'Name in English; null likewise.',
    sales: 'Sales, million yen; null where it is not told.',
    profit: 'Segment profit, million yen; null where it is not told.',
    employees: 'Employees at the end of the year; null where they are not told.',
  })
}
