import { type Kysely, sql } from 'kysely'
import { describeTable } from '../describe-table.ts'

/**
 * The weight of a short position is below zero, as its value and shares are. What is there stays valid: the check that was allows less
 * than the one that is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table holding drop constraint holding_weight_check,
      add constraint holding_weight_check check (weight between -1 and 1)`.execute(db)
  await describeTable(db, 'holding', 'What a portfolio held on a day.', {
    weight: 'Share of the portfolio, 0 to 1, of a short position below zero; null when not given.',
  })
}
