import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { realFiles } from '../market.ts'
import { type Product, settled } from '../product.ts'
import { expect } from '../test.ts'

/** What the tabs of a company say. */
const tabs = {
  'ja-JP': {
    board: '取締役10名中5名が社外',
    skills: 'スキルの記載は収録されていない',
    partial: /項目が計算できず、合計は示さない/,
    missing: /がない$/,
    section: '指数への採用',
    noIndex: '指数への採用に関する収録がありません。',
    report: '有報',
    panel: '書類の内容',
    noPatents: '特許の収録がない',
    whatItTakes: /公開特許の一覧（J-PlatPatの書き出し）を収録すると/,
  },
  'en-US': {
    board: '5 of 10 directors are from outside',
    skills: 'No skills on file',
    partial: /unknown: no total/,
    missing: /^missing: /,
    section: 'Index membership',
    noIndex: 'No index membership on file.',
    report: 'Annual',
    panel: 'About this document',
    noPatents: 'No patents on file',
    whatItTakes: /Once a list of published patents \(an export of J-PlatPat\) is on file/,
  },
} as const

/** Names of the officers in the report's own file, without the spaces between their letters. */
function officersAsFiled(): string[] {
  const lines = new TextDecoder('utf-16le').decode(readFileSync(realFiles.toyota)).split(/\r?\n/)
  return lines
    .map((line) => line.split('\t').map((cell) => cell.replaceAll('"', '')))
    .filter(([element]) => element === 'jpcrp_cor:NameInformationAboutDirectorsAndCorporateAuditors')
    .map((cells) => withoutSpaces(cells.at(-1)!))
}

const withoutSpaces = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '')

/** Through the tabs of the company whose report is at hand: its officers as filed, its documents, and what is not there. */
export async function tabsOfToyota(page: Page, product: Product, locale: keyof typeof tabs): Promise<void> {
  const w = tabs[locale]
  const { companies } = await product.call('/companies?q=7203')
  const open = async (tab: string) => {
    await page.goto(`${product.address}/companies/${companies[0].id}/${tab}`)
    await settled(page)
    await expect(page.getByText(/NaN|undefined|Infinity/)).toHaveCount(0)
  }

  await open('company-governance')
  await expect(page.getByRole('heading', { level: 2, name: w.board })).toBeVisible()
  await expect(page.getByRole('heading', { name: w.skills })).toBeVisible()
  const filed = officersAsFiled()
  expect(filed).toHaveLength(10)
  const names = await page.locator('#officers').getByRole('rowheader').allTextContents()
  expect(names.map(withoutSpaces)).toEqual(filed)

  await open('info')
  await expect(page.getByText('E02144').first()).toBeVisible()
  await expect(page.getByRole('region', { name: w.section })).toContainText(w.noIndex)

  await open('company-disclosures')
  // Newest first: the report of 2025, beside the one of the year before.
  await page.getByRole('row').filter({ hasText: w.report }).first().getByRole('button').click()
  await expect(page).toHaveURL(/document=\d+/)
  const panel = page.getByRole('complementary', { name: w.panel })
  for (const text of ['S100VWVY', '15:30', '第120期']) await expect(panel).toContainText(text)

  await open('sustainability/impa')
  await expect(page.getByRole('heading', { level: 2, name: w.partial })).toBeVisible()
  await expect(page.locator('#employment_impact').getByText(w.missing).first()).toBeVisible()

  await open('patent')
  await expect(page.getByRole('heading', { name: w.noPatents })).toBeVisible()
  await expect(page.getByText(w.whatItTakes)).toBeVisible()
}
