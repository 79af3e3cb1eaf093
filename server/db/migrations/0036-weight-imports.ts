import { type Kysely, sql } from 'kysely'
import { describeTable } from '../describe-table.ts'

/** Weights that people import as a workbook, and what the market scores by them. Adds tables alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table weight_import (
      id          integer primary key generated always as identity,
      account_id  integer not null unique references account on delete cascade,
      method_id   integer references own_method on delete set null,
      file_name   text not null,
      industries  smallint not null,
      indicators  integer not null,
      language    text not null check (language in ('ja', 'en')),
      state       text not null default 'waiting' check (state in ('waiting', 'scoring', 'done', 'error', 'deleting')),
      progress    smallint not null default 0 check (progress between 0 and 100),
      holder      text,
      lease_until timestamptz,
      attempts    smallint not null default 0,
      trouble     text,
      recipe      jsonb,
      years       jsonb not null default '[]',
      created_at  timestamptz not null,
      finished_at timestamptz
    )`.execute(db)
  await sql`
    create table weight_import_score (
      import_id     integer not null references weight_import on delete cascade,
      year          smallint not null,
      rank          integer not null,
      company_id    integer not null references company,
      score         double precision not null,
      e             double precision,
      s             double precision,
      g             double precision,
      coverage      double precision not null,
      standard_rank integer,
      primary key (import_id, year, rank, company_id)
    )`.execute(db)
  await describeTable(db, 'weight_import', 'Workbooks of weights that people imported, one of each account.', {
    id: 'Number.',
    account_id: 'Whose it is.',
    method_id: 'The method that holds the weights, in its first version; null when it was removed for good.',
    file_name: 'What the workbook was called.',
    industries: 'How many industries the weights tell apart: 11, 24, 25, 69 or 74.',
    indicators: 'Indicators that weigh more than nothing in any industry.',
    language: 'Of the screen that it was imported on; the mail has it where the account has none.',
    state: 'waiting, scoring, done, error or deleting.',
    progress: 'Percent of the fiscal years that are scored.',
    holder: 'The server that scores or deletes; null when none does.',
    lease_until: 'Until when the holder is believed; after it another server takes the work up.',
    attempts: 'How often the scoring was begun.',
    trouble: 'Why it failed, for the operator; null otherwise.',
    recipe: 'What the scores were made from; null until they are.',
    years: 'Each fiscal year beside the standard.',
    created_at: 'When it was imported.',
    finished_at: 'When it was scored, or failed.',
  })
  await describeTable(db, 'weight_import_score', 'What companies score by the weights of weight_import.', {
    import_id: 'By which weights.',
    year: 'Fiscal year.',
    rank: 'From 1, the best; equals share one.',
    company_id: 'Of which company.',
    score: '0 to 1.',
    e: 'Environment, 0 to 1; null where there is none.',
    s: 'Social, 0 to 1; null where there is none.',
    g: 'Governance, 0 to 1; null where there is none.',
    coverage: 'Share of the weight that rests on disclosed figures.',
    standard_rank: 'Rank by the standard method; null where it has none.',
  })
}
