import { go, settled } from './product.ts'
import { guardedRoutes } from './routes.ts'
import { expect, test } from './test.ts'

/** Every screen as an account sees it whose contract has no vendor, which is how the operator makes accounts. */
test('nothing fails for an account without vendors', async ({ browser, demo }) => {
  const email = 'plain@asset.example'
  const { output } = demo.satoyama('user', 'add', email, '--name', 'Plain', '--company', 'Asset')
  const password = output.trim().split(/\s+/).at(-1)!
  const context = await browser.newContext({ locale: 'ja-JP', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const failed: string[] = []
  page.on('response', (reply) => {
    if (reply.status() >= 500 && reply.status() !== 503) failed.push(`${reply.status()} ${reply.url()}`)
  })
  page.on('pageerror', (error) => failed.push(`${page.url()} ${error.message}`))
  await demo.signIn(page, { email, password })
  await page.locator('.results tbody a').first().waitFor()
  const company = /companies\/(\d+)/.exec((await page.locator('.results tbody a').first().getAttribute('href'))!)![1]!
  const measures = 'columns=consensus,msci,cdp,sustainability_score&sort=-consensus'
  const routes = [
    ...guardedRoutes,
    `/v2/comparisons?where=consensus(0.5..)&${measures}`,
    '/v2/comparisons?where=msci(AAA)&view=map',
  ]
  for (const route of routes) {
    await go(page, route.replace(':company', company))
    await settled(page)
  }
  expect(failed).toEqual([])
  await go(page, '/v2/comparisons?where=consensus(0.5..)')
  await expect(page.locator('.cut.lock')).toHaveText(/契約外/)
})
