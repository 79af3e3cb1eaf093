import { expectNoOverflow } from './overflow.ts'
import { callPalette, go, type Product, settled } from './product.ts'
import { guardedRoutes, leads, publicRoutes } from './routes.ts'
import { expect, test } from './test.ts'

/** The company of the market that has figures. */
async function companyOf(product: Product): Promise<number> {
  return (await product.call('/companies?q=9X9Y')).companies[0].id
}

const english = { locale: 'en-GB' } as const
const japanese = { locale: 'ja-JP' } as const
const kana = /[぀-ヿ]/

const fill = (route: string, company: number) => route.replace(':company', String(company))

test('every public route stands for a stranger, and every guarded one leads to the door', async ({
  browser,
  invented,
}) => {
  const company = await companyOf(invented)
  const outside = await (await browser.newContext(english)).newPage()
  for (const path of publicRoutes.map((route) => fill(route, company))) {
    await outside.goto(invented.address + path)
    await settled(outside)
    expect(new URL(outside.url()).pathname).toBe(path)
  }
  for (const path of guardedRoutes.map((route) => fill(route, company))) {
    await go(outside, path)
    await outside.waitForURL((url) => url.searchParams.get('r') === path)
    expect(new URL(outside.url()).pathname, path).toBe('/login')
  }
})

test('every route stands in English, has a title, and stands where it should', async ({ browser, invented }) => {
  const company = await companyOf(invented)
  const page = await invented.signedIn(browser, english)
  for (const path of guardedRoutes.map((route) => fill(route, company))) {
    await go(page, path)
    await settled(page)
    expect(new URL(page.url()).pathname, path).toBe(path.split('?')[0])
    const words = await page.evaluate(() => {
      const copy = document.body.cloneNode(true) as HTMLElement
      for (const element of copy.querySelectorAll('[lang="ja"], script, noscript, style')) element.remove()
      return copy.textContent
    })
    expect(words, path).not.toMatch(kana)
    await expect(page, path).toHaveTitle(/Satoyama$/)
    await expect(page.locator('main.fallback'), path).toHaveCount(0) // A screen that broke after it had a heading.
  }
  for (const [from, to] of leads) {
    await go(page, `${fill(from, company)}?asOf=2024-12-31`)
    await page.waitForURL(`${invented.address}${fill(to, company)}?asOf=2024-12-31`)
  }
  await page.goto(`${invented.address}/nowhere`)
  await expect(page.getByText('The page may have been deleted or its URL changed.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to company search' }).click()
  await page.waitForURL(/v2\/comparisons/)
})

test('every route stands in Japanese', async ({ browser, invented }) => {
  const company = await companyOf(invented)
  const page = await invented.signedIn(browser, japanese)
  for (const path of guardedRoutes.map((route) => fill(route, company))) {
    await go(page, path)
    await settled(page)
    await expect(page.locator('main'), path).toContainText(kana)
  }
  await page.goto(`${invented.address}/nowhere`)
  await expect(page.getByText('ページが削除されたか、URLが変更された可能性があります。')).toBeVisible()
})

test('the header: comparison, manual, releases, user menu; the column folds and stays folded', async ({
  browser,
  invented,
}) => {
  const page = await invented.signedIn(browser, japanese)
  const compare = page.getByRole('link', { name: '比較', exact: true })
  await page.goto(`${invented.address}/portfolio`)
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    compare.click({ modifiers: ['ControlOrMeta'] }),
  ])
  await tab.waitForURL(/v2\/comparisons/)
  await tab.close()
  expect(page.url()).toContain('/portfolio')
  await page.goto(`${invented.address}/companies`)
  await compare.click()
  expect(page.url()).toContain('/companies')
  await page.goto(`${invented.address}/watchlist`)
  await compare.click()
  await page.waitForURL(/v2\/comparisons/)

  await expect(page.getByRole('link', { name: 'マニュアル' })).toHaveAttribute(
    'href',
    'https://help.satoyama.example/ja/',
  )
  await page.getByRole('button', { name: '更新情報' }).click()
  const notes = page.getByRole('dialog', { name: '更新情報' })
  await expect(notes.getByRole('heading', { name: /^\d{4}\/\d{2}\/\d{2}$/ }).first()).toBeVisible()
  await expect(notes.locator('li li br').first()).toBeAttached()
  expect((await notes.boundingBox())!.width).toBeLessThanOrEqual(480)
  await notes.getByRole('button', { name: '閉じる' }).click()
  await expect(notes).toBeHidden()

  await page.getByRole('button', { name: /^アカウント/ }).click()
  await page.getByRole('menuitem', { name: '登録情報' }).click()
  await page.waitForURL(/mypage/)
  await page.getByRole('button', { name: 'メニューをたたむ' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'メニューを広げる' })).toBeVisible()
  await page.getByRole('link', { name: 'ポートフォリオ' }).click()
  await page.waitForURL(/portfolio/)
})

