import type { Page } from '@playwright/test'
import { faults } from '../axe.ts'
import { expectNoOverflow } from '../overflow.ts'
import { go } from '../product.ts'
import { why } from '../raw-data.ts'
import { expect, test } from '../test.ts'

/** Somebody asks what goes with price to book, follows a point to its source, tries a change, and reads what is known in yen. */

const words = {
  ja: {
    locale: 'ja-JP',
    cause: /関連は因果関係を示しません/,
    chance: /[\d,]+通りの検定。偶然だけで約[\d,]+が5%有意になる/,
    scope: '対象',
    basis: '業種分類',
    lags: 'ラグ別の結果',
    plot: /偏残差プロット/,
    panel: 'この点の数値',
    pbr: '株価純資産倍率（PBR）',
    use: 'シミュレーションに使う',
    add: '同時回帰に加える',
    joint: '複数の指標を同時に入れた回帰',
    size: '企業規模',
    remove: /を外す$/,
    run: '計算する',
    actual: /の実績値$/,
    empty: '実績値は省略できません。',
    emptyPbr: 'PBR変化は省略できません。',
    back: '目標のPBR変化 → 必要な指標の変化',
    result: /PBR変化 [+−±][\d.]+%/,
    linear: /線形の近似 b2 × d では[+−±][\d.]+%/,
    published: /公表されている感応度/,
    same: /一致しました/,
    recompute: '再計算して照合',
    verdict: /ESG/,
    bars: ['業種平均のみ', 'ESGなし（ROE・成長率・規模・業種）', 'ESGあり'],
    table: '表',
    choose: '企業を選ぶ',
    out: 'ファイルに出力',
    closed: 'トライアル版ではご利用いただけません。',
  },
  en: {
    locale: 'en-GB',
    cause: /Association is not cause/,
    chance: /[\d,]+ tests: about [\d,]+ would look significant by chance/,
    scope: 'Scope',
    basis: 'Classification',
    lags: 'By lag',
    plot: /Partial residuals/,
    panel: 'Figures of this point',
    pbr: 'Price-book ratio (PBR)',
    use: 'Use in the simulation',
    add: 'Add to the joint regression',
    joint: 'Several indicators in one regression',
    size: 'Company size',
    remove: /^Remove /,
    run: 'Calculate',
    actual: /^Actual value of /,
    empty: 'The actual value cannot be empty.',
    emptyPbr: 'The PBR change cannot be empty.',
    back: 'Wished PBR change → indicator',
    result: /PBR change [+−±][\d.]+%/,
    linear: /The linear form, b2 × d, gives [+−±][\d.]+%/,
    published: /Published sensitivities/,
    same: /by another way: the same/,
    recompute: 'Recompute and compare',
    verdict: /ESG/,
    bars: ['Industry mean alone', 'No ESG (ROE, growth, size, industry)', 'With ESG'],
    table: 'Table',
    choose: 'Choose a company',
    out: 'Save as a file',
    closed: 'Not available in the trial version.',
  },
} as const
type Words = (typeof words)[keyof typeof words]

const screen = '/tools/deloitte/nonfinancial-value'
const figure = (page: Page) => page.locator('#pbr_regression')

for (const language of ['ja', 'en'] as const) {
  const w = words[language]
  test(`${language} › what goes with PBR, down to the source of a point, and a change tried`, async ({
    browser,
    demo,
  }) => {
    test.setTimeout(240_000)
    const page = await demo.signedIn(browser, { locale: w.locale, reducedMotion: 'reduce' })
    await go(page, `${demo.address}${screen}?part=pbr&of=gics11-market`)
    await expect(figure(page)).toBeVisible({ timeout: 180_000 })
    await expect(page.getByText(w.cause)).toBeVisible()
    await expect(page.getByText(w.chance)).toBeVisible()
    for (const theme of ['light', 'dark'] as const)
      expect(await faults(page, { where: 'PBR regression', theme })).toEqual([])
    await toTheSource(page, w)
    await together(page, w)
    await simulate(page, w)
    await otherViews(page, w, demo.address)
  })

  test(`${language} › what ESG adds, and what indicators are worth in a company`, async ({ browser, demo }) => {
    test.setTimeout(300_000)
    const page = await demo.signedIn(browser, { locale: w.locale, reducedMotion: 'reduce' })
    await go(page, `${demo.address}${screen}`)
    const accuracy = page.locator('#value_accuracy')
    await expect(accuracy).toBeVisible({ timeout: 150_000 })
    await expect(accuracy.locator('h2')).toContainText(w.verdict)
    for (const bar of w.bars) await expect(accuracy.getByText(bar, { exact: true })).toBeVisible()
    const { companies } = await demo.call('/companies?perPage=1')
    await go(page, `${demo.address}${screen}?company=${companies[0].id}`)
    await expect(page.getByLabel(w.choose)).toBeVisible()
    for (const theme of ['light', 'dark'] as const) expect(await faults(page, { where: 'value', theme })).toEqual([])
  })

  test(`${language} › a trial sees it and has no file of it; on paper nothing is cut`, async ({ browser, demo }) => {
    test.setTimeout(300_000)
    const by = await demo.person({ isTrial: true })
    const page = await demo.signedIn(browser, { locale: w.locale, reducedMotion: 'reduce', by })
    await go(page, `${demo.address}${screen}?part=pbr&of=gics11-20`)
    await expect(figure(page)).toBeVisible({ timeout: 150_000 })
    await asATrial(page, w)
    await figure(page).locator('tbody th button').first().click()
    await expect(page.getByText(w.lags, { exact: true })).toBeVisible()
    await onPaper(page)
  })
}

