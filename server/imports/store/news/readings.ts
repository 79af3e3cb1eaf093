import { type Selectable, sql } from 'kysely'
import type { NewsText } from '#methodology/news/article.ts'
import { groupEvents } from '#methodology/news/events/events.ts'
import type { EventArticle, EventLink } from '#methodology/news/events/link.ts'
import { readingVersion, readNews } from '#methodology/news/reading.ts'
import { relevanceOf } from '#methodology/news/windows.ts'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { foldedOf, termsOf } from './index-terms.ts'
import { type Decided, isSamePlace, keepPast, listDecided, placed, standing, toJson } from './places.ts'

/** An article as it is stored, with what is held of its reading. */
type Row = Selectable<Schema['news']> & {
  readonly name_ja: string
  readonly name_en: string | null
  readonly reader: number | null
  readonly read_category: string | null
  readonly link: EventLink | null
}

/** Companies whose articles are in memory at once. */
const maxCompaniesAtOnce = 100

/**
 * Read the articles of some companies that the present rules have not read yet, and group all of theirs into events again. What is
 * read already stays; an article whose event changed is told so. In the transaction of whatever brought the articles.
 */
export async function readNewsOf(db: Db, companyIds: readonly number[]): Promise<number> {
  let count = 0
  for (let start = 0; start < companyIds.length; start += maxCompaniesAtOnce) {
    const ids = companyIds.slice(start, start + maxCompaniesAtOnce)
    const [rows, decided] = await Promise.all([listRows(db, ids), listDecided(db, ids)])
    const byCompany = Map.groupBy(decided, ({ companyId }) => companyId)
    for (const [id, own] of Map.groupBy(rows, ({ company_id }) => company_id))
      count += await readCompany(db, own, byCompany.get(id) ?? [])
    await readEditions(db, ids)
  }
  return count
}

