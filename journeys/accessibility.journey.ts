import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import { inventedFiles } from './market.ts'
import { Product } from './product.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const product = new Product()
test.beforeAll(async () => {
  product.satoyama('import', ...inventedFiles)
  await product.start()
})
test.afterAll(() => product.remove())

async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window
    const { violations } = await (window as any).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    })
    return violations.map(({ id, nodes }: { id: string; nodes: { html: string }[] }) => `${id}: ${nodes[0]?.html}`)
  })
}

for (const locale of ['ja-JP', 'en-US'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`nothing to complain of: ${locale}, ${colorScheme}`, async ({ browser }) => {
      const context = await browser.newContext({ locale, colorScheme, viewport: { width: 1440, height: 900 } })
      const page = await context.newPage()
      const outside: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(product.address) && !request.url().startsWith('data:'))
          outside.push(request.url())
      })
      await page.goto(`${product.address}/login`)
      await page.locator('#email').waitFor()
      expect(await faults(page)).toEqual([])
      await product.signIn(page)
      await page.locator('.results tbody a').first().waitFor()
      expect(await faults(page)).toEqual([])
      await page.goto(`${product.address}/v2/comparisons?q=zzzz`)
      await page.locator('.empty').waitFor()
      expect(await faults(page)).toEqual([])
      await page.goto(`${product.address}/v2/comparisons?q=9X9Y`)
      await page.locator('.results tbody a').first().click()
      await page.locator('.raw .fig-btn').first().waitFor()
      const company = page.url().split('?')[0]
      await page.goto(`${company}?figure=F-PL-001.2023.consolidated.`)
      await page.locator('.why').getByText('SHA-256').waitFor()
      await page.locator('.clip .hit').first().waitFor()
      expect(await faults(page)).toEqual([])
      await page.goto(`${company}?view=all&subsidiaries=1&columns=basis,acquired,next,note,source`)
      await page.locator('.raw tbody tr').nth(300).waitFor({ state: 'attached' })
      expect(await faults(page)).toEqual([])
      expect(outside).toEqual([])
      await context.close()
    })
  }
}
