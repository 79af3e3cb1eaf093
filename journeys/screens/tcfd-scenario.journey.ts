import type { Page } from '@playwright/test'
import { faults } from '../axe.ts'
import { expectNoOverflow } from '../overflow.ts'
import { go, type Product } from '../product.ts'
import { why } from '../raw-data.ts'
import { expect, test } from '../test.ts'

/** Somebody asks what a carbon price would cost a portfolio and one of its companies, changes assumptions, opens a figure and saves a file. */

const words = {
  ja: {
    locale: 'ja-JP',
    portfolio: /2030年の炭素コストは.+（GX-ETS 日本（下限価格））/,
    pass: '価格転嫁（%）',
    refused: '0以上100以下の数値で入力してください。',
    nze: /IEA NZE・先進国/,
    checked: '一次資料と照合済み',
    inputs: '計算に使った数値',
    effect: /^(大|中|小|判定できない)$/,
    out: 'ファイルに保存',
    xlsx: 'Excel（.xlsx）',
    download: 'ダウンロード',
    none: '排出量がない',
    method: '算出方法',
    page: 'シナリオ分析',
    prices: '自分の価格表を取り込む',
    priceFile: '価格表のファイル',
    priceFault: '米ドル・円以外の単位',
    savePrices: '1件を保存',
    savedPrices: '1件の価格を保存しました。',
    siteFile: '拠点のファイル',
    siteFault: '都道府県名または緯度・経度がない、または読み取れない',
    saveSites: '1拠点を保存',
    flood: /洪水の期待被害額は年1.58億円（2℃）、3.16億円（4℃）/,
    saveAs: '名前を付けて保存',
    rename: '名前を変更',
    ok: '保存',
    kept: '保存したシナリオ',
    remove: '削除',
    gone: '「調達方針（改定）」を削除しました。',
  },
  en: {
    locale: 'en-GB',
    portfolio: /¥.+ in 2030.*\(GX-ETS Japan \(floor price\)\)/,
    pass: 'Passed on to customers (%)',
    refused: 'Enter a number from 0 to 100.',
    nze: /IEA NZE, Advanced economies/,
    checked: 'verified',
    inputs: 'The figures it rests on',
    effect: /^(Large|Medium|Small|Cannot be judged)$/,
    out: 'Save as a file',
    xlsx: 'Excel (.xlsx)',
    download: 'Download',
    none: 'No emissions on file',
    method: 'How it is calculated',
    page: 'Scenario analysis',
    prices: 'Import prices of your own',
    priceFile: 'File of prices',
    priceFault: 'neither US dollars nor yen',
    savePrices: 'Save 1',
    savedPrices: 'Price paths saved: 1.',
    siteFile: 'File of sites',
    siteFault: 'no prefecture or coordinates that can be read',
    saveSites: 'Save 1',
    flood: /Expected flood damage: ¥157.8m a year at 2 °C, ¥315.6m at 4 °C/,
    saveAs: 'Save under a name',
    rename: 'Rename',
    ok: 'Save',
    kept: 'Saved scenarios',
    remove: 'Remove',
    gone: '“調達方針（改定）” removed.',
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
    await bringPrices(page, w)
    await bringSites(page, w)
    await keep(page, w)
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
  await page.getByRole('checkbox', { name: w.nze }).click() // Checked when the address says so.
  await expect(page).toHaveURL(/scenarios=.*nze-2021-advanced/)
  const row = page.getByRole('row', { name: w.nze }).first()
  await expect(row).toContainText(w.checked)
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

const prices = [
  'Model,Scenario,Region,Variable,Unit,2025,2030,2050',
  'INVENTED 1.0,Delayed,Japan,Price|Carbon,US$2010/t CO2,5,20,300',
  'INVENTED 1.0,Odd,Japan,Price|Carbon,EUR2010/t CO2,5,20,300',
  '"© An invented explorer"',
].join('\n')

/** One row of two can be taken; it stands among the scenarios then. */
async function bringPrices(page: Page, w: Words): Promise<void> {
  await page.getByText(w.prices).click()
  const file = { name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(prices) }
  await page.getByLabel(w.priceFile).setInputFiles(file)
  await expect(page.getByRole('cell', { name: w.priceFault })).toBeVisible()
  await page.getByRole('button', { name: w.savePrices, exact: true }).click()
  await expect(page.getByText(w.savedPrices).first()).toBeVisible()
  // What is checked is what the address says, which follows the click.
  await page.getByRole('checkbox', { name: /Delayed/ }).click()
  await expect(page).toHaveURL(/scenarios=.*own-\d+/)
  await expect(page.getByRole('checkbox', { name: /Delayed/ })).toBeChecked()
  await expect(page.getByRole('row', { name: /Delayed/ }).first()).toContainText('US$20')
}

const sites = [
  'Site,Prefecture,Fixed assets (JPY),Depth class,Annual probability',
  'Sample works,Aichi,10000000000,100-199,1/100',
  'Lost works,Atlantis,1,100-199,1/100',
].join('\n')

/** JPY 10bn × 0.789 × 0.01 × 2, and × 4. */
async function bringSites(page: Page, w: Words): Promise<void> {
  const file = { name: 'sites.csv', mimeType: 'text/csv', buffer: Buffer.from(sites) }
  await page.getByLabel(w.siteFile).setInputFiles(file)
  await expect(page.getByRole('cell', { name: w.siteFault })).toBeVisible()
  await page.locator('#scenario-sites').getByRole('button', { name: w.saveSites, exact: true }).click()
  await expect(page.locator('#scenario-sites h2')).toHaveText(w.flood)
  expect(await faults(page, { where: 'sites', theme: 'light' })).toEqual([])
}

/** Kept by name, renamed, opened again from another link, and removed. */
async function keep(page: Page, w: Words): Promise<void> {
  const address = page.url()
  await page.getByRole('button', { name: w.saveAs, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('調達方針')
  await dialog.getByRole('button', { name: w.ok, exact: true }).click()
  const saved = page.getByLabel(w.kept)
  await expect(saved.getByRole('option', { selected: true })).toHaveText('調達方針')
  await page.getByRole('button', { name: w.rename, exact: true }).click()
  await expect(dialog.getByRole('textbox')).toHaveValue('調達方針')
  await dialog.getByRole('textbox').fill('調達方針（改定）')
  await dialog.getByRole('button', { name: w.ok, exact: true }).click()
  await expect(saved.getByRole('option', { selected: true })).toHaveText('調達方針（改定）')
  await underSecondName(page, w)
  await page.getByRole('link', { name: w.page, exact: true }).click()
  await expect(page).not.toHaveURL(address)
  await saved.selectOption('調達方針（改定）')
  await expect(page).toHaveURL(address)
  await page.getByRole('button', { name: w.remove, exact: true }).click()
  await expect(page.getByText(w.gone).first()).toBeVisible()
}

/** The same scenario under another name is the one that is chosen, and removed, and the first stays. */
async function underSecondName(page: Page, w: Words): Promise<void> {
  const saved = page.getByLabel(w.kept)
  await page.getByRole('button', { name: w.saveAs, exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('調達方針（別案）')
  await page.getByRole('dialog').getByRole('button', { name: w.ok, exact: true }).click()
  await expect(saved.getByRole('option', { selected: true })).toHaveText('調達方針（別案）')
  await page.getByRole('button', { name: w.remove, exact: true }).click()
  await expect(saved.getByRole('option', { selected: true })).toHaveText('調達方針（改定）')
  await expect(saved.getByRole('option')).toHaveText(['調達方針（改定）'])
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
  await expectNoOverflow(page)
  expect(await faults(page, { where: 'a scenario on a phone', theme: 'dark' })).toEqual([])
  await page.getByRole('link', { name: w.method, exact: true }).first().click()
  await expect(page.getByRole('heading', { name: w.page }).first()).toBeVisible()
}
