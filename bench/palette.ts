import { chromium } from '@playwright/test'
import type { searchCompanies } from '#contract/market/companies.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { chromiumPath } from '../journeys/browser.ts'
import { Product } from '../journeys/product.ts'
import { ms, print, spread } from './measure.ts'

const companies = 4000
/** Every so many of them is asked for. */
const step = 8

/**
 * From the last key to the company on the screen, in a real browser, for the code and the name of every eighth company, against the
 * bare call for the same text.
 */
export async function benchPalette(): Promise<void> {
  const product = new Product()
  product.env.SATOYAMA_DEMO_COMPANIES = String(companies)
  await product.start()
  const browser = await chromium.launch({ executablePath: chromiumPath() ?? undefined, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ locale: 'ja-JP' })
    await product.signIn(page)
    await page.goto(`${product.address}/portfolio`)
    await page.locator('h1').waitFor()
    await page.waitForLoadState('networkidle')
    const market = (await everyCompany(product)).filter((_, index) => index % step === 0)
    // The first texts of a page wait for code that is not compiled yet.
    await page.evaluate(
      timePalette,
      market.slice(0, 20).flatMap(({ nameJa, ticker }) => (ticker ? [[nameJa, ticker] as const] : [])),
    )
    const counts = new Map<string, number>()
    for (const [what, textOf] of [
      ['codes', ({ ticker }: Company) => ticker],
      ['names', ({ nameJa }: Company) => nameJa],
    ] as const) {
      const texts = market.flatMap((company) => (company.ticker ? [[textOf(company)!, company.ticker] as const] : []))
      const { median, p99 } = spread(await page.evaluate(timePalette, texts))
      counts.set(what, median)
      print(
        `${what} of ${texts.length} of ${companies} companies, after the first 20  last key to the company on the screen  p50 ${ms(median)}, p99 ${ms(p99)}`,
      )
    }
    const called: number[] = []
    for (const { ticker } of market.slice(0, 200)) {
      const start = performance.now()
      await product.call(`/companies?q=${ticker}&page=1&perPage=8`)
      called.push(performance.now() - start)
    }
    const call = spread(called)
    print(`the bare call  p50 ${ms(call.median)}, p99 ${ms(call.p99)}`)
    for (const [what, median] of counts) print(`ratio of ${what}  ${(median / call.median).toFixed(1)} ×`)
  } finally {
    await browser.close()
    await product.remove()
  }
}

type Company = Output<typeof searchCompanies>['companies'][number]

async function everyCompany(product: Product): Promise<Company[]> {
  const market: Company[] = []
  for (let page = 1; ; page++) {
    const answer = (await product.call(`/companies?page=${page}&perPage=100`)) as Output<typeof searchCompanies>
    market.push(...answer.companies)
    if (answer.companies.length === 0 || market.length >= answer.total) return market
  }
}

/** Runs in the page: types each text at once and waits until its company stands in the list. */
async function timePalette(texts: readonly (readonly [text: string, ticker: string])[]): Promise<number[]> {
  const until = <T>(find: () => T | null | undefined | false): Promise<T> =>
    new Promise((resolve) => {
      const look = () => {
        const match = find()
        if (match) resolve(match)
        else requestAnimationFrame(look)
      }
      look()
    })
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
  const field = await until(() => document.querySelector<HTMLInputElement>('.palette-field input'))
  const codes = () => [...document.querySelectorAll('[id^="palette-company-"] .code')].map((code) => code.textContent)
  const times: number[] = []
  for (const [text, ticker] of texts) {
    const start = performance.now()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await until(() => codes().includes(ticker))
    times.push(performance.now() - start)
  }
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  return times
}
