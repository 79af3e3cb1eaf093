import type { Page } from '@playwright/test'
import type { FtsePrediction } from '../../contract/ftse-prediction/company.ts'
import { faults } from '../axe.ts'
import { expectOnPaper } from '../company/paper.ts'
import { expectNoOverflow } from '../overflow.ts'
import { why } from '../raw-data.ts'
import { expect, type SharedProduct, test } from '../test.ts'

/** Somebody asks what FTSE Russell might say of a company, how far off that may be, and what would raise it. */

const path = '/tools/deloitte/ftse-score-prediction'

const words = {
  ja: {
    locale: 'ja-JP',
    company: '企業',
    finding: (text: string) => `予測${text}`,
    range: '〜',
    themes: { name: '気候変動の指標の内訳', indicators: '気候変動の指標' },
    figure: /の根拠を開く$/,
    order: '並び順',
    all: /件すべてを表示/,
    card: {
      total: /平均誤差[\d.]+。前年の評価なら[\d.]+、業種平均なら[\d.]+/,
      of: 'スコア',
      none: 'このスコアのモデルはありません',
    },
    parts: ['目的', 'データ', '検証', '精度', '限界', '版'],
    recompute: '再計算して照合',
    same: /行から再計算し、同じ値になりました/,
    out: '出力',
    xlsx: 'Excelファイル',
    locked: 'FTSE Russellの評価は契約外です',
    none: 'FTSE Russellの評価が取り込まれていません',
    templates: 'テンプレートを開く',
  },
  en: {
    locale: 'en-GB',
    company: 'Company',
    finding: (text: string) => `Predicted ${text}`,
    range: '–',
    themes: { name: 'Indicators of Climate Change: details', indicators: 'Indicators of Climate Change' },
    figure: /Why this figure:/,
    order: 'Order',
    all: /Show all \d+/,
    card: {
      total: /Mean error [\d.]+, versus [\d.]+ for last year’s rating and [\d.]+ for the industry mean/,
      of: 'Score',
      none: 'No model for this score',
    },
    parts: ['Purpose', 'Data', 'Validation', 'Accuracy', 'Limits', 'Version'],
    recompute: 'Recalculate and compare',
    same: /Recalculated from [\d,]+ rows: identical/,
    out: 'Export',
    xlsx: 'Excel file',
    locked: 'FTSE Russell is locked',
    none: 'No FTSE Russell ratings have been imported',
    templates: 'Open templates',
  },
} as const
type Words = (typeof words)[keyof typeof words]

/** The first time the models are made, which takes as long as the machine is slow. */
const slow = { timeout: 240_000 }

for (const language of ['ja', 'en'] as const) {
  const w = words[language]
  test(`${language} › what FTSE Russell might say, how far off, and what would raise it`, async ({ browser, demo }) => {
    test.setTimeout(480_000)
    const { company_id: id } = await ratedCompany(demo)
    const page = await demo.signedIn(browser, { locale: w.locale, reducedMotion: 'reduce' })
    await choose(page, w, { demo, id })
    await readScore(page, w, await demo.call(`/companies/${id}/ftse-prediction`))
    await readThemes(page, w)
    await readSteps(page, w)
    await readCard(page, w)
    await page.getByRole('button', { name: w.recompute }).click()
    await expect(page.getByText(w.same)).toBeVisible()
    for (const theme of ['light', 'dark'] as const)
      expect(await faults(page, { where: 'FTSE score prediction', theme })).toEqual([])
    await toTheSource(page, w)
  })

  test(`${language} › a trial has no file, a phone and paper have everything, and a locked vendor nothing`, async ({
    browser,
    demo,
  }) => {
    test.setTimeout(480_000)
    const { company_id: id } = await ratedCompany(demo)
    const address = `${demo.address}${path}?company=${id}&theme=climate-change`
    const by = await demo.person({ isTrial: true })
    const phone = await demo.signedIn(browser, {
      ...{ locale: w.locale, by, reducedMotion: 'reduce', viewport: { width: 390, height: 844 } },
    })
    await phone.goto(address)
    await expect(phone.locator('#ftse_steps')).toBeVisible(slow)
    await expect(phone.getByRole('heading', { name: w.card.total })).toBeVisible()
    await expectNoOverflow(phone)
    expect(await faults(phone, { where: 'FTSE score prediction on a phone', theme: 'light' })).toEqual([])
    await phone.getByRole('button', { name: w.out, exact: true }).click()
    await expect(phone.getByRole('menuitem', { name: w.xlsx })).toHaveAttribute('aria-disabled', 'true')
    await phone.keyboard.press('Escape')
    await expectOnPaper(phone)

    const other = await demo.person({ vendors: ['satoyama', 'msci'] })
    const theirs = await demo.signedIn(browser, { locale: w.locale, by: other, reducedMotion: 'reduce' })
    await theirs.goto(address)
    await expect(theirs.getByRole('heading', { name: w.locked })).toBeVisible()
    await expect(theirs.locator('#ftse_score, #ftse_card')).toHaveCount(0)
    expect(await faults(theirs, { where: 'a locked FTSE', theme: 'light' })).toEqual([])
  })

  test(`${language} › a market without ratings says what to import`, async ({ browser, invented }) => {
    const by = await invented.person({ vendors: ['satoyama', 'ftse'] })
    const page = await invented.signedIn(browser, { locale: w.locale, by, reducedMotion: 'reduce' })
    await page.goto(`${invented.address}${path}`)
    await expect(page.getByRole('heading', { name: w.none })).toBeVisible()
    await page.getByRole('link', { name: w.templates }).click()
    await expect(page).toHaveURL(/\/templates/)
  })
}

