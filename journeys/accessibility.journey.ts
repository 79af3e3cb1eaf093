import type { Page } from '@playwright/test'
import { faults, insideViews, quietPage, routeViews, type Theme, type View } from './axe.ts'
import { guardedRoutes, publicRoutes } from './routes.ts'
import { expect, test } from './test.ts'

/** Of placeholders that look alike one is enough: where each stands is what surrounds it. */
async function placeOfPlaceholder(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const surroundings: string[] = []
    const placeholder = document.querySelector('section.planned')
    for (let at = placeholder; at; at = at.parentElement) surroundings.push(`${at.tagName}.${at.className}`)
    return placeholder && surroundings.join(' ')
  })
}

/** Each screen is looked at once: every second one in this language, and of these every second one in the dark. */
for (const [turn, locale] of (['ja-JP', 'en-US'] as const).entries()) {
  test(`nothing to complain of: a half of all screens in ${locale}, in the light or in the dark`, async ({
    browser,
    invented,
  }) => {
    const { companies } = await invented.call('/companies?q=9X9Y')
    const { page, outside } = await quietPage(browser, locale, invented.address)
    const found: string[] = []
    const placeholders = new Set<string>()
    const looked = { light: 0, dark: 0 }
    const look = async (views: readonly View[]) => {
      for (const view of views.filter((_, index) => index % 2 === turn)) {
        await view.open(page)
        const place = await placeOfPlaceholder(page)
        if (place === null || !placeholders.has(place)) {
          const theme: Theme = looked.light > looked.dark ? 'dark' : 'light'
          looked[theme]++
          found.push(...(await faults(page, { where: view.name, theme })))
        }
        if (place !== null) placeholders.add(place)
        await view.close?.(page)
      }
    }
    await page.goto(`${invented.address}/login`)
    await look(routeViews(publicRoutes, companies[0].id))
    await invented.signIn(page, await invented.person())
    await page.locator('.results tbody a').first().waitFor()
    await look(insideViews(guardedRoutes, companies[0].id))
    expect(found).toEqual([])
    expect(outside).toEqual([])
    expect(Math.min(looked.light, looked.dark)).toBeGreaterThanOrEqual(5)
  })
}
