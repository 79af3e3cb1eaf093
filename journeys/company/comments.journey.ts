import type { Browser, Page } from '@playwright/test'
import { faults } from '../axe.ts'
import { expectNoOverflow } from '../overflow.ts'
import { type Credentials, notesGone } from '../product.ts'
import { why } from '../raw-data.ts'
import { expect, type SharedProduct, test } from '../test.ts'
import { type Words, words } from './words.ts'

/** A company that nobody has commented on. */
async function quietCompany({ db }: SharedProduct): Promise<number> {
  const rows = await db
    .selectFrom('company')
    .select('id')
    .where('id', 'not in', db.selectFrom('comment').select('company_id'))
    .where('is_listed', '=', true)
    .execute()
  return rows[Math.floor(Math.random() * rows.length)]!.id
}

const note = (page: Page, text: string | RegExp) => page.locator('.note-card').filter({ hasText: text })
const box = (page: Page, w: Words) => page.getByRole('textbox', { name: w.field, exact: true })
const article = (page: Page, text: string) => page.locator('article').filter({ hasText: text })

async function stranger(browser: Browser, { locale }: Words, width = 1440): Promise<Page> {
  return (await browser.newContext({ locale, reducedMotion: 'reduce', viewport: { width, height: 900 } })).newPage()
}

/** Axe must not look at a color on its way to another. */
const calm = ({ locale }: Words) => ({ locale, reducedMotion: 'reduce' }) as const

/** Two colleagues with names of their own. */
async function colleagues(
  demo: SharedProduct,
  language: 'ja' | 'en',
): Promise<{ hanako: Credentials; taro: Credentials }> {
  const companyName = `見本アセット ${crypto.randomUUID()}`
  return {
    hanako: await demo.person({ name: '山田花子', companyName }),
    taro: await demo.person({ name: '鈴木太郎', companyName, language }),
  }
}

async function bothThemes(page: Page, where: string): Promise<string[]> {
  // What moved under the pointer shows its tip, over other words.
  await page.mouse.move(0, 0)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  return [...(await faults(page, { where, theme: 'light' })), ...(await faults(page, { where, theme: 'dark' }))]
}

