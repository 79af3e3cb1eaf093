import type { Locator, Page } from '@playwright/test'
import { sql } from 'kysely'
import { expect, test } from '../test.ts'
import { type Person, type Stage, storedAuth } from './stage.ts'
import type { Words } from './words.ts'

const next = 'Another-Password-2'
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Setting a new password: by mail, by choice, and because the old one is too old. */
export function passwordJourneys(setup: Stage, w: Words, other: Words): void {
  test('a forgotten password is set anew by a link that comes by mail in the account’s language and works once', async ({
    page,
  }) => {
    const person = await setup.person({ language: other.language })
    const elsewhere = await setup.token(person)
    await page.goto(setup.url('/login'))
    await page.getByRole('link', { name: w.forgot }).click()
    await page.getByRole('heading', { name: w.resetRequest, level: 1 }).waitFor() // Both pages have a field of this name.
    await field(page, w.email).fill('nobody@satoyama.example')
    await button(page, w.sendReset).click()
    await expect(page.getByRole('alert')).toHaveText(w.unregistered)
    await sql`alter table password_reset rename to password_reset_away`.execute(setup.db)
    try {
      await field(page, w.email).fill(person.email)
      await button(page, w.sendReset).click()
      await expect(page.getByRole('alert')).toContainText(w.fault)
      await expect(page.getByRole('alert')).toContainText(w.request)
    } finally {
      await sql`alter table password_reset_away rename to password_reset`.execute(setup.db)
    }
    const link = await askForLink(page, person)

    await page.goto(link)
    await page.getByRole('heading', { name: w.resetTitle }).waitFor()
    await expect(page.getByRole('list', { name: w.rules }).locator('li')).toHaveText([
      ...[...w.resetRules, w.uncommon, w.match].map((rule) => new RegExp(rule)),
    ])
    const met = metRules(page, w)
    await expect(met).toHaveCount(0)
    await field(page, w.next).fill('aB3')
    await expect(met).toHaveCount(3)
    await button(page, w.set).click()
    await expect(page.getByText(w.unmet)).toBeVisible()
    await field(page, w.next).fill('Password-2026')
    await expect(met).toHaveCount(5)
    await button(page, w.set).click()
    await expect(page.getByText(w.guessable)).toBeVisible()
    await field(page, w.next).fill(next)
    await expect(met).toHaveCount(6)
    await button(page, w.set).click()
    await expect(page.getByText(w.mismatch)).toBeVisible()
    await field(page, w.next).fill(person.password)
    await field(page, w.confirmation).fill(person.password)
    await button(page, w.set).click()
    await expect(page.getByRole('alert')).toHaveText(w.same)
    await field(page, w.next).fill(next)
    await field(page, w.confirmation).fill(next)
    await expect(met).toHaveCount(7)
    await button(page, w.set).click()
    await expect(page.getByText(w.passwordReset)).toBeVisible()
    expect((await setup.call('/users', { token: elsewhere })).status).toBe(401)
    await setup.signIn(page, w, { ...person, password: next })
    await page.waitForURL(/v2\/comparisons/)
    await expect(page.locator('html')).toHaveAttribute('lang', other.language) // Drawn anew, as the account speaks.

    await page.goto(`${link}?lang=${w.language}`) // The account, which speaks the other language, wins otherwise.
    await expect(page.getByRole('heading', { name: w.linkExpired })).toBeVisible()
  })

  async function askForLink(page: Page, person: Person, count = 1): Promise<string> {
    await field(page, w.email).fill(person.email)
    await button(page, w.sendReset).click()
    await expect(page.getByRole('heading', { name: w.mailSent })).toBeVisible()
    await expect(page.getByText(person.email)).toBeVisible()
    await expect(page.getByText(w.checkAddress)).toBeVisible()
    const email = await setup.mailTo(person.email, count)
    expect(email.header('Content-Language')).toBe(other.language)
    expect(email.text).toContain(other.resetMail)
    return /http\S+\/reset\/\S+/.exec(email.text)![0]
  }

  test('a link that ran out says so, when it is opened and when it is used', async ({ page }) => {
    const person = await setup.person({ language: other.language })
    await page.goto(setup.url('/reset'))
    const link = await askForLink(page, person)
    await page.goto(link)
    await field(page, w.next).fill(next)
    await field(page, w.confirmation).fill(next)
    const past = { created_at: new Date(Date.now() - 3_660_000), expires_at: new Date(Date.now() - 60_000) }
    await setup.db.updateTable('password_reset').set(past).where('account_id', '=', person.id).execute()
    await button(page, w.set).click()
    await expect(page.getByRole('heading', { name: w.linkExpired })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: w.linkExpired })).toBeVisible()

    await page.getByRole('link', { name: w.anew }).click()
    await page.goto(await askForLink(page, person, 2))
    await page.getByRole('heading', { name: w.resetTitle }).waitFor()
  })

  test('a password is changed under its own rules; every other session ends', async ({ page }) => {
    const person = await setup.person()
    const elsewhere = await setup.token(person)
    await setup.visit(page, w, person, '/mypage')
    await page.getByRole('link', { name: w.changeLink, exact: true }).click()
    await expect(page.getByRole('list', { name: w.rules }).locator('li')).toHaveText(
      [...w.changeRules, w.uncommon, w.different, w.match].map((rule) => new RegExp(rule)),
    )
    const met = metRules(page, w)
    await expect(met).toHaveCount(0)
    await field(page, w.current).fill(person.password)
    await field(page, w.next).fill('a')
    await expect(met).toHaveCount(2)
    await field(page, w.next).fill('a-')
    await expect(met).toHaveCount(3)
    await field(page, w.next).fill(person.password)
    await expect(met).toHaveCount(4)
    await button(page, w.change).click()
    await expect(page.getByText(w.same)).toBeVisible()
    await changeTo(page, { current: 'Wrong-Password-1', next, confirmation: 'else' })
    await expect(page.getByText(w.mismatch)).toBeVisible()
    await changeTo(page, { current: 'Wrong-Password-1', next })
    await expect(page.getByRole('alert')).toHaveText(w.currentWrong)
    await changeTo(page, { current: person.password, next })
    await confirmSaved(page)
    await page.waitForURL(setup.url('/mypage'))
    expect((await setup.call('/users', { token: elsewhere })).status).toBe(401)
    const here = await storedAuth(page)
    expect((await setup.call('/users', { token: here!.token! })).status).toBe(200)
  })

  async function changeTo(page: Page, typed: { current: string; next: string; confirmation?: string }): Promise<void> {
    await field(page, w.current).fill(typed.current)
    await field(page, w.next).fill(typed.next)
    await field(page, w.confirmation).fill(typed.confirmation ?? typed.next)
    await button(page, w.change).click()
  }

  async function confirmSaved(page: Page): Promise<void> {
    const saved = page.getByRole('dialog', { name: w.saved, exact: true })
    await expect(saved).toBeVisible()
    await saved.getByRole('button').click()
  }

  test('a password older than 90 days has to be changed before anything else', async ({ page }) => {
    const person = await setup.person()
    const age = async (days: number) => {
      const password_changed_at = new Date(Date.now() - days * 86_400_000)
      await setup.db.updateTable('account').set({ password_changed_at }).where('id', '=', person.id).execute()
    }
    await age(89)
    await setup.visit(page, w, person, '/portfolio?year=2023')
    // What the screen itself asks for must have come: nobody has clicked yet.
    await page.waitForLoadState('networkidle')
    await age(91)
    await page.getByRole('link', { name: w.search }).first().click() // It runs out while one works.
    await expect(page.getByText(w.tooOld)).toBeVisible()
    await button(page, w.signOut).click()
    await page.waitForURL(setup.url('/logout'))

    await page.goto(setup.url(`/login?r=${encodeURIComponent('/portfolio?year=2023')}`))
    await setup.signIn(page, w, person)
    await page.waitForURL(/\/change\/password\?r=%2Fportfolio%3Fyear%3D2023$/)
    await expect(page.getByText(w.tooOld)).toBeVisible()
    const { token } = (await storedAuth(page))!
    const refused = await setup.call('/companies', { token: token! })
    expect([refused.status, await refused.json()]).toEqual([403, { result: false, code: 'password.expired' }])
    await page.goto(setup.url('/portfolio?year=2023'))
    await page.waitForURL(/\/change\/password\?r=%2Fportfolio%3Fyear%3D2023$/)
    await changeTo(page, { current: person.password, next })
    await confirmSaved(page)
    await page.waitForURL(setup.url('/portfolio?year=2023'))
    await expect(page.getByRole('button', { name: w.account })).toBeVisible()
  })
}

/** The rules that a new password meets so far. */
function metRules(page: Page, w: Words): Locator {
  return page.getByRole('list', { name: w.rules }).locator('li.met')
}
