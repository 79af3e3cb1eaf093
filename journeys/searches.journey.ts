import { readFileSync } from 'node:fs'
import type { Browser, Locator, Page } from '@playwright/test'
import { type Credentials, type Product, settled } from './product.ts'
import { expect, type SharedProduct, test } from './test.ts'

/** A portfolio manager asks which companies…, by hand and from a link, and takes the answer along; on an invented market. */
const words = {
  ja: {
    locale: 'ja-JP',
    add: 'すべてのグループ（第1階層）に条件を追加',
    pick: '条件・値・指標・コードを検索（例：プライム、化学、人権）',
    way: '条件',
    most: '以下',
    least: '以上',
    exclude: '当てはまる企業を除外する',
    status: /^([\d,]+) 社/,
    save: '条件を保存',
    name: '検索条件の名前',
    ok: '保存する',
    saved: '検索条件を保存しました',
    clear: 'クリア',
    restore: '前回の検索を復元',
    none: '条件に一致する企業がありません',
    selectPage: /このページの50社を選択/,
    compare: '50社を比較に追加',
    tray: '比較',
    full: '50社まで選択できます。比較から企業を外すと追加できます。',
    export: '出力',
    csv: /CSV/,
    prime: /プライム市場/,
    chemicals: /化学/,
    coal: /一般炭/,
  },
  en: {
    locale: 'en-GB',
    add: 'Add a condition to Group “All of”, level 1',
    pick: 'Search conditions, values, indicators, codes',
    way: 'Condition',
    most: 'at most',
    least: 'at least',
    exclude: 'Exclude companies that fit',
    status: /^([\d,]+) companies/,
    save: 'Save search',
    name: 'Name of the search',
    ok: 'Save',
    saved: 'Search condition saved',
    clear: 'Clear',
    restore: 'Restore the previous search',
    none: 'No company fits',
    selectPage: /Select all 50 on this page/,
    compare: 'Add 50 to comparison',
    tray: 'Comparison',
    full: 'Up to 50 companies can be compared. Remove one to add another.',
    export: 'Export',
    csv: /CSV/,
    prime: /Prime Market/,
    chemicals: /Chemicals/,
    coal: /Thermal coal/,
  },
} as const
type Words = (typeof words)[keyof typeof words]

async function signedIn(demo: SharedProduct, browser: Browser, { locale }: Words, by?: Credentials): Promise<Page> {
  const page = await demo.signedIn(browser, { locale, by })
  await page.locator('.found tbody tr').first().waitFor()
  return page
}

/** Open the list of conditions, find one by its name, and edit it. */
async function add(page: Page, w: Words, name: string, edit: (editor: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: w.add, exact: true }).click()
  await page.getByRole('searchbox', { name: w.pick }).fill(name)
  await page.keyboard.press('Enter')
  const editor = page.getByRole('dialog')
  await edit(editor)
  await page.keyboard.press('Enter')
  await expect(editor).toBeHidden()
}

const found = async (page: Page, w: Words): Promise<number> => {
  await settled(page)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const text = await page.locator('.bar-top [role="status"]').textContent()
  return Number(w.status.exec(text!.trim())![1]!.replaceAll(',', ''))
}
const whereOf = (page: Page) => new URL(page.url()).searchParams.get('where') ?? ''
const countOf = async (demo: Product, where: string): Promise<number> =>
  (await demo.call(`/search/count?where=${encodeURIComponent(where)}`)).total

async function fiveConditions(page: Page, w: Words): Promise<void> {
  const check = (name: RegExp) => (editor: Locator) => editor.getByRole('checkbox', { name }).first().check()
  const bound = (way: string, value: string) => async (editor: Locator) => {
    await editor.getByLabel(w.way, { exact: true }).selectOption({ label: way })
    await editor.getByRole('textbox', { name: way }).fill(value)
  }
  await add(page, w, w === words.ja ? '市場' : 'market', check(w.prime))
  await add(page, w, 'S-LR-001', bound(w.least, '３００'))
  await add(page, w, 'G-BD-002', bound(w.least, '20'))
  await add(page, w, 'E-CC-022', bound(w.most, '5'))
  await add(page, w, w === words.ja ? 'ネガティブ' : 'negative', async (editor) => {
    await editor.getByRole('group', { name: w.coal }).getByRole('checkbox').first().check()
    await editor.getByRole('checkbox', { name: w.exclude }).check()
  })
}

