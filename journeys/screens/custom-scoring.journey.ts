import type { Page } from '@playwright/test'
import { faults } from '../axe.ts'
import { expectNoOverflow } from '../overflow.ts'
import { go } from '../product.ts'
import { expect, test } from '../test.ts'

/** Somebody weighs climate heavily, sees who moves and how firm that is, keeps it as a method, changes it and takes it away. */

const words = {
  ja: {
    locale: 'ja-JP',
    climate: '気候変動の重み',
    slider: '気候変動の重み（スライダー）',
    sum: /合計 /,
    proportion: '比率で計算',
    hundred: '合計を100にする',
    lock: '気候変動の重みを固定',
    negative: '負の重みは指定できません。',
    start: /標準の重みの全企業平均から始まります/,
    rises: /最も上げたのは.+（\+\d+位）/,
    views: { ranges: '順位の幅', table: '表' },
    firm: /軸は対数/,
    most: '順位を最も動かす指標',
    none: /カスタムスコアのデータはありません/,
    save: '手法を保存',
    ok: '保存',
    name: '気候重視',
    saved: '保存した手法',
    second: '気候重視 (第2版)',
    overwrite: '上書き保存',
    remove: '削除',
    gone: /「気候重視」を削除しました/,
    nothing: /すべての重みが0です/,
    search: '企業検索',
    method: '手法',
    waterfall: '標準手法 → 独自手法',
    recompute: '再計算',
    same: /表示値と一致しました/,
    standard: '標準手法',
    owner: /独自手法「気候重視」第1版/,
    of: '重みの対象',
    common: '全業種共通',
    byIndustry: '標準の業種別の重みを使う',
    own: /業種に個別の重みがあります/,
    alike: '個別の重みをすべて外す',
    open: /^気候変動の指標/,
    emissions: 'GHG排出量（Scope1+2）',
    direction: 'GHG排出量（Scope1+2）の向き',
    transform: 'GHG排出量（Scope1+2）の変換',
    higher: '高いほど良い',
    zScore: 'zスコア',
    gather: 'グループにまとめる',
    group: 'グループ「脱炭素」の重み',
    groupName: '脱炭素',
    turned: /標準とは逆に「高いほど良い」/,
    made: /Φ\(/,
  },
  en: {
    locale: 'en-GB',
    climate: 'Weight of Climate change',
    slider: 'Weight of Climate change (slider)',
    sum: /Sum /,
    proportion: 'counted in proportion',
    hundred: 'Scale to 100',
    lock: 'Lock the weight of Climate change',
    negative: 'Negative weights are not possible.',
    start: /You start from the standard weights/,
    rises: /.+ rises most \(\+\d+\)/,
    views: { ranges: 'Ranges', table: 'Table' },
    firm: /logarithmic axis/,
    most: 'What moves ranks most',
    none: /No score-customization data/,
    save: 'Save method',
    ok: 'Save',
    name: 'Climate first',
    saved: 'Saved methods',
    second: 'Climate first (version 2)',
    overwrite: 'Save changes',
    remove: 'Remove',
    gone: /“Climate first” removed/,
    nothing: /All weights are 0/,
    search: 'company search',
    method: 'Method',
    waterfall: 'Standard → your method',
    recompute: 'Recompute',
    same: /it agrees with the figure shown/,
    standard: 'Standard method',
    owner: /own method “Climate first”, version 1/,
    of: 'Weights for',
    common: 'All industries',
    byIndustry: 'Use the standard weights by industry',
    own: /weights of their own/,
    alike: 'Remove all industry-specific weights',
    open: /indicators? of Climate change/,
    emissions: 'GHG total emissions (Scope 1+2)',
    direction: 'Direction of GHG total emissions (Scope 1+2)',
    transform: 'Transform of GHG total emissions (Scope 1+2)',
    higher: 'Higher is better',
    zScore: 'z-score',
    gather: 'Group',
    group: 'Weight of the group Carbon',
    groupName: 'Carbon',
    turned: /Unlike the standard/,
    made: /Φ\(/,
  },
} as const
type Words = (typeof words)[keyof typeof words]

for (const language of ['ja', 'en'] as const) {
  const w = words[language]
  test(`${language} › weights are set, ranked at once, kept as a method with versions, and removed`, async ({
    browser,
    demo,
  }) => {
    test.setTimeout(240_000) // Weights are set, ranked, kept and used on four screens.
    const page = await demo.signedIn(browser, { locale: w.locale, reducedMotion: 'reduce' })
    await go(page, `${demo.address}/tools/custom_scoring`)
    await expect(page.getByText(w.none)).toBeVisible()
    const finding = page.locator('#ranking h2')
    await weigh(page, w)
    await expect(finding).toContainText(w.rises)
    await refuse(page, w)
    await firmness(page, w)
    await byIndustry(page, w)
    await adjust(page, w)
    await keep(page, w)
    await onAPhone(page, w, demo.address)
  })
}

/** By slider with the keyboard, by number, and with a lock. */
async function weigh(page: Page, w: Words): Promise<void> {
  const slider = page.getByLabel(w.slider)
  const before = Number(await slider.inputValue())
  await slider.press('ArrowRight')
  expect(Number(await slider.inputValue())).toBeGreaterThan(before)
  const field = page.getByLabel(w.climate, { exact: true })
  await field.fill('６０')
  await field.press('Enter')
  await expect(page.getByText(w.proportion)).toBeVisible()
  await page.getByRole('button', { name: w.lock }).click()
  await page.getByRole('button', { name: w.hundred }).click()
  await expect(field).toHaveValue('60')
  await expect(field).toBeDisabled()
  await expect(page.getByRole('heading', { name: w.sum })).toContainText(/(100|99\.9|100\.1)/)
  await page.getByRole('button', { name: w.lock }).click()
  await expect(page).toHaveURL(/w=climatechange(:|%3A)60/)
  await expect(page.locator('.is-stale')).toHaveCount(0)
  expect(await faults(page, { where: 'weights and a ladder', theme: 'light' })).toEqual([])
}

/** What is no weight is refused in its place, and the ranking stays. */
async function refuse(page: Page, w: Words): Promise<void> {
  const field = page.getByLabel(w.climate, { exact: true })
  await field.fill('-5')
  await field.press('Enter')
  await expect(page.getByText(w.negative)).toBeVisible()
  await expect(page).toHaveURL(/w=climatechange(:|%3A)60/)
  await field.press('Escape')
  await expect(page.getByText(w.negative)).toBeHidden()
}

async function firmness(page: Page, w: Words): Promise<void> {
  await page.locator('#ranking').getByRole('button', { name: w.views.ranges, exact: true }).click()
  await expect(page.getByText(w.firm)).toBeVisible()
  await expect(page.getByRole('heading', { name: w.most })).toBeVisible()
  await expect(page.locator('#ranking ol > li')).toHaveCount(50)
  expect(await faults(page, { where: 'ranges', theme: 'light' })).toEqual([])
  await page.locator('#ranking').getByRole('button', { name: w.views.table, exact: true }).click()
  await expect(page.locator('#ranking tbody tr')).toHaveCount(50)
}

async function keep(page: Page, w: Words): Promise<void> {
  await page.getByRole('button', { name: w.save }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(w.name)
  await dialog.getByRole('button', { name: w.ok, exact: true }).click()
  await expect(page).toHaveURL(/own=\d+/)
  const field = page.getByLabel(w.climate, { exact: true })
  await page.getByRole('button', { name: w.open }).click()
  await expect(page.getByLabel(w.transform, { exact: true })).toHaveValue('z-score')
  await expect(page.getByLabel(w.group, { exact: true })).toHaveValue('12')
  await use(page, w)
  await field.fill('30')
  await field.press('Enter')
  await page.getByRole('button', { name: w.overwrite }).click()
  const saved = page.getByLabel(w.saved)
  await expect(saved.getByRole('option', { selected: true })).toHaveText(w.second)
  await page.reload()
  await expect(field).toHaveValue('30')
  await page.getByRole('button', { name: w.remove, exact: true }).click()
  await expect(page.getByText(w.gone)).toBeVisible()
  await expect(page.getByText(w.none)).toBeVisible()
}

/** Emissions read the other way and by another scale, and two indicators that move together. */
async function adjust(page: Page, w: Words): Promise<void> {
  await page.getByRole('button', { name: w.open }).click()
  const hash = page.locator('#ranking .code').last()
  const before = await hash.textContent()
  await page.getByLabel(w.direction, { exact: true }).selectOption({ label: w.higher })
  await page.getByLabel(w.transform, { exact: true }).selectOption({ label: w.zScore })
  await expect(page).toHaveURL(/a=E-CC-001(:|%3A)hz/)
  await expect(hash).not.toHaveText(before!)
  for (const at of [0, 2]) await page.locator('li').getByRole('checkbox').nth(at).check()
  await page.getByRole('button', { name: w.gather, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(w.groupName)
  await dialog.getByRole('button', { name: w.gather, exact: true }).click()
  const group = page.getByLabel(w.group, { exact: true })
  await group.fill('12')
  await group.press('Enter')
  await expect(group).toHaveValue('12')
  // What is on its way is pale.
  await expect(page.locator('.is-stale')).toHaveCount(0)
  expect(await faults(page, { where: 'directions, transforms and a group', theme: 'light' })).toEqual([])
}

/** Weights of single industries, and back to those of all. */
async function byIndustry(page: Page, w: Words): Promise<void> {
  const field = page.getByLabel(w.climate, { exact: true })
  const industry = page.getByLabel(w.of)
  await industry.selectOption({ index: 1 })
  await field.fill('5')
  await field.press('Enter')
  await expect(page).toHaveURL(/(@|%40)\d{6}(~|%7E)climatechange(:|%3A)5(~|%7E)/)
  await industry.selectOption({ label: w.common })
  await expect(field).toHaveValue('60')
  await page.getByRole('button', { name: w.byIndustry }).click()
  await expect(page.getByText(w.own)).toBeVisible()
  await page.getByRole('button', { name: w.alike }).click()
  await expect(page.getByText(w.own)).toBeHidden()
}

/** The kept method is chosen in the search and on a company, where the bars lead from the standard to it, and it is made again. */
async function use(page: Page, w: Words): Promise<void> {
  const back = page.url()
  await page.getByRole('link', { name: w.search, exact: true }).last().click()
  await expect(page).toHaveURL(/method=own-\d+/)
  const chosen = page.getByRole('combobox', { name: w.method, exact: true })
  await expect(chosen.getByRole('option', { selected: true })).toHaveText(w.name)
  await page.locator('.search-screen tbody a').first().click()
  await expect(page).toHaveURL(/companies\/\d+\/.*method=own-\d+/)
  await expect(page.getByText(w.owner).first()).toBeVisible()
  const url = new URL(page.url())
  await go(page, url.href.replace(/companies\/(\d+)\/[^?]*/, 'companies/$1/sustainability/score-decomposition'))
  await expect(page.getByRole('button', { name: w.waterfall })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: w.recompute }).click()
  await expect(page.getByText(w.same)).toBeVisible()
  const reasons = new URL(page.url())
  reasons.searchParams.set('why', 'E-CC-001')
  await go(page, reasons.href)
  await expect(page.getByText(w.turned)).toBeVisible()
  await expect(page.getByText(w.made)).toBeVisible()
  expect(await faults(page, { where: 'an own method on a company', theme: 'light' })).toEqual([])
  await go(page, back)
}

/** All zeros say so; nothing is wider than a phone. */
async function onAPhone(page: Page, w: Words, address: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  const zeros = 'climatechange environmental_management energy water waste emissions community diversity_s'
    .concat(' social_improvement labour_rights board_meeting anti_corruption risk_management')
    .split(' ')
    .map((key) => `${key}:0`)
    .join('~')
  await go(page, `${address}/tools/custom_scoring?w=${zeros}`)
  await expect(page.getByRole('alert').filter({ hasText: w.nothing })).toBeVisible()
  await go(page, `${address}/tools/custom_scoring`)
  await expect(page.getByText(w.start)).toBeVisible()
  await expect(page.locator('#ranking ol').first().locator('li')).toHaveCount(20)
  await expectNoOverflow(page)
  expect(await faults(page, { where: 'custom scoring on a phone', theme: 'dark' })).toEqual([])
}
