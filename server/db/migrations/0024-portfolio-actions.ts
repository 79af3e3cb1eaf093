import { type Kysely, sql } from 'kysely'
import { describeTable } from '../describe-table.ts'

/** What a person has done, or will do, about an adverse impact of a portfolio. Only adds a table, so safe for what is there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table portfolio_action (
      account_id integer not null references account on delete cascade,
      held_in    text not null,
      impact     integer not null check (impact between 1 and 14),
      text       text not null,
      updated_at timestamptz not null,
      primary key (account_id, held_in, impact)
    )`.execute(db)
  await describeTable(
    db,
    'portfolio_action',
    'Actions taken and planned on an adverse impact, in a person’s own words.',
    {
      account_id: 'Whose words they are; nobody else sees them.',
      held_in: 'Name of what is held: portfolio-3, watchlist-8, holdings-…, index-…, market.',
      impact: 'Number of the indicator in table 1 of annex I of Delegated Regulation (EU) 2022/1288.',
      text: 'At most 1,000 characters; a row without words is removed.',
      updated_at: 'When it last changed.',
    },
  )
}
