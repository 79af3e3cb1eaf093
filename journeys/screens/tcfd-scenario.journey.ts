import type { Page } from '@playwright/test'
import { faults } from '../axe.ts'
import { go, type Product } from '../product.ts'
import { why } from '../raw-data.ts'
import { expect, test } from '../test.ts'

/** Somebody asks what a carbon price would cost a portfolio and one of its companies, changes assumptions, opens a figure and saves a file. */

const words = {
  ja: {
    locale: 'ja-JP',
    portfolio: /2030年の炭素コストは.+（NZE）/,
    pass: '価格転嫁（%）',
    refused: '0以上100以下の数値で入力してください。',
    aps: /IEA APS・ネットゼロを公約した先進国/,
    unchecked: '未照合',
    inputs: '計算に使った数値',
    effect: /^(大|中|小|判定できない)$/,
    out: 'ファイルに保存',
    xlsx: 'Excel（.xlsx）',
    download: 'ダウンロード',
    none: '排出量がない',
    method: '算出方法',
    page: 'シナリオ分析',
  },
  en: {
    locale: 'en-GB',
    portfolio: /¥.+ in 2030.*\(NZE\)/,
    pass: 'Passed on to customers (%)',
    refused: 'Enter a number from 0 to 100.',
    aps: /IEA APS, Advanced economies with net zero pledges/,
    unchecked: 'not yet checked',
    inputs: 'The figures it rests on',
    effect: /^(Large|Medium|Small|Cannot be judged)$/,
    out: 'Save as a file',
    xlsx: 'Excel (.xlsx)',
    download: 'Download',
    none: 'No emissions on file',
    method: 'How it is worked out',
    page: 'Scenario analysis',
  },
} as const
type Words = (typeof words)[keyof typeof words]

const tool = '/tools/tcfd-scenario-analysis?part=scenario'

for (const language of ['ja', 'en'] as const) {
  const w = words[language]
  test(`${language} › a portfolio's and a company's scenario, from the cost to the line of a filing`, async ({
    browser,
    demo,
  }) => {
    const page = await demo.signedIn(browser, { locale: w.locale, reducedMotion: 'reduce' })
    await go(page, `${demo.address}${tool}`)
    const finding = page.locator('#scenario-cost h2')
    await expect(finding).toContainText(w.portfolio)
    await assume(page, w)
    await openOne(page, w)
    await save(page, w)
    await openFiling(page)
    await withoutEmissions(page, w, demo)
    await onAPhone(page, w, demo.address)
  })
}

/** What is no share is refused in its place; another scenario is a part of the link. */
async function assume(page: Page, w: Words): Promise<void> {
  const field = page.getByLabel(w.pass)
  await field.fill('150')
  await field.press('Enter')
  await expect(page.getByText(w.refused)).toBeVisible()
  await field.fill('５０')
  await field.press('Enter')
  await expect(page).toHaveURL(/pass=0.5/)
  await expect(page.getByText(w.refused)).toBeHidden()
  await page.getByRole('checkbox', { name: w.aps }).check()
  await expect(page).toHaveURL(/scenarios=.*aps-advanced/)
  const row = page.getByRole('row', { name: w.aps }).first()
  await expect(row).toContainText(w.unchecked)
  expect(await faults(page, { where: 'a portfolio’s scenario', theme: 'light' })).toEqual([])
}

/** The company that costs most. */
async function openOne(page: Page, w: Words): Promise<void> {
  await page.locator('#scenario-companies tbody th a').first().click()
  await expect(page).toHaveURL(/who=company-\d+/)
  await expect(page.getByRole('heading', { name: w.inputs })).toBeVisible()
  await expect(page.locator('#scenario-companies tbody tr')).toHaveCount(1)
  await expect(page.getByRole('cell', { name: w.effect }).first()).toBeVisible()
}

async function save(page: Page, w: Words): Promise<void> {
  await page.getByRole('button', { name: w.out }).click()
  await page.getByRole('menuitem', { name: w.xlsx }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: w.download }).click()
  expect((await saving).suggestedFilename()).toMatch(/^satoyama-scenario-.*\.xlsx$/)
}

/** The emissions that the cost rests on, down to where they come from. */
async function openFiling(page: Page): Promise<void> {
  const figure = page.locator('#scenario-companies tbody td a').first()
  const value = await figure.textContent()
  await figure.click()
  await expect(page).toHaveURL(/\/raws\?.*figure=E-CC-00/)
  await expect(why(page)).toContainText(value!)
}

/** Companies without emissions come last. */
async function withoutEmissions(page: Page, w: Words, demo: Product): Promise<void> {
  const { coverage } = await demo.call('/scenarios/cost?who=market')
  const { rows } = await demo.call(`/scenarios/cost?who=market&page=${Math.ceil(coverage.companies / 50)}`)
  const { company, emissions } = rows.at(-1)
  expect(emissions).toBeNull()
  await go(page, `${demo.address}${tool}&who=company-${company.id}`)
  await expect(page.locator('#scenario-cost h2')).toHaveText(w.none)
}

async function onAPhone(page: Page, w: Words, address: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await go(page, `${address}${tool}`)
  await expect(page.locator('#scenario-cost h2')).toContainText(w.portfolio)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await faults(page, { where: 'a scenario on a phone', theme: 'dark' })).toEqual([])
  await page.getByRole('link', { name: w.method, exact: true }).first().click()
  await expect(page.getByRole('heading', { name: w.page }).first()).toBeVisible()
}
