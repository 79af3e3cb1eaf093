import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { connectionOf } from '../../server/db/cluster/cluster.ts'
import { openDatabase } from '../../server/db/database.ts'
import { faults } from '../axe.ts'
import { expectNoOverflow } from '../overflow.ts'
import { go, type Product } from '../product.ts'
import { expect, test } from '../test.ts'

/** A notice comes in, and days later one that goes on with it: somebody finds both as one event, reads why, and the head of the company follows without a reload. */

const words = {
  ja: {
    locale: 'ja-JP',
    field: 'ニュースをキーワードで検索',
    phrase: '"里山第七工場における検査記録"',
    first: '里山第七工場における検査記録の書き換えについて',
    next: '（開示事項の経過）里山第七工場における検査記録の書き換えについて',
    role: '続報',
    firstRole: '第一報',
    why: /前の開示を指す語：.*開示事項の経過/,
    level: /^不祥事レベル ?4/,
  },
  en: {
    locale: 'en-US',
    field: 'Search news by keyword',
    phrase: '"rewritten inspection records"',
    first: 'Notice on rewritten inspection records at the Satoyama No. 7 plant',
    next: 'Update: Notice on rewritten inspection records at the Satoyama No. 7 plant',
    role: 'Follow-up',
    firstRole: 'First report',
    why: /Refers to the earlier notice: /,
    level: /^Controversy level 4/,
  },
} as const
type Words = (typeof words)[keyof typeof words]

/** A listed company without a scandal in the last year, so that its level is ours. */
async function calmCompany(product: Product) {
  const db = openDatabase(connectionOf(product.home))
  const company = await db
    .selectFrom('company')
    .select(['id', 'security_code as code'])
    .where('security_code', 'is not', null)
    .where('is_listed', '=', true)
    .where('id', 'not in', (inner) => inner.selectFrom('news_reading').select('company_id').where('level', '>', 0))
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await db.destroy()
  return company
}

/** An article in both languages, so many hours ago, as an operator imports it. */
async function importArticle(
  product: Product,
  code: string,
  { name, hours, severity }: { name: 'first' | 'next'; hours: number; severity: number },
): Promise<void> {
  const file = join(product.home, `${name}.csv`)
  const at = new Date(Date.now() + (9 - hours) * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
  const row = [code.slice(0, 4), at, '山里経済', words.ja[name], words.en[name], severity, -0.8]
  writeFileSync(file, `code,published_at,publisher,title_ja,title_en,severity,sentiment\n${row.join(',')}\n`)
  const { status, output } = product.satoyama('import', file)
  expect([status, output]).toEqual([0, output])
  await product.untilFresh()
}

for (const language of ['ja', 'en'] as const) {
  const w = words[language]
  test(`${language} › a follow-up stands in its event with its reason, and the company’s head follows the import`, async ({
    browser,
    clone,
  }) => {
    test.setTimeout(300_000)
    const product = await clone('demo')
    await product.start()
    const { id, code } = await calmCompany(product)
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: w.locale })
    const page = await context.newPage()
    await product.signIn(page)
    await go(page, `${product.address}/companies/${id}/dashboard`)
    const controversy = page.getByRole('img', { name: w.level })
    await expect(page.locator('h1')).toBeVisible()
    await expect(controversy).toHaveCount(0)

    await importArticle(product, code!, { name: 'first', hours: 144, severity: 4 })
    // Any other answer tells the open page that there is a newer market; nothing is loaded anew.
    await go(page, `${product.address}/esg_contents/v2/news_search`)
    await find(page, w)
    await expect(page.locator('article ol > li')).toHaveCount(1)
    await go(page, `${product.address}/companies/${id}/dashboard`)
    await expect(controversy.first()).toBeVisible()

    await importArticle(product, code!, { name: 'next', hours: 1, severity: 2 })
    await go(page, `${product.address}/esg_contents/v2/news_search`)
    await find(page, w)
    await readFollowUp(page, w)
    for (const theme of ['light', 'dark'] as const)
      expect(await faults(page, { where: 'a follow-up', theme })).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByText(w.why)).toBeVisible()
    await expectNoOverflow(page)
  })
}

/** By a phrase of the title, and opened by keyboard. */
async function find(page: Page, w: Words): Promise<void> {
  await page.getByRole('searchbox', { name: w.field }).fill(w.phrase)
  const event = page.locator('article').filter({ hasText: w.first })
  await event.getByRole('button', { expanded: false }).first().press('Enter')
  await expect(page).toHaveURL(/event=\d+/)
}

/** One event of two articles: the follow-up above, with its role and the words by which it names the earlier one. */
async function readFollowUp(page: Page, w: Words): Promise<void> {
  await expect(page.locator('article')).toHaveCount(1)
  const articles = page.locator('article ol > li')
  await expect(articles).toHaveCount(2)
  const [next, first] = [articles.first(), articles.last()]
  await expect(next).toContainText(w.next)
  await expect(next.getByText(w.role, { exact: true })).toBeVisible()
  await expect(next.getByText(w.why)).toBeVisible()
  await expect(first).toContainText(w.first)
  await expect(first.getByText(w.firstRole, { exact: true })).toBeVisible()
}
