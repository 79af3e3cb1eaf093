import type { Page } from '@playwright/test'
import { faults } from '../axe.ts'
import { expectNoOverflow } from '../overflow.ts'
import { go } from '../product.ts'
import { why } from '../raw-data.ts'
import { expect, test } from '../test.ts'

/** Somebody asks which industries carry which climate risk, and follows a cell to its companies, a formula, a figure and its source. */

const words = {
  ja: {
    locale: 'ja-JP',
    universe: /時価総額.*2024\/07\/31時点/,
    past: /2023\/04\/28時点/,
    finding: /政策リスクが最も重いのは.+：炭素コストは営業利益の[\d.]+%/,
    noMethod: '算定方法なし',
    price: /2030年に130ドル／t/,
    later: /2050年に250ドル／t/,
    horizon: '炭素価格の年',
    basis: '業種分類',
    reasons: '算定方法のない区分とその理由',
    reputation: /不祥事のニュースは気候に限ったものではなく/,
    panel: 'この数値の計算',
    formula: /t × 130 ドル／t × 150 円／ドル = .+÷ .+ = [\d.]+%/,
    profit: '営業利益',
    source: /[\d,]+行目: .+ JPY million/,
    table: '表',
    open: /企業を表示/,
    menu: /出力とリンク/,
  },
  en: {
    locale: 'en-GB',
    universe: /market capitalization at 2024\/07\/31/,
    past: /at 2023\/04\/28/,
    finding: /Policy risk weighs most on .+: carbon cost [\d.]+% of operating profit/,
    noMethod: 'no method',
    price: /USD 130 per tonne in 2030/,
    later: /USD 250 per tonne in 2050/,
    horizon: 'Carbon price of',
    basis: 'Industries',
    reasons: 'Categories without a method, and why',
    reputation: /News of controversies is not about climate alone/,
    panel: 'How this number is made',
    formula: /t × 130 USD per tonne × 150 ¥ per USD = .+÷ .+ = [\d.]+%/,
    profit: 'Operating income',
    source: /line [\d,]+: .+ JPY million/,
    table: 'Table',
    open: /show companies/,
    menu: /Export and link/,
  },
} as const
type Words = (typeof words)[keyof typeof words]

for (const language of ['ja', 'en'] as const) {
  const w = words[language]
  test(`${language} › which industries carry which climate risk, down to the source of a figure`, async ({
    browser,
    demo,
  }) => {
    const page = await demo.signedIn(browser, { locale: w.locale, reducedMotion: 'reduce' })
    await go(page, `${demo.address}/tools/tcfd-scenario-analysis`)
    await readMap(page, w)
    await toTheSource(page, w)
    await otherViews(page, w)
  })

  test(`${language} › the same on a past day, which knows nothing later, and on a phone`, async ({ browser, demo }) => {
    const page = await demo.signedIn(browser, { locale: w.locale, reducedMotion: 'reduce' })
    await go(page, `${demo.address}/tools/tcfd-scenario-analysis?asOf=2023-05-15`)
    // A past day is read from the database first.
    await expect(page.getByText(w.past)).toBeVisible({ timeout: 90_000 })
    await onAPhone(page, w, demo.address)
  })
}

const map = (page: Page) => page.locator('#risk_by_industry')
const cells = (page: Page, w: Words) => map(page).getByRole('button', { name: w.open })

/** Whom it is of, what it says, what it cannot say, and which price it takes. */
async function readMap(page: Page, w: Words): Promise<void> {
  await expect(page.getByText(w.universe)).toBeVisible()
  await expect(map(page).locator('h2')).toContainText(w.finding)
  await expect(map(page).locator('td').filter({ hasText: w.noMethod })).toHaveCount(7)
  await expect(map(page).getByText(w.price)).toBeVisible()
  await map(page).getByText(w.reasons).click()
  await expect(map(page).getByText(w.reputation)).toBeVisible()
  for (const theme of ['light', 'dark'] as const)
    expect(await faults(page, { where: 'risks by industry', theme })).toEqual([])
}

/** By keyboard to a cell, to its companies, the formula, the figure and its source, and back. */
async function toTheSource(page: Page, w: Words): Promise<void> {
  await cells(page, w).first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/cell=gics25-\d+\.policy/)
  const companies = page.locator('#risk_companies')
  await companies.locator('tbody td button').first().click()
  const panel = page.getByRole('complementary', { name: w.panel })
  await expect(panel).toContainText(w.formula)
  expect(await faults(page, { where: 'how a ratio is made', theme: 'light' })).toEqual([])
  const line = panel.getByRole('row').filter({ hasText: w.profit })
  const profit = await line.getByRole('button').textContent()
  await line.getByRole('button').click()
  await expect(why(page)).toContainText(profit!)
  await expect(why(page)).toContainText(w.source)
  await page.keyboard.press('Escape')
  await expect(panel).toContainText(w.formula)
  await page.reload()
  await expect(panel).toContainText(w.formula)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
}

/** Another price changes what it costs and not who is first; another classification has other industries; the table says the same. */
async function otherViews(page: Page, w: Words): Promise<void> {
  const first = () => map(page).locator('tbody th').first().textContent()
  const [before, finding] = [await first(), await map(page).locator('h2').textContent()]
  await page.getByRole('combobox', { name: w.horizon, exact: true }).selectOption('2050')
  await expect(map(page).getByText(w.later)).toBeVisible()
  expect(await first()).toBe(before)
  expect(await map(page).locator('h2').textContent()).not.toBe(finding)
  await page.getByRole('combobox', { name: w.basis, exact: true }).selectOption('gics11')
  await expect(page).toHaveURL(/of=gics11/)
  await expect(map(page).locator('tbody th').first()).not.toHaveText(before!)
  const rows = await map(page).locator('tbody tr').count()
  await map(page).getByRole('button', { name: w.table, exact: true }).click()
  await expect(map(page).locator('tbody tr')).toHaveCount(rows)
  await map(page).getByRole('button', { name: w.menu }).click()
  for (const kind of [/SVG/, /CSV/]) await expect(page.getByRole('menuitem', { name: kind })).toBeEnabled()
  await page.keyboard.press('Escape')
}

/** Nothing is wider than a phone but the map in its box. */
async function onAPhone(page: Page, w: Words, address: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await go(page, `${address}/tools/tcfd-scenario-analysis`)
  // The past day stays, pale, until the present one is there.
  await expect(page.locator('.is-stale')).toHaveCount(0)
  await expect(map(page).locator('h2')).toContainText(w.finding)
  await expectNoOverflow(page)
  expect(await faults(page, { where: 'risks by industry on a phone', theme: 'light' })).toEqual([])
}
