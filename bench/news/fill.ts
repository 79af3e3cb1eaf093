import { sql } from 'kysely'
import type { Db } from '../../server/db/database.ts'
import { inTransaction } from '../../server/db/transaction.ts'
import { copyText } from '../../server/demo/around/copy-text.ts'
import { demoCompanies } from '../../server/demo/companies.ts'
import { defaultSeed, makeDemo } from '../../server/demo/make.ts'
import { readNewsOf } from '../../server/imports/store/news/readings.ts'
import { timed } from '../measure.ts'
import { inventedArticles } from './articles.ts'

const columns = [
  ...['company_id', 'source_key', 'published_at', 'publisher', 'title_ja', 'title_en', 'body_ja', 'body_en', 'kind'],
  ...['category', 'sentiment', 'severity', 'story', 'is_correction', 'import_id'],
]

/** Companies that are read in one transaction. */
const concurrency = 20

export interface Filled {
  readonly articles: number
  /** Milliseconds that reading and storing took, and indexing. */
  readonly read: number
  readonly indexed: number
}

/** A demo market with so many articles in place of its own, read as an import reads them; the indexes are built behind the rows. */
export async function fillNews(
  db: Db,
  { companies: size, articles }: { readonly companies: number; readonly articles: number },
  progress: (line: string) => void = () => {},
): Promise<Filled> {
  await makeDemo(db, { companies: size, seed: defaultSeed, now: new Date() })
  await sql`truncate news_reading, news_place, news_place_past, news_mark, news`.execute(db)
  progress('market made')
  await copyArticles(db, size, articles)
  progress('articles copied')
  return { articles, ...(await readArticles(db, progress)) }
}

export async function copyArticles(db: Db, size: number, articles: number): Promise<void> {
  const companies = demoCompanies(size, defaultSeed)
  const ids = await listCompanyIds(db)
  const { id: importId } = await db.selectFrom('import').select('id').limit(1).executeTakeFirstOrThrow()
  await inTransaction(db, (tx) =>
    copyText(
      tx,
      'news',
      columns,
      (function* () {
        for (const { company, record: n } of inventedArticles(companies, articles))
          yield [
            ...[ids[company.index]!, n.sourceKey, n.publishedAt, n.publisher],
            ...[n.titleJa, n.titleEn, n.bodyJa, n.bodyEn, n.kind],
            ...[n.category, n.sentiment, n.severity, n.story, n.isCorrection, importId],
          ]
      })(),
    ),
  )
  await sql`analyze news`.execute(db)
}

async function listCompanyIds(db: Db): Promise<number[]> {
  return (await db.selectFrom('company').select('id').orderBy('id').execute()).map(({ id }) => id)
}

export async function readArticles(
  db: Db,
  progress: (line: string) => void = () => {},
): Promise<Pick<Filled, 'read' | 'indexed'>> {
  const { rows: indexes } = await sql<{ name: string; made: string }>`
    select indexname as name, indexdef as made from pg_indexes
    where tablename = 'news_reading' and indexname <> 'news_reading_pkey'`.execute(db)
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db)
  const ids = await listCompanyIds(db)
  const read = await timed(async () => {
    for (let start = 0; start < ids.length; start += concurrency) {
      await inTransaction(db, (tx) => readNewsOf(tx.db, ids.slice(start, start + concurrency)))
      if (start % 400 === 0) progress(`${start} of ${ids.length} companies read`)
    }
  })
  const indexed = await timed(async () => {
    await inTransaction(db, async (tx) => {
      await sql`set local maintenance_work_mem = '1GB'`.execute(tx.db)
      for (const { made } of indexes) await sql.raw(made).execute(tx.db)
    })
    await sql`vacuum analyze news_reading`.execute(db)
  })
  return { read, indexed }
}