/** A trial sees everything and has no file of it. */
async function asATrial(page: Page, w: Words): Promise<void> {
  await page.getByRole('button', { name: w.out }).click()
  const item = page.getByRole('menuitem', { name: /Excel/ })
  await expect(item).toBeDisabled()
  await expect(item).toContainText(w.closed)
  await page.keyboard.press('Escape')
}

/** On a sheet of A4 nothing of the figure is beyond the edge. */
async function onPaper(page: Page): Promise<void> {
  await page.setViewportSize({ width: 688, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await expect(figure(page)).toBeVisible()
  const beyond = () =>
    figure(page).evaluate((main) =>
      [...main.querySelectorAll('*')]
        .filter(
          (part) =>
            part.checkVisibility() && !part.closest('.sr') && part.getBoundingClientRect().right > innerWidth + 1,
        )
        .map((part) => part.outerHTML.slice(0, 120)),
    )
  await expect.poll(beyond).toEqual([])
}

/** An indicator unfolded, a point by keyboard, its figures, the source of one, and back. */
async function toTheSource(page: Page, w: Words): Promise<void> {
  await figure(page).locator('tbody th button').first().click()
  await expect(page.getByText(w.lags, { exact: true })).toBeVisible()
  const plot = page.getByRole('application', { name: w.plot })
  await plot.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary', { name: w.panel })
  await expect(panel).toContainText(w.pbr)
  expect(await faults(page, { where: 'a point of a regression', theme: 'light' })).toEqual([])
  const value = panel.getByRole('row').filter({ hasText: w.pbr }).getByRole('button')
  const text = await value.textContent()
  await value.click()
  await expect(why(page)).toContainText(text!)
  await page.keyboard.press('Escape')
  await expect(panel).toContainText(w.pbr)
  await page.reload()
  await expect(panel).toContainText(w.pbr)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await page.getByRole('button', { name: w.recompute }).click()
  await expect(page.getByText(w.same)).toBeVisible()
}

/** The unfolded indicator in one equation with return on equity and size, then without size, and out again. */
async function together(page: Page, w: Words): Promise<void> {
  await page.getByRole('button', { name: w.add }).click()
  const joint = page.getByRole('region', { name: w.joint })
  const terms = joint.locator('tbody tr')
  await expect(terms).toHaveCount(3)
  await joint.getByLabel(w.size).selectOption('none')
  await expect(terms).toHaveCount(2)
  await page.reload()
  await expect(terms).toHaveCount(2)
  expect(await faults(page, { where: 'a joint regression', theme: 'light' })).toEqual([])
  await joint.getByRole('button', { name: w.remove }).click()
  await expect(terms).toHaveCount(0)
}

/** A change tried; the fields that cannot be empty; and the way back. */
async function simulate(page: Page, w: Words): Promise<void> {
  await page.getByRole('button', { name: w.use }).click()
  const run = page.getByRole('button', { name: w.run })
  await run.click()
  await expect(page.getByText(w.result)).toBeVisible()
  await expect(page.getByText(w.linear)).toBeVisible()
  const actual = page.getByRole('textbox', { name: w.actual })
  const before = await actual.inputValue()
  await actual.fill('')
  await run.click()
  await expect(page.getByText(w.empty)).toBeVisible()
  await actual.fill(before)
  await page.getByRole('radio', { name: w.back }).check()
  await run.click()
  await expect(page.getByText(w.emptyPbr)).toBeVisible()
  await page.getByText(w.published).click()
  await expect(page.getByText('1.38 / 1.3563')).toBeVisible()
}

/** The table says the same; an industry is another scope; on a phone nothing is cut off. */
async function otherViews(page: Page, w: Words, address: string): Promise<void> {
  await figure(page).getByRole('button', { name: w.table, exact: true }).click()
  await expect(figure(page).getByRole('columnheader', { name: 'b2' })).toBeVisible()
  await page.getByRole('combobox', { name: w.scope, exact: true }).selectOption({ index: 1 })
  await expect(page).toHaveURL(/of=gics11-\d+/)
  await page.setViewportSize({ width: 390, height: 844 })
  await go(page, `${address}${screen}?part=pbr&of=gics11-market`)
  await expect(figure(page)).toBeVisible()
  await expectNoOverflow(page)
  expect(await faults(page, { where: 'PBR on a phone', theme: 'light' })).toEqual([])
}