for (const [language, w] of Object.entries(words)) {
  test(`${language} › five conditions by hand are one link, one number and one call`, async ({ browser, demo }) => {
    const page = await signedIn(demo, browser, w)
    await fiveConditions(page, w)
    await expect
      .poll(() => whereOf(page))
      .toBe('market(PRM),S-LR-001(300..),G-BD-002(20..),E-CC-022(..5),!screen(neg_thermal_coal)')
    const resultCount = await found(page, w)
    expect(resultCount).toBeGreaterThan(0)
    expect(resultCount).toBe(await countOf(demo, whereOf(page)))
    // What the chips remove adds up from the market to the answer.
    const cuts = await page.locator('.chip .cut [aria-hidden="true"]').allInnerTexts()
    const removed = cuts.reduce((sum, text) => sum + Number(text.replace(/[^\d]/g, '')), 0)
    const { universe } = await demo.call('/search/count')
    expect(universe - removed).toBe(resultCount)

    const colleague = await signedIn(demo, browser, w)
    await colleague.goto(page.url())
    await colleague.locator('.found tbody tr').first().waitFor()
    expect(await found(colleague, w)).toBe(resultCount)
    const names = (of: Page) => of.locator('.found tbody th a').allInnerTexts()
    expect(await names(colleague)).toEqual(await names(page))
  })

  test(`${language} › saved, cleared, opened again, restored; and another’s is not there`, async ({
    browser,
    demo,
  }) => {
    const by = await demo.person()
    const page = await signedIn(demo, browser, w, by)
    const where = 'market(PRM),S-LR-001(500..)'
    await page.goto(`${demo.address}/v2/comparisons?where=${encodeURIComponent(where)}`)
    await page.locator('.found tbody tr').first().waitFor()
    const before = await found(page, w)
    await page.getByRole('button', { name: w.save }).click()
    await page.getByRole('textbox', { name: w.name }).fill(`素材 ${language}`)
    await page.getByRole('button', { name: w.ok, exact: true }).click()
    await expect(page.getByText(w.saved).first()).toBeVisible()

    await page.getByRole('button', { name: w.clear, exact: true }).click()
    await expect.poll(() => whereOf(page)).toBe('')
    await page
      .getByRole('navigation')
      .getByRole('link', { name: new RegExp(`素材 ${language}`) })
      .click()
    await expect.poll(() => whereOf(page)).toBe(where)
    await expect.poll(() => found(page, w)).toBe(before)
    // Conditions that stand for a moment are the last search.
    await expect.poll(async () => (await demo.call('/last-search', by)).search).not.toBeNull()
    await page.goto(`${demo.address}/v2/comparisons`)
    await page.getByRole('link', { name: w.restore }).click()
    await expect.poll(() => whereOf(page)).toBe(where)

    const theirs = await signedIn(demo, browser, w)
    await expect(theirs.getByText(`素材 ${language}`)).toHaveCount(0)
  })

  test(`${language} › nothing fits: what to drop is named, and dropping it brings companies back`, async ({
    browser,
    demo,
  }) => {
    const page = await signedIn(demo, browser, w)
    const where = 'market(PRM),S-LR-001(900000000..),tse33(3200)'
    await page.goto(`${demo.address}/v2/comparisons?where=${encodeURIComponent(where)}`)
    await expect(page.getByRole('heading', { name: w.none })).toBeVisible()
    await page
      .locator('.btn.go')
      .filter({ hasText: /外す|Remove/ })
      .click()
    await expect.poll(() => whereOf(page)).toBe('market(PRM),tse33(3200)')
    await page.locator('.found tbody tr').first().waitFor()
    expect(await found(page, w)).toBe(await countOf(demo, 'market(PRM),tse33(3200)'))
  })

  test(`${language} › fifty go into the comparison, the fifty-first is refused, and they come along`, async ({
    browser,
    demo,
  }) => {
    const page = await signedIn(demo, browser, w)
    await page.getByRole('checkbox', { name: w.selectPage }).check()
    await page.getByRole('button', { name: w.compare }).click()
    await expect(page.getByRole('complementary', { name: w.tray }).getByRole('status')).toContainText(/50 (\/|of) 50/)

    await page.goto(`${demo.address}/v2/comparisons?page=2`)
    await page.locator('.found tbody tr').first().waitFor()
    await page.locator('.found tbody tr').first().getByRole('checkbox').check()
    const refused = page.locator('.bulk-bar').getByRole('button', { name: /(1社を比較に追加|Add 1 to comparison)/ })
    await expect(refused).toBeDisabled()
    await expect(page.getByText(w.full).first()).toBeAttached()

    await page.locator('.found tbody th a').first().click()
    await page.waitForURL(/dashboard/)
    await expect(page.getByText(/50 \/ 50|50 of 50/).first()).toBeVisible()
  })

  test(`${language} › by keyboard alone: a condition, the table, a figure’s reasons`, async ({ browser, demo }) => {
    const page = await signedIn(demo, browser, w)
    const press = async (key: string, until: Locator) => {
      for (let times = 0; times < 80; times++) {
        if (await until.evaluate((node) => node === document.activeElement).catch(() => false)) return
        await page.keyboard.press(key)
      }
      throw new Error(`${key} does not lead there`)
    }
    await page.locator('#company-search').focus()
    await press('Tab', page.getByRole('button', { name: w.add, exact: true }))
    await page.keyboard.press('Enter')
    await page.keyboard.type('S-LR-001')
    // The indicator first, and the code as a word of filings below it.
    await expect(page.getByRole('dialog').getByRole('button')).toHaveCount(2)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
    await page.keyboard.type('1000')
    await page.keyboard.press('Enter')
    await expect.poll(() => whereOf(page)).toMatch(/^S-LR-001\((1000\.\.|\.\.1000)\)$/)
    // A row that is about to be replaced would lose the focus.
    const total = await countOf(demo, whereOf(page))
    await expect.poll(() => found(page, w)).toBe(total)
    await page.locator('#company-search').focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('.found tbody th a').first()).toBeFocused()
    await press('Tab', page.locator('.found .fig-btn').first())
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/why=sustainability_score/)
    await expect(page.getByRole('complementary').first()).toBeVisible()
  })

  test(`${language} › the answer as a file, with its count first, and as code that a program runs`, async ({
    browser,
    demo,
  }) => {
    const by = await demo.person()
    const page = await signedIn(demo, browser, w, by)
    await page.goto(`${demo.address}/v2/comparisons?where=market(PRM)&columns=sustainability_score,S-LR-001`)
    await page.locator('.found tbody tr').first().waitFor()
    const total = await found(page, w)
    await page.getByRole('button', { name: w.export }).click()
    await page.getByRole('menuitem', { name: w.csv }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(String(total))
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog
        .getByRole('button', { name: /CSV|ダウンロード|Download/ })
        .last()
        .click(),
    ])
    const text = readFileSync((await file.path())!)
    expect([...text.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]) // A byte order mark, for Excel.
    expect(text.toString('utf8').trim().split('\n').length).toBeGreaterThanOrEqual(total)
    const usage = await demo.call('/downloads/usage', by)
    expect(usage.used).toBeGreaterThanOrEqual(total)
  })
}

test('a program signs in with a token made in mypage, until it is ended', async ({ browser, demo }) => {
  const w = words.en
  const page = await signedIn(demo, browser, w)
  await page.goto(`${demo.address}/mypage`)
  await page.getByRole('button', { name: 'Make a token' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Notebook')
  await dialog.getByLabel('Current password', { exact: true }).fill('Journey-Password-1')
  await dialog.getByRole('button', { name: 'Make it' }).click()
  const text = await dialog.getByRole('textbox', { name: 'Token', exact: true }).inputValue()
  expect(text).toMatch(/^sty_/)
  await dialog.getByRole('button', { name: 'I have saved it' }).click()
  const ask = () =>
    fetch(`${demo.address}/api/search?where=market(PRM)&perPage=3`, {
      headers: { authorization: `Bearer ${text}` },
    })
  const reply = await ask()
  expect(reply.status).toBe(200)
  const { data } = (await reply.json()) as { data: { total: number } }
  expect(data.total).toBe(await countOf(demo, 'market(PRM)'))

  await page.getByRole('button', { name: 'End the token “Notebook”' }).click()
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect.poll(async () => (await ask()).status).toBe(401)
})
