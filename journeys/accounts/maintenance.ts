import type { Page } from '@playwright/test'
import { tokyoTime } from '../../contract/wire/tokyo.ts'
import { announceWindow } from '../../server/access/maintenance-windows.ts'
import { expect, test } from '../test.ts'
import { newPage, type Stage, storedAuth } from './stage.ts'
import type { Words } from './words.ts'

const search = '/v2/comparisons?q=9X9Y'
const hour = 3_600_000

/** A maintenance window from its first second to its end. */
export function maintenanceJourney(setup: Stage, w: Words): void {
  test('inside a maintenance window every page and every door shows when it ends; after it all goes on', async ({
    page,
    browser,
  }) => {
    const person = await setup.person()
    await setup.visit(page, w, person, search)
    await expect(page.locator('.results tbody a').first()).toBeVisible()
    const loginPage = await newPage(browser)
    await loginPage.goto(setup.url('/login'))
    await loginPage.getByLabel(w.email, { exact: true }).waitFor()
    const { token } = (await storedAuth(page))!

    const now = new Date()
    const end = new Date(now.getTime() + hour)
    await announceWindow(setup.db, { from: now, to: end, ja: '倉庫を移します。', en: 'We are moving house.' }, now)
    // The server may not know of it for two seconds.
    await expect.poll(async () => (await setup.call('/users', { token: token! })).status).toBe(503)
    // Nor what it tells a browser before it starts, for one second.
    const config = async () => (await fetch(setup.url('/app.config.json'))).json() as Promise<{ maintenance: unknown }>
    await expect.poll(async () => (await config()).maintenance).not.toBeNull()
    const says = async (target: Page) => {
      await expect(target.getByRole('heading', { name: w.maintenance })).toBeVisible()
      await expect(target.getByText(w.restored, { exact: true })).toBeVisible()
      await expect(target.getByText(tokyoTime(end).slice(0, 16))).toBeVisible()
    }

    // What is typed or sent is asked for; a page that came to the front may have asked, and left, before its field was filled.
    const leaves = async (target: Page, action: Promise<void>) => {
      action.catch(() => {})
      await target.waitForURL(setup.url('/maintenance'))
      await says(target)
    }
    await leaves(page, page.getByLabel(w.companies).last().fill('9X9Y0'))
    await leaves(loginPage, setup.signIn(loginPage, w, person))
    for (const path of ['/login', '/logout', '/reset']) {
      await loginPage.goto(setup.url(path))
      await says(loginPage)
      await expect(loginPage.getByText(w.language === 'ja' ? '倉庫を移します。' : 'We are moving house.')).toBeVisible()
      expect(loginPage.url()).toBe(setup.url(path))
    }
    await page.goto(setup.url('/portfolio?year=2023'))
    await page.waitForURL(setup.url('/maintenance'))
    for (const answer of [
      await setup.call('/companies', { token: token! }),
      await setup.call('/login', { email: person.email, password: person.password }),
      await setup.call('/password/reset/request', { email: person.email }),
    ]) {
      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({ result: false, mente: true, code: 'maintenance' })
    }

    expect(setup.product.satoyama('maintenance', 'clear').status).toBe(0)
    await expect.poll(async () => (await setup.call('/users', { token: token! })).status).toBe(200)
    // It looks each minute, and whenever one comes back to it.
    for (const each of [page, loginPage]) await each.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    for (const each of [page, loginPage]) await expect(each.getByRole('heading', { name: w.over })).toBeVisible()
    await page.getByRole('link', { name: w.back }).click()
    await page.waitForURL(setup.url('/portfolio?year=2023'))
    await expect(page.getByRole('button', { name: w.account })).toBeVisible()
    await loginPage.getByRole('link', { name: w.back }).click()
    await expect(loginPage.getByLabel(w.email, { exact: true })).toBeVisible()
    expect(loginPage.url()).toBe(setup.url('/reset'))
  })
}