const ratedCompany = (demo: SharedProduct) =>
  demo.db
    .selectFrom('vendor_score')
    .select('company_id')
    .where('vendor', '=', 'ftse')
    .where('item', '=', 'climate-change')
    .orderBy('company_id')
    .executeTakeFirstOrThrow()

/** By its name; the choice is in the address. */
async function choose(page: Page, w: Words, { demo, id }: { demo: SharedProduct; id: number }): Promise<void> {
  const { name_ja: name } = await demo.db
    .selectFrom('company')
    .select('name_ja')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await page.goto(`${demo.address}${path}`)
  const field = page.getByRole('combobox', { name: w.company, exact: true })
  await expect(field).toBeVisible(slow)
  await field.fill(name)
  await page.locator('main search').getByRole('option').first().click()
  await expect(page).toHaveURL(new RegExp(`company=${id}`))
}

/** What the API says is what the sentence says; the actual rating is a ring. */
async function readScore(page: Page, w: Words, { overall }: FtsePrediction): Promise<void> {
  const { score, low, high } = overall.predicted!
  const figure = page.locator('#ftse_score')
  await expect(figure.locator('h2')).toContainText(w.finding(score.toFixed(1)))
  await expect(figure.locator('h2')).toContainText(`${low.toFixed(1)}${w.range}${high.toFixed(1)}`)
  const line = figure.getByRole('img').first()
  expect(await line.getAttribute('aria-label')).toContain(overall.actual!.score.toFixed(1))
  await expect(figure.locator('tbody tr')).toHaveCount(4)
}

/** By keyboard into a theme; it is in the address and stays after a reload. */
async function readThemes(page: Page, w: Words): Promise<void> {
  const figure = page.locator('#ftse_themes')
  await expect(figure.locator('tbody th button')).toHaveCount(14)
  await figure.getByRole('button', { name: w.themes.name }).press('Enter')
  await expect(page).toHaveURL(/theme=climate-change/)
  await page.reload()
  await expect(page.locator('#ftse_inputs')).toContainText(w.themes.indicators, slow)
  await expect(page.locator('#ftse_inputs tbody tr')).toHaveCount(28)
}

/** Another order has another first row; all of them are a click away. */
async function readSteps(page: Page, w: Words): Promise<void> {
  const figure = page.locator('#ftse_steps')
  await expect(figure.locator('tbody tr')).toHaveCount(10)
  const gains = async () =>
    (await figure.locator('tbody td:nth-child(3)').allTextContents()).map((text) => Number(text.replace('+', '')))
  await figure.getByRole('combobox', { name: w.order }).selectOption('gain')
  await expect(page).toHaveURL(/stepsBy=gain/)
  await expect
    .poll(async () => {
      const visibleGains = await gains()
      return visibleGains.every((gain, at) => at === 0 || gain <= visibleGains[at - 1]!)
    })
    .toBe(true)
  await figure.getByRole('button', { name: w.all }).click()
  await expect(figure.locator('tbody tr').nth(10)).toBeVisible()
}

/** Its parts stand in their order; a score without ratings says that there is no model. */
async function readCard(page: Page, w: Words): Promise<void> {
  const card = page.locator('#ftse_card')
  await expect(card.getByRole('heading')).toHaveText(w.card.total)
  expect(await card.locator('dt').allTextContents()).toEqual([...w.parts])
  const choice = card.getByRole('combobox', { name: w.card.of })
  await choice.selectOption('tax-transparency')
  await expect(card.getByRole('heading')).toHaveText(w.card.none)
  await choice.selectOption('total')
}

/** A value leads to its source. */
async function toTheSource(page: Page, w: Words): Promise<void> {
  await page.locator('#ftse_inputs').getByRole('link', { name: w.figure }).first().click()
  await expect(page).toHaveURL(/\/raws\?.*figure=/)
  await expect(why(page)).toBeVisible()
}
