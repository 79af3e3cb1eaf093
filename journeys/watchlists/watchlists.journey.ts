import type { Locator, Page } from '@playwright/test'
import { tickerOf } from '../../server/catalogue/search-text.ts'
import { faults } from '../axe.ts'
import { expectNoOverflow } from '../overflow.ts'
import { go, notesGone } from '../product.ts'
import { expect, type SharedProduct, test } from '../test.ts'
import { words } from './words.ts'

interface Company {
  readonly id: number
  readonly ticker: string
  readonly name: string
}

async function companiesOf({ db }: SharedProduct, language: 'ja' | 'en'): Promise<Company[]> {
  const rows = await db
    .selectFrom('company')
    .select(['id', 'security_code', 'name_ja', 'name_en'])
    .where('is_listed', '=', true)
    .where('security_code', 'is not', null)
    .orderBy('id')
    .limit(14)
    .execute()
  const short = (name: string) => name.replace(/^株式会社\s*|\s*株式会社$/g, '')
  return rows.map((row) => ({
    id: row.id,
    ticker: tickerOf(row.security_code!)!,
    name: language === 'ja' || !row.name_en ? short(row.name_ja) : row.name_en,
  }))
}

const note = (page: Page, text: string): Locator => page.getByText(text, { exact: true }).first()

async function press(page: Page, name: string): Promise<void> {
  await notesGone(page)
  await page.getByRole('button', { name, exact: true }).click()
}

for (const language of ['ja', 'en'] as const)
  test(`${language} › a list by hand and from a file with nine kinds of faults, edited in two windows, copied, deleted and restored`, async ({
    browser,
    demo,
  }) => {
    const w = words[language]
    const by = await demo.person()
    const page = await demo.signedIn(browser, { by, locale: w.locale })
    const [a, b, c, d, e, ...more] = (await companiesOf(demo, language)) as [
      Company,
      Company,
      Company,
      Company,
      Company,
    ]
    const stakeOf = (on: Page, { name }: Company) => on.getByRole('textbox', { name: w.stake(name), exact: true })

    await go(page, `${demo.address}/watchlist`)
    await expect(page.getByRole('heading', { name: w.empty })).toBeVisible()
    await page.getByRole('button', { name: w.newList }).click()
    const dialog = page.getByRole('dialog', { name: w.name })
    await dialog.getByRole('textbox').fill('Bank １')
    await dialog.getByRole('button', { name: w.create }).click()
    await page.waitForURL(/\/watchlist\/\d+/)
    const address = page.url()

    // Two companies by ticker; 60 and 40.01 are 100.01.
    for (const { ticker } of [a, b]) {
      await page.getByRole('combobox', { name: w.add }).fill(ticker)
      await page.getByRole('option', { selected: true }).filter({ hasText: ticker }).waitFor()
      await page.waitForLoadState('networkidle') // Enter takes nothing out of an answer to an older text.
      await page.getByRole('combobox', { name: w.add }).press('Enter')
      await expect(page.locator('tbody tr', { hasText: ticker })).toBeVisible()
    }
    await stakeOf(page, a).fill('６０％')
    await stakeOf(page, b).fill('40.01')
    await expect(page.getByRole('status').filter({ hasText: w.over })).toBeVisible()
    await expect(page.getByRole('button', { name: w.save, exact: true })).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('button', { name: w.scale }).click()
    // 60 ÷ 100.01 = 59.994…, 40.01 ÷ 100.01 = 40.006…: rounded down 59.99 and 40.00; the hundredth goes to the larger remainder, .6.
    await expect(stakeOf(page, a)).toHaveValue('59.99')
    await expect(stakeOf(page, b)).toHaveValue('40.01')
    await stakeOf(page, a).fill('１２．５％')
    await press(page, w.save)
    await expect(note(page, w.saved)).toBeVisible()
    await expect(page.getByLabel(w.total)).toContainText('52.51%')

    // A name has to be there and to fit.
    const name = page.getByRole('textbox', { name: w.name, exact: true })
    await name.fill('')
    await expect(page.getByText(w.missing)).toBeVisible()
    await name.fill('字'.repeat(76))
    await expect(page.getByText(w.long)).toBeVisible()
    await press(page, w.discard)
    await expect(name).toHaveValue('Bank １')

    await importFile(page, w, { a, b, c, d, e, more })
    await twoWindows(page, await demo.signedIn(browser, { by, locale: w.locale }), { w, address, a, stakeOf })

    // axe finds nothing, and a phone needs no sideways scrolling.
    expect(await faults(page, { where: 'watchlist', theme: 'light' })).toEqual([])
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(stakeOf(page, a)).toBeVisible()
    await expectNoOverflow(page)
    await page.setViewportSize({ width: 1440, height: 900 })

    await go(page, `${demo.address}/watchlist`)
    await lists(page, w)
    expect(await faults(page, { where: 'watchlists', theme: 'light' })).toEqual([])
  })

type Words = (typeof words)[keyof typeof words]

