import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { readXlsx, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { mailServer } from '../../server/test/mail-server.ts'
import { faults } from '../axe.ts'
import { expectNoOverflow } from '../overflow.ts'
import { account, go } from '../product.ts'
import { expect, test } from '../test.ts'

/** Somebody fills in the template of 25 industries, is told which cells are wrong, corrects them, and has the market scored; a mail says so. */

const words = {
  ja: {
    locale: 'ja-JP',
    door: 'Excelで設定',
    none: /カスタムスコアのデータはありません/,
    template: '25業種',
    file: '記入したファイル（.xlsx）',
    sheets: ['エネルギー', '素材', '資本財', '商業・専門サービス', '運輸'],
    faults: /取り込めないセルが6件あります/,
    reasons: {
      text: '数値ではありません。',
      large: '扱える範囲（1E-100〜1E+100）を超えています。',
      negative: '負の重みは指定できません。',
      formula: '数式です。値を入力してください。',
      renamed: '指標の名称がコードと一致しません。',
      missing: 'この業種のシートがありません。',
    },
    read: '25業種、10,348件の重みを読み取りました',
    name: '手法の名前',
    method: '気候重視25',
    start: '取り込んで採点する',
    done: '完了',
    only: '別の業種数を選ぶには、この取り込みを削除してください。',
    told: /取り込まれた重みによるスコアリングが完了しました。[\s\S]*気候重視25/,
    finding: /標準の上位20社のうち\d+社が、この重みでも上位20社に残る/,
    remove: '取り込みを削除',
    instant: '画面で設定',
    byIndustry: /業種に個別の重みがあります/,
    saved: '保存した手法',
  },
  en: {
    locale: 'en-GB',
    door: 'Excel',
    none: /No score-customization data/,
    template: '25 industries',
    file: 'Filled-in file (.xlsx)',
    sheets: ['Energy', 'Materials', 'Capital Goods', 'Commercial & Professional Serv…', 'Transportation'],
    faults: /6 cells cannot be imported/,
    reasons: {
      text: 'Not a number.',
      large: 'Outside the supported range (1E-100 to 1E+100).',
      negative: 'Negative weights are not possible.',
      formula: 'This is a formula. Enter its value.',
      renamed: 'The indicator’s name does not match its code.',
      missing: 'The sheet for this industry is missing.',
    },
    read: '10,348 weights read for 25 industries',
    name: 'Name of the method',
    method: 'Climate first 25',
    start: 'Import and score',
    done: 'Done',
    only: 'Delete this import to choose another number of industries.',
    told: /The market has been scored by the weights that you imported\.[\s\S]*Climate first 25/,
    finding: /\d+ of the standard’s top 20 stay in the top 20 with these weights/,
    remove: 'Delete import',
    instant: 'Instant',
    byIndustry: /weights of their own/,
    saved: 'Saved methods',
  },
} as const
type Words = (typeof words)[keyof typeof words]

type Sheet = WriteSheet & { rows: NonNullable<WriteSheet['rows']> }

for (const language of ['ja', 'en'] as const) {
  const w = words[language]
  test(`${language} › a workbook of weights is corrected cell by cell, scored, mailed and deleted`, async ({
    browser,
    clone,
  }) => {
    test.setTimeout(240_000)
    const mail = mailServer()
    await mail.listen()
    const product = await clone('demo')
    Object.assign(product.env, { SMTP_URL: mail.url })
    await product.start()
    try {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: w.locale,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await product.signIn(page)
      await go(page, `${product.address}/tools/custom_scoring`)
      await page.getByRole('link', { name: w.door, exact: true }).click()
      await expect(page.getByText(w.none)).toBeVisible()
      expect(await faults(page, { where: 'weights by Excel', theme: 'light' })).toEqual([])

      const [bad, good] = await filledIn(page, w, product.home)
      await page.getByLabel(w.file).setInputFiles(bad)
      await refused(page, w)
      await page.getByLabel(w.file).setInputFiles(good)
      await expect(page.getByText(w.read)).toBeVisible()
      await page.getByLabel(w.name).fill(w.method)
      await page.getByRole('button', { name: w.start }).click()

      await expect(page.getByRole('status').filter({ hasText: w.done })).toBeVisible()
      await expect(page.getByText(w.only)).toBeVisible()
      await expect(page.getByRole('button', { name: w.template, exact: true })).toBeHidden()
      await expect(page.locator('#imported-scores h2')).toHaveText(w.finding)
      await expect(page.locator('#imported-scores tbody tr')).toHaveCount(50)
      expect(await faults(page, { where: 'scores by imported weights', theme: 'dark' })).toEqual([])

      await expect.poll(() => mail.received.length).toBe(1)
      const [letter] = mail.received
      expect(letter!.to).toEqual([account.email])
      expect(letter!.text).toMatch(w.told)
      const link = /http\S+\/tools\/custom_scoring\?door=excel/.exec(letter!.text)![0]
      await page.goto(link)
      await expect(page.locator('#imported-scores tbody tr')).toHaveCount(50)

      await onAPhone(page)
      await removed(page, w)
      expect(mail.received).toHaveLength(1)
    } finally {
      await mail.close()
    }
  })
}

/** The template as it was downloaded: once with six cells that are wrong, and once with climate first in every industry. */
async function filledIn(page: Page, w: Words, folder: string): Promise<[bad: string, good: string]> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: w.template, exact: true }).click()
  const template = join(folder, 'template.xlsx')
  await (await downloading).saveAs(template)
  const { sheets } = await readXlsx(readFileSync(template))
  const copy = (): Sheet[] => structuredClone(sheets.map(({ name, rows, hidden }) => ({ name, rows, hidden }) as Sheet))
  const bad = copy()
  const at = (sheet: string) => bad.find(({ name }) => name === sheet)!
  const [energy, materials, capital, commercial, transport] = w.sheets
  at(energy).rows[13]![3] = -1
  at(energy).rows[14]![3] = '5 %'
  at(materials).rows[2]![3] = 1e308
  at(capital).cells = new Map([['9,3', { formula: '1+1', formulaResult: 2 }]])
  at(commercial).rows[4]![1] = 'CO2'
  bad.splice(bad.indexOf(at(transport)), 1)
  const good = copy()
  for (const sheet of good) if (/^\d{4}$/.test(String(sheet.rows[0]?.[0]))) sheet.rows[2]![3] = 300
  const paths = ['bad.xlsx', 'good.xlsx'].map((name) => join(folder, name)) as [string, string]
  writeFileSync(paths[0], await writeXlsx({ sheets: bad }))
  writeFileSync(paths[1], await writeXlsx({ sheets: good }))
  return paths
}

