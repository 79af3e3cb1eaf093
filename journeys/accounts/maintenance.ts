import type { Page } from '@playwright/test'
import { tokyoTime } from '../../contract/wire/tokyo.ts'
import { announceWindow } from '../../server/access/maintenance-windows.ts'
import { expect, test } from '../test.ts'
import { newPage, type Stage, storedAuth } from './stage.ts'
import type { Words } from './words.ts'

const search = '/v2/comparisons?q=9X9Y'
const hour = 3_600_000

/** A maintenance window from its first second to its end. */
export function maintenanceJourney(stage: Stage, w: Words): void {
  test('inside a maintenance window every page and every door shows when it ends; after it all goes on', async ({
    page,
    browser,
  }) => {
    const person = await stage.person()
    await stage.visit(page, w, person, search)
    await expect(page.locator('.results tbody a').first()).toBeVisible()
    const door = await newPage(browser)
    await door.goto(stage.url('/login'))
    await door.getByLabel(w.email, { exact: true }).waitFor()
    const { token } = (await storedAuth(page))!

    const now = new Date()
    const end = new Date(now.getTime() + hour)
    await announceWindow(stage.db, { from: now, to: end, ja: '倉庫を移します。', en: 'We are moving house.' }, now)
    // The server may not know of it for two seconds.
    await expect.poll(async () => (await stage.call('/users', { token: token! })).status).toBe(503)
    // Nor what it tells a browser before it starts, for one second.
    const config = async () => (await fetch(stage.url('/app.config.json'))).json() as Promise<{ maintenance: unknown }>
    await expect.poll(async () => (await config()).maintenance).not.toBeNull()
    const says = async (shown: Page) => {
      await expect(shown.getByRole('heading', { name: w.maintenance })).toBeVisible()
      await expect(shown.getByText(w.restored, { exact: true })).toBeVisible()
      await expect(shown.getByText(tokyoTime(end).slice(0, 16))).toBeVisible()
    }

    // What is typed or sent is asked for; a page that came to the front may have asked, and left, before its field was filled.
    const leaves = async (shown: Page, action: Promise<void>) => {
      action.catch(() => {})
      await shown.waitForURL(stage.url('/maintenance'))
      await says(shown)
    }
    await leaves(page, page.getByLabel(w.companies).last().fill('9X9Y0'))
    await leaves(door, stage.signIn(door, w, person))
    for (const path of ['/login', '/logout', '/reset']) {
      await door.goto(stage.url(path))
      await says(door)
      await expect(door.getByText(w.language === 'ja' ? '倉庫を移します。' : 'We are moving house.')).toBeVisible()
      expect(door.url()).toBe(stage.url(path))
    }
    await page.goto(stage.url('/portfolio?year=2023'))
    await page.waitForURL(stage.url('/maintenance'))
    for (const answer of [
      await stage.call('/companies', { token: token! }),
      await stage.call('/login', { email: person.email, password: person.password }),
      await stage.call('/password/reset/request', { email: person.email }),
    ]) {
      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({ result: false, mente: true, code: 'maintenance' })
    }

    expect(stage.product.satoyama('maintenance', 'clear').status).toBe(0)
    await expect.poll(async () => (await stage.call('/users', { token: token! })).status).toBe(200)
    // It looks each minute, and whenever one comes back to it.
    for (const shown of [page, door]) await shown.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    for (const shown of [page, door]) await expect(shown.getByRole('heading', { name: w.over })).toBeVisible()
    await page.getByRole('link', { name: w.back }).click()
    await page.waitForURL(stage.url('/portfolio?year=2023'))
    await expect(page.getByRole('button', { name: w.account })).toBeVisible()
    await door.getByRole('link', { name: w.back }).click()
    await expect(door.getByLabel(w.email, { exact: true })).toBeVisible()
    expect(door.url()).toBe(stage.url('/reset'))
  })
}
