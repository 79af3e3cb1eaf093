import type { Page } from '@playwright/test'
import type { CompanyImpact } from '../../contract/scores/impact.ts'
import { faults } from '../axe.ts'
import { expectNoOverflow } from '../overflow.ts'
import { go } from '../product.ts'
import { expect, type SharedProduct, test } from '../test.ts'

/** Somebody asks how much of a company's pay counts, what takes it away, and what it depends on. */

const words = {
  ja: {
    locale: 'ja-JP',
    counts: /^給与[\d,.]+億円のうち|^給与[\d,.]+億円に対し/,
    partial: /項目が計算できず、合計は示さない$/,
    share: '対 売上高',
    noSales: /売上高が収録されていないため/,
    living: '生活賃金',
    total: '合計',
    trial: '試算：パラメーターを標準から変えています。',
    reset: '標準に戻す',
    outside: /の数値を入力してください。$/,
    jobs: '雇用創出の数え方',
    unemployment: '従業員×失業率×（平均給与−最低賃金）',
    enter: 'パラメーターが未入力',
    method: '手法を読む',
    title: '雇用インパクト',
    withdrawn: /ROEインパクト.*提供を終了/,
    chip: '手法',
    option: '雇用インパクト',
    notice: '雇用インパクトで評価しています',
    detail: '雇用インパクトの内訳を見る',
    figure: '従業員数（単体）',
  },
  en: {
    locale: 'en-US',
    counts: /^¥[\d,.]+(bn|m) of ¥|^Impact of ¥/,
    partial: /unknown: no total$/,
    share: '% of sales',
    noSales: /Sales of the filing company alone are not on file/,
    living: 'Living wage',
    total: 'Total',
    trial: 'Trial calculation: parameters differ from the defaults.',
    reset: 'Reset to defaults',
    outside: /^Enter a number from/,
    jobs: 'How job creation is counted',
    unemployment: 'Employees × unemployment rate × (average pay − minimum wage)',
    enter: 'parameters not entered',
    method: 'Read the method',
    title: 'Employment impact',
    withdrawn: /ROE impact.*withdrawn/,
    chip: 'Method',
    option: 'Employment impact',
    notice: 'Scored by employment impact',
    detail: 'Open the employment impact',
    figure: 'Employees (filing company)',
  },
} as const
type Words = (typeof words)[keyof typeof words]

/** A company with a total, and one that lacks a figure. */
async function companiesOf(demo: SharedProduct): Promise<{ whole: number; partial: number }> {
  const found: { whole?: number; partial?: number } = {}
  const rows = await demo.db.selectFrom('company').select('id').where('is_listed', '=', true).orderBy('id').execute()
  for (const { id } of rows) {
    const impact: CompanyImpact = await demo.call(`/companies/${id}/impact`)
    const own = impact.years.find(({ year }) => year === impact.year)
    if (own?.total != null && own.total > 0) found.whole ??= id
    else if (own?.payroll != null) found.partial ??= id
    if (found.whole && found.partial) break
  }
  return { whole: found.whole!, partial: found.partial! }
}

for (const language of ['ja', 'en'] as const) {
  const w = words[language]
  test(`${language} › the employment impact: parts that sum, ratios, parameters of one’s own, and as a method`, async ({
    browser,
    demo,
  }) => {
    const page = await demo.signedIn(browser, { locale: w.locale })
    const { whole, partial } = await companiesOf(demo)
    await go(page, `/companies/${whole}/sustainability/impa`)
    await expect(page.getByRole('heading', { level: 2, name: w.counts })).toBeVisible()
    await byKeyboard(page, w)
    await ratios(page, w)
    await parameters(page, w)
    expect(await faults(page, { where: 'impact', theme: 'light' })).toEqual([])
    expect(await faults(page, { where: 'impact', theme: 'dark', onlyColors: true })).toEqual([])
    await onPhone(page, w)
    await inputs(page, w)
    await asMethod(page, w, whole)
    await go(page, `/companies/${partial}/sustainability/impa`)
    await expect(page.getByRole('heading', { level: 2, name: w.partial })).toBeVisible()
    await expect(page.locator('.fig-note', { hasText: w.withdrawn })).toBeVisible()
    await page.getByRole('link', { name: w.method }).click()
    await expect(page.getByRole('heading', { level: 2, name: w.title, exact: true })).toBeVisible()
  })
}

/** The arrows walk the bars to the total, which is read out. */
async function byKeyboard(page: Page, w: Words): Promise<void> {
  const chart = page.locator('#employment_impact').getByRole('application')
  await chart.focus()
  await page.keyboard.press('ArrowRight')
  await expect(chart.locator('[aria-live]')).toContainText(w.living)
  await page.keyboard.press('End')
  await expect(chart.locator('[aria-live]')).toContainText(w.total)
}

async function ratios(page: Page, w: Words): Promise<void> {
  const figure = page.locator('#employment_impact')
  await figure.getByRole('button', { name: w.share }).click()
  await expect(figure.getByRole('application').or(figure.getByText(w.noSales))).toBeVisible()
}

/** A changed value is a trial calculation that the link keeps; nonsense stays in its field. */
async function parameters(page: Page, w: Words): Promise<void> {
  const field = page.getByRole('textbox', { name: w.living, exact: true })
  await field.fill('9000')
  await field.press('Enter')
  await expect(page).toHaveURL(/p=living_wage(%3A|:)9000/)
  await expect(page.getByText(w.trial)).toBeVisible()
  await page.reload()
  await expect(page.getByText(w.trial)).toBeVisible()
  await expect(field).toHaveValue('9,000')
  await field.fill('-5')
  await expect(page.getByText(w.outside)).toBeVisible()
  await field.press('Escape')
  await page.getByRole('combobox', { name: w.jobs }).selectOption(w.unemployment)
  await expect(page.getByText(w.enter).first()).toBeVisible()
  await page.getByRole('button', { name: w.reset, exact: true }).click()
  await expect(page.getByText(w.trial)).toBeHidden()
}

async function onPhone(page: Page, w: Words): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: w.counts })).toBeVisible()
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** A figure opens where it was filed. */
async function inputs(page: Page, w: Words): Promise<void> {
  await page.getByRole('row', { name: w.figure }).first().getByRole('link').click()
  await expect(page).toHaveURL(/raws\?.*figure=S-LR-002/)
  await page.goBack()
}

/** On the summary the method is a choice; its notice leads back. */
async function asMethod(page: Page, w: Words, company: number): Promise<void> {
  await go(page, `/companies/${company}/dashboard`)
  await page.getByRole('combobox', { name: w.chip, exact: true }).selectOption({ label: w.option })
  await expect(page.getByText(w.notice)).toBeVisible()
  await page.getByRole('link', { name: w.detail }).click()
  await expect(page).toHaveURL(/sustainability\/impa\?.*method=employment-impact/)
  await expect(page.getByRole('heading', { level: 2, name: w.counts })).toBeVisible()
}
