import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { hasReal, inventedFiles, realFolder } from './market.ts'
import { Product } from './product.ts'

/** Open the first company that a search finds. */
async function open(page: Page, product: Product, text: string): Promise<void> {
  const { companies } = await product.call(`/companies?q=${encodeURIComponent(text)}`)
  await page.goto(`${product.address}/companies/${companies[0].id}/raws`)
  await page.locator('.raw tbody tr').first().waitFor()
}

/** The figure of an indicator, by its name, and a year, opened. */
async function openFigure(page: Page, product: Product, name: string | RegExp, year: string): Promise<void> {
  const company = /companies\/(\d+)/.exec(page.url())![1]
  await page.goto(`${product.address}/companies/${company}/raws?view=all`)
  await page.locator('.raw thead th').first().waitFor()
  const heads = await page.locator('.raw thead th').allTextContents()
  const row = page.locator('.raw tbody tr').filter({ has: page.locator('th', { hasText: name }) })
  await row
    .first()
    .locator('td')
    .nth(heads.indexOf(year) - 1)
    .locator('button')
    .click()
}

const why = (page: Page) => page.getByRole('complementary', { name: /この数字の根拠|Why this figure/ })

test.describe('the demo market', () => {
  const product = new Product()
  product.env.SATOYAMA_DEMO_COMPANIES = '120'
  test.use({ locale: 'ja-JP' })
  test.afterAll(() => product.remove())

  test('from nothing to a company’s raw data, in both languages, and it always says that it is invented', async ({
    page,
    browser,
  }) => {
    const printed = await product.start()
    expect(printed).toContain('Making the demo market')
    expect(printed).toMatch(/Demo market made: 120 companies, [\d,]+ figures/)
    await product.signIn(page)
    await expect(page.getByText('デモ市場：企業も数値も架空です')).toBeVisible()
    await open(page, product, '電機')
    await expect(page.getByText('デモ市場：企業も数値も架空です')).toBeVisible()
    await page.locator('.raw .fig-btn').first().click()
    await expect(why(page)).toContainText('架空のデータブック')
    await expect(why(page)).toContainText('市場での位置')

    const english = await (await browser.newContext({ locale: 'en-GB' })).newPage()
    await product.signIn(english)
    await open(english, product, 'Corporation')
    await expect(english.getByText('Demo market: companies and figures are invented')).toBeVisible()
    await english.locator('.raw .fig-btn').first().click()
    await expect(why(english)).toContainText('there is no file behind it')
  })

  test('real companies are refused while it stands, and stand once it is cleared', () => {
    const refused = product.satoyama('import', inventedFiles[0]!)
    expect(refused.output).toContain('market clear')
    expect(refused.status).toBe(1)
    expect(product.satoyama('market', 'clear').output).toContain('--yes')
    expect(product.satoyama('market', 'clear', '--yes').status).toBe(0)
    expect(product.satoyama('import', inventedFiles[0]!).status).toBe(0)
    expect(product.satoyama('market', 'status').output).toContain('Real market')
  })
})

test('a restored server answers as the one that was kept, and the doctor finds nothing', async () => {
  const product = new Product()
  for (const file of inventedFiles) product.satoyama('import', file)
  const folder = join(product.home, 'kept')
  expect(product.satoyama('backup', folder).status).toBe(0)
  expect(product.satoyama('backup', folder).output).toContain('is there already')

  const other = new Product()
  expect(other.satoyama('restore', folder).output).toContain('rows restored')
  const status = (one: Product) => one.satoyama('market', 'status').output
  expect(status(other)).toBe(status(product))
  expect(other.satoyama('doctor', '--deep')).toMatchObject({ status: 0 })
  expect(other.satoyama('restore', folder).output).toContain('--overwrite')
  await product.remove()
  await other.remove()
})

test('killed twenty times while the demo market is made, every next start is sound', async () => {
  test.setTimeout(240_000)
  const product = new Product()
  product.env.SATOYAMA_DEMO_COMPANIES = '150'
  for (let round = 0; round < 20; round++) {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../server/main.ts')], {
      env: product.env,
      stdio: 'ignore',
    })
    const ended = new Promise((done) => child.on('exit', done))
    await new Promise((done) => setTimeout(done, 500 + Math.random() * 2000))
    child.kill('SIGKILL')
    await ended
    // Whole or not at all.
    const { output } = product.satoyama('market', 'status')
    expect(output).toMatch(/Companies: (0|150) /)
    // A market that was made whole goes, so that the next round makes one again; half of one is gone on.
    if (!output.includes('Companies: 150 ')) continue
    rmSync(product.home, { recursive: true, force: true, maxRetries: 5 })
    mkdirSync(product.home)
  }
  await product.start()
  expect(product.satoyama('doctor', '--deep')).toMatchObject({ status: 0 })
  await product.remove()
})