/** Companies with articles that the present rules have not read: after an upgrade, or newer rules. */
export async function listUnread(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct company_id as id from news
    where not exists (select from news_reading where news_id = news.id and reader = ${readingVersion})
      or exists (select from news_edition where news_id = news.id and reader is distinct from ${readingVersion})
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

async function listRows(db: Db, ids: readonly number[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select news.*, to_char(news.published_at, 'YYYY-MM-DD HH24:MI') as published_at, company.name_ja, company.name_en, reading.reader,
           reading.category as read_category,
           case when reading.news_id is not null then json_build_object('id', news.id, 'event', event_id, 'joinedTo', joined_to,
             'role', role, 'reason', reason, 'novelty', novelty) end as link
    from news join company on company.id = company_id left join news_reading reading on reading.news_id = news.id
    where news.company_id = any (${ids}::int[])
    order by news.company_id, news.published_at, news.id`.execute(db)
  return rows
}

/** All articles of one company. */
async function readCompany(db: Db, rows: readonly Row[], decided: readonly Decided[]): Promise<number> {
  const readings = rows.filter(({ reader }) => reader !== readingVersion).map((row) => ({ row, reading: judge(row) }))
  const categories = new Map(readings.map(({ row, reading }) => [row.id, reading.category]))
  const articles = rows.map((row) =>
    toArticle(row, categories.has(row.id) ? categories.get(row.id)! : row.read_category),
  )
  const now = groupEvents(articles, standing(decided))
  const links = new Map(now.map((link) => [link.id, link]))
  const fresh = readings.map(({ row, reading }) => toStored(row, reading, links.get(row.id)!))
  for (let start = 0; start < fresh.length; start += 500) await save(db, fresh.slice(start, start + 500))
  const moved = rows.flatMap((row) => {
    const link = links.get(row.id)!
    return row.reader === readingVersion && !isSamePlace(link, row.link!) ? [link] : []
  })
  if (moved.length > 0) await move(db, moved)
  await keepPast(db, { articles, now, decided })
  return fresh.length
}

/** What articles of some companies said before they were changed, read by the present rules. */
async function readEditions(db: Db, companyIds: readonly number[]): Promise<void> {
  const { rows } = await sql<Row & { readonly since: string }>`
    select news.*, to_char(news.published_at, 'YYYY-MM-DD HH24:MI') as published_at, company.name_ja, company.name_en,
           edition.publisher, edition.title_ja, edition.title_en, edition.body_ja, edition.body_en, edition.url,
           given_category as category, edition.sentiment, edition.severity, to_char(since, 'YYYY-MM-DD') as since
    from news_edition edition join news on news.id = news_id join company on company.id = company_id
    where news.company_id = any (${companyIds}::int[]) and edition.reader is distinct from ${readingVersion}`.execute(
    db,
  )
  if (rows.length === 0) return
  const readings = rows.map((row) => ({ ...toRead(row, judge(row)), since: row.since }))
  const set = sql.join(readColumns.map((column) => sql`${sql.ref(column)} = arriving.${sql.ref(column)}`))
  await sql`
    update news_edition edition set ${set}, terms = array_to_tsvector(words)
    from json_to_recordset(${toJson(readings)}::json) as arriving (
      news_id integer, since date, reader smallint, tone real, tone_by text, confidence real, sentences jsonb, category text, category_by text,
      topic text, level smallint, level_by text, level_words text[], relevance real, is_title_only boolean, folded text, words text[])
    where edition.news_id = arriving.news_id and edition.since = arriving.since`.execute(db)
}

const textOf = (row: Row): NewsText => ({
  titleJa: row.title_ja,
  titleEn: row.title_en,
  bodyJa: row.body_ja,
  bodyEn: row.body_en,
})

/** What the source judged counts; of what it did not, what the text says. */
function judge(row: Row) {
  const reading = readNews(textOf(row))
  const isToneGiven = row.sentiment !== null
  const isLevelGiven = row.severity !== null || isToneGiven
  return {
    tone: isToneGiven ? row.sentiment : reading.tone,
    tone_by: isToneGiven ? ('source' as const) : reading.tone === null ? null : ('text' as const),
    confidence: isToneGiven ? 1 : reading.confidence,
    sentences: reading.sentences,
    category: row.category ?? reading.category,
    category_by: row.category !== null ? ('source' as const) : reading.category === null ? null : ('text' as const),
    topic: reading.topic,
    // A source that gave a tone or a level has judged the item: without a level it is no scandal.
    level: isLevelGiven ? (row.severity ?? 0) : reading.level,
    level_by: isLevelGiven ? ('source' as const) : reading.level === null ? null : ('text' as const),
    level_words: reading.levelWords,
    is_title_only: reading.isTitleOnly,
  }
}

const toArticle = (row: Row, category: string | null): EventArticle => ({
  ...textOf(row),
  id: row.id,
  at: Date.parse(`${row.published_at.replace(' ', 'T')}Z`) / 60_000,
  publisher: row.publisher,
  story: row.story,
  isCorrection: row.is_correction,
  category,
})

const toStored = (row: Row, reading: ReturnType<typeof judge>, link: EventLink) => ({
  ...toRead(row, reading),
  ...placed(link),
})

function toRead(row: Row, reading: ReturnType<typeof judge>) {
  const indexed = { ...row, ...reading }
  const folded = foldedOf(indexed)
  const names = [row.name_ja, ...(row.name_en ? [row.name_en] : [])]
  return {
    ...reading,
    news_id: row.id,
    company_id: row.company_id,
    published_at: row.published_at,
    reader: readingVersion,
    // A company's own notice is about it, whether it says its name or not.
    relevance: row.kind === 'disclosure' ? 1 : relevanceOf(textOf(row), names),
    folded,
    words: termsOf(indexed, folded),
  }
}

const readColumns = [
  ...['reader', 'tone', 'tone_by', 'confidence', 'sentences', 'category', 'category_by', 'topic', 'level', 'level_by'],
  ...['level_words', 'relevance', 'is_title_only', 'folded'],
]

const columns = [
  ...[
    'news_id',
    'company_id',
    'published_at',
    'reader',
    'tone',
    'tone_by',
    'confidence',
    'sentences',
    'category',
    'category_by',
  ],
  ...[
    'topic',
    'level',
    'level_by',
    'level_words',
    'relevance',
    'novelty',
    'is_title_only',
    'event_id',
    'joined_to',
    'role',
    'reason',
  ],
  'folded',
].map((column) => sql.ref(column))

async function save(db: Db, rows: readonly ReturnType<typeof toStored>[]): Promise<void> {
  const replaced = sql.join([...columns, sql.ref('terms')].map((column) => sql`${column} = excluded.${column}`))
  await sql`
    insert into news_reading (${sql.join(columns)}, terms)
    select ${sql.join(columns)}, array_to_tsvector(words)
    from json_to_recordset(${toJson(rows)}::json) as arriving (
      news_id integer, company_id integer, published_at timestamp, reader smallint, tone real, tone_by text, confidence real,
      sentences jsonb, category text, category_by text, topic text, level smallint, level_by text, level_words text[], relevance real,
      novelty real, is_title_only boolean, event_id integer, joined_to integer, role text, reason jsonb, folded text, words text[])
    on conflict (news_id) do update set ${replaced}`.execute(db)
}

async function move(db: Db, links: readonly EventLink[]): Promise<void> {
  const rows = links.map((link) => ({ news_id: link.id, ...placed(link) }))
  await sql`
    update news_reading reading set event_id = moved.event_id, joined_to = moved.joined_to, role = moved.role, reason = moved.reason,
      novelty = moved.novelty
    from json_to_recordset(${toJson(rows)}::json) as moved (
      news_id integer, event_id integer, joined_to integer, role text, reason jsonb, novelty real)
    where moved.news_id = reading.news_id`.execute(db)
}
