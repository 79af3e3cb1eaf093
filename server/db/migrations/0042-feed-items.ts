import { type Kysely, sql } from 'kysely'

/**
 * Which companies an item of a feed was about is looked up by the item, which is the article's key without the company's number. Adds
 * an index, so safe for what is there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index news_feed_item on news (left(source_key, -length(' ' || company_id::text)))
    where source_key like 'feed:%'`.execute(db)
}
