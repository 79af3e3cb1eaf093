import { type Kysely, sql } from 'kysely'
import { describeTable } from '../../describe-table.ts'

/** Whether the market is invented or real, and the number that every change of its figures raises. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await market(db)
  await companies(db)
  await reviews(db)
  await nameCandidates(db)
}

async function market(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table market (
      is_only  boolean primary key default true check (is_only),
      id       uuid not null default gen_random_uuid(),
      kind     text check (kind in ('demo', 'real')),
      revision bigint not null default 0,
      seed     integer,
      made_at  timestamptz
    )`.execute(db)
  await sql`insert into market (kind) select 'real' where exists (select from company)
            union all select null where not exists (select from company)`.execute(db)
  await describeTable(db, 'market', 'The one market of this database: invented or real, never both.', {
    is_only: 'One row.',
    id: 'Name of this state of affairs; a restored or cleared database gets a new one, so that no cache is mistaken.',
    kind: 'demo: invented; real: imported; null: nothing yet.',
    revision: 'Raised by every import or decision that changes what is known.',
    seed: 'Seed of the demo market; null otherwise.',
    made_at: 'When the demo market was made; null otherwise.',
  })
}

async function companies(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company
    add column gics_code text check (gics_code ~ '^[0-9]{6}$'),
    add column country text not null default 'JP' check (country ~ '^[A-Z]{2}$')`.execute(db)
  await describeTable(db, 'company', 'One company, listed now or once, as the newest list that named it says.', {
    gics_code:
      'GICS industry, six digits, of the 74; licensed for real companies, so only from a list of the user’s own.',
    country: 'Country of the head office, two letters.',
  })
  await sql`
    create table company_alias (
      kind       text not null,
      value      text not null,
      company_id integer not null references company,
      primary key (kind, value)
    )`.execute(db)
  await describeTable(db, 'company_alias', 'Other registers’ numbers of a company, learnt from their lists.', {
    kind: 'Whose number: emitter (specified-emitter code of the greenhouse-gas register).',
    value: 'The number as written, leading zeros kept.',
    company_id: 'The company.',
  })
}

async function reviews(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table review (
      id           integer generated always as identity primary key,
      company_id   integer not null,
      indicator_id smallint not null,
      fiscal_year  smallint not null,
      boundary     boundary not null,
      part         text not null,
      known_from   date not null,
      import_id    integer not null,
      reason       text not null check (reason in ('thousandfold', 'per-cent-as-fraction', 'jump')),
      filed        double precision not null,
      proposed     double precision,
      reference    double precision not null,
      opened_at    timestamptz not null,
      decision     text check (decision in ('corrected', 'as-filed')),
      decided_at   timestamptz,
      decided_by   text,
      unique (company_id, indicator_id, fiscal_year, boundary, part, known_from, import_id),
      check ((decision is null) = (decided_at is null) and (decision is null) = (decided_by is null))
    )`.execute(db)
  await describeTable(
    db,
    'review',
    'A figure that looks like an error of the filer: kept as filed, and out of every ranking until a person decides.',
    {
      id: 'Number of the case.',
      company_id: 'Whose figure.',
      indicator_id: 'What figure.',
      fiscal_year: 'Of which year.',
      boundary: 'Accounting basis.',
      part: 'Name of the subsidiary or part; empty otherwise.',
      known_from: 'Vintage meant: the day it became known…',
      import_id: '…and the import that brought it.',
      reason:
        'thousandfold: a unit was mistaken; per-cent-as-fraction: a ratio a hundred times too large; jump: fifty times the year before or more.',
      filed: "The figure as filed, in the indicator's unit.",
      proposed: 'What it was probably meant to be; null when we have no proposal.',
      reference: 'What it was held against: the company’s other years, or the middle of the market.',
      opened_at: 'When it was noticed.',
      decision: 'corrected: the proposal stands as a new vintage; as-filed: the figure is right; null: open.',
      decided_at: 'When it was decided.',
      decided_by: 'Who decided.',
    },
  )
}

async function nameCandidates(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table name_candidate (
      id         integer generated always as identity primary key,
      source     text not null,
      name       text not null,
      place      text,
      company_id integer not null references company,
      opened_at  timestamptz not null,
      import_id  integer not null references import,
      decision   text check (decision in ('accepted', 'refused')),
      decided_at timestamptz,
      decided_by text,
      unique (source, name, company_id)
    )`.execute(db)
  await describeTable(
    db,
    'name_candidate',
    'A name in a file that may be a company of ours: suggested, never joined by itself.',
    {
      id: 'Number of the suggestion.',
      source: 'Importer that read the name.',
      name: 'Name as written there.',
      place: 'Address or place beside it, to tell namesakes apart; null when the file has none.',
      company_id: 'The company it may be.',
      opened_at: 'When it was suggested.',
      import_id: 'The import that met the name first.',
      decision: 'accepted: the name means this company in files of this source; refused: it does not; null: open.',
      decided_at: 'When it was decided.',
      decided_by: 'Who decided.',
    },
  )
}
