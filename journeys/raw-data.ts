import type { Page } from '@playwright/test'
import type { Product } from './product.ts'

/** Open the first company that a search finds. */
export async function openCompany(page: Page, product: Product, text: string): Promise<void> {
  const { companies } = await product.call(`/companies?q=${encodeURIComponent(text)}`)
  await page.goto(`${product.address}/companies/${companies[0].id}/raws`)
  await page.locator('.raw tbody tr').first().waitFor()
}

/** The figure of an indicator, by its name, and a year, opened. */
export async function openFigure(page: Page, product: Product, name: string | RegExp, year: string): Promise<void> {
  const company = /companies\/(\d+)/.exec(page.url())![1]
  await page.goto(`${product.address}/companies/${company}/raws?view=all`)
  await page.locator('.raw thead th').first().waitFor()
  const heads = await page.locator('.raw thead th').allTextContents()
  const row = page.locator('.raw tbody tr').filter({ has: page.locator('th', { hasText: name }) })
  await row
    .first()
    .locator('td')
    .nth(heads.indexOf(year) - 1)
    .locator('button')
    .click()
}

/** The panel that says where a figure comes from. */
export const why = (page: Page) => page.getByRole('complementary', { name: /この数字の根拠|Why this figure/ })
