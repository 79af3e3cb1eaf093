import type { Page } from '@playwright/test'
import type { CompanyForecast } from '../../contract/forecast/forecast.ts'
import type { CompanyTargets } from '../../contract/targets/targets.ts'
import { faults } from '../axe.ts'
import { go } from '../product.ts'
import { expect, type SharedProduct, test } from '../test.ts'

/** A steward asks whether a promise is enough and kept, and where the company is heading. */

const words = {
  ja: {
    locale: 'ja-JP',
    contradiction: /水準の異なる2つの目標/,
    cards: /^目標\d+件：範囲、ペース、達成状況$/,
    missed: /に対し.*で未達/,
    none: /削減目標の開示がない|削減目標はまだなく|取り消されている|確認待ち|原単位の目標のみ/,
    first: '排出削減目標',
    sbti: 'SBTi',
    temperature: '温度スコア',
    others: 'その他の目標',
    index: '指数',
    forecast: '予測を重ねる',
    ends: '予測は2030年度までです。',
    hits: /過去の予測.*件/,
    past: '過去の予測',
    table: '表',
    choice: '予測する項目',
    find: '指標を名前またはコードで探す',
    refused: 'この指標は「はい・いいえ」または年で答えるもののため、予測できません。',
  },
  en: {
    locale: 'en-US',
    contradiction: /contradict each other/,
    cards: /targets: what is covered, how fast, whether kept$/,
    missed: /^Missed: |was missed/,
    none: /No reduction target|committed|removed|waits for review|intensity targets only/,
    first: 'Emission targets',
    sbti: 'SBTi',
    temperature: 'Temperature scores',
    others: 'Other targets',
    index: 'Index',
    forecast: 'Add the forecast',
    ends: 'Forecasts end with FY2030.',
    hits: /past outcomes|No past forecast/,
    past: 'Past forecasts',
    table: 'Table',
    choice: 'What is forecast',
    find: 'Find an indicator by name or code',
    refused: 'This indicator is answered by yes or no, or by a year: there is nothing to forecast.',
  },
} as const
type Words = (typeof words)[keyof typeof words]

interface Found {
  readonly three: number
  readonly missed: number
  readonly none: number
}

/** A company whose targets contradict each other, one that missed its own, and one without. */
async function companiesOf(demo: SharedProduct): Promise<Found> {
  const rows = await demo.db.selectFrom('company').select('id').where('is_listed', '=', true).orderBy('id').execute()
  const found: Partial<Record<keyof Found, number>> = {}
  for (const { id } of rows) {
    const { targets, contradictions }: CompanyTargets = await demo.call(`/companies/${id}/targets`)
    if (contradictions.length > 0) found.three ??= id
    if (targets.some(({ outcome }) => outcome === 'missed')) found.missed ??= id
    if (targets.length === 0) found.none ??= id
    if (Object.keys(found).length === 3) break
  }
  return found as Found
}

for (const language of ['ja', 'en'] as const) {
  const w = words[language]
  test(`${language} › promises: three targets, a missed one, none, the lists, other targets, a link on a phone`, async ({
    browser,
    demo,
  }) => {
    const { three, missed, none } = await companiesOf(demo)
    const page = await demo.signedIn(browser, { locale: w.locale, reducedMotion: 'reduce' })
    await go(page, `/companies/${three}/simulation`)
    await expect(page).toHaveURL(/simulation\/target/)
    await expect(page.getByRole('heading', { level: 2, name: w.cards })).toBeVisible()
    await expect(page.getByText(w.contradiction)).toBeVisible()
    await expect(page.locator('.is-stale')).toHaveCount(0)
    expect(await faults(page, { where: 'targets', theme: 'light' })).toEqual([])
    await lists(page, w)
    await page.getByLabel(w.forecast).click()
    await expect(page).toHaveURL(/forecast=1/)
    await expect(page.getByLabel(w.forecast)).toBeChecked()
    await expect(page.getByText(w.ends)).toBeVisible()
    const address = page.url()
    expect(address).toContain('forecast=1')

    await go(page, `/companies/${missed}/simulation/target`)
    await expect(page.getByText(w.missed).first()).toBeVisible()
    await go(page, `/companies/${none}/simulation/target`)
    await expect(page.locator('figure h2').first()).toHaveText(w.none)

    const phone = await demo.signedIn(browser, { locale: w.locale, viewport: { width: 390, height: 844 } })
    await phone.goto(address)
    await expect(phone.getByText(w.ends)).toBeVisible()
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test(`${language} › a forecast with its past: a score, emissions, an indicator, what has none`, async ({
    browser,
    demo,
  }) => {
    const { three } = await companiesOf(demo)
    const page = await demo.signedIn(browser, { locale: w.locale, reducedMotion: 'reduce' })
    await go(page, `/companies/${three}/simulation/prediction`)
    const forecast: CompanyForecast = await demo.call(`/companies/${three}/forecast`)
    expect(forecast.state).toBe('forecast')
    await expect(page.getByRole('heading', { level: 2, name: w.hits })).toContainText(String(forecast.own.hits[80]))
    await expect(page.locator('.is-stale')).toHaveCount(0)
    expect(await faults(page, { where: 'forecast', theme: 'light' })).toEqual([])
    await page.getByRole('button', { name: w.past }).press('Enter')
    await expect(page).toHaveURL(/view=past/)
    await page.getByRole('button', { name: w.table, exact: true }).press('Enter')
    const shown = (forecast.points.at(-1)!.middle * 100).toFixed(1)
    await expect(page.getByRole('row', { name: /2030|FY2030/ }).last()).toContainText(shown)

    await page.getByLabel(w.choice).selectOption('scope1+2')
    await expect(page).toHaveURL(/key=scope1/)
    await page.getByPlaceholder(w.find).fill('S-DV-002')
    await page
      .locator('search')
      .getByRole('button', { name: /S-DV-002/ })
      .click()
    await expect(page).toHaveURL(/key=S-DV-002/)
    await go(page, `/companies/${three}/simulation/prediction?key=E-CC-028`)
    await expect(page.getByText(w.refused)).toBeVisible()

    const phone = await demo.signedIn(browser, { locale: w.locale, viewport: { width: 390, height: 844 } })
    await phone.goto(page.url().replace('E-CC-028', 'e_score'))
    await expect(phone.locator('figure h2').first()).toBeVisible()
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
}

/** The initiative's lists with temperature scores, targets of other kinds, and the index. */
async function lists(page: Page, w: Words): Promise<void> {
  await page.getByRole('button', { name: w.sbti, exact: true }).press('Enter')
  await expect(page).toHaveURL(/tab=sbti/)
  await expect(page.getByText(w.temperature).first()).toBeVisible()
  await page.getByRole('button', { name: w.others, exact: true }).press('Enter')
  await expect(page).toHaveURL(/tab=others/)
  await expect(page.locator('#other-targets')).toBeVisible()
  await page.goBack()
  await page.goForward()
  await page.getByRole('button', { name: w.first, exact: true }).press('Enter')
  await page.getByRole('button', { name: w.index, exact: true }).press('Enter')
  await expect(page).toHaveURL(/view=index/)
}
