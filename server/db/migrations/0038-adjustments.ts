import { type Kysely, sql } from 'kysely'
import { describeTable } from '../describe-table.ts'

/**
 * Directions, transforms and groups of a method of one's own. Adds columns with a default, so methods that are kept mean what they meant.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table own_method_version add column adjustments jsonb not null default '[]'`.execute(db)
  await sql`alter table own_method add column groups jsonb not null default '[]'`.execute(db)
  await describeTable(db, 'own_method_version', 'Weights that a method has or had.', {
    adjustments: 'Indicators whose direction or transform differs from the standard’s, by code.',
  })
  await describeTable(db, 'own_method', 'Methods of scoring that people make of their own weights.', {
    groups: 'Indicators whose weights are moved together on the screen, by name of the group.',
  })
}
