import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import { inventedFiles } from './market.ts'
import { go, Product, settled } from './product.ts'
import { guardedRoutes, publicRoutes } from './routes.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const product = new Product()
let company = 0
test.beforeAll(async () => {
  product.satoyama('import', ...inventedFiles)
  await product.start()
  const { companies } = await product.call('/companies?q=9X9Y')
  company = companies[0].id
})
test.afterAll(() => product.remove())

const fill = (route: string) => route.replace(':company', String(company))

/** What axe finds: everything in the light, and in the dark what colours can change. */
async function faults(page: Page, where = page.url()): Promise<string[]> {
  // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window
  if (!(await page.evaluate(() => 'axe' in (window as any)))) await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const complaints: string[] = []
    scrollTo(0, 0) // A link half under the header that stays would count as too small.
    for (const theme of ['dark', 'light']) {
      // As the switch does it, also while something floats above it.
      Object.assign(document.documentElement.dataset, { theme, mantineColorScheme: theme })
      // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window
      const { violations } = await (window as any).axe.run({
        runOnly:
          theme === 'light'
            ? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
            : { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
      })
      for (const { id, nodes } of violations) complaints.push(`${theme}: ${id}: ${nodes[0]?.html}`)
    }
    return complaints
  })
  return found.map((complaint) => `${where} ${complaint}`)
}

for (const locale of ['ja-JP', 'en-US'] as const) {
  test(`nothing to complain of: ${locale}, in the light and in the dark`, async ({ browser }) => {
    test.setTimeout(240_000)
    const context = await browser.newContext({
      locale,
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
    })
    const page = await context.newPage()
    const outside: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(product.address) && !request.url().startsWith('data:')) outside.push(request.url())
    })
    const found: string[] = []
    await page.goto(`${product.address}/login`)
    for (const route of publicRoutes) {
      await go(page, fill(route))
      await settled(page)
      found.push(...(await faults(page)))
    }

    await product.signIn(page)
    await page.locator('.results tbody a').first().waitFor()
    for (const route of guardedRoutes) {
      await go(page, fill(route))
      await settled(page)
      found.push(...(await faults(page)))
    }
    await go(page, '/nowhere')
    await settled(page)
    found.push(...(await faults(page)))

    await go(page, '/v2/comparisons?q=zzzz')
    await page.locator('.state').waitFor()
    found.push(...(await faults(page)))
    await go(page, `/companies/${company}/raws?figure=F-PL-001.2023.consolidated.`)
    await page.locator('.why').getByText('SHA-256').waitFor()
    await page.locator('.clip .hit').first().waitFor()
    found.push(...(await faults(page)))
    await go(page, `/companies/${company}/raws?view=all&subsidiaries=1&columns=basis,acquired,next,note,source`)
    await page.locator('.raw tbody tr').nth(300).waitFor({ state: 'attached' })
    found.push(...(await faults(page)))

    // What floats, one after the other, over a quiet page.
    await go(page, '/portfolio')
    for (const [opener, name] of [
      ['.command', 'palette'],
      ['.contact-button', 'contact'],
      ['.util > button.wide', 'releases'],
    ] as const) {
      await page.locator(opener).click()
      await page.getByRole('dialog').locator('h2, input').first().waitFor()
      found.push(...(await faults(page, name)))
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    for (const [opener, name] of [
      ['.who', 'user menu'],
      ['.bell', 'notes'],
      ['.ctx > button', 'vendors'],
    ] as const) {
      await page.locator(opener).click()
      await page.locator('[role="menu"], [role="dialog"]').first().waitFor()
      found.push(...(await faults(page, name)))
      await page.keyboard.press('Escape')
    }
    await page.setViewportSize({ width: 360, height: 740 })
    for (const route of ['/v2/comparisons', '/companies/:company/raws', '/mypage']) {
      await go(page, fill(route))
      await settled(page)
      found.push(...(await faults(page, `${route}, narrow`)))
    }
    expect(found).toEqual([])
    expect(outside).toEqual([])
    await context.close()
  })
}
