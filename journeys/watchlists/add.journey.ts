import type { Locator, Page } from '@playwright/test'
import { faults } from '../axe.ts'
import type { Credentials } from '../product.ts'
import { go } from '../product.ts'
import { expect, type SharedProduct, test } from '../test.ts'

/** Companies come into a watchlist from wherever one meets them, and the list stands for them everywhere. */
const words = {
  ja: {
    locale: 'ja-JP',
    add: 'ウォッチリストに追加',
    newList: '新しいリストを作成',
    name: 'リスト名',
    create: '作成して追加',
    submit: '追加',
    choose: '追加先のリストを選んでください。',
    find: 'リストを検索',
    undo: '元に戻す',
    made: (name: string, count: number) => `「${name}」を作成し、${count}社を追加しました。`,
    added: (name: string, count: number, there: number) =>
      `${count}社を「${name}」に追加しました（${there}社は登録済み）。`,
    undone: (name: string, count: number) => `「${name}」への${count}社の追加を取り消しました。`,
    there: '100社中1社は登録済み',
    selectPage: /このページの100社を選択/,
    pick: '条件・値・指標・コードを検索（例：プライム、化学、人権）',
    addCondition: 'すべてのグループ（第1階層）に条件を追加',
    fault: /このウォッチリストは利用できません|この番号のウォッチリストは利用できません/,
    make: (count: number) => `${count}社でウォッチリストを作成`,
    makeTitle: 'ウォッチリストの名前',
    makeOk: '作成する',
    list: (total: number) => `ウォッチリスト（${total}社）`,
    part: 'リストの順に50社を表示しています。',
    fromList: 'ウォッチリストから選ぶ',
    compareList: 'このリストを比較',
    missing: 'このウォッチリストは利用できません',
    compare: '比較に追加',
  },
  en: {
    locale: 'en-GB',
    add: 'Add to a watchlist',
    newList: 'New list',
    name: 'List name',
    create: 'Make the list and add',
    submit: 'Add',
    choose: 'Choose a list.',
    find: 'Find a list',
    undo: 'Undo',
    made: (name: string, count: number) => `“${name}” was made with ${count} ${count === 1 ? 'company' : 'companies'}.`,
    added: (name: string, count: number, there: number) =>
      `${count} companies added to “${name}”; ${there} already in it.`,
    undone: (name: string, count: number) => `${count} companies removed from “${name}” again.`,
    there: '1 of 100 are in it',
    selectPage: /Select all 100 on this page/,
    pick: 'Search conditions, values, indicators, codes',
    addCondition: 'Add a condition to Group “All of”, level 1',
    fault: /You have no watchlist with this number/,
    make: (count: number) => `Make a watchlist of these ${count}`,
    makeTitle: 'Name of the watchlist',
    makeOk: 'Make the list',
    list: (total: number) => `Watchlist of ${total} companies`,
    part: 'The first 50 in its order are shown.',
    fromList: 'From a watchlist',
    compareList: 'Compare this list',
    missing: 'This watchlist is not available',
    compare: 'Add to comparison',
  },
} as const
type Words = (typeof words)[keyof typeof words]

interface Head {
  readonly id: number
  readonly name: string
  readonly companies: number
}
const listsOf = (demo: SharedProduct, by: Credentials): Promise<readonly Head[]> => demo.call('/watchlists', by)
const membersOf = async (demo: SharedProduct, id: number, by: Credentials): Promise<number[]> =>
  (await demo.call(`/watchlists/${id}`, by)).members.map(({ companyId }: { companyId: number }) => companyId)

async function signedIn(
  demo: SharedProduct,
  browser: Parameters<SharedProduct['signedIn']>[0],
  { locale }: Words,
): Promise<{ page: Page; by: Credentials }> {
  const by = await demo.person()
  return { page: await demo.signedIn(browser, { locale, by }), by }
}

/** `w`, and the pop-over that it opens. */
async function openPane(page: Page, w: Words): Promise<Locator> {
  await page.getByRole('button', { name: w.add, exact: true }).first().waitFor()
  await page.keyboard.press('w')
  const pane = page.getByRole('dialog')
  await pane.getByRole('button', { name: new RegExp(`^(${w.submit}|${w.create})$`) }).waitFor()
  return pane
}

const note = (page: Page, text: string) => page.locator('.note-card').filter({ hasText: text })

/** A company of its own screen into a new list. */
async function makeFromCompany(page: Page, w: Words, demo: SharedProduct, id: number, name: string): Promise<void> {
  await page.goto(`${demo.address}/companies/${id}/dashboard`)
  const pane = await openPane(page, w)
  const create = pane.getByRole('button', { name: w.create })
  if (!(await create.isVisible())) await pane.getByRole('button', { name: w.newList }).click()
  await pane.getByRole('textbox', { name: w.name }).fill(name)
  await page.keyboard.press('Enter')
  await expect(note(page, w.made(name, 1))).toBeVisible()
}

