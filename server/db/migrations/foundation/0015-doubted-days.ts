import { type Kysely, sql } from 'kysely'
import { describeTable } from '../../describe-table.ts'

/**
 * On which days a figure was doubted, so that a day is shown with the doubts of that day. Only adds: what is on the list already
 * counts as doubted from the day it was filed, as before, until an import touches its series.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table review add doubted datemultirange`.execute(db)
  await sql`update review set doubted = datemultirange(daterange(known_from, null))`.execute(db)
  await sql`alter table review alter doubted set not null, add check (not isempty(doubted))`.execute(db)
  await describeTable(
    db,
    'review',
    'A figure that looks like an error of the filer: kept as filed, and out of every ranking until a person decides.',
    {
      doubted: 'Days on which it looked like an error, by what was known on each; without an end while it still does.',
    },
  )
}
