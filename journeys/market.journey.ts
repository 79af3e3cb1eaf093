import { join } from 'node:path'
import { ownVendors } from '../server/catalogue/vendors.ts'
import { inventedFiles } from './market.ts'
import type { Product } from './product.ts'
import { openCompany, why } from './raw-data.ts'
import { expect, test } from './test.ts'

const others = ownVendors()
  .map(({ key }) => key)
  .filter((key) => key !== 'refinitiv')

test('from nothing to a company’s raw data, in both languages, and it always says that it is invented', async ({
  browser,
  fresh,
}) => {
  const product = fresh()
  product.env.SATOYAMA_DEMO_COMPANIES = '120'
  const page = await (await browser.newContext({ locale: 'ja-JP' })).newPage()
  const printed = await product.start()
  expect(printed).toContain('Making the demo market')
  expect(printed).toMatch(/Demo market made: 120 companies, [\d,]+ figures/)
  await product.signIn(page)
  await expect(page.getByText('デモ市場：企業も数値も架空です')).toBeVisible()
  // The simulated ratings of all vendors but the one that shows what a locked one is like.
  const { supported_vendors } = await product.call('/users')
  expect(supported_vendors).toEqual(['satoyama', ...others])
  await openCompany(page, product, '電機')
  await expect(page.getByText('デモ市場：企業も数値も架空です')).toBeVisible()
  await page.locator('.raw .fig-btn').first().click()
  await expect(why(page)).toContainText('架空のデータブック')
  await expect(why(page)).toContainText('市場での位置')

  const english = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await product.signIn(english)
  await openCompany(english, product, 'Corporation')
  await expect(english.getByText('Demo market: companies and figures are invented')).toBeVisible()
  await english.locator('.raw .fig-btn').first().click()
  await expect(why(english)).toContainText('there is no file behind it')
})

test('real companies are refused while it stands, and stand once it is cleared', async ({ clone }) => {
  const product = await clone('demo')
  const refused = product.satoyama('import', inventedFiles[0]!)
  expect(refused.output).toContain('market clear')
  expect(refused.status).toBe(1)
  expect(product.satoyama('market', 'clear').output).toContain('--yes')
  expect(product.satoyama('market', 'clear', '--yes').status).toBe(0)
  expect(product.satoyama('import', inventedFiles[0]!).status).toBe(0)
  expect(product.satoyama('market', 'status').output).toContain('Real market')
})

test('a restored server answers as the one that was kept, and the doctor finds nothing', async ({ clone, fresh }) => {
  const product = await clone('invented')
  const folder = join(product.home, 'kept')
  expect(product.satoyama('backup', folder).status).toBe(0)
  expect(product.satoyama('backup', folder).output).toContain('is there already')

  const other = fresh()
  expect(other.satoyama('restore', folder).output).toContain('rows restored')
  const status = (one: Product) => one.satoyama('market', 'status').output
  expect(status(other)).toBe(status(product))
  expect(other.satoyama('doctor', '--deep')).toMatchObject({ status: 0 })
  expect(other.satoyama('restore', folder).output).toContain('--overwrite')
})
