import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { type ParsingOptions, read } from '@e965/xlsx'
import type { Download, Locator, Page } from '@playwright/test'
import { connectionOf } from '../../server/db/cluster/cluster.ts'
import { openDatabase } from '../../server/db/database.ts'
import type { Product } from '../product.ts'
import { expect, test } from '../test.ts'

const words = {
  ja: {
    locale: 'ja-JP',
    open: '書き出し',
    tray: 'Excel・CSVで書き出す',
    raws: 'ローデータ',
    ratings: '評価機関の評価（契約分）',
    create: '作成する',
    sum: '50社 × 10年度 = 500件',
    complete: '完了',
    sheets: ['スコア', 'ローデータ', '評価'],
    closed: '今月の上限を超えるため、作成できません。',
    refused: /今月の残りは5件です/,
  },
  en: {
    locale: 'en-GB',
    open: 'Export',
    tray: 'Export as Excel or CSV',
    raws: 'Raw data',
    ratings: 'Ratings in your contract',
    create: 'Create the file',
    sum: '50 companies × 10 years = 500 counts',
    complete: 'Complete',
    sheets: ['Scores', 'Raw data', 'Ratings'],
    closed: 'This would exceed your limit for the month.',
    refused: /Only 5 remain this month/,
  },
} as const

const years = Array.from({ length: 10 }, (_, at) => 2016 + at)

interface Company {
  readonly id: number
  readonly ticker: string
}

/** Companies of the market. */
async function someCompanies(product: Product, count: number): Promise<readonly Company[]> {
  return (await product.call(`/companies?perPage=${count}`)).companies
}

const comparison = ({ address }: Product, companies: readonly Company[], from = 2016) =>
  `${address}/comparisons/comparison/materiality?companies=${companies.map(({ id }) => id).join('-')}&from_y=${from}&to_y=2025`

async function openTray(page: Page, w: (typeof words)['ja' | 'en']): Promise<Locator> {
  await page.getByRole('button', { name: w.open, exact: true }).click()
  return page.getByRole('region', { name: w.tray })
}

/** Rows of a sheet as another library reads them, without the head. */
async function sheetsOf(download: Download, names: readonly string[]): Promise<unknown[][][]> {
  const options: ParsingOptions = { dense: true, sheets: [...names] }
  const { Sheets } = read(readFileSync(await download.path()), options)
  return names.map((name) => {
    const rows = (Sheets[name] as unknown as { '!data': ({ v?: unknown } | undefined)[][] })['!data']
    return rows.slice(1).map((row) => Array.from(row, (cell) => cell?.v ?? null))
  })
}

/** One line for each cell, so that two sets are compared whole. */
const lines = (cells: readonly (readonly unknown[])[]) => cells.map((cell) => cell.join(' ')).sort()

for (const [language, w] of Object.entries(words)) {
  test(`${language} › fifty companies over ten years become a workbook, loaded again in between, whose cells are those of the API`, async ({
    browser,
    demo,
  }) => {
    const page = await demo.signedIn(browser, { locale: w.locale })
    const companies = await someCompanies(demo, 50)
    await page.goto(comparison(demo, companies))
    const tray = await openTray(page, w)
    await tray.getByLabel(w.ratings).check()
    // Each language with one of the two large contents, so that neither reads more than it compares.
    if (language === 'en') await tray.getByLabel(w.raws).uncheck()
    await expect(tray.getByText(w.sum)).toBeVisible()
    // The answer of creating is in, and its id kept, when the steps show.
    const download = page.waitForEvent('download', { timeout: 60_000 })
    await tray.getByRole('button', { name: w.create }).click()
    await tray.getByRole('list').waitFor()
    const key = await page.evaluate(() => sessionStorage.getItem('export_id:comparison'))
    expect(key).toMatch(/^[\w-]{43}$/)
    await page.reload()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^satoyama-\d{4}-\d\d-\d\d\.xlsx$/)
    await expect(tray.getByRole('listitem').filter({ hasText: new RegExp(`^${w.complete}$`) })).toHaveAttribute(
      'aria-current',
      'step',
    )

    if (language === 'en') await compareScores(demo, companies, file, w.sheets)
    else await compareRaws(demo, companies, file, w.sheets)
  })
}

/** A workbook writes 22.0 as the number that it is. */
const numberOrText = (value: unknown) => (Number.isNaN(Number(value)) ? String(value) : Number(value))

