import { expect, test } from 'vitest'
import type { NewsText } from '#methodology/news/article.ts'
import { readNews } from '#methodology/news/reading.ts'
import { toneBandOf } from '#methodology/news/tone-band.ts'
import type { NewsRecord } from '#server/imports/market-records.ts'
import { demoCompanies } from '../companies.ts'
import { events, newsOf } from './news.ts'
import { scandals } from './scandals.ts'

const seed = 20_261_101
const companies = demoCompanies(1200, seed)
const news = companies.flatMap((company) =>
  newsOf(company, { companies, seed, sales: () => 133_000 * Math.exp(1.4 * company.size) }),
)

const both = ({ titleJa, titleEn, bodyJa, bodyEn }: NewsRecord): NewsText => ({ titleJa, titleEn, bodyJa, bodyEn })
const inJapanese = (record: NewsRecord): NewsText => ({ ...both(record), titleEn: null, bodyEn: null })
const inEnglish = (record: NewsRecord): NewsText => ({ ...both(record), titleJa: null, bodyJa: null })

/** The source calls it good and the text sounds bad, or the other way round. */
function contradicts({ sentiment }: NewsRecord, tone: number | null): boolean {
  const bands = [toneBandOf(sentiment), toneBandOf(tone)]
  return bands.includes('good') && bands.includes('bad')
}

const share = <T>(all: readonly T[], is: (one: T) => boolean) => all.filter(is).length / all.length

/** Report of an event that a title was written for: the one whose pattern it fits. */
const patterns = [...events, ...scandals].flatMap(({ key, parts }) =>
  parts.flatMap(({ titles }, part) =>
    titles.map(([, title]) => ({
      name: `${key} ${part + 1}`,
      pattern: new RegExp(`^${title.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+?')}$`),
    })),
  ),
)
const reportOf = ({ titleEn }: NewsRecord) =>
  patterns.find(({ pattern }) => pattern.test(titleEn!))?.name ?? 'correction'

const readings = news.map((record) => ({ record, report: reportOf(record), reading: readNews(both(record)) }))

test('the texts sound as the source judged them, report by report', () => {
  expect(share(readings, ({ reading }) => reading.tone === null)).toBeLessThan(0.005)
  expect(share(readings, ({ record, reading }) => contradicts(record, reading.tone))).toBeLessThan(0.01)
  const faults = [...Map.groupBy(readings, ({ report }) => report)].flatMap(([report, all]) => {
    const wrong = share(all, ({ record, reading }) => contradicts(record, reading.tone))
    return all.length >= 5 && wrong > 0.15 ? [`${report}: ${wrong.toFixed(2)} of ${all.length}`] : []
  })
  expect(faults).toEqual([])
})

test.each([
  ['Japanese', inJapanese],
  ['English', inEnglish],
] as const)('so does the %s alone', (_, of) => {
  const tones = news.map((record) => ({ record, tone: readNews(of(record)).tone }))
  expect(share(tones, ({ tone }) => tone === null)).toBeLessThan(0.06)
  expect(share(tones, ({ record, tone }) => contradicts(record, tone))).toBeLessThan(0.05)
})

test('a controversy is read where the source gave a level and nowhere else, mostly within a level of it', () => {
  const faults = readings
    .filter(({ record, reading }) => (record.severity ?? 0) > 0 !== (reading.level ?? 0) > 0)
    .map(({ record, reading }) => `${record.severity} ${reading.level}: ${record.titleJa} / ${record.titleEn}`)
  expect(faults).toEqual([])
  const graded = readings.filter(({ record }) => record.severity !== null)
  expect(graded.length).toBeGreaterThan(300)
  expect(share(graded, ({ record, reading }) => Math.abs(reading.level! - record.severity!) <= 1)).toBeGreaterThan(0.9)
})

test('most categories are read as given', () => {
  const given = readings.filter(({ record }) => record.category !== null)
  expect(share(given, ({ record, reading }) => reading.category === record.category)).toBeGreaterThan(0.75)
})
