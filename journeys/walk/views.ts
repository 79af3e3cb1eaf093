import { expect, type Page } from '@playwright/test'
import { go, settled } from '../product.ts'

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
