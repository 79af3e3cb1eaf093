import { type Kysely, sql } from 'kysely'
import { describeTable } from '../../describe-table.ts'

/** Portfolios that people bring in as files. Only adds tables, so safe for what is there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table portfolio (
      id         integer generated always as identity primary key,
      account_id integer not null references account on delete cascade,
      name       text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      removed_at timestamptz
    )`.execute(db)
  await sql`create unique index portfolio_name on portfolio (account_id, name) where removed_at is null`.execute(db)
  await sql`
    create table portfolio_position (
      portfolio_id integer not null references portfolio on delete cascade,
      held_on      date not null,
      line         integer not null,
      company_id   integer references company,
      label        text not null,
      value_jpy    double precision check (value_jpy >= 0),
      quantity     double precision check (quantity >= 0),
      weight       double precision check (weight >= 0),
      currency     text,
      rate         double precision check (rate > 0),
      primary key (portfolio_id, held_on, line)
    )`.execute(db)
  await sql`create index portfolio_position_company on portfolio_position (company_id)`.execute(db)
  await describeTable(db, 'portfolio', 'A portfolio that a person brought in from files.', {
    id: 'Number of the portfolio.',
    account_id: 'Whose it is; nobody else sees it.',
    name: 'At most 75 full-width characters, once among those of the account that are not removed.',
    created_at: 'When it was made.',
    updated_at: 'When its name or any of its positions last changed.',
    removed_at: 'When it was removed; null while it is there.',
  })
  await describeTable(db, 'portfolio_position', 'What a portfolio holds on a day: a line of a file.', {
    portfolio_id: 'Of which portfolio.',
    held_on: 'Day on which it was held.',
    line: 'Line of the file that it was read from.',
    company_id: 'The company; null for what the market does not have, which counts as not covered.',
    label: 'Code or name as the file has it.',
    value_jpy: 'Yen; null where the file gives no value. Foreign values were turned with the rate of the line.',
    quantity: 'Shares; null where the file gives none.',
    weight: 'Per cent of the portfolio; null where the file gives none.',
    currency: 'Of the value as written; null for yen.',
    rate: 'Yen for one of the currency, as the file gives it; null for yen.',
  })
}
