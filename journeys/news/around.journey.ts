import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { faults } from '../axe.ts'
import { expectNoOverflow } from '../overflow.ts'
import { callPalette, go, notesGone, settled } from '../product.ts'
import { expect, type SharedProduct, test } from '../test.ts'

/** News where one looks: words typed into the palette, a watchlist, an industry, the screen one starts from; a search that is saved and opened again. */

const words = {
  ja: {
    locale: 'ja-JP',
    palette: /企業・指標・テーマ/,
    search: (word: string) => `「${word}」をニュースで検索`,
    field: 'ニュースをキーワードで検索',
    ofList: 'このリストの企業のニュース',
    ofIndustry: 'この業種のニュース',
    followed: 'ウォッチリストの企業のニュース',
    newest: '新着',
    save: '条件を保存',
    nameTitle: '検索条件の名前',
    ok: '保存する',
    saved: '検索条件を保存しました',
    list: '保存した条件',
    manage: '管理',
    kind: 'ニュース',
    category: 'カテゴリー',
    industry: '業種',
  },
  en: {
    locale: 'en-US',
    palette: /Company, indicator, theme/,
    search: (word: string) => `Search news for “${word}”`,
    field: 'Search news by keyword',
    ofList: 'News on this list',
    ofIndustry: 'News on this industry',
    followed: 'News on your watchlists',
    newest: 'Latest',
    save: 'Save search',
    nameTitle: 'Name of the search',
    ok: 'Save',
    saved: 'Search condition saved',
    list: 'Saved searches',
    manage: 'Manage',
    kind: 'News',
    category: 'Category',
    industry: 'Industry',
  },
} as const
type Words = (typeof words)[keyof typeof words]

/** The company with the newest article, and a word of its headline that the palette is asked for. */
async function subjectOf({ db }: SharedProduct, language: 'ja' | 'en') {
  const { rows } = await sql<{ company: number; title: string; tse33: string }>`
    select company_id as company, ${sql.ref(`title_${language}`)} as title, tse33_code as tse33
    from news join company on company.id = company_id
    where published_at < now() and tse33_code is not null order by published_at desc, news.id desc limit 1`.execute(db)
  const { company, title, tse33 } = rows[0]!
  const pattern = language === 'ja' ? /\p{Script=Han}{2,4}/u : /\b[a-z]{5,}\b/
  return { company, tse33, word: pattern.exec(title)![0] }
}

for (const language of ['ja', 'en'] as const) {
  const w = words[language]
  test(`${language} › from the palette to news, news of a list and of an industry, and a search that is saved`, async ({
    browser,
    demo,
  }) => {
    const person = await demo.person()
    const page = await demo.signedIn(browser, { locale: w.locale, by: person })
    const subject = await subjectOf(demo, language)
    await fromPalette(page, w, subject.word)
    await saveAndReopen(page, w, { word: subject.word, address: demo.address })
    await ofIndustry(page, w, `${demo.address}/industries/tse33-${subject.tse33}/overview`)
    await ofList(page, w, { list: await givenList(demo, person.email, subject.company), address: demo.address })
  })
}

async function fromPalette(page: Page, w: Words, word: string): Promise<void> {
  await settled(page)
  await page.getByRole('button', { name: w.palette }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await callPalette(page, 'Control+k')
  await page.keyboard.insertText(word)
  await page.getByRole('option', { name: w.search(word) }).click()
  await expect(page).toHaveURL(/news_search/)
  await expect(page.getByRole('searchbox', { name: w.field })).toHaveValue(word)
  await expect(page.locator('article').first()).toBeVisible()
  // Each choice says how much it would leave.
  for (const name of [w.category, w.industry])
    await expect(page.getByRole('combobox', { name }).locator('option').nth(1)).toContainText(/\d/)
}

async function saveAndReopen(page: Page, w: Words, { word, address }: { word: string; address: string }) {
  await page.getByRole('button', { name: w.save }).click()
  const dialog = page.getByRole('dialog', { name: w.nameTitle })
  await dialog.getByRole('textbox').fill('Around')
  await dialog.getByRole('button', { name: w.ok, exact: true }).click()
  await expect(page.getByText(w.saved)).toBeVisible()
  await notesGone(page)
  await go(page, `${address}/v2/comparisons`)
  await page.getByRole('button', { name: new RegExp(`^${w.list}`) }).click()
  const row = page.getByRole('dialog').getByRole('row', { name: /Around/ })
  await expect(row.getByText(w.kind, { exact: true })).toBeVisible()
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/news_search/)
  await expect(page.getByRole('searchbox', { name: w.field })).toHaveValue(word)
}

async function ofIndustry(page: Page, w: Words, path: string): Promise<void> {
  await go(page, path)
  const news = page.getByRole('region', { name: w.ofIndustry })
  await news.getByRole('list', { name: w.newest }).getByRole('listitem').first().locator('a').last().click()
  await expect(page).toHaveURL(/industry=tse33-.*event=\d+|event=\d+.*industry=tse33-/)
  await expect(page.locator('article').getByRole('button', { expanded: true }).first()).toBeVisible()
}

/** A list that holds the company, made beside the screen. */
async function givenList({ db }: SharedProduct, email: string, company: number): Promise<number> {
  const { id: account_id } = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const at = new Date()
  const { rows } = await sql<{ id: number }>`
    with list as (insert into watchlist (account_id, name, position, created_at, updated_at, changed_at)
      values (${account_id}, 'Around', 1, ${at}, ${at}, ${at}) returning id),
    member as (insert into watchlist_member (watchlist_id, company_id, position, note, added_at, updated_at)
      select id, ${company}, 1, '', ${at}, ${at} from list)
    select id from list`.execute(db)
  return rows[0]!.id
}

/** Its news stand below the list, and below the search that one starts from. */
async function ofList(page: Page, w: Words, { list, address }: { list: number; address: string }): Promise<void> {
  await go(page, `${address}/watchlist/${list}`)
  const news = page.getByRole('region', { name: w.ofList })
  await expect(news.getByRole('list', { name: w.newest }).getByRole('listitem').first()).toBeVisible()
  expect(await faults(page, { where: 'news of a watchlist', theme: 'light' })).toEqual([])
  await go(page, `${address}/v2/comparisons`)
  await expect(page.getByRole('region', { name: w.followed })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [`/watchlist/${list}`, '/v2/comparisons', '/esg_contents/v2/news_search']) {
    await go(page, `${address}${path}`)
    await expect(page.locator('h1, h2').first()).toBeVisible()
    await expectNoOverflow(page)
  }
}
