import { type Kysely, sql } from 'kysely'
import { describeTable } from '../../describe-table.ts'

/**
 * Since when a list has said what is held of a company, and where other numbers of it come from. Only adds, and takes classes of
 * shares off the listing, which were listed as companies of their own; what was stored before is told anew by the next list.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company
    add column told jsonb not null default '{}' check (jsonb_typeof(told) = 'object'),
    add column lists jsonb not null default '{}' check (jsonb_typeof(lists) = 'object')`.execute(db)
  await sql`update company set is_listed = false
            where edinet_code is null and security_code is not null and security_code !~ '0$'`.execute(db)
  await describeTable(db, 'company', 'One company, listed now or once, as the newest list that named it says.', {
    told: 'By column, the day of the list that told it: no older list changes it. Empty where no list has.',
    lists: 'By kind of list, the day of the newest complete one that named the company.',
  })
  await sql`alter table import add column counts jsonb`.execute(db)
  await describeTable(db, 'import', 'One file that was read, and what came of it.', {
    counts:
      'What became of each row and each figure: read is the sum of the others. Null where this was not counted yet.',
  })
  await identifiers(db)
}

async function identifiers(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company_alias
    add column import_id integer references import, add column line integer, add column learnt_on date`.execute(db)
  await describeTable(
    db,
    'company_alias',
    'Other registers’ numbers of a company, and the file each was learnt from.',
    {
      kind: 'Whose number: isin, lei, or emitter (specified-emitter code of the greenhouse-gas register).',
      import_id: 'The import that it was learnt from; null where that was not kept yet.',
      line: 'Line of that file; null where that was not kept yet.',
      learnt_on: 'Day on which it was learnt; null where that was not kept yet.',
    },
  )
  await sql`create index company_alias_company on company_alias (company_id)`.execute(db)
  await sql`
    create table identifier_candidate (
      id              integer generated always as identity primary key,
      kind            text not null check (kind in ('isin', 'lei')),
      value           text not null,
      company_id      integer not null references company,
      held_value      text,
      held_company_id integer references company,
      reason          text not null check (reason in ('other-company', 'other-value', 'other-country')),
      line            integer not null,
      import_id       integer not null references import,
      opened_at       timestamptz not null,
      decision        text check (decision in ('accepted', 'refused')),
      decided_at      timestamptz,
      decided_by      text,
      unique (kind, value, company_id)
    )`.execute(db)
  await describeTable(
    db,
    'identifier_candidate',
    'An ISIN or LEI in a file that disagrees with what is held: never taken over by itself.',
    {
      id: 'Number of the case.',
      kind: 'isin or lei.',
      value: 'The number as the file gives it.',
      company_id: 'The company that the file gives it to.',
      held_value: 'The number that the company has here; null when it has none.',
      held_company_id: 'The other company that has the number here; null when none has.',
      reason:
        'other-company: another company has it; other-value: the company has another one; other-country: of another country than the company.',
      line: 'Line of the file.',
      import_id: 'The import that met it first.',
      opened_at: 'When it was met.',
      decision: 'accepted: it is the company’s number from now on; refused: it is not; null: open.',
      decided_at: 'When it was decided.',
      decided_by: 'Who decided.',
    },
  )
}