interface ImportCompanies {
  readonly a: Company
  readonly b: Company
  readonly c: Company
  readonly d: Company
  readonly e: Company
  readonly more: readonly Company[]
}

async function importFile(page: Page, w: Words, { a, b, c, d, e, more }: ImportCompanies): Promise<void> {
  const [f, g, h] = more as [Company, Company, Company]
  const lines = [
    'ticker,country code,ownership ratio',
    `${a.ticker},JP,１２．５％`, // Unchanged.
    `${b.ticker},JP,20`,
    `${c.ticker},JPN,0.5`,
    `${d.ticker}.T,jp,1.25`,
    `${a.ticker},JP,3`,
    `${e.ticker},JP,`,
    `${e.ticker},JP,abc`,
    `${f.ticker},JP,-1`,
    `${f.ticker},JP,100.01`,
    `${g.ticker},JP,1.005`,
    'ZZZZ,JP,1',
    `${h.ticker},XX,1`,
    `${h.ticker},JP`,
  ]
  const file = { name: 'stakes.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`) }
  const upload = page.getByRole('region', { name: w.upload })
  await page.getByRole('button', { name: w.upload }).click()
  await upload.getByLabel(w.choose).setInputFiles(file)
  // e stands twice with a fault, f too: the first is named by its fault, the second is a duplicate of it.
  await expect(upload.getByText(w.rejected, { exact: true })).toBeVisible()
  const chips = upload.getByRole('group').filter({ hasText: w.unchanged })
  await expect(chips).toContainText(w.outcomes[0])
  for (const outcome of [w.outcomes[1], w.outcomes[3], w.outcomes[5], w.outcomes[6], w.outcomes[7], w.outcomes[8]])
    await expect(chips).toContainText(outcome)
  const saving = page.waitForEvent('download')
  await upload.getByRole('button', { name: w.reject }).click()
  expect((await saving).suggestedFilename()).toBe('stakes-rejected.csv')

  // A row is mended where it stands.
  const ratio = upload.getByRole('textbox', { name: w.ratioOf(7), exact: true })
  await ratio.fill('2')
  await ratio.press('Enter')
  await expect(upload.getByText(w.taken, { exact: true })).toBeVisible()
  await ratio.fill('')
  await ratio.press('Enter')
  await expect(upload.getByText(w.rejected, { exact: true })).toBeVisible()
  await upload.getByRole('button', { name: w.importing }).click()
  await expect(note(page, w.done)).toBeVisible()
  // 12.5 + 20 + 0.5 + 1.25
  await expect(page.getByLabel(w.total)).toContainText('34.25%')

  // The same file again changes nothing.
  await page.getByRole('button', { name: w.upload }).click()
  await upload.getByLabel(w.choose).setInputFiles(file)
  await expect(chips).toContainText(`${w.unchanged} 4`)
  await upload.getByRole('button', { name: w.importing }).click()
  await expect(note(page, w.nothing)).toBeVisible()
}

interface Windows {
  readonly w: Words
  readonly address: string
  readonly a: Company
  readonly stakeOf: (page: Page, company: Company) => Locator
}

/** What another window saved is shown beside one's own; each is kept by choice, and none by chance. */
async function twoWindows(page: Page, other: Page, { w, address, a, stakeOf }: Windows): Promise<void> {
  await go(other, address)
  await stakeOf(other, a).waitFor()
  await stakeOf(page, a).fill('7')
  await press(page, w.save)
  await expect(stakeOf(page, a)).toHaveValue('7.00')
  await expect(page.getByText(w.discard)).toHaveCount(0)
  await stakeOf(other, a).fill('8')
  await press(other, w.save)
  const conflict = other.getByRole('alert', { name: w.conflict })
  await expect(conflict).toContainText('7.00')
  await conflict.getByRole('button', { name: w.keepMine }).click()
  await press(other, w.save)
  await expect(conflict).toHaveCount(0)
  await page.reload()
  await expect(stakeOf(page, a)).toHaveValue('8.00')
  await other.close()
}

async function lists(page: Page, w: Words): Promise<void> {
  const act = async (name: string, what: string) => {
    await page.getByRole('button', { name: w.actions(name), exact: true }).click()
    await page.getByRole('menuitem', { name: what, exact: true }).click()
  }
  await act('Bank １', w.copy)
  await expect(note(page, w.copied('Bank １'))).toBeVisible()
  await act('Bank １', w.remove)
  await expect(note(page, w.removed('Bank １'))).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bank １', exact: true })).toHaveCount(0)
  await page.getByRole('status').getByRole('button', { name: w.undo }).last().click()
  await expect(note(page, w.restored('Bank １'))).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bank １', exact: true })).toBeVisible()
  // By the keyboard: Delete deletes the row in which one stands.
  await page.getByRole('link', { name: 'Bank １', exact: true }).focus()
  await page.keyboard.press('Delete')
  await expect(page.getByRole('link', { name: 'Bank １', exact: true })).toHaveCount(0)
}