for (const [language, w] of Object.entries(words)) {
  test(`${language} › a company by w, then a hundred from a search: what is in it is said first, and undone only what was new`, async ({
    browser,
    demo,
  }) => {
    const { page, by } = await signedIn(demo, browser, w)
    const [one] = (await demo.call('/search?perPage=1&sort=code')).rows
    await makeFromCompany(page, w, demo, one.id, 'Rail & ports')
    await makeFromCompany(page, w, demo, one.id, '銀行とリース')
    const [rail] = await listsOf(demo, by)

    // A hundred of the same order, of which the first is the one that is in the list.
    await page.goto(`${demo.address}/v2/comparisons?sort=code&perPage=100`)
    await page.getByRole('checkbox', { name: w.selectPage }).check()
    const pane = await openPane(page, w)
    await expect(pane.getByText(w.there).first()).toBeVisible()
    await pane.getByRole('button', { name: w.submit, exact: true }).click()
    await expect(pane.getByRole('alert')).toHaveText(w.choose)
    expect(await faults(page, { where: 'watchlists', theme: 'light' })).toEqual([])
    // The last used stands first; the other is found by its name, in any width.
    await expect(pane.getByRole('radio').first()).toHaveAccessibleName(/銀行とリース/)
    await pane.getByRole('searchbox', { name: w.find }).fill('ｒａｉｌ')
    await expect(pane.getByRole('radio')).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const message = note(page, w.added('Rail & ports', 99, 1))
    await expect(message).toBeVisible()
    expect(await membersOf(demo, rail!.id, by)).toHaveLength(100)
    await message.getByRole('button', { name: w.undo }).click()
    await expect(note(page, w.undone('Rail & ports', 99))).toBeVisible()
    expect(await membersOf(demo, rail!.id, by)).toEqual([one.id])
  })

  test(`${language} › from the tray; the list is a condition of a search, and a list is made of a whole result`, async ({
    browser,
    demo,
  }) => {
    const { page, by } = await signedIn(demo, browser, w)
    const rows: { id: number }[] = (await demo.call('/search?perPage=3&sort=code')).rows
    for (const { id } of rows.slice(0, 2)) {
      await page.goto(`${demo.address}/companies/${id}/dashboard`)
      await page.getByRole('button', { name: w.compare, exact: true }).click()
    }
    await page.goto(`${demo.address}/companies`)
    await page.getByRole('complementary').getByRole('button', { name: w.add }).focus()
    const pane = await openPane(page, w)
    await pane.getByRole('textbox', { name: w.name }).fill('Tray')
    await page.keyboard.press('Enter')
    await expect(note(page, w.made('Tray', 2))).toBeVisible()
    const [tray] = await listsOf(demo, by)
    expect(await membersOf(demo, tray!.id, by)).toEqual(rows.slice(0, 2).map(({ id }) => id))

    await page.goto(`${demo.address}/v2/comparisons`)
    await page.getByRole('button', { name: w.addCondition, exact: true }).click()
    await page.getByRole('searchbox', { name: w.pick }).fill('tray')
    await page.getByRole('dialog').getByRole('button', { name: /^Tray/ }).waitFor()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/where=watchlist/)
    await expect(page.locator('.found tbody tr')).toHaveCount(2)
    await expect(page.getByText(/「Tray」|“Tray”/).first()).toBeVisible()
    await page.getByRole('button', { name: w.make(2) }).click()
    await page.getByRole('dialog', { name: w.makeTitle }).getByRole('textbox').fill('Copy of a search')
    await page.getByRole('button', { name: w.makeOk }).click()
    await expect(note(page, w.made('Copy of a search', 2))).toBeVisible()
    expect((await listsOf(demo, by)).map(({ name }) => name)).toEqual(['Tray', 'Copy of a search'])
  })

  test(`${language} › a comparison takes a list: fifty of more, on each of its screens; another person’s list is not there`, async ({
    browser,
    demo,
  }) => {
    const { page, by } = await signedIn(demo, browser, w)
    await page.goto(`${demo.address}/v2/comparisons?sort=code&where=market(PRM)`)
    const count = (await demo.call('/search/count?where=market(PRM)')).total as number
    expect(count).toBeGreaterThan(50)
    await page.getByRole('button', { name: w.make(count) }).click()
    await page.getByRole('dialog', { name: w.makeTitle }).getByRole('textbox').fill('Prime')
    await page.getByRole('button', { name: w.makeOk }).click()
    await expect(note(page, w.made('Prime', count))).toBeVisible()
    const [prime] = await listsOf(demo, by)

    await page.goto(`${demo.address}/comparisons/comparison/materiality`)
    await page.getByRole('button', { name: w.fromList }).click()
    await page.getByRole('dialog').getByRole('radio').first().waitFor()
    expect(await faults(page, { where: 'watchlists', theme: 'light' })).toEqual([])
    await page.getByRole('dialog').getByRole('radio', { name: /Prime/ }).check()
    await page.getByRole('button', { name: w.compareList }).click()
    await expect(page).toHaveURL(new RegExp(`set=watchlist-${prime!.id}`))
    for (const screen of ['materiality', 'raws', 'non-financial-targets']) {
      await go(page, `/comparisons/comparison/${screen}?set=watchlist-${prime!.id}`)
      await expect(page.getByText(w.list(count))).toBeVisible()
      await expect(page.getByText(w.part)).toBeVisible()
    }
    await page.goto(`${demo.address}/-print-comparison-?set=watchlist-${prime!.id}`)
    await page.locator('html[data-print-ready]').waitFor()
    const first = (await membersOf(demo, prime!.id, by)).slice(0, 5)
    const { companies } = await demo.call(`/companies/names?ids=${first.join()}`)
    for (const { nameJa, nameEn } of companies)
      await expect(page.locator('main')).toContainText(language === 'ja' ? nameJa.replace('株式会社', '') : nameEn)

    const other = await demo.signedIn(browser, { locale: w.locale })
    await other.goto(`${demo.address}/comparisons/comparison/raws?set=watchlist-${prime!.id}`)
    await expect(other.getByRole('heading', { name: w.missing })).toBeVisible()
    await other.goto(`${demo.address}/v2/comparisons?where=watchlist(${prime!.id})`)
    await expect(other.getByText(w.fault)).toBeVisible()
    await expect(other.getByText('Prime', { exact: true })).toHaveCount(0)
  })
}
