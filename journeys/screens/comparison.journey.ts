import { faults } from '../axe.ts'
import { go, settled } from '../product.ts'
import { expect, test } from '../test.ts'

const words = {
  ja: {
    locale: 'ja-JP',
    tray: '比較に追加',
    compare: /社を比較する/,
    materiality: 'マテリアリティの比較',
    matrix: '一覧',
    raws: 'スコア・ローデータ',
    targets: '非財務目標',
    difference: '2社の差の内訳',
    why: '数値の根拠',
    locked: /契約外/,
    full: /50社まで選択できます/,
    beyond: /1社を表示していません/,
    add: '企業を追加',
    chartFull: 'これ以上選択できません。選択中の指標を外してください。',
    water: '水',
    shortcut: '項目を選んで比較',
  },
  en: {
    locale: 'en-GB',
    tray: 'Add to comparison',
    compare: /^Compare \d+$/,
    materiality: 'Comparison by materiality',
    matrix: 'Matrix',
    raws: 'Scores and raw data',
    targets: 'Non-financial targets',
    difference: 'Difference between two companies',
    why: 'Why this figure',
    locked: /Locked/,
    full: /Up to 50 companies can be compared/,
    beyond: /1 not shown/,
    add: 'Add a company',
    chartFull: 'No more selections possible, delete a selected indicator.',
    water: 'Water',
    shortcut: 'Compare on…',
  },
} as const

/** Numbers of companies of the market, the largest first. */
async function companyIds(demo: { call: (path: string) => Promise<{ companies: { id: number }[] }> }, count: number) {
  return (await demo.call(`/companies?perPage=${count}`)).companies.map(({ id }) => id)
}

for (const [language, w] of Object.entries(words)) {
  test(`${language} › from the tray through the comparisons to the reasons of a cell, and the link for somebody without that vendor`, async ({
    browser,
    demo,
  }) => {
    const page = await demo.signedIn(browser, { locale: w.locale })
    const [one, other] = (await companyIds(demo, 8)) as [number, number]
    for (const id of [one, other]) {
      await go(page, `/companies/${id}/raws`)
      await page.getByRole('button', { name: w.tray, exact: true }).click()
    }
    await page.getByRole('link', { name: w.compare }).click()
    await page.waitForURL(/comparison\/materiality\?companies=\d+-\d+/)
    await expect(page.getByRole('figure', { name: /.+/ }).first()).toBeVisible()
    // The difference of the two sums to the difference of their totals.
    const figure = page.locator('#comparison_difference')
    await expect(figure.getByText(w.difference).first()).toBeVisible()
    await page.locator('#comparison_materiality').getByRole('button', { name: w.matrix }).click()
    const grid = page.getByRole('grid')
    await grid.focus()
    // Two columns of references, then the first company; the first row is the total.
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
    await expect(page.getByRole('complementary', { name: w.why })).toBeVisible()
    await settled(page)
    expect(await faults(page, { where: 'comparison', theme: 'light' })).toEqual([])

    await page.getByRole('link', { name: w.raws }).click()
    await page.waitForURL(/comparison\/raws\?.*companies=\d+-\d+/)
    await expect(page.getByRole('grid')).toBeVisible()
    await go(
      page,
      `/comparisons/comparison/raws?companies=${one}-${other}&items=msci,E-CC-022,G-BD-001,G-BD-002,S-LR-007,S-LR-001`,
    )
    await settled(page)
    await page.locator('button[aria-disabled]', { hasText: /.+/ }).last().hover()
    await expect(page.getByText(w.chartFull)).toBeVisible()
    await expect(page.getByRole('gridcell', { name: w.locked })).toHaveCount(0)
    expect(await faults(page, { where: 'comparison', theme: 'light' })).toEqual([])

    const plain = await demo.person({ vendors: [] })
    const theirs = await demo.signedIn(browser, { locale: w.locale, by: plain })
    await go(theirs, new URL(page.url()).pathname + new URL(page.url()).search)
    await expect(theirs.getByRole('gridcell', { name: w.locked })).toHaveCount(2)

    await page.getByRole('link', { name: w.targets }).click()
    await page.waitForURL(/non-financial-targets\?.*companies=\d+-\d+/)
  })
}

test('fifty companies stay smooth, the 51st is refused before anybody tries, and a link with 51 says whom it leaves out', async ({
  browser,
  demo,
}) => {
  const w = words.en
  const page = await demo.signedIn(browser, { locale: w.locale })
  const ids = await companyIds(demo, 51)
  expect(ids).toHaveLength(51)
  await go(page, `/comparisons/comparison/materiality?companies=${ids.slice(0, 50).join('-')}&view=matrix`)
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.getByText(w.full)).toBeVisible()
  await expect(page.getByLabel(w.add)).toBeDisabled()
  // Only what is in sight is drawn.
  expect(await page.getByRole('gridcell').count()).toBeLessThan(50 * 17)
  await page.getByRole('grid').focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('grid')).toHaveAttribute('aria-colcount', '52') // the item, the market’s median, 50 companies
})

test('the shortcut of a company page remembers the item in cookies and opens the link that says the same', async ({
  browser,
  demo,
}) => {
  const w = words.ja
  const page = await demo.signedIn(browser, { locale: w.locale })
  const [one] = await companyIds(demo, 1)
  await go(page, `/companies/${one}/raws`)
  await page.getByRole('button', { name: w.shortcut }).first().click()
  await page.getByRole('menuitem', { name: w.water, exact: true }).click()
  await page.waitForURL(/materiality\?.*items=water/)
  const cookies = new Map((await page.context().cookies()).map(({ name, value }) => [name, value]))
  expect(cookies.get('comparison_region')).toBe('total')
  expect(cookies.get('comparison_materiality')).toBe('water')
  // A link overrules the cookies.
  await go(page, `/comparisons/comparison/materiality?companies=${one}&items=energy`)
  await expect(page.getByText('エネルギー').first()).toBeVisible()
})