for (const language of ['ja', 'en'] as const) {
  const w: Words = words[language]
  test(`${language} › a comment on a figure: begun at the figure, a colleague told by mail, read by strangers without the figure`, async ({
    browser,
    demo,
  }) => {
    const company = await quietCompany(demo)
    const { hanako, taro } = await colleagues(demo, language)
    const page = await demo.signedIn(browser, { ...calm(w), by: hanako })
    await page.goto(`${demo.address}/companies/${company}/raws?figure=S-DV-002.2024.parent.`)
    await why(page).getByRole('link', { name: w.begin, exact: true }).click()
    await expect(page.getByRole('link', { name: w.about })).toBeVisible()
    await expect(page.getByText(w.audience)).toBeVisible()
    await expect(box(page, w)).toBeFocused()

    // By keyboard alone: a name from the list, and sent.
    await page.keyboard.type('Look at this <b>figure</b>, @')
    await expect(page.getByRole('option', { name: '鈴木太郎' })).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Enter')
    await expect(note(page, w.posted)).toContainText(w.mailed)
    const written = article(page, 'Look at this <b>figure</b>, @鈴木太郎')
    await expect(written).toBeFocused()
    await expect(written.getByRole('link', { name: w.about })).toHaveAttribute('href', /figure=S-DV-002/)
    const mails = await demo.db.selectFrom('mail').selectAll().where('recipient', '=', taro.email).execute()
    expect(mails).toMatchObject([{ kind: 'comment-mention', language }])

    const outside = await stranger(browser, w)
    const answered = outside.waitForResponse(/comments\/public/)
    await outside.goto(`${demo.address}/companies/${company}/comments`)
    const data = await (await answered).text()
    for (const word of ['S-DV-002', 'raws', hanako.email]) expect(data).not.toContain(word)
    await expect(article(outside, 'Look at this <b>figure</b>')).toContainText(w.onFigure)
    await expect(outside.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(outside.getByRole('textbox')).toHaveCount(0)
    expect(await bothThemes(outside, 'strangers')).toEqual([])
    await outside.setViewportSize({ width: 390, height: 844 })
    await expectNoOverflow(outside)
    expect(await bothThemes(outside, 'strangers, narrow')).toEqual([])
  })

  test(`${language} › a comment’s whole life: replies, resolved, edited in two windows, deleted and back, hidden`, async ({
    browser,
    demo,
  }) => {
    const company = await quietCompany(demo)
    const { hanako, taro } = await colleagues(demo, language)
    const address = `${demo.address}/companies/${company}/comments`
    const page = await demo.signedIn(browser, { ...calm(w), by: hanako })
    await page.goto(address)
    await expect(page.getByRole('heading', { name: w.none })).toBeVisible()
    await page.getByRole('button', { name: w.post }).click()
    await expect(page.getByRole('alert').filter({ hasText: w.empty })).toBeVisible()
    await box(page, w).fill('👩‍🌾'.repeat(950))
    await expect(page.getByText(w.counter)).toBeVisible()
    await box(page, w).fill('👩‍🌾'.repeat(1000))
    await expect(page.getByRole('alert').filter({ hasText: w.long })).toBeVisible()
    await box(page, w).fill('What is the base year?')
    await page.getByRole('button', { name: w.post }).click()
    await expect(page.getByRole('heading', { name: w.headline(1, 1) })).toBeVisible()

    const other = await demo.signedIn(browser, { ...calm(w), by: taro })
    await other.goto(address)
    for (const text of ['one', 'two', 'three', 'four']) {
      await other.getByRole('button', { name: w.reply }).click()
      await other.getByRole('textbox', { name: w.replyField }).fill(text)
      await other.getByRole('button', { name: w.sendReply, exact: true }).click()
      await expect(article(other, text)).toBeFocused()
    }
    await other.goto(address)
    await expect(other.locator('article')).toHaveCount(4)
    await other.getByRole('button', { name: w.earlier }).click()
    await expect(other.locator('article')).toHaveCount(5)
    await other.getByRole('button', { name: w.resolve }).click()
    await expect(other.getByText(w.resolvedBy)).toBeVisible()
    await expect(other.getByRole('heading', { name: w.headline(1, 0) })).toBeVisible()

    // Two windows of one person.
    const second = await demo.signedIn(browser, { ...calm(w), by: hanako })
    await second.goto(address)
    for (const window of [page, second]) await window.getByRole('button', { name: w.edit }).click()
    await page.getByRole('textbox', { name: w.editField }).fill('What is the base year of the target?')
    await page.getByRole('button', { name: w.save }).click()
    await expect(article(page, 'of the target?').getByRole('button', { name: w.edited })).toBeVisible()
    await second.getByRole('textbox', { name: w.editField }).fill('Which base year?')
    await second.getByRole('button', { name: w.save }).click()
    await expect(second.getByRole('alert').filter({ hasText: w.changed })).toBeVisible()
    await expect(second.getByText(w.changedSince)).toBeVisible()
    await expect(second.getByRole('textbox', { name: w.editField })).toHaveValue('Which base year?')
    await second.getByRole('button', { name: w.save }).click()
    await expect(second.getByRole('textbox', { name: w.editField })).toHaveCount(0)
    await expect(article(second, 'Which base year?')).toBeVisible()
    await second.getByRole('button', { name: w.edited }).click()
    await expect(second.getByText('What is the base year of the target?')).toBeVisible()
    await second.keyboard.press('Escape')

    await second.getByRole('button', { name: w.remove }).click()
    await second.getByRole('dialog').getByRole('button', { name: w.ok, exact: true }).click()
    await expect(article(second, w.deleted)).toBeVisible()
    await expect(second.getByRole('button', { name: w.reply })).toHaveCount(0)
    await note(second, w.removed).getByRole('button', { name: w.restore }).click()
    await expect(article(second, 'Which base year?')).toBeVisible()
    expect(await bothThemes(second, 'comments')).toEqual([])

    const { id } = await demo.db
      .selectFrom('comment')
      .select('id')
      .where('text', '=', 'four')
      .where('company_id', '=', company)
      .executeTakeFirstOrThrow()
    expect(demo.satoyama('comments', 'hide', String(id)).output).toContain(`Hidden: ${id}`)
    await other.goto(`${address}#comment-${id}`)
    await other.reload()
    await expect(other.locator(`#comment-${id}`)).toHaveText(new RegExp(w.hidden))
  })

  test(`${language} › on a phone: a trial’s mention is not mailed, and what was begun outlives the session`, async ({
    browser,
    demo,
  }) => {
    const company = await quietCompany(demo)
    const companyName = `見本アセット ${crypto.randomUUID()}`
    await demo.person({ name: '鈴木太郎', companyName })
    const by = await demo.person({ name: '試用次郎', companyName, isTrial: true })
    const viewport = { width: 390, height: 844 }
    const page = await demo.signedIn(browser, { ...calm(w), by, viewport })
    await page.goto(`${demo.address}/companies/${company}/comments`)
    await box(page, w).fill('@鈴木太郎 from a phone')
    await page.getByRole('button', { name: w.post }).click()
    await expect(note(page, w.posted)).toContainText(w.withheld)
    await expect(article(page, 'from a phone')).toBeVisible()
    await expectNoOverflow(page)
    // On a phone the note lies over the comment while it stands.
    await notesGone(page)
    expect(await bothThemes(page, 'comments, narrow')).toEqual([])

    await box(page, w).fill('half a thought')
    await demo.db
      .updateTable('session')
      .set({ ended_at: new Date(), ended_why: 'ended' })
      .where('account_id', '=', demo.db.selectFrom('account').select('id').where('email', '=', by.email))
      .execute()
    await page.reload()
    await page.getByRole('dialog').getByRole('button').last().click()
    await page.getByLabel(w.email).fill(by.email)
    await page.getByLabel(w.password, { exact: true }).fill(by.password)
    await page.getByRole('button', { name: w.enter, exact: true }).click()
    await expect(box(page, w)).toHaveValue('half a thought')
    await expect(page.getByText(w.draft)).toBeVisible()
  })
}
