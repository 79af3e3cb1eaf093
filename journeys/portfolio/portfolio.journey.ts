import type { Page } from '@playwright/test'
import iconv from 'iconv-lite'
import { getDocumentProxy } from 'unpdf'
import { tickerOf } from '../../server/catalogue/search-text.ts'
import { faults } from '../axe.ts'
import { expectNoOverflow } from '../overflow.ts'
import { go, notesGone } from '../product.ts'
import { expect, type SharedProduct, test } from '../test.ts'
import { type Words, words } from './words.ts'

/** A portfolio manager drops in a custodian's file, and takes a report of four pages to a committee. */

async function tickersOf({ db }: SharedProduct): Promise<string[]> {
  const rows = await db
    .selectFrom('company')
    .select('security_code')
    .where('is_listed', '=', true)
    .where('security_code', 'is not', null)
    .orderBy('id')
    .limit(8)
    .execute()
  return rows.map(({ security_code }) => tickerOf(security_code)!)
}

/** A statement as custodians write it: lines above the header, Shift_JIS, thousands of yen, dollars, and four lines that cannot be read. */
function statement(w: Words, [a, b, c, d, e, f]: readonly string[]): Buffer {
  const [title, ...header] = w.header
  const lines = [
    [title, '2026/09/30'],
    header,
    [a, '', '１，０００', '250,000', 'JPY', ''],
    [b, '', '300', '150,000', 'JPY', ''],
    [a, '', '10', '2,500', 'JPY', ''],
    [c, '', '5', '1,000', 'USD', '150'],
    [d, '', '5', '500', 'USD', ''],
    [e, '', '', '40,000', '円', ''],
    ['ZZ99', 'Fund', '', '60,000', '', ''],
    [f, '', '', 'NaN', '', ''],
    [f, '', '-3', '5', '', ''], // Neither long nor short.
    [f, '', '', '10', 'EUR', ''],
    [f, '', ''],
  ]
  const text = lines.map((line) => line.map((cell) => `"${cell}"`).join(',')).join('\r\n')
  return iconv.encode(text, 'cp932')
}

for (const language of ['ja', 'en'] as const) {
  const w = words[language]
  test(`${language} › a custodian’s file becomes a report: looked at line by line, mapped, saved, opened part by part, tried out, exported, printed`, async ({
    browser,
    demo,
  }) => {
    const page = await demo.signedIn(browser, { locale: w.locale })
    const tickers = await tickersOf(demo)
    await go(page, `${demo.address}/portfolio`)
    await expect(page.getByRole('heading', { level: 1, name: 'Satoyama Core' })).toBeVisible()
    await importStatement(page, w, statement(w, tickers))
    await everyPart(page, w)
    await tryOut(page, w)
    await holdings(page, w, tickers[1]!)
    await manage(page, w, tickers)
    await onPaper(page, w)
    await onPhone(page, w)
  })
}

