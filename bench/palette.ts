import { chromium } from '@playwright/test'
import { chromiumPath } from '../journeys/browser.ts'
import { Product } from '../journeys/product.ts'
import { ms, print, spread } from './measure.ts'

const rounds = 12
const queries = ['電機', 'でんき', 'ﾃﾞﾝｷ', 'corporation', '12', '株式会社', 'ホールディングス', 'bank']

/** From the last key to the first company on the screen, in a real browser, against the bare call for the same text. */
export async function benchPalette(): Promise<void> {
  const product = new Product()
  product.env.SATOYAMA_DEMO_COMPANIES = '3900'
  await product.start()
  const browser = await chromium.launch({ executablePath: chromiumPath() ?? undefined, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ locale: 'ja-JP' })
    await product.signIn(page)
    const shown: number[] = []
    const called: number[] = []
    for (let round = 0; round < rounds; round++) {
      // A page loaded anew has no answers kept.
      await page.goto(`${product.address}/portfolio`)
      await page.locator('h1').waitFor()
      await page.waitForLoadState('networkidle')
      for (const query of queries) {
        const start = performance.now()
        await product.call(`/companies?q=${encodeURIComponent(query)}&page=1&perPage=8`)
        called.push(performance.now() - start)
        shown.push(await page.evaluate(timePalette, query))
      }
    }
    const [palette, call] = [spread(shown), spread(called)]
    print(`${queries.length} texts over 3,900 companies, ${rounds} times each`)
    print(`last key to first company on the screen  p50 ${ms(palette.median)}, p99 ${ms(palette.p99)}`)
    print(`the bare call                            p50 ${ms(call.median)}, p99 ${ms(call.p99)}`)
    print(`ratio  ${(palette.median / call.median).toFixed(1)} ×`)
  } finally {
    await browser.close()
    await product.remove()
  }
}

/** Runs in the page: types the text at once and waits for the first company. */
async function timePalette(text: string): Promise<number> {
  const until = <T>(find: () => T | null | undefined | false): Promise<T> =>
    new Promise((resolve) => {
      const look = () => {
        const found = find()
        if (found) resolve(found)
        else requestAnimationFrame(look)
      }
      look()
    })
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
  const field = await until(() => document.querySelector<HTMLInputElement>('.palette-field input'))
  const start = performance.now()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await until(() => document.querySelector('[id^="palette-company-"]'))
  const took = performance.now() - start
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await until(() => !document.querySelector('.palette-field'))
  return took
}
