import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { faults } from '../axe.ts'
import { expectNoOverflow } from '../overflow.ts'
import { go } from '../product.ts'
import { expect, type SharedProduct, test } from '../test.ts'

/** Somebody asks what a company invents, with whom, and whether any of it is green. */

const words = {
  ja: {
    locale: 'ja-JP',
    headline: /^FY\d{4}〜FY\d{4}に\d+件/,
    chart: /^年度別の出願/,
    open: /^斜線：.*より後の出願/,
    list: '特許一覧',
    all: (count: number) => `全${count}件`,
    some: /^\d+件のうち\d+件$/,
    class: '特許分類',
    search: '名称・番号・出願人・特許分類で検索',
    none: '条件に合う特許がない',
    clear: '条件をすべて外す',
    held: /公開されている写しと照合しました/,
    method: '数え方',
    methodTitle: '特許：数え方とグリーン技術',
    save: '保存',
    csv: 'CSVで保存',
    download: 'ダウンロード',
    number: '出願番号',
    sort: '発明の名称で並べ替える',
    nothing: '特許の収録がない',
    unknown: /この基準日のステージは不明/,
  },
  en: {
    locale: 'en-US',
    headline: /^\d+ filings from FY\d{4} to FY\d{4}/,
    chart: /^Filings by year/,
    open: /^Hatched: filed after/,
    list: 'Patents',
    all: (count: number) => `All ${count}`,
    some: /^\d+ of \d+$/,
    class: 'Class',
    search: 'Search title, number, applicant or class',
    none: 'No patent fits',
    clear: 'Clear all filters',
    held: /held against public transcriptions of the inventory/,
    method: 'How it is counted',
    methodTitle: 'Patents: what is counted, and what is green',
    save: 'Save',
    csv: 'Save as CSV',
    download: 'Download',
    number: 'Application number',
    sort: 'Sort by Title',
    nothing: 'No patents on file',
    unknown: /Stages of this day are not known/,
  },
} as const
type Words = (typeof words)[keyof typeof words]

/** The company with most patents that are public, with their number and its title that comes first; and one without any. */
async function companiesOf({ db }: SharedProduct) {
  const { id, count } = await db
    .selectFrom('patent_applicant')
    .innerJoin('patent', 'patent.application_number', 'patent_applicant.application_number')
    .select(({ fn }) => ['company_id as id', fn.countAll<string>().as('count')])
    .where('company_id', 'is not', null)
    .where('published_on', 'is not', null)
    .groupBy('company_id')
    .orderBy('count', 'desc')
    .orderBy('company_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ id: number }>`
    select id from company where not exists (select from patent_applicant where company_id = company.id) order by id limit 1
  `.execute(db)
  return { id: id!, count: Number(count), without: rows[0]!.id }
}

for (const language of ['ja', 'en'] as const) {
  const w = words[language]
  test(`${language} › patents: the years that are not all public, a class by keyboard, the list, a file, a past day, a phone`, async ({
    browser,
    demo,
  }) => {
    const page = await demo.signedIn(browser, { locale: w.locale })
    const { id, count, without } = await companiesOf(demo)
    await go(page, `${demo.address}/companies/${id}/patent`)
    await expect(page.getByRole('heading', { name: w.headline })).toBeVisible()
    await expect(page.getByText(w.open)).toBeVisible()
    await expect(page.getByText(w.held)).toBeVisible()
    await byKeyboard(page, w)
    await filters(page, w, count)
    await file(page, w, count)
    for (const theme of ['light', 'dark'] as const) expect(await faults(page, { where: 'patents', theme })).toEqual([])
    await pastDay(page, w, `${demo.address}/companies/${id}/patent`)
    await onPhone(page, w)
    await go(page, `${demo.address}/companies/${without}/patent`)
    await expect(page.getByRole('heading', { name: w.nothing })).toBeVisible()
    expect(await faults(page, { where: 'no patents', theme: 'light' })).toEqual([])
  })
}

/** Walk the columns, and open one: the list below is of that year. */
async function byKeyboard(page: Page, w: Words): Promise<void> {
  const chart = page.getByRole('application', { name: w.chart })
  await chart.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/filed=\d{4}/)
  await expect(page.locator('#patent-list').getByRole('heading', { name: w.some })).toBeVisible()
  await page.getByRole('button', { name: w.clear }).click()
  await expect(page).not.toHaveURL(/filed=/)
}

async function filters(page: Page, w: Words, count: number): Promise<void> {
  const list = page.locator('#patent-list')
  await expect(list.getByRole('heading', { name: w.all(count) })).toBeVisible()
  // The first class of the figure, whose count is the number of rows that are left.
  const button = page.locator('#patent-classes tbody button').first()
  const left = Number(await button.textContent())
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(list.getByRole('combobox', { name: w.class })).not.toHaveValue('')
  await expect(list.locator('tbody tr')).toHaveCount(Math.min(50, left))
  await list.getByRole('searchbox', { name: w.search }).fill('zzzz')
  await expect(list.getByText(w.none)).toBeVisible()
  await page.getByRole('button', { name: w.clear }).click()
  await expect(list.getByRole('heading', { name: w.all(count) })).toBeVisible()
  await list.getByRole('link', { name: w.sort }).click()
  await expect(list.locator('th[aria-sort="ascending"]')).toHaveCount(1)
  await page.getByRole('link', { name: w.method }).click()
  await expect(page.getByRole('heading', { name: w.methodTitle })).toBeVisible()
  await page.goBack()
  await expect(list.getByRole('heading', { name: w.all(count) })).toBeVisible()
}

async function file(page: Page, w: Words, count: number): Promise<void> {
  await page.locator('#patent-list').getByRole('button', { name: w.save }).click()
  await page.getByRole('menuitem', { name: w.csv }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: w.download, exact: true }).click()
  const text = await readFile((await (await saving).path())!, 'utf8')
  const lines = text.trim().split('\r\n')
  expect([lines[0]!.replace('\ufeff', '').split(',')[0], lines.length]).toEqual([w.number, count + 1])
}

async function pastDay(page: Page, w: Words, address: string): Promise<void> {
  await go(page, `${address}?asOf=2022-05-01`)
  await expect(page.getByText(w.unknown)).toBeVisible()
  const days = page.locator('#patent-list tbody td:nth-child(3) small')
  const later = async () => (await days.allTextContents()).filter((text) => text.slice(-10) > '2022/05/01')
  await expect.poll(later).toEqual([])
}

async function onPhone(page: Page, w: Words): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(page.getByRole('heading', { name: w.headline })).toBeVisible()
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1440, height: 900 })
}
