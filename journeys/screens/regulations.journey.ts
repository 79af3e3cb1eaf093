import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { faults } from '../axe.ts'
import { expectNoOverflow } from '../overflow.ts'
import { go, notesGone } from '../product.ts'
import { expect, test } from '../test.ts'

/** Somebody asks whom a regulation binds, what one company does not disclose yet, and takes that along as a file. */

const words = {
  ja: {
    locale: 'ja-JP',
    title: '規制',
    fromNews: '規制',
    human: '人的資本開示（開示府令）',
    finding: /^対象は\d+社、うち6指標すべてを開示するのは\d+社$/,
    pickCompany: '企業を選ぶ',
    own: /は6?\d?指標のうち\d+指標を開示$/,
    applies: /：対象$/,
    why: '数値の根拠',
    state: '判定',
    table: /^上場企業[\d,]+社の判定と開示$/,
    some: /^1社$/,
    out: '出力',
    csv: 'CSV',
    download: 'ダウンロード',
    head: '規制,人的資本開示（開示府令）',
    companies: 'コード,企業名',
    unknown: /^[\d,]+社中[\d,]+社は情報がなく判定できない$/,
    unchecked: '未照合',
    clear: '選択を解除',
  },
  en: {
    locale: 'en-US',
    title: 'Regulations',
    fromNews: 'Regulations',
    human: 'Human capital disclosure (Cabinet Office Order)',
    finding: /^\d+ in scope; \d+ discloses? all 6 indicators$/,
    pickCompany: 'Choose a company',
    own: / discloses \d+ of \d+ indicators?$/,
    applies: /: Applies$/,
    why: 'Why this figure',
    state: 'State',
    table: /^State and disclosure of [\d,]+ listed companies$/,
    some: /^1 company$/,
    out: 'Export',
    csv: 'CSV',
    download: 'Download',
    head: 'Regulation,Human capital disclosure (Cabinet Office Order)',
    companies: 'Code,Company',
    unknown: /^[\d,]+ of [\d,]+ cannot be decided: facts missing$/,
    unchecked: 'not yet checked',
    clear: 'Clear the selection',
  },
} as const
type Words = (typeof words)[keyof typeof words]

for (const language of ['ja', 'en'] as const)
  test(`${language} › from the regulation to the gaps of a company, and out as a file`, async ({ browser, demo }) => {
    const w = words[language]
    const page = await demo.signedIn(browser, { by: await demo.person(), locale: w.locale })
    await go(page, `${demo.address}/esg_contents/v2/news_search`)
    await page.getByRole('main').getByRole('link', { name: w.fromNews, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: w.title, exact: true })).toBeVisible()
    await expect(page.locator('#regulations tbody tr')).toHaveCount(18)
    expect(await faults(page, { where: 'regulations', theme: 'light' })).toEqual([])

    await page.getByRole('link', { name: w.human, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: w.human })).toBeVisible()
    await expect(page.locator('#gaps').getByRole('heading', { name: w.finding })).toBeVisible()
    await expect(page.locator('#companies').getByRole('heading', { name: w.table })).toBeVisible()

    const ticker = await gapsOfOne(page, w)
    await fileOfIt(page, w, ticker)
    await figureOpens(page, w)
    await undecidable(page, demo.address, w)
    await onPhone(page, demo.address)
  })

/** The first company of the table: its count of disclosures leads to its gaps. */
async function gapsOfOne(page: Page, w: Words): Promise<string> {
  const row = page.locator('#companies tbody tr').first()
  const ticker = (await row.locator('.code').textContent())!.trim()
  const [disclosed, of] = (await row.getByRole('button').textContent())!.split('/').map(Number)
  await row.getByRole('button').click()
  await expect(page).toHaveURL(/set=company-\d+/)
  await expect(page.locator('#gaps').getByRole('heading', { name: w.own })).toBeVisible()
  await expect(page.getByText(w.applies).first()).toBeVisible()
  await expect(page.locator('#companies').getByRole('heading', { name: w.some })).toBeVisible()
  const marks = page.locator('#gaps tbody [data-state]')
  await expect(marks).toHaveCount(6)
  const states = await marks.evaluateAll((all) => all.map((one) => one.getAttribute('data-state')))
  expect(states.filter((state) => state === 'disclosed')).toHaveLength(disclosed!)
  expect(states.filter((state) => !['not-applicable', 'not-tagged', 'no-report'].includes(state!))).toHaveLength(of!)
  expect(await faults(page, { where: 'regulation of a company', theme: 'light' })).toEqual([])
  return ticker
}

/** The file of what is shown: what it asks, each indicator, and the company with every state. */
async function fileOfIt(page: Page, w: Words, ticker: string): Promise<void> {
  await notesGone(page)
  await page.getByRole('button', { name: w.out, exact: true }).click()
  await page.getByRole('menuitem', { name: w.csv, exact: true }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: w.download }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^satoyama-regulation-human-capital-jp-\d{4}-\d{2}-\d{2}\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).replace(/^\uFEFF/, '').split('\r\n')
  expect(lines[0]).toBe(w.head)
  expect(lines.filter((line) => /^[ESG]-[A-Z]{2}-\d{3},/.test(line))).toHaveLength(6)
  const head = lines.findIndex((line) => line.startsWith(w.companies))
  expect(lines.slice(head + 1).filter(Boolean)).toHaveLength(1)
  expect(lines[head + 1]).toMatch(new RegExp(`^${ticker},`))
  await notesGone(page)
}

async function figureOpens(page: Page, w: Words): Promise<void> {
  await page.locator('#gaps tbody a[href*="/raws"]').first().click()
  await expect(page.getByRole('complementary', { name: w.why })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: w.clear }).click()
  await expect(page.locator('#companies').getByRole('heading', { name: w.table })).toBeVisible()
}

/** What cannot be decided says so, and how far it was checked. */
async function undecidable(page: Page, address: string, w: Words): Promise<void> {
  await go(page, `${address}/esg_contents/v2/regulations/csrd`)
  await expect(page.getByRole('heading', { name: w.unknown })).toBeVisible()
  await expect(page.getByText(w.unchecked, { exact: true }).first()).toBeVisible()
}

async function onPhone(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 })
  for (const path of ['', '/ssbj', '/eudr?state=unknown', '/csrd']) {
    await go(page, `${address}/esg_contents/v2/regulations${path}`)
    await expect(page.locator('main tbody tr').first()).toBeVisible()
    await expectNoOverflow(page, path)
  }
}
