import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, expect, type Page } from '@playwright/test'
import { go, settled } from './product.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export type Theme = 'light' | 'dark'

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const ofColors = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** What axe finds in a theme: everything, or only what colors can change. */
export async function faults(
  page: Page,
  { where, theme, onlyColors = false }: { where: string; theme: Theme; onlyColors?: boolean },
): Promise<string[]> {
  // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window
  if (!(await page.evaluate(() => 'axe' in (window as any)))) await page.evaluate(axe)
  for (;;) {
    // What waits for an answer is pale until it is there; where that begins while axe looks, it looks again.
    await expect(page.locator('.is-stale')).toHaveCount(0)
    const found = await look(page, { where, theme, runOnly: onlyColors ? ofColors : everything })
    if (found) return found
  }
}

/** What axe finds; null where something of it was about to change. */
function look(
  page: Page,
  options: { where: string; theme: Theme; runOnly: typeof ofColors | typeof everything },
): Promise<string[] | null> {
  return page.evaluate(async ({ where, theme, runOnly }) => {
    scrollTo(0, 0) // A link half under the header that stays would count as too small.
    // As the switch does it, also while something floats above it.
    Object.assign(document.documentElement.dataset, { theme, mantineColorScheme: theme })
    // What fades in or out is pale for a moment only: everything stands at its end while axe looks.
    const still = document.createElement('style')
    still.textContent = '*, ::before, ::after { transition: none !important; animation: none !important }'
    document.head.append(still)
    const isStale = () => document.querySelector('.is-stale') !== null
    let wasStale = isStale()
    const watching = new MutationObserver(() => {
      wasStale ||= isStale()
    })
    watching.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] })
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window
    const { violations } = await (window as any).axe.run({ runOnly })
    still.remove()
    watching.disconnect()
    if (wasStale) return null
    return violations.map(
      ({ id, nodes }: { id: string; nodes: { html: string }[] }) => `${where}: ${theme}: ${id}: ${nodes[0]?.html}`,
    )
  }, options)
}

/** A page that looks at nothing moving, and what it asked of anybody but us. */
export async function quietPage(browser: Browser, locale: string, address: string) {
  const context = await browser.newContext({ locale, reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(address) && !request.url().startsWith('data:')) outside.push(request.url())
  })
  return { page, outside }
}

/** Something to look at. */
export interface View {
  readonly name: string
  open(page: Page): Promise<void>
  close?(page: Page): Promise<void>
}

export const routeViews = (routes: readonly string[], company: number): View[] =>
  routes.map((route) => ({
    name: route,
    async open(page) {
      await go(page, route.replace(':company', String(company)))
      await settled(page)
    },
  }))

/** States of screens that no route alone shows. */
export const stateViews = (company: number): View[] => [
  {
    name: 'nothing fits',
    async open(page) {
      await go(page, '/v2/comparisons?q=zzzz')
      await page.locator('.state').waitFor()
    },
  },
  {
    name: 'why this figure',
    async open(page) {
      await go(page, `/companies/${company}/raws?figure=F-PL-001.2023.consolidated.`)
      await page.locator('.why').getByText('SHA-256').waitFor()
      await page.locator('.clip .hit').first().waitFor()
    },
  },
  {
    name: 'all raw data',
    async open(page) {
      await go(page, `/companies/${company}/raws?view=all&subsidiaries=1&columns=basis,acquired,next,note,source`)
      await page.locator('.raw tbody tr').nth(300).waitFor({ state: 'attached' })
    },
  },
]

/** What floats, each over a quiet page. */
export const floatingViews: readonly View[] = (
  [
    ['palette', '.command', '[role="dialog"] :is(h2, input)'],
    ['contact', '.contact-button', '[role="dialog"] :is(h2, input)'],
    ['releases', '.util > button.wide', '[role="dialog"] :is(h2, input)'],
    ['user menu', '.who', '[role="menu"], [role="dialog"]'],
    ['notes', '.bell', '[role="menu"], [role="dialog"]'],
    ['vendors', '.ctx > button[aria-haspopup]', '[role="menu"], [role="dialog"]'],
  ] as const
).map(([name, opener, shown]) => ({
  name,
  async open(page) {
    await go(page, '/portfolio')
    await settled(page)
    await page.locator(opener).click()
    await page.locator(shown).first().waitFor()
  },
  async close(page) {
    await page.keyboard.press('Escape')
    await expect(page.locator('[role="dialog"]')).toBeHidden()
  },
}))

export const narrowViews = (company: number): View[] =>
  routeViews(['/v2/comparisons', '/companies/:company/raws', '/mypage'], company).map(({ name, open }) => ({
    name: `${name}, narrow`,
    async open(page) {
      await page.setViewportSize({ width: 360, height: 740 })
      await open(page)
    },
    close: (page) => page.setViewportSize({ width: 1440, height: 900 }),
  }))

/** Every screen that a signed-in person sees. */
export const insideViews = (routes: readonly string[], company: number): View[] => [
  ...routeViews([...routes, '/nowhere'], company),
  ...stateViews(company),
  ...floatingViews,
  ...narrowViews(company),
]
