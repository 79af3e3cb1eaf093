import { describe, expect, test } from 'vitest'
import { demoCompanies, demoDay } from '../companies.ts'
import { events, newsOf, scandalShares } from './news.ts'
import { scandals } from './scandals.ts'

const seed = 20_261_101
const companies = demoCompanies(3900, seed)
const byCompany = companies.map((company) =>
  newsOf(company, { companies, seed, sales: () => 133_000 * Math.exp(1.4 * company.size) }),
)
const news = byCompany.flat()

describe('news', () => {
  test('reads in both languages, every brace filled', () => {
    const texts = news.map(({ titleJa, titleEn, bodyJa, bodyEn }) => ({
      ja: `${titleJa} ${bodyJa}`,
      en: `${titleEn} ${bodyEn}`,
    }))
    expect(texts.filter(({ ja, en }) => /[{}]|undefined|NaN|\d\.\d{4}/.test(ja + en))).toEqual([])
    expect(texts.filter(({ en }) => /[ぁ-んァ-ヶ一-龠]/.test(en))).toEqual([])
    expect(texts.filter(({ ja }) => !/[ぁ-ん]/.test(ja) || /(です|ます)。/.test(ja))).toEqual([])
    expect(news.filter(({ bodyJa }) => bodyJa!.split('。').length < 3)).toEqual([])
  })

  test('heavy rain floods no plant in winter, services have no stocks, and nobody buys power from a maker of something else', () => {
    const floods = news.filter(({ titleJa }) => /台風被害|豪雨で.*浸水|豪雨被災地/.test(titleJa!))
    expect(floods.length).toBeGreaterThan(100)
    // The report may come days after it.
    expect(floods.filter(({ publishedAt }) => !/^\d{4}-(0[6-9]|1[01])/.test(publishedAt))).toEqual([])
    expect(news.filter(({ bodyJa }) => /在庫/.test(bodyJa!))).toEqual([])
    const names = new Set(companies.map(({ nameJa }) => nameJa.replace('株式会社', '')))
    const sellers = news.flatMap(({ bodyJa }) => /、(.+?)と再生可能エネルギーの電力購入契約/.exec(bodyJa!)?.[1] ?? [])
    expect(sellers.length).toBeGreaterThan(100)
    expect(sellers.filter((name) => names.has(name))).toEqual([])
  })

  test('is varied: over a hundred kinds of event, more than nine titles in ten their own', () => {
    expect(events.length + scandals.length).toBeGreaterThan(100)
    expect(new Set([...events, ...scandals].map(({ key }) => key)).size).toBe(events.length + scandals.length)
    expect(new Set(news.map(({ titleJa }) => titleJa)).size / news.length).toBeGreaterThan(0.9)
    expect(new Set(news.map(({ titleEn }) => titleEn)).size / news.length).toBeGreaterThan(0.95)
  })

  test('comes to some twenty thousand items of thirteen categories and business, a fifth of them bad', () => {
    expect(news.length).toBeGreaterThan(20_000)
    expect(news.length).toBeLessThan(25_000)
    const counts = Map.groupBy(news, ({ category }) => category)
    expect(counts.size).toBe(14)
    expect(Math.min(...[...counts.values()].map(({ length }) => length))).toBeGreaterThan(300)
    const bad = news.filter(({ sentiment }) => sentiment! < 0).length / news.length
    expect(bad).toBeGreaterThan(0.15)
    expect(bad).toBeLessThan(0.35)
  })

  test('larger companies are written about more', () => {
    const mean = (of: typeof companies) => of.reduce((sum, { index }) => sum + byCompany[index]!.length, 0) / of.length
    expect(mean(companies.filter(({ size }) => size > 1))).toBeGreaterThan(
      3 * mean(companies.filter(({ size }) => size < 0)),
    )
  })

  test('tells nothing of the future, and each item once', () => {
    expect(news.filter(({ publishedAt }) => publishedAt >= demoDay)).toEqual([])
    expect(new Set(news.map(({ sourceKey }) => sourceKey)).size).toBe(news.length)
  })

  test('scandals strike as many companies as MSCI finds: 0.4 % very high, 2 % high', () => {
    const worst = byCompany.map((items) => Math.max(0, ...items.map(({ severity }) => severity ?? 0)))
    const share = (level: number) => worst.filter((one) => one === level).length / worst.length
    // Three standard errors at 3,900 companies.
    expect(Math.abs(share(4) - scandalShares[0])).toBeLessThan(0.003)
    expect(Math.abs(share(3) - (scandalShares[1] - scandalShares[0]))).toBeLessThan(0.007)
    expect(share(0)).toBeGreaterThan(0.65)
    expect(news.filter(({ severity, sentiment }) => severity !== null && sentiment! > 0)).toEqual([])
  })

  test('reports of one story share its key, and come in order', () => {
    const stories = Map.groupBy(
      news.filter(({ story }) => story),
      ({ story }) => story,
    )
    expect(stories.size).toBeGreaterThan(500)
    expect([...stories.values()].every((items) => items.length > 1 || items[0]!.isCorrection)).toBe(true)
  })
})
