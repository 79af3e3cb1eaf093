import { readNewsOf } from '#server/imports/store/news/readings.ts'
import { copyText } from '../around/copy-text.ts'
import { newsOf } from '../news/news.ts'
import { latestFigures } from './save-people.ts'
import type { Step } from './save-step.ts'

const newsColumns = [
  'company_id',
  'source_key',
  'published_at',
  'publisher',
  'title_ja',
  'title_en',
  'body_ja',
  'body_en',
  'kind',
  'category',
  'sentiment',
  'severity',
  'story',
  'is_correction',
  'import_id',
]

export const saveNews: Step = async (tx, companies, { seed, ids, from, until }) => {
  const own = companies.slice(from, until)
  const firstCompanyId = ids.firstCompanyId + from
  const rows = await latestFigures(tx.db, own, { ...ids, firstCompanyId }, ['F-PL-001'])
  const sales = new Map(rows.map(({ company, year, value }) => [`${from + company} ${year}`, value]))
  await copyText(
    tx,
    'news',
    newsColumns,
    (function* () {
      for (const company of own) {
        const ofYear = (year: number) => sales.get(`${company.index} ${year}`) ?? Number.NaN
        for (const n of newsOf(company, { companies, sales: ofYear, seed })) {
          const texts = [n.publisher, n.titleJa, n.titleEn, n.bodyJa, n.bodyEn]
          const judged = [n.category, n.sentiment, n.severity, n.story, n.isCorrection]
          yield [
            ids.firstCompanyId + company.index,
            n.sourceKey,
            n.publishedAt,
            ...texts,
            n.kind,
            ...judged,
            ids.importId,
          ]
        }
      }
    })(),
  )
  await readNewsOf(
    tx.db,
    own.map(({ index }) => ids.firstCompanyId + index),
  )
}
