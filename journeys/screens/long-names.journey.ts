import type { Page } from '@playwright/test'
import { profileLimits } from '../../contract/account/profile.ts'
import { tokenLimits } from '../../contract/account/tokens.ts'
import { nameWidth } from '../../contract/wire/typed.ts'
import { expectNoOverflow } from '../overflow.ts'
import { type Credentials, go, settled } from '../product.ts'
import { expect, type SharedProduct, test } from '../test.ts'

/** Somebody calls themselves and everything they keep by the longest names there are, without a space to break a line at. */

const W = (letters: number) => 'W'.repeat(letters)
/** Two half-width letters are as wide as a full-width one. */
const longest = W(2 * nameWidth)

/** What one account keeps, by number. */
async function keepEverything(demo: SharedProduct, by: Credentials) {
  const { token } = await post(demo, '/login', by)
  const send = async (path: string, body: object) => (await post(demo, path, body, token)).data
  const [company, second] = await demo.db
    .selectFrom('company')
    .select('id')
    .where('is_listed', '=', true)
    .orderBy('id')
    .limit(2)
    .execute()
  const { id: accountId } = await demo.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', by.email)
    .executeTakeFirstOrThrow()
  const list = await send('/watchlists', { name: longest, members: [{ companyId: company!.id }] })
  await send('/saved-searches', { name: longest, search: 'q=a' })
  const alert = await send('/alerts', {
    ...{ name: longest, watch: { subject: 'news', conditions: { set: `watchlist-${list.id}` } } },
    ...{ frequency: 'daily', hour: 7, language: 'ja', recipients: [by.email] },
  })
  const weights = [{ industry: null, indicator: 'E-CC-028', weight: 1 }]
  await send('/own-methods', { name: longest, note: W(1000), industries: 74, weights })
  await send('/scenarios/saved', { name: longest, address: 'part=scenario' })
  await send('/tokens', { name: W(tokenLimits.name), password: by.password })
  await send(`/companies/${company!.id}/comments`, { text: W(900) })
  const now = new Date()
  const portfolio = await demo.db
    .insertInto('portfolio')
    .values({ account_id: accountId, name: longest, created_at: now, updated_at: now, removed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const position = { portfolio_id: portfolio.id, held_on: '2026-09-30', currency: null, rate: null, quantity: null }
  await demo.db
    .insertInto('portfolio_position')
    .values([
      { ...position, line: 1, company_id: company!.id, label: longest, value_jpy: 1, weight: 0.5 },
      { ...position, line: 2, company_id: second!.id, label: longest, value_jpy: 1, weight: 0.5 },
    ])
    .execute()
  return { company: company!.id, list: list.id, alert: alert.id, portfolio: portfolio.id }
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the call answers
async function post(demo: SharedProduct, path: string, body: object, token?: string): Promise<any> {
  const headers = { 'content-type': 'application/json', ...(token && { token }) }
  const reply = await fetch(`${demo.address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(reply.status, `${path}: ${await reply.clone().text()}`).toBe(200)
  return reply.json()
}

/** Wide and on a phone, without loading the screen anew. */
async function fits(page: Page, where: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page, `${where} at ${width}`)
  }
}

test('the longest names widen no screen', async ({ browser, demo }) => {
  const by = await demo.person({
    name: W(profileLimits.name),
    companyName: W(profileLimits.company_name),
    departmentName: W(profileLimits.department_name),
  })
  const savedItems = await keepEverything(demo, by)
  const page = await demo.signedIn(browser, { by, locale: 'ja-JP' })
  for (const path of [
    '/mypage',
    '/watchlist',
    `/watchlist/${savedItems.list}`,
    `/portfolio?of=portfolio-${savedItems.portfolio}`,
    `/portfolio?of=watchlist-${savedItems.list}`,
    '/esg_contents/v2/alerts',
    `/esg_contents/v2/alerts?alert=${savedItems.alert}`,
    `/esg_contents/v2/news_search?set=watchlist-${savedItems.list}`,
    '/tools/custom_scoring',
    '/tools/tcfd-scenario-analysis?part=scenario',
    '/v2/comparisons',
    '/v1/comparisons',
    `/companies/${savedItems.company}/comments`,
    `/companies/${savedItems.company}/dashboard`,
  ]) {
    await go(page, path)
    await settled(page)
    await fits(page, path)
  }
  for (const button of await menusOf(page)) {
    await button()
    await fits(page, 'a menu')
    await page.keyboard.press('Escape')
  }
})

/** What opens over every screen and names what a person keeps. */
async function menusOf(page: Page): Promise<(() => Promise<void>)[]> {
  const user = page.getByRole('button', { name: /W{20}/ }).first()
  return [async () => user.click()]
}
