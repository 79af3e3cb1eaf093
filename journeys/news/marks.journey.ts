import type { Locator, Page } from '@playwright/test'
import { connectionOf } from '../../server/db/cluster/cluster.ts'
import { openDatabase } from '../../server/db/database.ts'
import { faults } from '../axe.ts'
import { expectNoOverflow } from '../overflow.ts'
import { go, notesGone, type Product } from '../product.ts'
import { expect, test } from '../test.ts'

/** Somebody finds an article that is not relevant and one that is no report of its event: says so, splits it off, and takes it back. */

const words = {
  ja: {
    locale: 'ja-JP',
    notRelevant: '同社と関係がない',
    takeBack: '「関係がない」を取り消す',
    correct: 'ラベルの正誤を付ける…',
    tone: '論調',
    save: '記録する',
    own: '自分の判定',
    noted: '記録しました。',
    precision: /^ラベルの精度/,
    few: /判定2件/,
    relevance: '企業との関係',
    split: '別の出来事として切り離す',
    back: '自動の判定に戻す',
    join: '別の出来事にまとめる…',
    joinTitle: 'まとめる先の出来事',
    joinedBy: /さんがこの出来事にまとめた/,
    undo: '元に戻す',
    onToday: /基準日を過去に/,
    search: 'ニュース検索へ',
    marks: '自分の判定',
    takenBack: /取り消しました/,
    noMarks: '判定はまだありません',
    take: /の判定（.*）を取り消す$/,
    onList: '判定1件',
  },
  en: {
    locale: 'en-US',
    notRelevant: 'Not relevant',
    takeBack: 'Undo “not relevant”',
    correct: 'Review labels…',
    tone: 'Tone',
    save: 'Save',
    own: 'Marked by you',
    noted: 'Saved. Scores and counts do not change.',
    precision: /^Precision of labels/,
    few: /2 judged/,
    relevance: 'Relevance',
    split: 'Split off as a separate event',
    back: 'Restore automatic grouping',
    join: 'Merge into another event…',
    joinTitle: 'Merge into which event?',
    joinedBy: /Merged into this event by/,
    undo: 'Undo',
    onToday: /viewing a past day/,
    search: 'To the news search',
    marks: 'Your marks',
    takenBack: /Mark withdrawn/,
    noMarks: 'No marks yet',
    take: /^Withdraw “/,
    onList: '1 mark',
  },
} as const
type Words = (typeof words)[keyof typeof words]

/** An event of three reports or more of a company that has other events. */
async function eventOf(product: Product) {
  const db = openDatabase(connectionOf(product.home))
  const row = await db
    .selectFrom('news_reading')
    .select(({ fn }) => ['company_id as company', 'event_id as event', fn.countAll<string>().as('reports')])
    .where('company_id', 'in', (inner) =>
      inner
        .selectFrom('news_reading')
        .select('company_id')
        .groupBy('company_id')
        .having(({ fn }) => fn.count('event_id').distinct(), '>', '2'),
    )
    .groupBy(['company_id', 'event_id'])
    .having(({ fn }) => fn.countAll(), '>', '2')
    .orderBy('event_id')
    .executeTakeFirstOrThrow()
  await db.destroy()
  return { ...row, reports: Number(row.reports) }
}

for (const language of ['ja', 'en'] as const) {
  const w = words[language]
  test(`${language} › an article is not relevant, which is counted; split off its event, joined to another, and all is taken back`, async ({
    browser,
    fresh,
  }) => {
    test.setTimeout(240_000) // It starts a product of its own.
    const product = fresh() // Events are everybody's.
    product.env.SATOYAMA_DEMO_COMPANIES = '60'
    await product.start()
    const { company, event, reports } = await eventOf(product)
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: w.locale })
    const page = await context.newPage()
    await product.signIn(page)
    const open = (more = '') => go(page, `${product.address}/companies/${company}/news?range=all&event=${event}${more}`)
    await open()
    const articles = page.locator('article ol > li')
    await expect(articles).toHaveCount(reports)
    await mark(page, w, articles.first())
    expect(await faults(page, { where: 'a marked article', theme: 'light' })).toEqual([])
    await ownMarks(page, w, product.address)
    await open()
    await splitAndUndo(page, w, { articles, reports })
    await joinAndUndo(page, w, { articles, reports })
    await open('&asOf=2026-11-01')
    await expect(page.getByText(w.onToday)).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await open()
    await menuOf(articles.first()).click()
    await expect(page.getByRole('menuitem', { name: w.split })).toBeInViewport()
    await expectNoOverflow(page)
    expect(await faults(page, { where: 'a menu of an article on a phone', theme: 'dark' })).toEqual([])
  })
}

