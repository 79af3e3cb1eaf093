import { faults, insideViews, quietPage, routeViews, type View } from '../axe.ts'
import { guardedRoutes, publicRoutes } from '../routes.ts'
import { expect, test } from '../test.ts'

for (const locale of ['ja-JP', 'en-US'] as const) {
  test(`nothing to complain of: every screen in ${locale}, in the light and in the dark`, async ({
    browser,
    invented,
  }) => {
    test.setTimeout(600_000)
    const { companies } = await invented.call('/companies?q=9X9Y')
    const { page, outside } = await quietPage(browser, locale, invented.address)
    const found: string[] = []
    const look = async (views: readonly View[]) => {
      for (const { name: where, open, close } of views) {
        await open(page)
        found.push(...(await faults(page, { where, theme: 'dark', onlyColors: true })))
        found.push(...(await faults(page, { where, theme: 'light' })))
        await close?.(page)
      }
    }
    await page.goto(`${invented.address}/login`)
    await look(routeViews(publicRoutes, companies[0].id))
    await invented.signIn(page, await invented.person())
    await page.locator('.results tbody a').first().waitFor()
    await look(insideViews(guardedRoutes, companies[0].id))
    expect(found).toEqual([])
    expect(outside).toEqual([])
  })
}
