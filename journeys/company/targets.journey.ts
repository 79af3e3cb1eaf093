import type { Page } from '@playwright/test'
import type { CompanyTargets } from '../../contract/targets/targets.ts'
import { faults } from '../axe.ts'
import { expectNoOverflow } from '../overflow.ts'
import { go } from '../product.ts'
import { expect, type SharedProduct, test } from '../test.ts'
import { expectOnPaper } from './paper.ts'

/** A steward asks whether promises are enough and kept, and sends what was found to a colleague. */

const words = {
  ja: {
    locale: 'ja-JP',
    pace: /の道筋より|目標には年|既に到達|ペースを保つ/,
    missed: /で未達$/,
    none: '削減目標の開示がない',
    until: 'FY2050',
    table: '表',
    index: '指数',
    intensity: '原単位',
    emissions: '排出量',
    forecast: '予測を重ねる',
    average: '業種平均（排出量）',
    noForecast: /予測/,
    scope3: /^Scope3/,
    contradiction: /水準の異なる2つの目標/,
    removed: /取り消し \(Commitment removed\)/,
    others: 'その他の目標',
    covers: '対象範囲',
    strength: '業種の中での強さ',
  },
  en: {
    locale: 'en-US',
    pace: /path$|^Needs|^Already there|keeps the pace/,
    missed: /^Missed: /,
    none: 'No reduction target disclosed',
    until: 'FY2050',
    table: 'Table',
    index: 'Index',
    intensity: 'Intensity',
    emissions: 'Emissions',
    forecast: 'Add the forecast',
    average: 'Industry average (emissions)',
    noForecast: /orecast/,
    scope3: /^Scope 3/,
    contradiction: /contradict each other/,
    removed: /Removed \(Commitment removed\)/,
    others: 'Other targets',
    covers: 'Covers',
    strength: 'Strength in its industry',
  },
} as const
type Words = (typeof words)[keyof typeof words]

const states = ['three', 'none', 'missed', 'contradiction', 'removed'] as const
type Companies = Record<(typeof states)[number], number>

/** A company of each kind; the list of rows says which ones are worth asking. */
async function companiesOf(demo: SharedProduct): Promise<Companies> {
  const rows = await demo.db
    .selectFrom('climate_commitment')
    .select('company_id as id')
    .distinct()
    .orderBy('company_id')
    .execute()
  const listed = rows.map(({ id }) => id!)
  const silent = await demo.db
    .selectFrom('company')
    .select('id')
    .where('is_listed', '=', true)
    .where('id', 'not in', listed)
    .orderBy('id')
    .limit(40)
    .execute()
  const found: Partial<Companies> = {}
  for (const id of [...listed, ...silent.map((company) => company.id)]) {
    if (Object.keys(found).length === states.length) break
    const { targets, contradictions, sbti }: CompanyTargets = await demo.call(
      `/companies/${id}/targets?val_scopes=scope1,scope2,scope3,scope1%2B2,scope1%2B2%2B3`,
    )
    const near = targets.filter(({ scope, fault }) => scope === 'scope1+2' && fault === null)
    if (targets.length >= 3 && near.some(({ pace, outcome }) => pace?.needed != null && outcome === 'open'))
      found.three ??= id
    if (targets.length === 0 && sbti.length === 0) found.none ??= id
    if (near.length === 1 && targets.length === 1 && near[0]!.outcome === 'missed') found.missed ??= id
    if (contradictions.length > 0) found.contradiction ??= id
    if (sbti.some(({ state }) => state === 'removed')) found.removed ??= id
  }
  expect(Object.keys(found).sort()).toEqual([...states].sort())
  return found as Companies
}

const pathOf = (company: number) => `/companies/${company}/simulation/target`
const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 2, name }).first()