const menuOf = (article: Locator) => article.locator('button[aria-haspopup="menu"]')

/** By keyboard: not relevant, and the tone is right; both are said beside the article and counted. */
async function mark(page: Page, w: Words, article: Locator): Promise<void> {
  await menuOf(article).press('Enter')
  await page.getByRole('menuitem', { name: w.notRelevant }).press('Enter')
  await expect(page.getByText(w.noted).first()).toBeVisible()
  await expect(article.getByText(w.own)).toBeVisible()
  await menuOf(article).press('Enter')
  await page.getByRole('menuitem', { name: w.correct }).press('Enter')
  const tone = page.getByRole('dialog').getByLabel(w.tone)
  await tone.selectOption({ index: 1 })
  expect(await faults(page, { where: 'a dialog of labels', theme: 'light' })).toEqual([])
  await page.getByRole('button', { name: w.save }).click()
  const precision = page.locator('details').filter({ hasText: w.precision })
  const summary = precision.locator('summary')
  await expect(summary).toContainText(w.few)
  await summary.click()
  await expect(precision.getByRole('row', { name: new RegExp(w.relevance) }).first()).toContainText('1')
  await menuOf(article).click()
  await page.getByRole('menuitem', { name: w.takeBack }).click()
  await expect(precision.getByRole('row', { name: new RegExp(w.relevance) })).toHaveCount(0)
}

/** All one’s marks on a screen of their own: found from the search, leading to the event, taken back by keyboard and brought back. */
async function ownMarks(page: Page, w: Words, address: string): Promise<void> {
  await go(page, `${address}/esg_contents/v2/news_search`)
  await page.getByRole('link', { name: w.marks }).first().click()
  await expect(page).toHaveURL(/news_marks/)
  await expect(page.getByText(w.onList, { exact: true })).toBeVisible()
  for (const theme of ['light', 'dark'] as const)
    expect(await faults(page, { where: 'one’s own marks', theme })).toEqual([])
  const item = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: w.take }) })
  const title = await item.getByRole('link').last().textContent()
  await item.getByRole('link').last().click()
  await expect(page).toHaveURL(/event=\d+/)
  await expect(page.locator('article ol > li').filter({ hasText: title! }).getByText(w.own)).toBeVisible()
  await go(page, `${address}/esg_contents/v2/news_marks`)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(item).toBeVisible()
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await item.getByRole('button', { name: w.take }).press('Enter')
  await expect(page.getByText(w.takenBack)).toBeVisible()
  await expect(page.getByRole('heading', { name: w.noMarks })).toBeVisible()
  await page.getByRole('button', { name: w.undo, exact: true }).last().click()
  await expect(item).toBeVisible()
  await notesGone(page)
}

interface EventView {
  readonly articles: Locator
  readonly reports: number
}

/** Two events instead of one; the note's button brings them together again, and so does the menu. */
async function splitAndUndo(page: Page, w: Words, { articles, reports }: EventView): Promise<void> {
  const url = page.url()
  await menuOf(articles.first()).click()
  await page.getByRole('menuitem', { name: w.split }).click()
  await expect(articles).toHaveCount(reports - 1)
  await page.getByRole('button', { name: w.undo, exact: true }).last().click()
  await expect(articles).toHaveCount(reports)
  expect(page.url()).toBe(url)
  await notesGone(page) // The next one appears where the pointer still is, and would stay over the menu.
}

/** The last event of the company joins this one by hand, with name and moment; the menu gives it back to the rules. */
async function joinAndUndo(page: Page, w: Words, { articles, reports }: EventView): Promise<void> {
  await menuOf(articles.first()).click()
  await page.getByRole('menuitem', { name: w.join }).click()
  const dialog = page.getByRole('dialog', { name: w.joinTitle })
  await dialog.locator('li button').first().click()
  const joined = page.locator('article li').filter({ hasText: w.joinedBy })
  await expect(joined.first()).toBeVisible()
  await menuOf(joined.first()).click()
  await page.getByRole('menuitem', { name: w.back }).click()
  await expect(articles).toHaveCount(reports)
}