/** Each wrong cell by its name, with the reason; nothing can be imported. */
async function refused(page: Page, w: Words): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: w.faults })).toBeVisible()
  const [energy, materials, capital, commercial, transport] = w.sheets
  const rows = [
    [`${energy}!D14`, w.reasons.negative],
    [`${energy}!D15`, w.reasons.text],
    [`${materials}!D3`, w.reasons.large],
    [`${capital}!D10`, w.reasons.formula],
    [`${commercial}!B5`, w.reasons.renamed],
    [transport, w.reasons.missing],
  ] as const
  for (const [cell, reason] of rows)
    await expect(page.getByRole('row').filter({ hasText: cell }).filter({ hasText: reason })).toBeVisible()
  await expect(page.getByRole('button', { name: w.start })).toBeHidden()
  expect(await faults(page, { where: 'cells that are wrong', theme: 'light' })).toEqual([])
}

async function onAPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('#imported-scores tbody tr')).toHaveCount(50)
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** The method stands among the saved ones until the import is deleted. */
async function removed(page: Page, w: Words): Promise<void> {
  await page.getByRole('link', { name: w.instant, exact: true }).click()
  await page.getByLabel(w.saved).selectOption({ index: 1 })
  await expect(page.getByText(w.byIndustry)).toBeVisible()
  await page.getByRole('link', { name: w.door, exact: true }).click()
  await page.getByRole('button', { name: w.remove, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: w.remove, exact: true }).click()
  await expect(page.getByText(w.none)).toBeVisible()
  await expect(page.getByRole('button', { name: w.template, exact: true })).toBeVisible()
}
