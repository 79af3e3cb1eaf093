import { chromium, type Page } from '@playwright/test'
import { chromiumPath } from '../../journeys/browser.ts'
import { Product } from '../../journeys/product.ts'
import { ms, print, spread } from '../measure.ts'

const rounds = 50
/** What a person who works with the product all day accepts without noticing. */
const limits = { median: 300, p99: 700 } as const

interface Step {
  readonly name: string
  /** What the bare interface takes for the same. */
  readonly calls: (companyId: number, round: number) => readonly string[]
  /** Brings the page to where the step begins; not timed. */
  readonly before: (page: Page, companyId: number, round: number) => Promise<unknown>
  /** The element that is pressed or changed. */
  readonly press: string
  /** Given to a select; otherwise the element is clicked. */
  readonly option?: (round: number) => string
  /** JavaScript that is true when the answer is on the screen. */
  readonly done: (round: number) => string
}

/** Figures that are there and are not those of the step before. */
const isStill = "!document.querySelector('.is-stale, .skeleton, [aria-busy=true]')"

/** The answer to this call has come since the page was opened: what stands until then is not taken for it. */
const hasCome = (start: string) =>
  `performance.getEntriesByType('resource').some(({ name, responseEnd }) => responseEnd > 0 && name.includes('${start}'))`

const steps: readonly Step[] = [
  {
    name: 'row of the search to the company',
    calls: (id) => [`/companies/${id}`, `/companies/${id}/scores`],
    before: (page, _, round) => to(page, `/v2/comparisons?page=${round + 1}`, 'tbody th.co a'),
    press: 'tbody tr:nth-of-type(3) th.co a',
    done: () => `/companies/.test(location.pathname) && document.querySelector('.strip .v, .strip-none') && ${isStill}`,
  },
  {
    name: 'tab: summary to raw data',
    calls: (id) => [`/companies/${id}/raws`],
    before: (page, id) => to(page, `/companies/${id}/dashboard`, '.strip .v'),
    press: '.tabs a[href*="/raws"]',
    done: () => `document.querySelector('td .fig-btn') && ${isStill}`,
  },
  {
    name: 'figure to its why panel',
    calls: () => [],
    before: (page, id) => to(page, `/companies/${id}/raws?view=major`, 'td .fig-btn'),
    press: 'td.now .fig-btn',
    done: () => "document.querySelector('aside .v')",
  },
  {
    name: 'fiscal year of a summary',
    calls: (id, round) => [`/companies/${id}/scores?year=${yearOf(round)}`],
    before: (page, id) => to(page, `/companies/${id}/dashboard`, '.strip .v'),
    press: '.ctx select >> nth=0',
    option: (round) => String(yearOf(round)),
    done: (round) =>
      `${hasCome(`/scores?year=${yearOf(round)}`)} && document.querySelector('.strip .v, .strip-none') && ${isStill}`,
  },
  {
    name: 'sort of the search by another column',
    calls: () => [],
    before: (page) => to(page, '/v2/comparisons', 'tbody th.co a'),
    press: 'th.num[aria-sort=none] button >> nth=1',
    done: () =>
      `${hasCome('/search?sort=')} && document.querySelectorAll('th.num[aria-sort=descending], th.num[aria-sort=ascending]').length === 1 && ${isStill}`,
  },
]

const yearOf = (round: number) => 2021 + (round % 3)

async function to(page: Page, path: string, ready: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href)
  await page.locator(ready).first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** From the press to the answer on the screen, in a real browser over 3,900 companies, a company anew each time. */
export async function benchInteractions(): Promise<void> {
  const product = new Product()
  product.env.SATOYAMA_DEMO_COMPANIES = '3900'
  await product.start()
  const browser = await chromium.launch({ executablePath: chromiumPath() ?? undefined, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ locale: 'ja-JP', viewport: { width: 1440, height: 900 } })
    // A page keeps the times of 250 files, and has more.
    await page.addInitScript(() => performance.setResourceTimingBufferSize(5000))
    await product.signIn(page)
    print(`3,900 companies, ${rounds} times each; limits p50 ${limits.median} ms, p99 ${limits.p99} ms`)
    await page.locator('tbody th.co a').first().waitFor({ timeout: 300_000 }) // The market is in memory.
    // Those with a score: the strip of the others has no figure to wait for.
    const { rows } = await product.call(`/search?perPage=${rounds}&sort=-sustainability_score`)
    const companies = rows.map(({ id }: { id: number }) => id)
    for (const step of steps) await printStep(step, { page, product, companies })
  } finally {
    await browser.close()
    await product.remove()
  }
}

interface Stage {
  readonly page: Page
  readonly product: Product
  readonly companies: readonly number[]
}

async function printStep(step: Step, { page, product, companies }: Stage): Promise<void> {
  const [shown, called]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const companyId = companies[round]!
    const start = performance.now()
    for (const path of step.calls(companyId, round)) await product.call(path)
    called.push(performance.now() - start)
    await step.before(page, companyId, round)
    shown.push(await timeStep(page, step, round))
  }
  const { median, p99 } = spread(shown)
  const verdict = median <= limits.median && p99 <= limits.p99 ? 'within the limits' : 'ABOVE THE LIMITS'
  const bare =
    step.calls(1, 0).length > 0
      ? `, the bare calls ${ms(spread(called).median)}, ratio ${(median / spread(called).median).toFixed(1)}`
      : ''
  print(`${step.name.padEnd(40)} p50 ${ms(median)}, p99 ${ms(p99)}${bare}  ${verdict}`)
}

/** The clock is the page's own: what driving the browser takes is left out. */
async function timeStep(page: Page, { press, option, done }: Step, round: number): Promise<number> {
  const element = page.locator(press).first()
  const value = option?.(round)
  return element.evaluate(
    (target, { value, done }) =>
      new Promise<number>((resolve) => {
        const isDone = new Function(`return ${done}`)
        const start = performance.now()
        if (value === undefined) (target as HTMLElement).click()
        else {
          ;(target as HTMLSelectElement).value = value
          target.dispatchEvent(new Event('change', { bubbles: true }))
        }
        const look = () => (isDone() ? resolve(performance.now() - start) : requestAnimationFrame(look))
        requestAnimationFrame(look)
      }),
    { value, done: done(round) },
  )
}
