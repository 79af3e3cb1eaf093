import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { hasReal, realFiles, realFolder } from '../market.ts'
import { account, type Product } from '../product.ts'
import { openCompany, openFigure, why } from '../raw-data.ts'
import { cloneOf } from '../ready.ts'
import { expect, test } from '../test.ts'

const words = {
  'ja-JP': {
    meetings: '取締役会開催回数',
    target: 'GHG削減目標の有無',
    fromText: '本文から読み取った数値',
    waiting: '確認待ちです。',
    accept: '採用',
    done: '判断を記録しました。',
    undo: '判断を取り消す',
  },
  'en-US': {
    meetings: 'Board meetings held',
    target: 'Has Scope 1+2 reduction target',
    fromText: 'Read from the text of the filing',
    waiting: 'Awaiting review.',
    accept: 'Accept',
    done: 'Decision recorded.',
    undo: 'Undo decision',
  },
} as const

// Where no real filings are at hand the report says so: a file without any test would pass for one that broke.
// biome-ignore lint/suspicious/noSkippedTests: nothing to walk through without them
test('real filings are at hand', () => test.skip(!hasReal, 'no real filings beside the checkout'))

if (hasReal)
  test.describe('figures read from text', () => {
    test.describe.configure({ mode: 'default' }) // One market for all of them, in one worker.
    let product: Product
    test.beforeAll(async () => {
      test.setTimeout(600_000)
      product = await cloneOf('empty')
      await product.start()
      const folder = join(realFolder, 'edinet-type1-text')
      const reports = readdirSync(folder).filter((name) => name.endsWith('.zip'))
      product.satoyama('import', realFiles.codeList, ...reports.slice(0, 60).map((name) => join(folder, name)))
    })
    test.afterAll(() => product?.remove())

    /** Reduction targets of one year that wait. Most are accepted before, so that the indicator is ranked at all; some are left. */
    const waiting: { id: string; ticker: string; year: string }[] = []
    test.beforeAll(() => {
      const { output } = product.satoyama('review', 'figures', '--indicator', 'E-CC-030', '--all-rows')
      for (const line of output.split('\n')) {
        const [, id, ticker, year] = /^\s*(\d+)\s+(\d{3}[0-9A-Z]) .*\s(2023)\s+\w+\s+1\s/.exec(line) ?? []
        if (id) waiting.push({ id, ticker: ticker!, year: year! })
      }
      const others = waiting.splice(2).map(({ id }) => id)
      expect(others.length).toBeGreaterThan(15)
      product.satoyama('review', 'accept-figure', ...others)
    })

    for (const [locale, m] of Object.entries(words))
      test.describe(locale, () => {
        test.use({ locale })
        test('a board figure opens to its sentence, a doubtful one is decided, and the coverage of the score moves', async ({
          page,
        }) => {
          const [own] = waiting.splice(0, 1)
          const { ticker, year } = own!
          await product.signIn(page)
          await openCompany(page, product, ticker)
          const company = /companies\/(\d+)/.exec(page.url())![1]!

          await openFigure(page, product, m.meetings, `FY${year}`)
          await expect(why(page)).toContainText(m.fromText)
          await expect(why(page).locator('.clip [data-lit]').first()).toContainText('回')

          const coverageOf = async () => {
            const { scores } = await product.call(`/companies/${company}/scores?year=${year}`)
            return scores.find(({ key }: { key: string }) => key === 'climatechange').coverage as number
          }
          const before = await coverageOf()
          await openFigure(page, product, m.target, `FY${year}`)
          await expect(why(page)).toContainText(m.waiting)
          await expect(why(page).getByRole('button', { name: m.accept })).toHaveCount(0)

          product.satoyama('user', 'operator', 'on', account.email)
          await page.reload()
          await why(page).getByRole('button', { name: m.accept }).click()
          await expect(page.getByText(m.done)).toBeVisible()
          await expect(why(page)).toContainText(m.fromText)
          await expect.poll(coverageOf, { timeout: 60_000 }).toBeGreaterThan(before)

          await why(page).getByRole('button', { name: m.undo }).click()
          await expect.poll(coverageOf, { timeout: 60_000 }).toBe(before)
          product.satoyama('user', 'operator', 'off', account.email)
        })
      })
  })
