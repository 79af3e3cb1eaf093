import { sql } from 'kysely'
import { CompanyMentions } from '#methodology/news/mentions.ts'
import { tickerOf } from '#server/catalogue/search-text.ts'
import { addMissing } from '#server/db/add-missing.ts'
import type { Db } from '#server/db/database.ts'
import type { FeedRecord } from '../../market-records.ts'
import type { Tally } from '../tally.ts'
import { readNewsOf } from './readings.ts'

interface Placed {
  readonly record: FeedRecord
  readonly company_id: number
}

/** Add articles with their companies, and read what is new; answers how many were. */
export async function addNews(db: Db, placed: readonly Placed[], importId: number): Promise<number> {
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
  }))
  let added = 0
  for (let start = 0; start < rows.length; start += 2000)
    added += await addMissing(db, { table: 'news', key: ['source_key'] }, rows.slice(start, start + 2000))
  if (added > 0) await readNewsOf(db, [...new Set(rows.map(({ company_id }) => company_id))])
  return added
}

/** Items of a feed, each a row of every company that it names; counted in items. Those that name none are given back. */
export async function saveFeed(db: Db, items: readonly FeedRecord[], tally: Tally, importId: number): Promise<void> {
  const mentions = new CompanyMentions(await listNamed(db))
  const placed = items.flatMap((record) => {
    const title = record.titleJa ?? record.titleEn!
    const companies = mentions.of(title, record.bodyJa ?? record.bodyEn)
    if (companies === 'many' || companies.length === 0) {
      const reason = companies === 'many' ? 'many-companies' : 'no-company'
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
  const held = await listHeld(
    db,
    placed.map(({ record }) => record.sourceKey),
  )
  await addNews(db, placed, importId)
  for (const [, own] of Map.groupBy(placed, ({ item }) => item))
    if (own.every(({ record }) => held.has(record.sourceKey))) tally.unchanged++
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

async function listHeld(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select source_key as key from news where source_key = any (${keys}::text[])`.execute(db)
  return new Set(rows.map(({ key }) => key))
}
