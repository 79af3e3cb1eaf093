import type { Locator, Page } from '@playwright/test'
import { hasReal, inventedFiles, realFiles } from './market.ts'
import { account, callPalette, type Product } from './product.ts'
import { columnOf } from './raw-data.ts'
import { expect, test } from './test.ts'

/** Type a search and open the first company found. */
async function open(page: Page, product: Product, text: string, name: string): Promise<void> {
  await page.goto(`${product.address}/v2/comparisons`)
  await page
    .getByLabel(/企業名・コード|Company, code/)
    .last()
    .fill(text)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await rawData(page)
}

/** From a company's first tab to its figures. */
const rawData = (page: Page) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: /^(ローデータ|Raw data)$/ })
    .first()
    .click()

/** The figure of a row and a year. */
async function cell(page: Page, row: RegExp, year: string): Promise<Locator> {
  const column = await columnOf(page, year)
  const rows = page.locator('.raw tbody tr').filter({ has: page.locator('th', { hasText: row }) })
  return rows
    .first()
    .locator('td')
    .nth(column - 1)
    .locator('button')
}

test.describe('on an empty market', () => {
  test.use({ locale: 'ja-JP' })

  test('a newcomer signs in to an empty market, imports while it runs, and reads a figure down to its line', async ({
    page,
    fresh,
  }) => {
    const product = fresh()
    const printed = await product.start()
    expect(printed).toContain(account.email)
    await product.signIn(page)
    await expect(page.getByRole('heading', { name: 'まだ企業が登録されていません' })).toBeVisible()

    const imported = product.satoyama('import', ...inventedFiles)
    expect(imported.output).toContain('edinet-annual-report')
    expect(imported.status).toBe(0)

    for (const text of ['みほん', 'MIHON', '9X9Y', '9X9Y0', 'ミホン', '見本電機']) {
      await page.goto(`${product.address}/v2/comparisons`)
      await page.getByLabel('企業名・コード・ISIN・法人番号').last().fill(text)
      await expect(page.getByRole('link', { name: '見本電機株式会社', exact: true })).toBeVisible()
    }
    await page.getByRole('link', { name: '見本電機株式会社', exact: true }).click()
    await rawData(page)

    const sales = await cell(page, /^売上高/, 'FY2023')
    await expect(sales).toContainText('101,000')
    await sales.click()
    const why = page.getByRole('complementary', { name: '数値の根拠' })
    await expect(why).toContainText('jpcrp_cor:NetSalesSummaryOfBusinessResults')
    await expect(why).toContainText('Prior1YearDuration')
    await expect(why).toContainText('101000000000')
    await expect(why).toContainText('保存した写しのハッシュは一致')
    await expect(why).toContainText('100,000') // the earlier vintage
    await expect(page).toHaveURL(/figure=F-PL-001\.2023\.consolidated/)

    await page.reload() // the panel is a link
    await expect(page.getByRole('complementary', { name: '数値の根拠' })).toContainText('S100ZZ01')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('complementary', { name: '数値の根拠' })).toBeHidden()
  })
})

