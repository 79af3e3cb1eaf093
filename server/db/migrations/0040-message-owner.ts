import { type Kysely, sql } from 'kysely'

/** Finds the messages of one account, which are counted before another is kept. An index alone, so safe for what is there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index contact_message_account on contact_message (account_id)`.execute(db)
}
