import type { Locator, Page } from '@playwright/test'
import { faults } from '../axe.ts'
import { expectNoOverflow } from '../overflow.ts'
import { go } from '../product.ts'
import { expect, test } from '../test.ts'

/** Everything known of a company, with where it comes from; what is not known says so. */
const words = {
  ja: {
    locale: 'ja-JP',
    sections: [
      '名称・コード・所在地・上場',
      '業種（5つの基準）',
      '規模',
      '指数への採用',
      'セグメント',
      '公的な登録情報',
    ],
    former: /^旧：.+（.+〜.+）$/,
    derived: '東証33業種から導出',
    links: '架空の企業のため、実在の登録情報へのリンクは付けていません。',
    unknown: '不明',
    total: '合計',
    documents: '書類の内容',
    more: 'その他の操作',
    acts: ['コメントする', 'ファイルに出力', '印刷'],
  },
  en: {
    locale: 'en-GB',
    sections: [
      'Names, codes, address and listing',
      'Industry (five classifications)',
      'Size',
      'Index membership',
      'Segments',
      'Public registers',
    ],
    former: /^Formerly .+ \(.+–.+\)$/,
    derived: 'derived from TSE 33 industries',
    links: 'The company is invented, so there are no links to real registers.',
    unknown: 'Unknown',
    total: 'Total',
    documents: 'About this document',
    more: 'More actions',
    acts: ['Comment', 'Export', 'Print'],
  },
} as const
type Words = (typeof words)[keyof typeof words]

for (const [language, w] of Object.entries(words)) {
  test(`${language} › the profile of a company that had another name, from its codes to its segments`, async ({
    browser,
    demo,
  }) => {
    const page = await demo.signedIn(browser, { locale: w.locale })
    const { company_id: id } = await demo.db
      .selectFrom('company_fact')
      .innerJoin('document', 'document.company_id', 'company_fact.company_id')
      .innerJoin('company_segment', 'document_id', 'document.id')
      .select('company_fact.company_id')
      .where('name', '=', 'name_ja')
      .orderBy('company_fact.company_id')
      .limit(1)
      .executeTakeFirstOrThrow()
    await go(page, `${demo.address}/companies/${id}/info`)
    for (const name of w.sections) await expect(page.getByRole('region', { name })).toBeVisible()
    await expect(page.getByText(w.former).first()).toBeVisible()
    await expect(page.getByText(w.derived)).toBeVisible()
    await expect(page.getByText(w.links)).toBeVisible()
    await expect(page.getByText(w.unknown, { exact: true }).first()).toBeVisible()
    for (const theme of ['light', 'dark'] as const) expect(await faults(page, { where: 'info', theme })).toEqual([])

    // The segments add up to what the server says, and lead to their report.
    const { segments } = await demo.call(`/companies/${id}/facts`)
    const sum = segments[0].rows.reduce((total: number, row: { sales: number }) => total + row.sales, 0)
    const whole = page.getByRole('row', { name: new RegExp(`^${w.total}`) }).first()
    await expect(whole).toContainText(new Intl.NumberFormat('en-US').format(sum))
    await byKeyboard(page, page.getByRole('region', { name: w.sections[4] }).getByRole('link').first())
    await expect(page.getByRole('complementary', { name: w.documents })).toBeVisible()

    await onPhone(page, w, id)
  })
}

/** From the page's beginning, where its skip link leads, by Tab alone to a link, and through it. */
async function byKeyboard(page: Page, link: Locator): Promise<void> {
  await page.locator('#content').focus()
  const isThere = () => link.evaluate((element) => element === document.activeElement)
  for (let stops = 0; stops < 150 && !(await isThere()); stops++) await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Nothing is wider than a phone; what the head has no room for is in its menu, at the top and further down. */
async function onPhone(page: Page, w: Words, id: number): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await go(page, `/companies/${id}/info`)
  const isWhole = async () => await expectNoOverflow(page)
  const more = page.getByRole('button', { name: w.more })
  await more.click()
  for (const name of w.acts) await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible()
  await isWhole()
  await page.keyboard.press('Escape')

  await page.getByRole('region', { name: w.sections[5] }).scrollIntoViewIfNeeded()
  await expect(page.locator('[data-stuck]')).toBeVisible()
  await isWhole()
  await more.press('Enter')
  await page.getByRole('menuitem', { name: w.acts[0], exact: true }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/companies/${id}/comments\\?about=`))
}
