import { expect, test } from '@playwright/test'
import { go, Product, settled } from './product.ts'
import { guardedRoutes } from './routes.ts'

/** Every screen as an account sees it whose contract has no vendor, which is how the operator makes accounts. */
const product = new Product()
test.beforeAll(() => {
  product.env.SATOYAMA_DEMO_COMPANIES = '60'
  return product.start()
})
test.afterAll(() => product.remove())

test('nothing fails for an account without vendors', async ({ browser }) => {
  test.setTimeout(240_000)
  const email = 'plain@asset.example'
  const { output } = product.satoyama('user', 'add', email, '--name', 'Plain', '--company', 'Asset')
  const password = output.trim().split(/\s+/).at(-1)!
  const context = await browser.newContext({ locale: 'ja-JP', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const failed: string[] = []
  page.on('response', (reply) => {
    if (reply.status() >= 500 && reply.status() !== 503) failed.push(`${reply.status()} ${reply.url()}`)
  })
  page.on('pageerror', (error) => failed.push(`${page.url()} ${error.message}`))
  await product.signIn(page, { email, password })
  await page.locator('.results tbody a').first().waitFor()
  const company = /companies\/(\d+)/.exec((await page.locator('.results tbody a').first().getAttribute('href'))!)![1]!
  const measures = 'columns=consensus,msci,cdp,sustainability_score&sort=-consensus'
  const asked = [
    ...guardedRoutes,
    `/v2/comparisons?where=consensus(0.5..)&${measures}`,
    '/v2/comparisons?where=msci(AAA)&view=map',
  ]
  for (const route of asked) {
    await go(page, route.replace(':company', company))
    await settled(page)
  }
  expect(failed).toEqual([])
  await go(page, '/v2/comparisons?where=consensus(0.5..)')
  await expect(page.locator('.cut.lock')).toHaveText(/契約外/)
  await context.close()
})
