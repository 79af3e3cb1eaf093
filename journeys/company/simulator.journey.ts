import type { Page } from '@playwright/test'
import type { Levers, Simulation } from '../../contract/simulator/simulator.ts'
import { faults } from '../axe.ts'
import { expectNoOverflow } from '../overflow.ts'
import { go } from '../product.ts'
import { expect, type SharedProduct, test } from '../test.ts'
import { expectOnPaper } from './paper.ts'

/** Somebody asks what would raise the score most, tries it, and sends the plan to a colleague. */

const words = {
  ja: {
    locale: 'ja-JP',
    best: /^最も効くのは「/,
    quartile: '業種の上位25%まで',
    perYear: '1年当たりの効果順',
    first: /^上位3件を試す$/,
    moved: /^3件の変更で総合スコアは/,
    field: '女性管理職比率の変更後の値',
    any: 'ほかの指標を動かす',
    put: '女性管理職比率 S-DV-002',
    indicator: '女性管理職比率',
    compare: '比べる企業を探す',
    stop: '比較をやめる',
    vendors: '評価機関の評価（統計モデル）',
    locked: '契約外',
    empty: 'すべて外す',
    choose: '企業名・証券コード・ISINで探す',
  },
  en: {
    locale: 'en-US',
    best: /would add most/,
    quartile: 'To its top quartile',
    perYear: 'By points a year',
    first: /^Try the first 3$/,
    moved: /^3 changes: Total score/,
    field: 'New figure: Female manager ratio',
    any: 'Change another indicator',
    put: 'Female manager ratio S-DV-002',
    indicator: 'Female manager ratio',
    compare: 'Find a company to compare',
    stop: 'Stop comparing',
    vendors: 'Vendor ratings (statistical model)',
    locked: 'Locked',
    empty: 'Remove all',
    choose: 'Find by name, code or ISIN',
  },
} as const
type Words = (typeof words)[keyof typeof words]

/** A company with a score. */
async function companyOf(demo: SharedProduct): Promise<{ scored: number; code: string }> {
  const rows = await demo.db
    .selectFrom('company')
    .select(['id', 'security_code as code'])
    .where('is_listed', '=', true)
    .where('security_code', 'is not', null)
    .orderBy('id')
    .execute()
  for (const { id, code } of rows.slice(0, 60)) {
    const levers: Levers = await demo.call(`/companies/${id}/simulation/levers`)
    if (levers.score !== null && levers.levers.length > 20) return { scored: id, code: code!.slice(0, 4) }
  }
  throw new Error('no company has a score')
}

for (const language of ['ja', 'en'] as const) {
  const w = words[language]
  test(`${language} › what would raise the score: levers, a plan whose effects sum, sent as a link, on a phone`, async ({
    browser,
    demo,
  }) => {
    const { scored, code } = await companyOf(demo)
    const page = await demo.signedIn(browser, { locale: w.locale, reducedMotion: 'reduce' })
    await go(page, '/rating-simulator')
    await page.getByLabel(w.choose).fill(code)
    await page
      .getByRole('option', { name: new RegExp(`^${code}`) })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`/companies/${scored}/simulation/simulator`))
    await expect(page.getByRole('heading', { level: 2, name: w.best })).toBeVisible()
    await plan(page, w, { demo, scored })
    expect(await faults(page, { where: 'simulator', theme: 'light' })).toEqual([])
    expect(await faults(page, { where: 'simulator', theme: 'dark', onlyColors: true })).toEqual([])
    const address = page.url()

    // A colleague whose contract has one vendor, on a phone.
    const by = await demo.person({ vendors: ['cdp'] })
    const phone = await demo.signedIn(browser, { locale: w.locale, by, viewport: { width: 390, height: 844 } })
    await phone.goto(address)
    await expect(phone.getByRole('heading', { level: 2, name: w.moved })).toBeVisible()
    await expect(phone.getByRole('region', { name: /./ }).getByText(w.locked).first()).toBeVisible()
    await expectNoOverflow(phone)
    await expectOnPaper(phone)
    await expect(phone.getByRole('heading', { level: 2, name: w.moved })).toBeVisible()

    await any(page, w)
  })
}

/** By keyboard: another step, another order, the first three as a plan, which the API has too. */
async function plan(page: Page, w: Words, { demo, scored }: { demo: SharedProduct; scored: number }): Promise<void> {
  await page.getByRole('button', { name: w.quartile }).press('Enter')
  await expect(page).toHaveURL(/to=quartile/)
  await page.getByRole('button', { name: w.perYear }).press('Enter')
  await page.getByRole('button', { name: w.first }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: w.moved })).toBeVisible()
  const set = new URL(page.url()).searchParams.get('set')!
  const simulation: Simulation = await demo.call(`/companies/${scored}/simulation?set=${encodeURIComponent(set)}`)
  const { before, after } = simulation.scores[0]!
  const sum = simulation.steps.reduce((total, { effect }) => total + effect!, 0)
  expect(sum).toBeCloseTo(after.score! - before.score!, 12)
  const scoreText = (after.score! * 100).toFixed(1)
  await expect(page.locator('#simulation').getByRole('heading', { level: 2 })).toContainText(scoreText)
  await expect(page.locator('table').filter({ hasText: scoreText }).last()).toBeVisible()
  await expect(page.getByText(w.vendors).first()).toBeVisible()
  await expect(page.locator('.is-stale')).toHaveCount(0)
}

/** All out again; any other indicator, the way back and on; another company. */
async function any(page: Page, w: Words): Promise<void> {
  await page.getByRole('button', { name: w.empty }).click()
  await expect(page).not.toHaveURL(/set=/)
  await page.getByLabel(w.any).fill('S-DV-002')
  await page.getByRole('button', { name: w.put }).last().click()
  await expect(page).toHaveURL(/set=S-DV-002/)
  const field = page.getByRole('textbox', { name: w.field })
  await field.fill('35')
  await field.press('Enter')
  await expect(page).toHaveURL(/S-DV-002(%3A|:)35/)
  await page.goBack()
  await page.goForward()
  const row = page.getByRole('row', { name: w.indicator }).first()
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/raws\?.*figure=S-DV-002/)
  await page.goBack()
  await page.getByLabel(w.compare).fill('13')
  await page.locator('search').filter({ hasText: w.compare }).getByRole('option').first().click()
  await expect(page.getByRole('button', { name: w.stop })).toBeVisible()
}
