import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { expect, test } from '../test.ts'
import { confirmExpired, longAgo, newPage, type Stage, storedAuth } from './stage.ts'
import type { Words } from './words.ts'

const search = '/v2/comparisons?q=9X9Y&perPage=100'
/** The plain list asks the database at each letter. */
const list = '/companies?q=9X9Y&perPage=100'
const found = (page: Page) => page.locator('.results tbody a').first()

/** Turn the stored token's clock back, from a page that needs no token; the token as it was. */
async function ageToken(setup: Stage, page: Page) {
  await page.goto(setup.url('/login'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  return storedAuth(page, longAgo)
}

/** Signing in and out, and every way in which a session ends. */
export function doorJourneys(setup: Stage, w: Words): void {
  test('without a token one comes to the door, which tells nobody who has an account, and back to where one wanted to go', async ({
    page,
  }) => {
    const person = await setup.person()
    await page.goto(setup.url(search))
    await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('r') === search)
    await expect(page.getByRole('heading', { name: w.signInTitle, exact: true })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    const refusal = page.getByRole('alert')
    for (const wrong of [{ email: 'nobody@satoyama.example' }, { password: 'Wrong-Password-1' }]) {
      const refused = page.waitForResponse(/\/api\/login/)
      await setup.signIn(page, w, { ...person, ...wrong })
      expect((await refused).status()).toBe(401)
      await expect(refusal).toHaveText(w.credentials)
    }
    await setup.signIn(page, w, person)
    await page.waitForURL(setup.url(search))
    await expect(found(page)).toBeVisible()
  })

  test('too many attempts close the account for a while, also to the right password', async ({ page }) => {
    const person = await setup.person()
    const wrong = { email: person.email, password: 'Wrong-Password-1' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => setup.call('/login', wrong)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(401))
    await page.goto(setup.url('/login'))
    await setup.signIn(page, w, person)
    await expect(page.getByRole('alert')).toHaveText(w.tooMany)
  })

  test('a browser in which one has signed in before gets in while others are refused', async ({ page }) => {
    const person = await setup.person()
    await setup.visit(page, w, person, search)
    const wrong = { email: person.email, password: 'Wrong-Password-1' }
    await Promise.all(Array.from({ length: 10 }, () => setup.call('/login', wrong)))
    expect((await setup.call('/login', { email: person.email, password: person.password })).status).toBe(429)
    await page.goto(setup.url('/logout'))
    await page.getByRole('link').last().click()
    await setup.signIn(page, w, person)
    await page.waitForURL(/v2\/comparisons/)
  })

  test('a session that was ended elsewhere, or that cannot be renewed, says that the login has expired and leads back', async ({
    page,
    browser,
  }) => {
    const person = await setup.person()
    await setup.visit(page, w, person, search)
    await expect(found(page)).toBeVisible()

    const other = await newPage(browser)
    await setup.visit(other, w, person, '/mypage')
    const sessions = other.getByRole('region', { name: w.sessions })
    await expect(sessions.locator('tbody tr')).toHaveCount(2)
    await sessions.locator('tbody').getByRole('button').click()
    await other.getByRole('dialog').getByRole('button', { name: w.end, exact: true }).click()
    await expect(other.getByText(w.ended)).toBeVisible()
    await expect(sessions.locator('tbody tr')).toHaveCount(1)

    await page.getByLabel(w.companies).last().fill('9X9Y0')
    const typed = '/v2/comparisons?q=9X9Y0&perPage=100'
    await confirmExpired(page, w, typed)
    await expect.poll(() => storedAuth(page)).toBeUndefined()
    await setup.signIn(page, w, person)
    await page.waitForURL(setup.url(typed))

    await ageToken(setup, page)
    await setup.db.updateTable('session').set({ ended_at: new Date() }).where('account_id', '=', person.id).execute()
    await page.goto(setup.url(typed))
    await confirmExpired(page, w, typed)
  })

  test('signing out forgets the session, in every tab, with or without the server', async ({ page }) => {
    const person = await setup.person()
    const signOut = async (heading: string = w.signedOut) => {
      await page.getByRole('button', { name: w.account }).click()
      await page.getByRole('menuitem', { name: w.signOut, exact: true }).click()
      await page.waitForURL(setup.url('/logout'))
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
      await expect.poll(() => storedAuth(page)).toBeUndefined()
    }
    await setup.visit(page, w, person, search)
    const tab = await page.context().newPage()
    await tab.goto(setup.url('/portfolio'))
    await tab.waitForURL(setup.url('/portfolio'))
    await expect(tab.getByRole('button', { name: w.account })).toBeVisible()
    await signOut()
    await tab.waitForURL(setup.url('/logout'))
    await expect(tab.getByRole('heading', { name: w.signedOut })).toBeVisible()
    const { ended_why } = await setup.db
      .selectFrom('session')
      .select('ended_why')
      .where('account_id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(ended_why).toBe('signed-out')

    await setup.visit(page, w, person, search)
    await page.context().setOffline(true)
    await signOut(w.signedOutHere)
    await page.context().setOffline(false)
  })

  test('the page that says one is signed out signs out first, in every tab', async ({ page }) => {
    const person = await setup.person()
    await setup.visit(page, w, person, search)
    const { token } = (await storedAuth(page))!
    const tab = await page.context().newPage()
    await tab.goto(setup.url('/logout'))
    await expect(tab.getByRole('heading', { name: w.signedOut, exact: true })).toBeVisible()
    await expect.poll(() => storedAuth(tab)).toBeUndefined()
    expect((await setup.call('/users', { token: token! })).status).toBe(401)
    await page.waitForURL(setup.url('/logout'))
    await tab.goto(setup.url('/portfolio'))
    await tab.waitForURL((url) => url.pathname === '/login')
  })

  test('a server that answers too late, and one that fails, say so in plain words', async ({ page }) => {
    const person = await setup.person()
    await page.clock.install()
    await setup.visit(page, w, person, list)
    await expect(found(page)).toBeVisible()

    await page.route(/\/api\/companies\?/, () => {}) // Never answered.
    const request = page.waitForRequest(/\/api\/companies\?q=late/)
    await page.getByLabel(w.companies).last().fill('late')
    await page.clock.fastForward(1000) // What is typed is asked for after a moment.
    await request
    await page.clock.fastForward(31_000)
    await expect(page.getByRole('alert')).toContainText(w.timeout)
    await page.unroute(/\/api\/companies\?/)

    await sql`alter table company rename to company_away`.execute(setup.db)
    try {
      await page.getByRole('alert').getByRole('button').last().click()
      await expect(page.getByRole('alert')).toContainText(w.fault)
      await expect(page.getByRole('alert')).toContainText(
        new RegExp(`${w.request}.*[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}`),
      )
    } finally {
      await sql`alter table company_away rename to company`.execute(setup.db)
    }
    await page.getByRole('alert').getByRole('button').last().click()
    await expect(page.getByRole('alert')).toBeHidden()
  })
}

/** What needs no words. */
export function renewalJourney(setup: Stage, w: Words): void {
  test('a token past its period is renewed once, before anything else is asked', async ({ page }) => {
    await setup.visit(page, w, await setup.person(), search)
    await ageToken(setup, page)
    const requests: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) requests.push(pathname)
    })
    await page.goto(setup.url(search))
    await expect(found(page)).toBeVisible()
    await expect(page.getByRole('button', { name: /Hana/ })).toBeVisible()
    expect(requests.filter((path) => path === '/api/refresh')).toHaveLength(1)
    const after = (await storedAuth(page))!
    // The token itself is the same when both were made in one second.
    expect(after.token_period! > longAgo).toBe(true)
    expect(page.url()).toBe(setup.url(search))
  })
}
