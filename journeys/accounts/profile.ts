import type { Locator, Page } from '@playwright/test'
import { sql } from 'kysely'
import { expect, test } from '../test.ts'
import { newPage, type Stage } from './stage.ts'
import type { Words } from './words.ts'

const search = '/v2/comparisons?q=9X9Y'
const typedIn = (language: string) => ({
  name: `花子${language}`, // Nobody may be called like a colleague.
  company_name: '見本商事',
  department_name: '調査部',
  phone: '０３ー１２３４−５６７８',
  postal_code: '１００－０００１',
  address: '東京都千代田区１−１',
})

/** What a person may change about themselves, and what a trial may not do. */
export function profileJourneys(setup: Stage, w: Words): void {
  test('a profile is edited, saved and kept', async ({ page }) => {
    const person = await setup.person()
    await setup.visit(page, w, person, '/mypage')
    const typed = typedIn(w.language)
    const savedProfile = { ...typed, phone: '03-1234-5678', postal_code: '100-0001' }
    const save = () => page.getByRole('button', { name: w.save, exact: true }).click()
    const saved = () => expect(page.getByRole('status').filter({ hasText: w.profileSaved })).toBeVisible()
    await page.getByRole('button', { name: w.edit, exact: true }).click()
    for (const name of Object.keys(typed) as (keyof typeof typed)[]) {
      const field = page.getByLabel(w.profile[name], { exact: true })
      await field.fill(typed[name])
      await expect(field).toHaveValue(savedProfile[name])
    }
    await save()
    await saved()
    await page.reload()
    for (const value of Object.values(savedProfile))
      await expect(page.locator('.facts dd', { hasText: value })).toBeVisible()
    await expect(page.getByRole('button', { name: /花子/ })).toBeVisible()
  })

  test('a new address needs the password and counts once its link is confirmed; the former one is told', async ({
    page,
  }) => {
    const person = await setup.person()
    const own = `own-${person.email}`
    await setup.visit(page, w, person, '/mypage')
    const access = page.getByRole('region', { name: w.access })
    await access.getByRole('button', { name: w.changeLink, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: w.changeAddress })
    await dialog
      .getByLabel(w.newAddress, { exact: true })
      .fill(own.replace('@', '＠').replace('person', 'ｐｅｒｓｏｎ'))
    await dialog.getByRole('button', { name: w.sendLink, exact: true }).click()
    await expect(dialog.getByText(w.currentMissing)).toBeVisible()
    const password = dialog.getByLabel(w.current, { exact: true })
    await password.fill('Wrong-Password-1')
    await dialog.getByRole('button', { name: w.sendLink, exact: true }).click()
    await expect(dialog.getByRole('alert')).toHaveText(w.currentWrong)
    await password.fill(person.password)
    await dialog.getByRole('button', { name: w.sendLink, exact: true }).click()
    await expect(access.getByRole('status')).toContainText(own)
    const stored = async () =>
      (await setup.db.selectFrom('account').select('email').where('id', '=', person.id).executeTakeFirstOrThrow()).email
    const link = /http\S+\/address\/\S+/.exec((await setup.mailTo(own)).text)![0]
    await page.goto(link)
    await expect(page.getByText(own)).toBeVisible()
    expect(await stored()).toBe(person.email)
    await page.getByRole('button', { name: w.useAddress, exact: true }).click()
    await expect(page.getByRole('heading', { name: w.addressChanged })).toBeVisible()
    expect(await stored()).toBe(own)
    await page.goto(setup.url('/mypage'))
    await expect(page.locator('.facts dd', { hasText: own })).toBeVisible()
    await setup.mailTo(person.email, 2) // That it was asked for, and that it happened.
  })

  test('what a trial may not do stands there, out of use, and says why', async ({ page }) => {
    const path = `/companies/${setup.company}/raws`
    await setup.visit(page, w, await setup.person({ isTrial: true }), path)
    await expect(page.getByRole('button', { name: w.account })).toContainText(w.trial)
    const copy = page.getByRole('button', { name: w.copyTable, exact: true })
    await expect(copy).toBeVisible()
    await expect(copy).toBeDisabled()
    await expect(copy).toHaveAccessibleDescription(w.notInTrial)
    await copy.hover()
    await expect(page.getByRole('tooltip')).toHaveText(w.notInTrial)
    await copy.click({ force: true })
    await expect(page.getByText(w.copied, { exact: true })).toHaveCount(0)
    await page.goto(setup.url('/mypage'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(w.trial)
  })
}

const japanese = (page: Page): Locator => page.getByRole('button', { name: 'JP, 日本語' })
const english = (page: Page): Locator => page.getByRole('button', { name: 'EN, English' })

async function isIn(page: Page, language: 'ja' | 'en'): Promise<void> {
  await expect(language === 'ja' ? japanese(page) : english(page)).toBeDisabled()
  await expect(language === 'ja' ? english(page) : japanese(page)).toBeEnabled()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** Begins in English. */
export function languageJourney(setup: Stage, w: Words): void {
  test('the language is kept for a day and with the account, which wins over the cookie; a link wins for its view', async ({
    page,
    browser,
  }) => {
    const person = await setup.person()
    const cookie = async () => (await page.context().cookies()).find(({ name }) => name === 'lang')
    await setup.visit(page, w, person, search)
    await isIn(page, 'en')
    await japanese(page).click()
    await isIn(page, 'ja')
    expect(page.url()).toBe(setup.url(search))
    expect((await cookie())!.value).toBe('ja')
    expect(Math.abs((await cookie())!.expires - Date.now() / 1000 - 86_400)).toBeLessThan(120)
    const { rows } = await sql`select language from account where id = ${person.id}`.execute(setup.db)
    expect(rows).toEqual([{ language: 'ja' }])

    await page.context().addCookies([{ name: 'lang', value: 'en', url: setup.product.address }])
    await page.goto(setup.url(search))
    await isIn(page, 'ja')
    expect((await cookie())!.value).toBe('ja')
    await page.goto(setup.url(`${search}&lang=en`))
    await expect(page.getByRole('button', { name: /Hana/ })).toBeVisible() // The account has spoken by now.
    await isIn(page, 'en')
    await page.goto(setup.url(search))
    await isIn(page, 'ja')
    await page.goto(setup.url(`${search}&lang=ja`))
    await english(page).click()
    await isIn(page, 'en')
    expect(page.url()).toBe(setup.url(search))

    const stranger = await newPage(browser)
    const loginUrl = setup.url('/login?r=%2Fportfolio')
    await stranger.goto(loginUrl)
    await japanese(stranger).click()
    await isIn(stranger, 'ja')
    expect(stranger.url()).toBe(loginUrl)
    await stranger.goto(setup.url('/reset'))
    await isIn(stranger, 'ja')
  })
}