async function compareScores(
  product: Product,
  companies: readonly Company[],
  file: Download,
  names: readonly string[],
): Promise<void> {
  const [scores, ratings] = (await sheetsOf(file, [names[0]!, names[2]!])) as [unknown[][], unknown[][]]
  const expectedRows: unknown[][] = []
  const rated: unknown[][] = []
  for (const { id, ticker } of companies) {
    for (const year of years) {
      const { scores } = await product.call(`/companies/${id}/scores?year=${year}`)
      for (const { key, value, rank } of scores)
        expectedRows.push([ticker, year, key, value === null ? null : value * 100, rank?.rank, rank?.of])
    }
    const { vendors } = await product.call(`/companies/${id}/ratings?year=2025`)
    for (const { locked, rating } of vendors)
      if (!locked && rating) rated.push([ticker, 2025, numberOrText(rating.value)])
  }
  expect(expectedRows.length).toBe(50 * 10 * 40)
  expect(lines(scores.map((row) => [row[0], row[2], row[3], row[5], row[11], row[12]]))).toEqual(lines(expectedRows))
  // Of the ratings the totals, which are what the API calls the rating of a year.
  const totals = ratings.filter(
    (row) => row[2] === 2025 && row[4] === 'Total' && row[9] !== 'locked' && row[5] !== null,
  )
  expect(rated.length).toBeGreaterThan(20)
  expect(lines(totals.map((row) => [row[0], row[2], numberOrText(row[5])]))).toEqual(lines(rated))
}

async function compareRaws(
  product: Product,
  companies: readonly Company[],
  file: Download,
  names: readonly string[],
): Promise<void> {
  const [raws] = (await sheetsOf(file, [names[1]!])) as [unknown[][]]
  const expectedRows: unknown[][] = []
  for (const { id, ticker } of companies) {
    const { cells } = await product.call(`/companies/${id}/raws?toYear=2025`)
    for (const { indicator, fiscalYear, value } of cells)
      if (fiscalYear >= 2016) expectedRows.push([ticker, indicator, fiscalYear, value])
  }
  expect(expectedRows.length).toBeGreaterThan(50_000)
  // Figures name their accounting basis; what is missing has none.
  const found = raws.filter((row) => (row[9] ?? null) !== null)
  expect(lines(found.map((row) => [row[0], row[3], row[2], row[5]]))).toEqual(lines(expectedRows))
}

test('a server killed while it makes a file leaves it to the next, and the page saves it', async ({
  browser,
  clone,
}) => {
  const product = await clone('demo')
  product.env.PORT = String(await freePort()) // The same address again, for the page that waits.
  await product.start()
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await product.signIn(page)
  await page.goto(comparison(product, await someCompanies(product, 50)))
  const tray = await openTray(page, words.en)
  await tray.getByLabel(words.en.ratings).check() // They stand for every year: 50 companies × 10 years count.
  await tray.getByRole('button', { name: words.en.create }).click()
  await expect.poll(() => stateOf(product), { intervals: [20] }).toBe('running')
  await product.stop('SIGKILL')
  const download = page.waitForEvent('download', { timeout: 90_000 })
  await product.start()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
  const { used } = await product.call('/downloads/usage')
  expect(used).toBe(500)
})

async function stateOf({ home }: Product): Promise<string | undefined> {
  const db = openDatabase(connectionOf(home))
  const job = await db.selectFrom('export_job').select('state').executeTakeFirst()
  await db.destroy()
  return job?.state
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => done(port))
    })
  })
}

for (const [language, w] of Object.entries(words)) {
  test(`${language} › what is left of the month is spent in one of two tabs, and the other says so`, async ({
    browser,
    demo,
  }) => {
    const by = await demo.person()
    const page = await demo.signedIn(browser, { locale: w.locale, by })
    const { limit } = await demo.call('/downloads/usage', by)
    const { id } = await demo.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', by.email)
      .executeTakeFirstOrThrow()
    const spent = { companies: limit - 15, years: 1, items: 1, count: limit - 15 }
    const download = { account_id: id, made_at: new Date(), kind: 'search', ...spent }
    await demo.db.insertInto('download').values(download).execute()

    const companies = await someCompanies(demo, 2)
    const other = await page.context().newPage()
    const trays = []
    for (const tab of [page, other]) {
      await tab.goto(comparison(demo, companies, 2021))
      trays.push(await openTray(tab, w))
    }
    const [first, second] = trays as [Locator, Locator]
    // 2 companies × 5 years take 10 of the 15 that are left: one of two.
    await expect(second.getByRole('button', { name: w.create })).toBeEnabled()
    const saved = page.waitForEvent('download')
    await first.getByRole('button', { name: w.create }).click()
    await saved
    // The other offers what it took to be left; where it has asked anew since, it says so without a click.
    const create = second.getByRole('button', { name: w.create })
    if (await create.isEnabled()) await create.click()
    await expect(second.getByText(w.refused).first()).toBeVisible()
    expect((await demo.call('/downloads/usage', by)).used).toBe(limit - 5)
    // Opened anew, it is refused before the click.
    await other.reload()
    await openTray(other, w)
    await expect(second.getByText(w.closed)).toBeVisible()
  })
}