async function importStatement(page: Page, w: Words, buffer: Buffer): Promise<void> {
  await page.getByRole('button', { name: w.import, exact: true }).click()
  const region = page.getByRole('region', { name: w.region })
  await region.getByLabel(w.file).setInputFiles({ name: 'custody.csv', mimeType: 'text/csv', buffer })
  await expect(region.locator('.finding', { hasText: w.count })).toBeVisible()
  for (const outcome of w.outcomes.slice(1)) await expect(region.getByRole('table')).toContainText(outcome)
  // 250,000 thousand yen; 1,000 thousand dollars at 150.
  await expect(region.getByRole('table')).toContainText('250,000,000')
  await expect(region.getByRole('table')).toContainText('150,000,000')

  const saving = page.waitForEvent('download')
  await region.getByRole('button', { name: w.rejected }).click()
  expect((await saving).suggestedFilename()).toBe('custody-rejected.csv')
  await region.getByLabel(w.name).fill('Custody')
  await region.getByRole('button', { name: w.save, exact: true }).click()
  await expect(page.getByText(w.saved('Custody'), { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Custody' })).toBeVisible()
  await expect(page.getByText(w.unmatched)).toBeVisible()
}

/** Each part stands with a sentence, says how much it covers, and has nothing that is no number. */
async function everyPart(page: Page, w: Words): Promise<void> {
  const found: string[] = []
  const tabs = page.getByRole('navigation').filter({ hasText: w.parts[3] })
  for (const part of w.parts) {
    await tabs.getByRole('link', { name: part, exact: true }).click()
    await expect(tabs.getByRole('link', { name: part, exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('main .grid > *').first()).toBeVisible()
    await expect(page.getByText(/NaN|undefined|Infinity/)).toHaveCount(0)
    found.push(...(await faults(page, { where: part, theme: 'light' })))
  }
  expect(found).toEqual([])
  await expect(page.getByText(w.covers).first()).toBeVisible()
}

async function tryOut(page: Page, w: Words): Promise<void> {
  await page.getByRole('link', { name: w.whatif, exact: true }).click()
  const reach = page.getByLabel(w.reach)
  const now = Number((await reach.getAttribute('placeholder'))!.replace(/,/g, '')) // Four fifths of the intensity.
  await reach.fill(String(now))
  await reach.press('Enter')
  const result = page.getByRole('heading', { name: w.reached }).first()
  await expect(result).toBeVisible()
  const sentence = await result.textContent()
  // The address is the link to it.
  await page.reload()
  await expect(page.getByRole('heading', { name: w.reached }).first()).toHaveText(sentence!)
  const after = page.locator('#what-if tbody tr').first().locator('td').nth(1)
  expect(Number((await after.textContent())!.replace(/,/g, ''))).toBeCloseTo(now, 0)
}

async function holdings(page: Page, w: Words, ticker: string): Promise<void> {
  await page.getByRole('link', { name: w.holdings, exact: true }).click()
  const table = page.locator('main table')
  await expect(table.locator('tbody tr')).toHaveCount(5)
  await page.getByRole('searchbox', { name: w.find }).fill(ticker)
  await expect(table.locator('tbody tr')).toHaveCount(1)
  await page.getByRole('searchbox', { name: w.find }).fill('')
  await page.getByRole('button', { name: w.out }).click()
  await page.getByRole('menuitem', { name: w.xlsx }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: w.download }).click()
  expect((await saving).suggestedFilename()).toMatch(/^satoyama-portfolio-.*\.xlsx$/)
}

/** A second day. */
async function manage(page: Page, w: Words, [a, b]: readonly string[]): Promise<void> {
  await notesGone(page)
  await page.getByRole('button', { name: w.actions('Custody'), exact: true }).click()
  await page.getByRole('menuitem', { name: w.addDay, exact: true }).click()
  const region = page.getByRole('region', { name: w.region })
  await region.getByLabel(w.day).fill('2026-06-30')
  const buffer = Buffer.from(`code,value\n${a},90\n${b},10\n`)
  await region.getByLabel(w.file).setInputFiles({ name: 'june.csv', mimeType: 'text/csv', buffer })
  await region.getByRole('button', { name: w.into('Custody') }).click()
  await expect(region).toHaveCount(0)
  await page.getByRole('link', { name: w.time, exact: true }).click()
  await expect(page.locator('#history')).toBeVisible()
}

async function onPaper(page: Page, w: Words): Promise<void> {
  await notesGone(page)
  await page.getByRole('link', { name: w.print, exact: true }).click()
  await page.locator('html[data-print-ready]').waitFor()
  const document = await getDocumentProxy(
    new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true })),
  )
  expect(document.numPages).toBeLessThanOrEqual(4)
  for (const section of w.sections)
    await expect(page.getByRole('heading', { name: section, exact: true })).toBeVisible()
  await page.goBack()
}

async function onPhone(page: Page, w: Words): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 })
  for (const part of ['climate', 'temperature', 'esg', 'pai', 'time', 'whatif', 'holdings']) {
    const url = new URL(page.url())
    url.searchParams.set('part', part)
    await go(page, url.href)
    await expect(page.getByText(w.covers).first()).toBeVisible()
    await expect(page.locator('main .grid > *').first()).toBeVisible()
    await expectNoOverflow(page, part)
  }
}
