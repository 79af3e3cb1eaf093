import { hasReal, realFolder } from '../market.ts'
import type { Product } from '../product.ts'
import { openCompany, openFigure, why } from '../raw-data.ts'
import { cloneOf } from '../ready.ts'
import { expect, test } from '../test.ts'
import { tabsOfToyota } from './real-tabs.ts'

/** What the portfolio screen says. */
const portfolioWords = {
  'ja-JP': {
    sample: '見本で試す',
    import: '保有を取り込む',
    region: '保有の取り込み',
    save: '取り込んで保存',
    shown: /銘柄のうち上位800銘柄を表示。合計にはすべてを含む。/,
    unpriced: (count: number) => `${count}行は価格がなく、構成比に含めない`,
    little: /測れるのは構成比の\d%。基準とは比べない/,
  },
  'en-US': {
    sample: 'Try a sample',
    import: 'Import holdings',
    region: 'Import holdings',
    save: 'Import and save',
    shown: /800 of [\d,]+ shown; totals include all\./,
    unpriced: (count: number) => `${count} without a price, in no weight`,
    little: /Only \d% is measured: not compared/,
  },
} as const

/** Listed companies with a code, page by page. */
async function sharesOf(product: Product): Promise<{ rows: { ticker: string }[] }> {
  const rows: { ticker: string }[] = []
  for (let page = 1; rows.length < 1500; page++) {
    const answer = await product.call(`/search?perPage=100&page=${page}`)
    if (answer.rows.length === 0) break
    rows.push(...answer.rows.filter(({ ticker }: { ticker: string | null }) => ticker !== null))
  }
  return { rows }
}

// Where no real filings are at hand the report says so: a file without any test would pass for one that broke.
// biome-ignore lint/suspicious/noSkippedTests: nothing to walk through without them
test('real filings are at hand', () => test.skip(!hasReal, 'no real filings beside the checkout'))

