import { faults, insideViews, quietPage, routeViews, type Theme, type View } from './axe.ts'
import { guardedRoutes, publicRoutes } from './routes.ts'
import { expect, test } from './test.ts'

/** Each screen is looked at once: every second one in this language, and of these every second one in the dark. */
for (const [turn, locale] of (['ja-JP', 'en-US'] as const).entries()) {
  test(`nothing to complain of: a half of all screens in ${locale}, in the light or in the dark`, async ({
    browser,
    invented,
  }) => {
    const { companies } = await invented.call('/companies?q=9X9Y')
    const { page, outside } = await quietPage(browser, locale, invented.address)
    const found: string[] = []
    const looked = { light: 0, dark: 0 }
    const look = async (views: readonly View[]) => {
      for (const view of views.filter((_, index) => index % 2 === turn)) {
        await view.open(page)
        const theme: Theme = looked.light > looked.dark ? 'dark' : 'light'
        looked[theme]++
        found.push(...(await faults(page, { where: view.name, theme })))
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
