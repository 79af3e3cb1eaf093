import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { FeedRecord } from '../../market-records.ts'
import { toJson } from './places.ts'

/** What an article says, as its source gave it. */
interface Edition {
  /** `YYYY-MM-DD HH:mm`, Tokyo: when it was published or changed to this. */
  readonly at: string
  readonly publisher: string
  readonly title_ja: string | null
  readonly title_en: string | null
  readonly body_ja: string | null
  readonly body_en: string | null
  readonly url: string | null
  readonly category: string | null
  readonly sentiment: number | null
  readonly severity: number | null
}

interface ArticleEdition extends Edition {
  readonly id: number
  readonly key: string
  readonly published: string
  /** What it said before, the oldest first. */
  readonly past: readonly Edition[]
}

/**
 * Keep what articles that are held and come again with other words say now, and what they said before. The newest stands in `news`, told by when the
 * source changed it; without that by its arrival. An edition that comes late takes its place among the past ones. Answers the keys of what changed.
 *
 * @param now minute of the import, Tokyo
 */
export async function keepEditions(db: Db, records: readonly FeedRecord[], now: string): Promise<ReadonlySet<string>> {
  const articlesByKey = new Map(
    (
      await listArticles(
        db,
        records.map(({ sourceKey }) => sourceKey),
      )
    ).map((one) => [one.key, one]),
  )
  const edited = new Set<string>()
  for (const record of records) {
    const article = articlesByKey.get(record.sourceKey)
    if (!article) continue
    const { id, key: _, published, past, ...newest } = article
    const editions = [...past, newest]
    const edition = editionOf(record)
    if (editions.some((one) => isSame(one, edition))) continue
    // Without a moment of its own the change is as old as its arrival.
    const isDated = record.editedAt != null || record.publishedAt !== published
    const arriving = isDated ? edition : { ...edition, at: now > newest.at ? now : newest.at }
    await keep(db, { id, published }, [...editions, arriving])
    edited.add(record.sourceKey)
  }
  return edited
}

const editionOf = (record: FeedRecord): Edition => ({
  at: record.editedAt ?? record.publishedAt,
  publisher: record.publisher,
  title_ja: record.titleJa,
  title_en: record.titleEn,
  body_ja: record.bodyJa,
  body_en: record.bodyEn,
  url: record.url,
  category: record.category,
  sentiment: record.sentiment,
  severity: record.severity,
})

/** Addresses carry counters that change every hour: they make no other edition. */
const editionFields = ['title_ja', 'title_en', 'body_ja', 'body_en', 'category', 'sentiment', 'severity'] as const
const isSame = (a: Edition, b: Edition) => editionFields.every((field) => a[field] === b[field])

/** The editions of one article: the newest in its row, each other for the days on which it was the last. */
async function keep(
  db: Db,
  { id, published }: Pick<ArticleEdition, 'id' | 'published'>,
  editions: readonly Edition[],
): Promise<void> {
  // Stable: of two of one minute the later to come is the newer.
  const inOrder = editions.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  const newest = inOrder.at(-1)!
  const first = inOrder[0]!.at < published ? inOrder[0]!.at : published
  const { at, ...now } = newest
  await db
    .updateTable('news')
    .set({ ...now, published_at: first, edited_at: at > first ? at : null })
    .where('id', '=', id)
    .execute()
  await db.updateTable('news_reading').set({ reader: 0 }).where('news_id', '=', id).execute()
  const past = inOrder.slice(0, -1).flatMap(({ at: moment, category, ...edition }, place) => {
    const [since, until] = [moment.slice(0, 10), inOrder[place + 1]!.at.slice(0, 10)]
    return since < until ? [{ news_id: id, since, until, edited_at: moment, given_category: category, ...edition }] : []
  })
  await db.deleteFrom('news_edition').where('news_id', '=', id).execute()
  if (past.length === 0) return
  await sql`
    insert into news_edition (news_id, since, until, edited_at, publisher, title_ja, title_en, body_ja, body_en, url, given_category, sentiment, severity)
    select news_id, since, until, edited_at, publisher, title_ja, title_en, body_ja, body_en, url, given_category, sentiment, severity
    from json_populate_recordset(null::news_edition, ${toJson(past)}::json)`.execute(db)
}

async function listArticles(db: Db, keys: readonly string[]): Promise<ArticleEdition[]> {
  const { rows } = await sql<ArticleEdition>`
    select id, source_key as key, to_char(published_at, 'YYYY-MM-DD HH24:MI') as published,
      to_char(coalesce(edited_at, published_at), 'YYYY-MM-DD HH24:MI') as at,
      publisher, title_ja, title_en, body_ja, body_en, url, category, sentiment, severity,
      coalesce((
        select json_agg(json_build_object('at', to_char(coalesce(edition.edited_at, edition.since), 'YYYY-MM-DD HH24:MI'),
          'publisher', edition.publisher, 'title_ja', edition.title_ja, 'title_en', edition.title_en, 'body_ja', edition.body_ja,
          'body_en', edition.body_en, 'url', edition.url, 'category', given_category, 'sentiment', edition.sentiment,
          'severity', edition.severity) order by since)
        from news_edition edition where edition.news_id = news.id), '[]') as past
    from news where source_key = any (${keys}::text[])`.execute(db)
  return rows
}
