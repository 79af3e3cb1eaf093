import type { Page } from '@playwright/test'
import type { Product } from './product.ts'

/** Open the first company that a search finds. */
export async function openCompany(page: Page, product: Product, text: string): Promise<void> {
  const { companies } = await product.call(`/companies?q=${encodeURIComponent(text)}`)
  await page.goto(`${product.address}/companies/${companies[0].id}/raws`)
  await page.locator('.raw tbody tr').first().waitFor()
}

/** Which column of the raw data a fiscal year stands in, which is brought into sight where the years do not all fit. */
export async function columnOf(page: Page, year: string): Promise<number> {
  const heads = page.locator('.raw thead th')
  await heads.first().waitFor()
  const placeOf = async () => (await heads.allTextContents()).findIndex((head) => head.startsWith(year))
  for (const way of [/以前の|earlier year/, /以降の|later year/]) {
    const turn = page.getByRole('button', { name: way })
    while ((await placeOf()) === -1 && (await turn.isVisible())) await turn.click()
  }
  return placeOf()
}

/** The figure of an indicator, by its name, and a year, opened. */
export async function openFigure(page: Page, product: Product, name: string | RegExp, year: string): Promise<void> {
  const company = /companies\/(\d+)/.exec(page.url())![1]
  await page.goto(`${product.address}/companies/${company}/raws?view=all`)
  const row = page.locator('.raw tbody tr').filter({ has: page.locator('th', { hasText: name }) })
  await row
    .first()
    .locator('td')
    .nth((await columnOf(page, year)) - 1)
    .locator('button')
    .click()
}

/** The panel that says where a figure comes from. */
export const why = (page: Page) => page.getByRole('complementary', { name: /数値の根拠|Why this figure/ })