if (hasReal)
  test.describe('the real market', () => {
    test.describe.configure({ mode: 'default' }) // One market for all of them, in one worker.
    test.use({ locale: 'ja-JP' })
    let product: Product
    let imported = ''
    test.beforeAll(async () => {
      test.setTimeout(600_000)
      product = await cloneOf('empty')
      await product.start()
      imported = product.satoyama('import', realFolder, '--year', '2023').output
    })
    test.afterAll(() => product?.remove())

    /** The first open case of the review list that fits. */
    const firstCase = (...which: string[]) => {
      const { output } = product.satoyama('review', ...which)
      const line = output.split('\n').find((text) => /^\s*\d+\s/.test(text))!
      const [, id, code, indicator, year] = /^\s*(\d+)\s+(\S+).*?([A-Z]-[A-Z]{2}-\d{3}).*?\s(20\d{2})\s/.exec(line)!
      return { id: id!, code: code!, indicator: indicator!, year: year! }
    }
    const underReview = async (indicator: string, year: string) => {
      const { market } = await product.call(`/indicators/${indicator}/distribution?fiscalYear=${year}`)
      return { counted: market.n as number, doubted: market.companies['under-review'] as number }
    }

    test('stands up with one import of a folder; statutory emissions, a delisted company, and an error that counts once accepted', async ({
      page,
    }) => {
      expect(imported).toMatch(/edinet-financial-panel\s+31,545/)
      const status = product.satoyama('market', 'status').output
      expect(status).toContain('Companies: 4,365 (listed 3,857)')

      await product.signIn(page)
      await openCompany(page, product, '7203')
      await openFigure(page, product, '温対法報告排出量（自社活動計）', 'FY2023')
      await expect(why(page)).toContainText('1,101,760')
      await expect(why(page)).toContainText('Japan_eegs.csv')
      await expect(why(page)).toContainText('保存した写しのハッシュは一致')
      await openFigure(page, product, /^営業利益/, 'FY2024')
      await expect(why(page)).toContainText('4,795,586')

      await product.untilFresh()
      const { id, code, indicator, year } = firstCase('--reason', 'thousandfold', '--indicator', 'S-LR-001')
      const before = await product.call(`/indicators/${indicator}/distribution?fiscalYear=${year}`)
      expect(before.market.companies['under-review']).toBeGreaterThan(0)
      await openCompany(page, product, code!)
      await expect(page.getByText('確認待ち').first()).toBeVisible()
      expect(product.satoyama('review', 'accept', id, '--value', '20000').output).toContain(`${id}: done.`)
      await product.untilFresh()
      const after = await product.call(`/indicators/${indicator}/distribution?fiscalYear=${year}`)
      expect(after.market.n).toBe(before.market.n + 1)
      expect(after.market.companies['under-review']).toBe(before.market.companies['under-review'] - 1)
    })

    test('of two figures there is no score, but what is known and which files would fill the gaps', async ({
      page,
    }) => {
      await product.signIn(page)
      const { companies } = await product.call('/companies?q=7203')
      const { scores, year, peers } = await product.call(`/companies/${companies[0].id}/scores`)
      expect(peers.code).toBe('tse33:3700')
      expect(year).toBeGreaterThanOrEqual(2023) // The newest with reports, though nobody has a score.
      const { value, rank, known, fillable } = scores[0]
      expect([value, rank]).toEqual([null, null])
      expect(known.disclosed).toBeGreaterThan(0)
      expect(fillable.annualReport).toBe(0) // Its report is imported: what it does not have, another reading will not find.
      expect(fillable.template).toBeGreaterThan(0)
      await page.goto(`${product.address}/companies/${companies[0].id}/dashboard`)
      await expect(page.getByText(`${known.of}項目のうち開示${known.disclosed}項目`).first()).toBeVisible()
      await expect(page.getByText(`${fillable.template}項目は、`).first()).toBeVisible()
      await page.goto(`${product.address}/v2/comparisons`)
      await expect(page.locator('.search-screen tbody tr').nth(5)).toBeVisible()
      await expect(page.getByText(/NaN|undefined/)).toHaveCount(0)
    })

    test('a score of version 1.0 says how little it rests on, and still opens and comes out the same', async ({
      page,
    }) => {
      await product.signIn(page)
      const { companies } = await product.call('/companies?q=7203')
      const { scores, origins } = await product.call(`/companies/${companies[0].id}/scores?version=1.0`)
      expect(scores[0].coverage).toBeLessThan(0.2)
      expect(origins['not-scored']).toBeGreaterThan(300)
      const address = `${product.address}/companies/${companies[0].id}/dashboard?version=1.0&why=sustainability_score`
      await page.goto(address)
      const panel = page.getByRole('complementary', { name: '数値の根拠' })
      await expect(panel).toContainText((scores[0].value * 100).toFixed(1))
      await expect(page.getByText(/開示された数値に基づく/).first()).toBeVisible()
      await panel.getByRole('button', { name: '再計算' }).click()
      await expect(panel.getByText(/表示値と一致しました/)).toBeVisible()
    })

    test('a delisted company keeps its history', async ({ page }) => {
      await product.signIn(page)
      const { companies } = await product.call('/companies?q=E00436')
      await page.goto(`${product.address}/companies/${companies[0].id}/raws`)
      await page.locator('.raw .fig-btn').first().waitFor()
      await expect(page.locator('.raw thead')).toContainText('FY20')
    })

    test('net assets of four years before are found, shown with their year, decided, and counted', async ({ page }) => {
      const which = ['--reason', 'carried-over', '--indicator', 'F-BS-002']
      // At least as many as somebody else found by hand: 341 of 149 companies.
      const all = product.satoyama('review', '--all-rows', ...which).output
      expect(all.match(/^\s*\d+\s+\S+.*F-BS-002/gm)!.length).toBeGreaterThan(341)
      const { id, code, indicator, year } = firstCase(...which)
      const before = await underReview(indicator, year)

      await product.signIn(page)
      await openCompany(page, product, code)
      await openFigure(page, product, /^純資産/, `FY${year}`)
      await expect(why(page)).toContainText('確認待ち')
      await expect(why(page)).toContainText('末尾の桁まで一致')

      expect(product.satoyama('review', 'accept', id, '--value', '123456').output).toContain(`${id}: done.`)
      await product.untilFresh()
      expect(await underReview(indicator, year)).toEqual({ counted: before.counted + 1, doubted: before.doubted - 1 })

      const next = firstCase(...which)
      const counted = await underReview(next.indicator, next.year)
      expect(product.satoyama('review', 'accept', next.id, '--exclude').output).toContain(`${next.id}: done.`)
      await product.untilFresh()
      expect(await underReview(next.indicator, next.year)).toEqual(counted) // Wrong, and nobody knows the right one.
      await openCompany(page, product, next.code)
      await openFigure(page, product, /^純資産/, `FY${next.year}`)
      await expect(why(page)).toContainText('使用しない')
      expect(product.satoyama('doctor', '--deep').status).toBe(0)
      expect(product.satoyama('market', 'quality').output).toMatch(/F-BS-002 .* 2\s*$/m) // Two are decided.
    })

    for (const { locale, share, statutory, delisted } of [
      { locale: 'ja-JP', share: 'カバー率', statutory: /温対法報告排出量/, delisted: '上場廃止' },
      { locale: 'en-US', share: 'Coverage', statutory: /Statutory emissions/, delisted: 'Delisted' },
    ])
      test.describe(locale, () => {
        test.use({ locale })

        test('the first screen, Nippon Steel, Toyota and a delisted company say what they rest on', async ({
          page,
        }) => {
          await product.signIn(page)
          await page.goto(`${product.address}/v2/comparisons`)
          await expect(page.locator('.search-screen tbody tr').nth(5)).toBeVisible()
          await expect(page.getByText(share).first()).toBeAttached() // The last of the columns, beyond the edge of the window.
          await expect(page.getByText(/NaN|undefined|Infinity/)).toHaveCount(0)

          for (const code of ['5401', '7203']) {
            const { companies } = await product.call(`/companies?q=${code}`)
            const { figures } = await product.call(`/companies/${companies[0].id}/scores/unscored`)
            expect(figures.length).toBeGreaterThan(0)
            await page.goto(`${product.address}/companies/${companies[0].id}/details`)
            await expect(page.getByText(statutory).first()).toBeVisible()
          }
          const { companies } = await product.call('/companies?q=E04939')
          await page.goto(`${product.address}/companies/${companies[0].id}/raws`)
          await page.locator('.raw .fig-btn').first().waitFor()
          await expect(page.getByText(delisted).first()).toBeVisible()
          await expect(page.getByText(/NaN|undefined|Infinity/)).toHaveCount(0)
        })

        test('the board, profile, documents, impact and patents of Toyota hold what its report does, and say what it does not', async ({
          page,
        }) => {
          await product.signIn(page)
          await tabsOfToyota(page, product, locale as 'ja-JP' | 'en-US')
        })

        test('from nothing to a sample, and 1,500 lines of shares at implied prices: 800 are shown, and what is not covered is said', async ({
          page,
        }) => {
          const w = portfolioWords[locale as keyof typeof portfolioWords]
          await product.signIn(page)
          await page.goto(`${product.address}/portfolio`)
          if (locale === 'ja-JP') {
            await page.getByRole('button', { name: w.sample }).click()
            await page.getByRole('button', { name: w.save, exact: true }).click()
            await expect(page.getByRole('heading', { level: 1, name: /見本/ })).toBeVisible()
          }

          const { rows } = await sharesOf(product)
          const lines = rows.slice(0, 1500).map(({ ticker }, at) => `${ticker},${100 + at}`)
          const buffer = Buffer.from(`code,quantity\n${lines.join('\n')}\n`)
          await page.getByRole('button', { name: w.import, exact: true }).click()
          const region = page.getByRole('region', { name: w.region })
          await region.locator('input[type=date]').fill('2024-07-31') // FY2023 is the newest that was reported.
          await region
            .locator('input[type=file]')
            .setInputFiles({ name: `shares-${locale}.csv`, mimeType: 'text/csv', buffer })
          await region.getByRole('button', { name: w.save, exact: true }).click()
          await expect(page.getByRole('heading', { level: 1, name: `shares-${locale}` })).toBeVisible()
          await expect(page.getByText(w.shown).first()).toBeVisible()

          // Shares × the price that the report of the year implies; without one they are in no weight, and counted.
          const of = new URL(page.url()).searchParams.get('of')!
          const { portfolio, strip } = await product.call(`/portfolio/figures?of=${of}`)
          expect(portfolio.weighting).toBe('value')
          expect(portfolio.positions + portfolio.unpriced).toBe(1500)
          expect(portfolio.unpriced).toBeGreaterThan(0)
          await expect(page.getByText(w.unpriced(portfolio.unpriced))).toBeVisible()
          // Statutory emissions are of another boundary: hardly a company of this market has those of its group.
          expect(strip.waci.coverage).toBeLessThan(0.05)
          await expect(page.getByText(w.little).first()).toBeVisible()
          for (const part of ['temperature', 'esg', 'pai', 'time', 'whatif', 'holdings']) {
            await page.goto(`${product.address}/portfolio?of=${of}&part=${part}`)
            await expect(page.locator('main .grid > *').first()).toBeVisible()
            await expect(page.getByText(/NaN|undefined|Infinity/)).toHaveCount(0)
          }
          await expect(page.locator('main table')).toHaveAttribute('aria-rowcount', '801')
          expect(await page.locator('main table tbody tr').count()).toBeLessThan(60)
        })
      })
  })