for (const language of ['ja', 'en'] as const) {
  const w = words[language]
  test(`${language} › whether promises are enough and kept, sent as a link, on a phone and on paper`, async ({
    browser,
    demo,
  }) => {
    const companies = await companiesOf(demo)
    const page = await demo.signedIn(browser, { locale: w.locale, reducedMotion: 'reduce' })
    await go(page, pathOf(companies.three))
    await expect(heading(page, w.pace)).toBeVisible()
    await expect(page.getByText(w.covers, { exact: true }).first()).toBeVisible()
    await expect(page.getByText(w.strength, { exact: true }).first()).toBeVisible()
    expect(await faults(page, { where: 'targets', theme: 'light' })).toEqual([])
    expect(await faults(page, { where: 'targets', theme: 'dark', onlyColors: true })).toEqual([])
    await views(page, w)
    const address = page.url()

    const phone = await demo.signedIn(browser, { locale: w.locale, viewport: { width: 390, height: 844 } })
    await phone.goto(address)
    await expect(heading(phone, w.pace)).toBeVisible()
    await expect(phone.getByRole('button', { name: w.until })).toHaveAttribute('aria-pressed', 'true')
    await expect(phone.getByRole('button', { name: w.scope3 }).first()).toHaveAttribute('aria-pressed', 'true')
    await expectNoOverflow(phone)
    await expectOnPaper(phone)
    await expect(heading(phone, w.pace)).toBeVisible()

    await lists(page, w, companies)
    for (const [company, name] of [
      [companies.missed, w.missed],
      [companies.none, w.none],
    ] as const) {
      await go(page, pathOf(company))
      await expect(heading(page, name)).toBeVisible()
    }
    await go(page, pathOf(companies.contradiction))
    await expect(page.getByText(w.contradiction).first()).toBeVisible()
  })
}

/** By keyboard: every view, until 2050, another scope, the forecast, and a figure that opens. */
async function views(page: Page, w: Words): Promise<void> {
  await page.getByRole('application').first().focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/raws\?.*figure=E-CC-001/)
  await page.goBack()
  await page.getByRole('button', { name: w.index, exact: true }).first().press('Enter')
  await expect(page).toHaveURL(/view=index/)
  await expect(page.getByRole('application').first()).toBeVisible()
  await page.getByRole('button', { name: w.intensity, exact: true }).first().press('Enter')
  await expect(page).toHaveURL(/view=intensity/)
  await page.getByRole('button', { name: w.table, exact: true }).first().press('Enter')
  await expect(
    page
      .getByRole('rowheader', { name: 'FY2030' })
      .or(page.getByRole('cell', { name: 'FY2030' }))
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: w.emissions, exact: true }).first().press('Enter')
  await expect(page).not.toHaveURL(/view=/)
  await page.getByRole('button', { name: w.until }).press('Enter')
  await page.getByRole('button', { name: w.scope3 }).first().press('Enter')
  await page.getByRole('checkbox', { name: w.average }).press(' ')
  await page.getByRole('checkbox', { name: w.forecast }).press(' ')
  await expect(page).toHaveURL(/until=2050/)
  await expect(page).toHaveURL(/val_scopes=scope3(%2C|,)scope1(%2B|\+)2/)
  await expect(page).toHaveURL(/set_avg_emissions=true/)
  await expect(page).toHaveURL(/forecast=1/)
  await expect(page.getByRole('status').filter({ hasText: w.noForecast }).first()).toBeVisible()
  await expect(page.locator('.is-stale')).toHaveCount(0)
}

/** What the initiative's lists say, temperature scores that open, and targets of other kinds. */
async function lists(page: Page, w: Words, companies: Companies): Promise<void> {
  await page.getByRole('link', { name: 'SBTi', exact: true }).click()
  await expect(page).toHaveURL(/tab=sbti/)
  await expect(page.locator('#sbti table').first()).toBeVisible()
  await page.locator('#temperature summary').first().click()
  await expect(page.locator('#temperature code').first()).toContainText('max(')
  expect(await faults(page, { where: 'sbti', theme: 'light' })).toEqual([])
  await page.getByRole('link', { name: w.others, exact: true }).click()
  await expect(page).toHaveURL(/tab=others/)
  await expect(page.locator('#other-targets').getByRole('heading', { level: 2 })).toBeVisible()
  expect(await faults(page, { where: 'others', theme: 'light' })).toEqual([])
  await go(page, `${pathOf(companies.removed)}?tab=sbti`)
  await expect(page.getByText(w.removed).first()).toBeVisible()
}
