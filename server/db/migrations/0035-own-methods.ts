import { type Kysely, sql } from 'kysely'
import { describeTable } from '../describe-table.ts'

/** Methods of scoring that people make of their own weights, each with the versions that its weights have had. Adds tables alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table own_method (
      id         integer primary key generated always as identity,
      account_id integer not null references account on delete cascade,
      name       text not null,
      note       text not null,
      version    integer not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      removed_at timestamptz
    )`.execute(db)
  await sql`create unique index own_method_name on own_method (account_id, name) where removed_at is null`.execute(db)
  await sql`
    create table own_method_version (
      method_id  integer not null references own_method on delete cascade,
      version    integer not null,
      industries smallint not null,
      weights    jsonb not null,
      indicators integer not null,
      hash       text not null,
      created_at timestamptz not null,
      primary key (method_id, version)
    )`.execute(db)
  await describeTable(db, 'own_method', 'Methods of scoring that people make of their own weights.', {
    id: 'Number; links say `own-` and this.',
    account_id: 'Whose it is.',
    name: 'Name, unique among those of its account that are not removed.',
    note: 'What its owner says of it.',
    version: 'Version of the weights that it has now.',
    created_at: 'When it was made.',
    updated_at: 'When it was last changed; names the state.',
    removed_at: 'When it was removed; null while it is not.',
  })
  await describeTable(db, 'own_method_version', 'Weights that a method has or had.', {
    method_id: 'The method.',
    version: 'From 1.',
    industries: 'How many industries the weights tell apart.',
    weights: 'Weights above 0, by industry code (null: every one) and indicator code.',
    indicators: 'Indicators that weigh in any industry.',
    hash: 'SHA-256 of the weights in their canonical form.',
    created_at: 'When they were saved.',
  })
}
