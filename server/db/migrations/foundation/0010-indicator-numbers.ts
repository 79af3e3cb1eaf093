import { type Kysely, sql } from 'kysely'

/**
 * Every start used to take 470 of the 32,767 numbers that indicators have, so that a folder did not open any more after seventy;
 * the counter goes back to the greatest number in use. Safe: an indicator is never removed, so no row bears a greater number,
 * and the lock keeps a server of an older version from taking one meanwhile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`lock table indicator in exclusive mode`.execute(db)
  await sql`
    select setval(pg_get_serial_sequence('indicator', 'id'), coalesce(max(id), 1), max(id) is not null) from indicator`.execute(
    db,
  )
}
