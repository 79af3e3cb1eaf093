import { sql } from 'kysely'
import { tokyoTime } from '#contract/wire/tokyo.ts'
import { CompanyMentions } from '#methodology/news/mentions.ts'
import { tickerOf } from '#server/catalogue/search-text.ts'
import { addMissing } from '#server/db/add-missing.ts'
import type { Db } from '#server/db/database.ts'
import type { FeedRecord } from '../../market-records.ts'
import type { Tally } from '../tally.ts'
import { keepEditions } from './editions.ts'
import { readNewsOf } from './readings.ts'

interface Placed {
  readonly record: FeedRecord
  readonly company_id: number
}

interface Came {
  readonly importId: number
  readonly now: Date
}

/** What became of articles: how many are new, and the keys of those that say something else than before. */
interface Saved {
  readonly added: number
  readonly edited: ReadonlySet<string>
}

/** Add articles with their companies, keep what changed ones said before, and read what is new. */
export async function addNews(db: Db, placed: readonly Placed[], { importId, now }: Came): Promise<Saved> {
  const edited = await keepEditions(
    db,
    placed.map(({ record }) => record),
    tokyoTime(now).slice(0, 16).replaceAll('/', '-'),
  )
  const rows = placed.map(({ record, company_id }) => ({
    company_id,
    source_key: record.sourceKey,
    published_at: record.publishedAt,
    publisher: record.publisher,
    title_ja: record.titleJa,
    title_en: record.titleEn,
    body_ja: record.bodyJa,
    body_en: record.bodyEn,
    url: record.url,
    kind: record.kind,
    category: record.category,
    sentiment: record.sentiment,
    severity: record.severity,
    story: record.story,
    is_correction: record.isCorrection,
    import_id: importId,
    edited_at: record.editedAt ?? null,
  }))
  let added = 0
  for (let start = 0; start < rows.length; start += 2000)
    added += await addMissing(db, { table: 'news', key: ['source_key'] }, rows.slice(start, start + 2000))
  if (added + edited.size > 0) await readNewsOf(db, [...new Set(rows.map(({ company_id }) => company_id))])
  return { added, edited }
}

/** Items of a feed, each a row of every company that it names; counted in items. Those that name none are given back. */
export async function saveFeed(db: Db, items: readonly FeedRecord[], tally: Tally, came: Came): Promise<void> {
  const mentions = new CompanyMentions(await listNamed(db))
  const heldOf = await listItemCompanies(
    db,
    items.map(({ sourceKey }) => sourceKey),
  )
  const placed = items.flatMap((record) => {
    const title = record.titleJa ?? record.titleEn!
    const named = mentions.of(title, record.bodyJa ?? record.bodyEn)
    // What was about a company stays with it in its later words too, whether they name it or not.
    const before = heldOf.get(record.sourceKey) ?? []
    const companies = named === 'many' ? before : [...new Set([...named, ...before])]
    if (companies.length === 0) {
      const reason = named === 'many' ? 'many-companies' : 'no-company'
      tally.reject({ line: record.line, column: 'title', value: title, reason })
      return []
    }
    return companies.map((company_id) => ({
      record: { ...record, sourceKey: `${record.sourceKey} ${company_id}` },
      company_id,
      line: record.line,
      item: record.sourceKey,
    }))
  })
  const { edited } = await addNews(db, placed, came)
  for (const [item, own] of Map.groupBy(placed, ({ item }) => item))
    if (own.some(({ record }) => edited.has(record.sourceKey))) tally.restated++
    else if (own.every(({ company_id }) => heldOf.get(item)?.includes(company_id))) tally.unchanged++
    else tally.accepted++
}

async function listNamed(db: Db) {
  const rows = await db.selectFrom('company').select(['id', 'security_code', 'name_ja', 'name_en']).execute()
  return rows.map(({ id, security_code, name_ja, name_en }) => ({
    id,
    code: tickerOf(security_code),
    names: [name_ja, ...(name_en ? [name_en] : [])],
  }))
}

/** Companies that items of feeds were about before, by the items' keys; an article's key is that and the company's number. */
export async function listItemCompanies(
  db: Db,
  items: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const { rows } = await heldQuery(items).execute(db)
  return new Map(rows.map(({ item, companies }) => [item, companies]))
}

/** As the index `news_feed_item` has it. */
export const heldQuery = (items: readonly string[]) => sql<{ item: string; companies: number[] }>`
  select left(source_key, -length(' ' || company_id::text)) as item, array_agg(company_id order by company_id) as companies
  from news where source_key like 'feed:%' and left(source_key, -length(' ' || company_id::text)) = any (${items}::text[])
  group by item`
