import { faults } from '../axe.ts'
import { expectNoOverflow } from '../overflow.ts'
import { go } from '../product.ts'
import { expect, type SharedProduct, test } from '../test.ts'

/** What did this company file, what corrects what, and what did the newest report change? */
const words = {
  ja: {
    locale: 'ja-JP',
    latest: /^最新は.+（20\d\d\/\d\d\/\d\d）。訂正\d+件/,
    panel: '書類の内容',
    kind: '種類',
    annual: '有価証券報告書',
    corrected: '訂正書類',
    changes: '前年度の書類から変わった点',
    why: '数値の根拠',
    past: /時点で公表されていた開示資料の収録はありません$/,
    shown: /^\d+件中\d+件$/,
    invented: '架空の市場の書類です。もとになるファイルはありません。',
  },
  en: {
    locale: 'en-GB',
    latest: /^Latest: .+ \(20\d\d\/\d\d\/\d\d\); \d+ corrections?/,
    panel: 'About this document',
    kind: 'Kind',
    annual: 'Annual report',
    corrected: 'Corrected by',
    changes: 'Changes from the previous year',
    why: 'Why this figure',
    past: /^No documents on file had been published by /,
    shown: /^\d+ of \d+ documents$/,
    invented: 'A document of the invented market: there is no file behind it.',
  },
} as const

/** A company whose annual report of a year before has figures, and was corrected. */
async function corrected({ db }: SharedProduct) {
  return db
    .selectFrom('document as correction')
    .innerJoin('document as original', (join) =>
      join
        .onRef('original.company_id', '=', 'correction.company_id')
        .onRef('original.fiscal_year', '=', 'correction.fiscal_year')
        .onRef('original.kind', '=', 'correction.kind'),
    )
    .select(['original.id', 'original.company_id as companyId', 'original.filed_on as filedOn'])
    .where('correction.is_amendment', '=', true)
    .where('original.is_amendment', '=', false)
    .where('original.fiscal_year', '>', 2020)
    .orderBy('original.company_id')
    .orderBy('original.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

for (const [language, w] of Object.entries(words)) {
  test(`${language} › documents of a company: filtered, opened, compared with the year before, followed to a figure, as of a past day`, async ({
    browser,
    demo,
  }) => {
    const page = await demo.signedIn(browser, { locale: w.locale })
    const { companyId, id, filedOn } = await corrected(demo)
    const at = `${demo.address}/companies/${companyId}/company-disclosures`
    await go(page, at)
    await expect(page.getByRole('heading', { level: 2, name: w.latest })).toBeVisible()
    expect(await faults(page, { where: 'documents', theme: 'light' })).toEqual([])

    await page.getByRole('combobox', { name: w.kind, exact: true }).selectOption({ label: w.annual })
    await expect(page.getByText(w.shown)).toBeVisible()
    await expect(page).toHaveURL(/kind=annual-report/)

    // The report opens by keyboard, beside the list.
    const row = page.getByRole('button', { name: new RegExp(`^${filedOn.replaceAll('-', '/')} 有価証券報告書`) })
    await row.focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('complementary', { name: w.panel })
    await expect(panel.getByRole('heading', { name: w.changes })).toBeVisible()
    await expect(panel.getByText(w.corrected, { exact: true })).toBeVisible()
    await expect(panel.getByText(w.invented)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`document=${id}`))
    expect(await faults(page, { where: 'a document', theme: 'dark' })).toEqual([])
    const detail = await demo.call(`/companies/${companyId}/documents/${id}`)
    expect(detail.figures.length).toBe(detail.document.figures)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(row).toBeFocused()

    // A figure that came from it opens its reason.
    await page.keyboard.press('Enter')
    await panel.getByRole('listitem').getByRole('link').last().click()
    await expect(page.getByRole('complementary', { name: w.why })).toBeVisible()

    await go(page, `${at}?asOf=2001-01-01`)
    await expect(page.getByRole('heading', { name: w.past })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await go(page, at)
    await expect(page.getByRole('heading', { level: 2, name: w.latest })).toBeVisible()
    await expectNoOverflow(page)
  })
}