test('what is shown is chosen in one place, stays in the address and goes along', async ({ browser, invented }) => {
  const page = await invented.signedIn(browser, english)
  await page.goto(`${invented.address}/portfolio`)
  await page.getByLabel('Method').selectOption('1.0')
  await expect(page).toHaveURL(/version=1\.0/)
  await expect(page.getByLabel('Method').locator('option', { hasText: 'Employment impact' })).toBeEnabled()
  await expect(page.getByLabel('Method').locator('option', { hasText: 'ROE impact (withdrawn)' })).toBeDisabled()
  await page.getByLabel('Missing values').selectOption('time-series')
  await page.getByLabel('Basis').selectOption('parent')
  await page.getByRole('link', { name: 'Watchlist', exact: true }).click()
  await expect(page).toHaveURL(/\/watchlist\?.*version=1\.0/)
  await expect(page).toHaveURL(/inference=time-series/)
  const company = await companyOf(invented)
  await page.goto(
    `${invented.address}/companies/${company}/raws?asOf=2024-12-31&basis=parent&year=2023&method=nonsense`,
  )
  await expect(page.getByText('2024/12/31')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Display settings' }).getByLabel('Basis')).toHaveValue('parent')
  await expect(page.getByLabel('Year', { exact: true })).toHaveValue('2023')
  await expect(page.getByLabel('Method')).toHaveValue('2.1')
  await page.getByRole('button', { name: /^Vendors/ }).click()
  await expect(page.getByRole('checkbox', { name: /MSCI/ })).toBeDisabled()
})

test('the palette finds companies in every script, screens and actions, by keyboard alone', async ({
  browser,
  invented,
}) => {
  const page = await invented.signedIn(browser, japanese)
  await page.goto(`${invented.address}/portfolio`)
  await settled(page)
  for (const text of ['見本', 'みほん', 'ﾐﾎﾝ', 'mihon', '9x9y', '９Ｘ９Ｙ']) {
    await callPalette(page, '/')
    await page.getByRole('dialog').getByRole('combobox').fill(text)
    await expect(page.getByRole('option', { name: /見本電機株式会社/ }), text).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await callPalette(page, 'Control+k')
  await page.keyboard.type('9X9Y 目標')
  await expect(page.getByRole('option', { name: /目標を開く/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/companies/${await companyOf(invented)}/simulation/target`)
  await expect(page.locator('h1')).toContainText('見本電機') // Only what has come is remembered as seen.
  await callPalette(page, '/')
  await page.keyboard.type('うぉっち')
  await expect(page.getByRole('option', { name: /^ウォッチリスト/ })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toHaveText(/ウォッチリスト/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/watchlist/)
  await callPalette(page, '/')
  await expect(page.getByRole('option', { name: /見本電機/ })).toBeVisible() // Seen a moment ago.
  await page.keyboard.type('ダーク')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'キーボード操作' })).toBeVisible()
  await page.getByLabel('1文字のショートカットを使う').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeHidden()
  await callPalette(page, 'Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.type('zzzzqqq')
  await expect(page.getByText('該当するものがありません')).toBeVisible()
})

test('an open modal blocks the way, says why, and lets one discard and leave', async ({ browser, invented }) => {
  const page = await invented.signedIn(browser, english)
  await page.goto(`${invented.address}/portfolio`)
  await page.getByRole('link', { name: 'Watchlist', exact: true }).click()
  await page.getByRole('button', { name: 'Contact us' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact us' })
  await dialog.getByLabel('Subject').fill('A question')
  await page.goBack()
  await expect(dialog.getByRole('button', { name: /leave/i })).toBeVisible()
  await dialog.getByRole('button', { name: /stay/i }).click()
  await expect(page).toHaveURL(/watchlist/)
  await expect(dialog.getByLabel('Subject')).toHaveValue('A question')
  await page.goBack()
  await dialog.getByRole('button', { name: /leave/i }).click()
  await page.waitForURL(/portfolio/)
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Releases' }).click()
  await expect(page.getByRole('dialog', { name: 'Releases' })).toBeVisible()
  expect((await page.getByRole('dialog', { name: 'Releases' }).boundingBox())?.width).toBe(480)
  await page.goForward() // Read only: it goes with the screen.
  await page.waitForURL(/watchlist/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('an announced maintenance stands in the header; inside the window every door shows it and a call says so', async ({
  browser,
  clone,
}) => {
  const product = await clone('invented') // All would see it.
  await product.start()
  const page = await (await browser.newContext(japanese)).newPage()
  await product.signIn(page)
  const announced = product.satoyama(
    'maintenance',
    'announce',
    '--from',
    '2099/06/10 08:00',
    '--to',
    '2099/06/10 10:00',
  )
  expect(announced.status, announced.output).toBe(0)
  await page.reload()
  await expect(page.getByText('2099/06/10 08:00〜10:00')).toBeVisible()
  expect(product.satoyama('maintenance', 'clear').status).toBe(0)
  await page.reload()
  await settled(page)
  await expect(page.getByText('2099/06/10')).toBeHidden()
})

test('nothing is cut off between 320 and 2560 pixels', async ({ browser, invented }) => {
  const page = await invented.signedIn(browser, english)
  const company = await companyOf(invented)
  for (const route of [
    '/v2/comparisons',
    '/companies/:company/raws',
    '/companies/:company/dashboard',
    '/industries',
    '/definitions',
    '/mypage',
    '/algorithm',
  ]) {
    await page.setViewportSize({ width: 320, height: 900 })
    await page.goto(invented.address + fill(route, company))
    for (const width of [320, 390, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      await settled(page)
      await expectNoOverflow(page, `${route} at ${width}`)
    }
  }
  await page.setViewportSize({ width: 320, height: 700 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('link', { name: 'Portfolio', exact: true }).click()
  await page.waitForURL(/portfolio/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('without the line a banner says so, and what was typed stays', async ({ browser, invented }) => {
  const page = await invented.signedIn(browser, english)
  await page.getByRole('button', { name: 'Contact us' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact us' })
  await dialog.getByLabel('Subject').fill('Offline')
  await dialog.getByLabel('Message').fill('Still here?')
  await page.context().setOffline(true)
  await expect(page.getByText(/offline/i).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The server cannot be reached.')
  await expect(dialog.getByLabel('Message')).toHaveValue('Still here?')
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toBeHidden()
})
