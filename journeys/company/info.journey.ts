import { faults } from '../axe.ts'
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
  },
  en: {
    locale: 'en-GB',
    sections: [
      'Names, codes, address and listing',
      'Industry on five bases',
      'Size',
      'Index membership',
      'Segments',
      'Public registers',
    ],
    former: /^Formerly .+ \(.+–.+\)$/,
    derived: 'derived from TSE 33 industries',
    links: 'The company is invented, so nothing leads to a real register.',
    unknown: 'Not known',
    total: 'Total',
    documents: 'About this document',
  },
} as const

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
    await page.getByRole('region', { name: w.sections[4] }).getByRole('link').first().click()
    await expect(page.getByRole('complementary', { name: w.documents })).toBeVisible()

    await page.setViewportSize({ width: 390, height: 844 })
    await go(page, `${demo.address}/companies/${id}/info`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}
