import { languages } from '../../tests/parts.ts'
import { faults, quietPage } from '../axe.ts'
import { publicRoutes } from '../routes.ts'
import { expect, test } from '../test.ts'
import { floatingViews, narrowViews, routeViews, stateViews, type View } from './views.ts'

const locales = { ja: 'ja-JP', en: 'en-GB' } as const

/** What no route alone shows, and what strangers see; the other parts of the walk go through the screens themselves. */
for (const language of languages) {
  test(`${language} › axe finds nothing in what strangers see, in states of screens and in what floats above them`, async ({
    browser,
    invented,
  }) => {
    test.setTimeout(400_000)
    const { companies } = await invented.call('/companies?q=9X9Y')
    const company: number = companies[0].id
    const { page, outside } = await quietPage(browser, locales[language], invented.address)
    const wrong: string[] = []
    const look = async (views: readonly View[]) => {
      for (const { name: where, open, close } of views) {
        await open(page)
        wrong.push(...(await faults(page, { where, theme: 'dark', onlyColors: true })))
        wrong.push(...(await faults(page, { where, theme: 'light' })))
        await close?.(page)
      }
    }
    await page.goto(`${invented.address}/login`)
    await look(routeViews(publicRoutes, company))
    await invented.signIn(page, await invented.person({ language }))
    await look([
      ...routeViews(['/nowhere'], company),
      ...stateViews(company),
      ...floatingViews,
      ...narrowViews(company),
    ])
    expect(wrong).toEqual([])
    expect(outside).toEqual([])
  })
}
