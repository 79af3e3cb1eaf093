import { routeViews, type View } from '../axe.ts'
import { go, settled } from '../product.ts'
import { expect, test } from '../test.ts'
import { cutAtRest } from './cut-cells.ts'

/** Every screen that has tables. */
const screens = [
  '/v2/comparisons?display=percentile',
  '/companies',
  '/companies/:company/dashboard',
  '/companies/:company/sustainability/esg',
  '/companies/:company/sustainability/score-decomposition',
  '/companies/:company/sustainability/consensus',
  '/companies/:company/details',
  '/companies/:company/raws',
  '/companies/:company/raws?units=filed',
  '/companies/:company/raws?view=major&columns=basis,acquired,next,note,source,change',
  '/industries',
  '/industries/market/sustainability',
  '/industries/market/overview',
  '/industries/market/companies',
  '/industry-classification-standard',
  '/definitions',
  '/definitions/S-DV-002',
  '/taxonomy',
  '/templates',
  '/mypage',
]
const comparisons = [
  '/comparisons/comparison/materiality?view=matrix&unfolded=water&',
  '/comparisons/comparison/materiality?view=table&',
  '/comparisons/comparison/raws?years=all&',
  '/comparisons/comparison/non-financial-targets?view=table&',
]

interface Look {
  readonly lang: 'ja' | 'en'
  readonly widths: readonly number[]
}

/** No cell of any table on any screen is cut at these widths, in one language. */
export function cellsAreWhole({ lang, widths }: Look): void {
  test(`no cell of any table is cut at ${widths.join(', ')} (${lang})`, async ({ demo, browser }) => {
    test.setTimeout(300_000)
    const locale = lang === 'ja' ? 'ja-JP' : 'en-GB'
    const page = await demo.signedIn(browser, { locale, by: await demo.person({ language: lang }) })
    await settled(page)
    const { companies } = await demo.call('/companies?q=')
    const compared = companies
      .slice(0, 8)
      .map(({ id }: { id: number }) => id)
      .join('-')
    const views: View[] = [
      ...routeViews(screens, companies[0].id),
      ...routeViews(
        comparisons.map((route) => `${route}companies=${compared}`),
        companies[0].id,
      ),
      {
        name: 'why panel of a figure',
        async open(of) {
          await go(of, `/companies/${companies[0].id}/raws`)
          await settled(of)
          await of.locator('.raw .fig-btn').first().click()
          await of.locator('.why dl').first().waitFor()
        },
      },
    ]
    const cut: string[] = []
    for (const view of views) {
      await page.setViewportSize({ width: widths[0]!, height: 900 })
      await view.open(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        cut.push(...(await cutAtRest(page)).map((fault) => `${view.name} at ${width}: ${fault}`))
      }
    }
    expect(cut).toEqual([])
  })
}