test('killed twenty times while a panel is built, the next server builds it whole', async () => {
  test.setTimeout(150_000)
  const product = new Product()
  product.satoyama('market', 'demo', '--companies', '200')
  const panels = join(product.home, 'panel')
  for (let round = 0; round < 20; round++) {
    if (existsSync(panels))
      for (const name of readdirSync(panels)) if (name.endsWith('.panel')) rmSync(join(panels, name))
    const child = spawn(process.execPath, [join(import.meta.dirname, '../server/main.ts')], {
      env: product.env,
      stdio: 'ignore',
    })
    const ended = new Promise((done) => child.on('exit', done))
    await new Promise((done) => setTimeout(done, 600 + Math.random() * 1000))
    child.kill('SIGKILL')
    await ended
  }
  await product.start()
  const answer = await product.call('/market')
  expect(answer.revisionInMemory).toBe(answer.revision)
  expect(answer.companies).toBe(200)
  await product.remove()
})

const ifReal = hasReal ? test.describe : () => {}

ifReal('the real market', () => {
  const product = new Product()
  test.use({ locale: 'ja-JP' })
  test.afterAll(() => product.remove())

  test('stands up with one import of a folder; statutory emissions, a delisted company, and an error that counts once accepted', async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await product.start()
    const imported = product.satoyama('import', realFolder, '--year', '2023')
    expect(imported.output).toMatch(/edinet-financial-panel\s+31,545/)
    const status = product.satoyama('market', 'status').output
    expect(status).toContain('Companies: 4,365 (listed 3,857)')

    await product.signIn(page)
    await open(page, product, '7203')
    await openFigure(page, product, '温対法報告排出量（自社活動計）', 'FY2023')
    await expect(why(page)).toContainText('1,101,760')
    await expect(why(page)).toContainText('Japan_eegs.csv')
    await expect(why(page)).toContainText('保存した写しのハッシュは一致')
    await openFigure(page, product, /^営業利益/, 'FY2024')
    await expect(why(page)).toContainText('4,795,586')

    await product.untilFresh()
    const review = product.satoyama('review').output
    const line = review.split('\n').find((text) => /S-LR-001|F-BS-001/.test(text) && /a unit was mistaken/.test(text))!
    const [, id, code, indicator, year] = /^\s*(\d+)\s+(\S+).*?([A-Z]-[A-Z]{2}-\d{3}).*?\s(20\d{2})\s/.exec(line)!
    const before = await product.call(`/indicators/${indicator}/distribution?fiscalYear=${year}`)
    expect(before.market.companies['under-review']).toBeGreaterThan(0)
    await open(page, product, code!)
    await expect(page.getByText('確認待ち').first()).toBeVisible()
    expect(product.satoyama('review', 'accept', id!).output).toContain(`${id}: done.`)
    await product.untilFresh()
    const after = await product.call(`/indicators/${indicator}/distribution?fiscalYear=${year}`)
    expect(after.market.n).toBe(before.market.n + 1)
    expect(after.market.companies['under-review']).toBe(before.market.companies['under-review'] - 1)
  })

  test('a score of filings alone says how little it rests on, and still opens and comes out the same', async ({
    page,
  }) => {
    await product.signIn(page)
    const { companies } = await product.call('/companies?q=7203')
    const { scores, origins, peers } = await product.call(`/companies/${companies[0].id}/scores`)
    expect(peers.code).toBe('tse33:3700')
    expect(scores[0].coverage).toBeLessThan(0.2)
    expect(origins['not-scored']).toBeGreaterThan(300)
    await page.goto(`${product.address}/companies/${companies[0].id}/dashboard?why=sustainability_score`)
    const panel = page.getByRole('complementary', { name: '数値の根拠' })
    await expect(panel).toContainText((scores[0].value * 100).toFixed(1))
    await expect(page.getByText(/開示された数値にもとづく/).first()).toBeVisible()
    await panel.getByRole('button', { name: '再計算' }).click()
    await expect(panel.getByText(/表示値と一致しました/)).toBeVisible()
  })

  test('a delisted company keeps its history', async ({ page }) => {
    await product.signIn(page)
    const { companies } = await product.call('/companies?q=E00436')
    await page.goto(`${product.address}/companies/${companies[0].id}/raws`)
    await page.locator('.raw .fig-btn').first().waitFor()
    await expect(page.locator('.raw thead')).toContainText('FY20')
  })
})
