import { setTimeout } from 'node:timers/promises'
import { chromium, type Page } from 'playwright-core'
import { account, Product } from '../../journeys/product.ts'
import { findChromium } from '../../server/machine/chromium.ts'
import { ms, print, spread } from '../measure.ts'

const rounds = 60
/** Milliseconds between calls: no more of them than a network may make in a minute. */
const pause = 60
/** Calls of the tabs, and, as a peer that has always been there, the figures of the raw data. */
const calls = {
  board: (id: number) => `/companies/${id}/board`,
  'shared directors': (id: number) => `/companies/${id}/board/shared`,
  governance: (id: number) => `/companies/${id}/governance`,
  impact: (id: number) => `/companies/${id}/impact`,
  'patents, summary': (id: number) => `/companies/${id}/patents/summary`,
  patents: (id: number) => `/companies/${id}/patents`,
  documents: (id: number) => `/companies/${id}/documents`,
  profile: (id: number) => `/companies/${id}/facts`,
  comments: (id: number) => `/companies/${id}/comments/count`,
} as const
const peer = (id: number) => `/companies/${id}/raws`

const tabs = ['company-governance', 'sustainability/impa', 'patent', 'company-disclosures', 'info', 'comments'] as const

/** Calls of a company's tabs over the market, other companies each time, and the tabs drawn in a browser. */
export async function benchCompany(): Promise<void> {
  const product = new Product()
  product.env.SATOYAMA_DEMO_COMPANIES = process.env.SATOYAMA_DEMO_COMPANIES ?? '3900'
  await product.start()
  try {
    const { market } = (await product.call('/companies?perPage=1')) as { market: number }
    const id = (round: number) => 1 + ((round * 37) % market)
    while (!(await product.call(`/companies/${id(0)}/scores`))) await setTimeout(1000)
    await product.untilFresh()
    const measure = async (path: (id: number) => string) => {
      const times: number[] = []
      for (let round = 0; round < rounds + 10; round++) {
        await setTimeout(pause)
        const start = performance.now()
        await product.call(path(id(round)))
        if (round >= 10) times.push(performance.now() - start)
      }
      return spread(times)
    }
    const raws = await measure(peer)
    print(`${market.toLocaleString('en')} companies, ${rounds} calls each, after the first 10`)
    print(`figures of the raw data  p50 ${ms(raws.median)}, p99 ${ms(raws.p99)}`)
    for (const [name, path] of Object.entries(calls)) {
      const own = await measure(path)
      print(
        `${name}  p50 ${ms(own.median)}, p99 ${ms(own.p99)}, ${(own.median / raws.median).toFixed(2)} × the raw data`,
      )
    }
    await drawn(product, id)
  } finally {
    await product.remove()
  }
}

/** From the call of the address to the last heading of the tab's contents, loaded anew each time. */
async function drawn(product: Product, id: (round: number) => number): Promise<void> {
  const executablePath = findChromium(undefined)
  if (!executablePath) return print('no Chromium here: drawing is left out')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await product.signIn(page, account)
  for (const tab of ['raws', ...tabs]) {
    await setTimeout(8000) // For the same reason.
    const times: number[] = []
    for (let round = 0; round < 12; round++) {
      const took = await drawOnce(page, `${product.address}/companies/${id(round)}/${tab}`)
      if (round >= 2) times.push(took)
    }
    print(`drawn: ${tab}  p50 ${ms(spread(times).median)}`)
  }
  await browser.close()
}

async function drawOnce(page: Page, address: string): Promise<number> {
  const start = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('.left h2, .left table, .left form').first().waitFor()
  return performance.now() - start
}
