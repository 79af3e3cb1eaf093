import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { faults } from '../axe.ts'
import { expectNoOverflow } from '../overflow.ts'
import { go } from '../product.ts'
import { expect, type SharedProduct, test } from '../test.ts'

/** Somebody hears of a scandal, finds it by words, reads who told it and why it is one event, and looks at the company. */

const words = {
  ja: {
    locale: 'ja-JP',
    field: 'ニュースをキーワードで検索',
    why: 'この出来事に含める理由',
    decides: '決め手の文',
    first: '第一報',
    level: '不祥事レベル',
    sort: '重大な順',
  },
  en: {
    locale: 'en-US',
    field: 'Search news by keyword',
    why: 'Why it is part of this event',
    decides: 'Key sentences',
    first: 'First report',
    level: 'Controversy level',
    sort: 'Most serious',
  },
} as const
type Words = (typeof words)[keyof typeof words]

/** The gravest event of the last year with several reports: its company, its gravest report’s title, and its level. */
async function scandalOf({ db }: SharedProduct, language: 'ja' | 'en') {
  const title = sql.ref(`news.title_${language}`)
  const { rows } = await sql<{ event: number; company: number; title: string; level: number; reports: number }>`
    select event_id as event, reading.company_id as company, ${title} as title, level,
      (select count(*)::int from news_reading other where other.event_id = reading.event_id) as reports
    from news_reading reading join news on news.id = news_id
    where reading.published_at > now() - interval '11 months' and reading.published_at < now() - interval '1 day' and level >= 2
      and ${title} is not null
      and reading.company_id in (select company_id from news_reading where level is not null group by company_id
        having count(distinct event_id) filter (where level >= 2 and published_at > now() - interval '13 months') = 1)
      and (select count(*) from news_reading other where other.event_id = reading.event_id) > 1
    order by level desc, reading.published_at desc, news_id limit 1`.execute(db)
  return rows[0]!
}

for (const language of ['ja', 'en'] as const) {
  const w = words[language]
  test(`${language} › from words to an event, its reports and why they are one, and to the company that it weighs on`, async ({
    browser,
    demo,
  }) => {
    const page = await demo.signedIn(browser, { locale: w.locale })
    const scandal = await scandalOf(demo, language)
    await go(page, `${demo.address}/esg_contents/v2/news_search`)
    await find(page, w, scandal.title)
    await readEvent(page, w, scandal.reports)
    for (const theme of ['light', 'dark'] as const) expect(await faults(page, { where: 'news', theme })).toEqual([])
    await narrow(page, w)
    await nothing(page, w)
    await ofCompany(page, w, { ...scandal, address: demo.address })
    await onPhone(page, demo.address)
  })
}

/** A phrase finds the event, and the address holds it. */
async function find(page: Page, w: Words, title: string): Promise<void> {
  const phrase = title.replaceAll(/["“”「」]/g, ' ').trim()
  await page.getByRole('searchbox', { name: w.field }).fill(`"${phrase}"`)
  await expect(page).toHaveURL(/q=/)
  await expect(page.locator('article h3').first()).toContainText(title.slice(0, 8))
}

async function readEvent(page: Page, w: Words, reports: number): Promise<void> {
  const event = page.locator('article').first()
  await event.getByRole('button', { expanded: false }).first().press('Enter')
  await expect(page).toHaveURL(/event=\d+/)
  await expect(event.locator('ol > li')).toHaveCount(Math.min(reports, 101))
  await expect(event.getByText(w.why).first()).toBeVisible()
  await expect(event.getByText(w.first, { exact: true }).first()).toBeVisible()
  await expect(event.getByRole('list', { name: w.decides }).first()).toBeVisible()
}

/** The gravest of the market, in order. */
async function narrow(page: Page, w: Words): Promise<void> {
  await page.getByRole('searchbox', { name: w.field }).fill('')
  await expect(page).not.toHaveURL(/q=/)
  await page.getByRole('combobox', { name: w.level }).selectOption('3')
  await page.getByRole('button', { name: w.sort }).click()
  await expect(page).toHaveURL(/level=3/)
  await expect(page).toHaveURL(/sort=weight/)
  // Until the answer is there, the rows of before stand dimmed.
  await expect(page.locator(`article:not([data-level="3"], [data-level="4"])`)).toHaveCount(0)
  await expect(page.locator('article')).not.toHaveCount(0)
}

/** Nothing fits: what each condition costs is said, and dropping the word brings news back. */
async function nothing(page: Page, w: Words): Promise<void> {
  await page.getByRole('searchbox', { name: w.field }).fill('zzzqqq')
  await expect(page.locator('article')).toHaveCount(0)
  await page
    .locator('button', { has: page.locator('.cut') })
    .filter({ hasText: 'zzzqqq' })
    .click()
  await expect(page.locator('article').first()).toBeVisible()
}

/** The same event on the company’s tab, whose head says the same level; a company without news says so. */
async function ofCompany(
  page: Page,
  w: Words,
  { company, level, event, address }: { company: number; level: number; event: number; address: string },
): Promise<void> {
  await go(page, `${address}/companies/${company}/news?range=1y&level=1&event=${event}`)
  await expect(page.locator(`article[data-level="${level}"]`).first()).toBeVisible()
  await expect(page.locator('#news-tone').getByRole('heading').first()).toBeVisible()
  await expect(page.getByText(w.why).first()).toBeVisible()
  expect(await faults(page, { where: 'news of a company', theme: 'light' })).toEqual([])
  await go(page, `${address}/companies/${company}/dashboard`)
  await expect(page.getByText(new RegExp(`${w.level}`)).first()).toBeVisible()
}

async function onPhone(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/esg_contents/v2/news_search', '/esg_contents/v1/news_search']) {
    await go(page, `${address}${path}`)
    await expect(page.locator('main ul time').first()).toBeVisible()
    await expectNoOverflow(page)
  }
}