test.describe('on the invented market', () => {
  test.use({ locale: 'ja-JP' })

  test('as of a past day the table says so and shows what was known', async ({ page, invented }) => {
    await invented.signIn(page, await invented.person())
    await open(page, invented, '9X9Y', '見本電機株式会社')
    await page.goto(`${page.url()}?asOf=2024-12-31`)
    await expect(page.getByText(/2024\/12\/31 時点で公表されていた数値です/)).toBeVisible()
    await expect(await cell(page, /^売上高/, 'FY2023')).toContainText('100,000')
    await page.getByRole('button', { name: '現在に戻す' }).click()
    await expect(await cell(page, /^売上高/, 'FY2023')).toContainText('101,000')
  })

  test('everything by keyboard: find, open, walk the table, open and close the panel', async ({ page, invented }) => {
    await invented.signIn(page, await invented.person())
    await page.goto(`${invented.address}/v2/comparisons?q=9X9Y`)
    await expect(page.getByRole('link', { name: '見本電機株式会社', exact: true })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('見本電機')
    await rawData(page)
    const first = await cell(page, /^従業員数（連結）/, 'FY2024')
    await first.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('complementary', { name: '数値の根拠' })).toContainText('420')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('complementary', { name: '数値の根拠' })).toBeHidden()
    await expect(await cell(page, /^従業員数（単体）/, 'FY2024')).toBeFocused()
    await callPalette(page, 'Control+k')
    await page.keyboard.type('ためし ローデータ')
    await expect(page.getByRole('option', { name: /ためし薬品/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ためし薬品')
    await expect(page.getByText('同社の数値はまだありません')).toBeVisible()
  })

  test('the same company in English says the same', async ({ page, invented }) => {
    await invented.signIn(page, await invented.person())
    await open(page, invented, '9X9Y', '見本電機株式会社')
    await page.getByRole('button', { name: 'EN, English' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mihon Electric')
    await expect(page.getByRole('button', { name: 'EN, English' })).toBeDisabled()
    await expect(await cell(page, /^Female manager ratio/, 'FY2024')).toContainText('6.2')
    await expect(page.locator('body')).not.toContainText('指標を絞り込む')
    await page.getByRole('button', { name: 'JP, 日本語' }).click() // The account keeps it.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('見本電機')
    await expect(page.getByRole('button', { name: 'JP, 日本語' })).toBeDisabled() // Nothing is under way at the end.
    await page.waitForLoadState('networkidle')
  })

  test('wrong password, unknown page, and a link that wants to lead away', async ({ page, invented }) => {
    const { email, password } = await invented.person()
    await page.goto(`${invented.address}/login?r=${encodeURIComponent('//evil.example/')}`)
    await page.getByLabel('メールアドレス').fill(email)
    await page.getByLabel('パスワード', { exact: true }).fill('wrong')
    await page.getByRole('button', { name: 'ログインする' }).click()
    await expect(page.getByRole('alert')).toHaveText('メールアドレスまたはパスワードが正しくありません。')
    await page.getByLabel('パスワード', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'ログインする' }).click()
    await page.waitForURL(`${invented.address}/v2/comparisons`)
    await page.goto(`${invented.address}/no/such/page`)
    await expect(page.getByRole('link', { name: '企業検索へ' })).toBeVisible()
    await page.goto(`${invented.address}/companies/99999/raws`)
    await expect(page.getByRole('heading', { name: 'ページが見つかりません' })).toBeVisible()
  })

  test('signing out closes the door, and a link leads back after signing in', async ({ page, invented }) => {
    const { email, password } = await invented.person()
    await invented.signIn(page, { email, password })
    await page.getByRole('button', { name: /^アカウント/ }).click()
    await page.getByRole('menuitem', { name: 'ログアウト' }).click()
    await expect(page.getByRole('heading', { name: 'ログアウトしました' })).toBeVisible()
    await page.goto(`${invented.address}/v2/comparisons?q=9X9Y`)
    await expect(page).toHaveURL(/\/login\?r=/)
    await page.getByLabel('メールアドレス').fill(email)
    await page.getByLabel('パスワード', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'ログインする' }).click()
    await expect(page.getByRole('link', { name: '見本電機株式会社', exact: true })).toBeVisible()
  })
})

if (hasReal) {
  test.describe('on real filings', () => {
    test.use({ locale: 'ja-JP' })

    test('the code list, one group under IFRS and ten years of another company', async ({ page, clone }) => {
      const product = await clone('empty')
      const imported = product.satoyama('import', realFiles.codeList, realFiles.toyota, realFiles.nintendo)
      expect(imported.status).toBe(0)
      await product.start()
      await product.signIn(page)

      for (const text of ['とよた', 'TOYOTA', '7203', '72030', 'トヨタ']) {
        await page.goto(`${product.address}/v2/comparisons`)
        await page.getByLabel('企業名・コード・ISIN・法人番号').last().fill(text)
        await expect(page.getByRole('link', { name: 'トヨタ自動車株式会社', exact: true })).toBeVisible()
      }
      await page.getByRole('link', { name: 'トヨタ自動車株式会社', exact: true }).click()
      await rawData(page)
      await expect(await cell(page, /^従業員数（単体）/, 'FY2024')).toContainText('71,515')
      await expect(await cell(page, /^女性管理職比率/, 'FY2024')).toContainText('4.0')
      const revenue = await cell(page, /^売上高/, 'FY2024')
      await expect(revenue).toContainText('48,036,704')
      await revenue.click()
      const why = page.getByRole('complementary', { name: '数値の根拠' })
      await expect(why).toContainText('OperatingRevenuesIFRSKeyFinancialData')
      await expect(why).toContainText('CurrentYearDuration')
      await expect(why).toContainText('提出者が独自に定義した要素')
      await expect(why).toContainText('有価証券報告書')

      await open(page, product, '7974', '任天堂株式会社')
      const years = ['2015', '2016', '2017', '2018', '2019', '2020', '2021', '2022', '2023', '2024']
      const sales = [
        '504,459',
        '489,095',
        '1,055,682',
        '1,200,560',
        '1,308,519',
        '1,758,910',
        '1,695,344',
        '1,601,677',
        '1,671,865',
        '1,164,922',
      ]
      for (const [index, year] of years.entries()) {
        await expect(await cell(page, /^売上高/, `FY${year}`)).toContainText(sales[index]!)
      }
    })
  })
}
