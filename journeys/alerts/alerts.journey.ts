import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { connectionOf } from '../../server/db/cluster/cluster.ts'
import { openDatabase } from '../../server/db/database.ts'
import { mailServer } from '../../server/test/mail-server.ts'
import { faults } from '../axe.ts'
import { expectNoOverflow } from '../overflow.ts'
import { account, go } from '../product.ts'
import { expect, test } from '../test.ts'

/** From a company's head to a mail about a scandal in it: preview, a colleague who agrees, the mail, the event, and no more of it. */

const words = {
  ja: {
    locale: 'ja-JP',
    act: 'ニュースをアラートで受け取る',
    name: '名称',
    recipients: '宛先',
    preview: 'プレビュー',
    save: 'アラートを作成',
    made: 'アラートを作成しました。',
    agree: '受信する',
    agreed: '受信する設定です。',
    stop: '受信を停止する',
    stopped: '受信を停止しています。',
    sent: '送信履歴',
    level: '重大',
    states: { agreed: '同意済み', stopped: '受信停止' },
  },
  en: {
    locale: 'en-US',
    act: 'Get alerts by e-mail',
    name: 'Name',
    recipients: 'Recipients',
    preview: 'Preview',
    save: 'New alert',
    made: 'Alert created.',
    agree: 'Receive',
    agreed: 'This address receives the alert.',
    stop: 'Stop these e-mails',
    stopped: 'This address no longer receives these e-mails.',
    sent: 'Sent',
    level: 'Significant',
    states: { agreed: 'agreed', stopped: 'stopped' },
  },
} as const

const colleague = 'colleague@bank.example'

for (const language of ['ja', 'en'] as const) {
  const w = words[language]
  test(`${language} › a bad event about a company is in the mail, once, with its sentence and what it moved`, async ({
    browser,
    clone,
  }) => {
    test.setTimeout(300_000)
    const mail = mailServer()
    await mail.listen()
    const product = await clone('demo')
    Object.assign(product.env, { SMTP_URL: mail.url })
    await product.start()
    const db = openDatabase(connectionOf(product.home))
    try {
      const company = await db
        .selectFrom('company')
        .select(['id', 'security_code', 'name_ja', 'name_en'])
        .where('security_code', 'is not', null)
        .where('is_listed', '=', true)
        .orderBy('id')
        .executeTakeFirstOrThrow()
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: w.locale,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await product.signIn(page)
      await go(page, `${product.address}/companies/${company.id}/dashboard`)
      await page.getByRole('link', { name: w.act }).click()
      await write(page)

      // The colleague agrees on a page that needs no sign-in; opening the link alone does nothing.
      await expect.poll(() => mail.received.length).toBe(1)
      const link = /http\S+\/alerts\/mail\/[\w-]{32}/.exec(mail.received[0]!.text)![0]
      const stranger = await (await browser.newContext({ locale: w.locale, reducedMotion: 'reduce' })).newPage()
      await stranger.goto(link)
      for (const theme of ['light', 'dark'] as const)
        expect(await faults(stranger, { where: 'link of a mail', theme })).toEqual([])
      await stranger.getByRole('button', { name: w.agree, exact: true }).click()
      await expect(stranger.getByText(w.agreed)).toBeVisible()

      // Yesterday's scandal comes in, and the hour of the alert comes.
      const file = join(product.home, 'news.csv')
      const at = new Date(Date.now() - 3_600_000 + 9 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
      const title = '検査データの改ざんを二十年間続けていたと公表'
      const titleEn = 'Company admits falsifying inspection data for twenty years'
      const body = '同社は検査データの改ざんがあったと発表し、社長が謝罪した。'
      writeFileSync(
        file,
        `code,published_at,publisher,title_ja,title_en,body_ja,severity,sentiment\n${company.security_code!.slice(0, 4)},${at},山里経済,${title},${titleEn},${body},4,-0.9\n`,
      )
      expect(product.satoyama('import', file).status).toBe(0)
      await db.updateTable('alert').set({ next_at: new Date() }).execute()
      await expect.poll(() => mail.received.length, { timeout: 120_000 }).toBe(3)
      const alerts = mail.received.slice(1)
      expect(alerts.map(({ to }) => to[0]).sort()).toEqual([colleague, account.email].sort())
      const { text } = alerts[0]!
      expect(text).toContain(language === 'ja' ? title : titleEn)
      expect(text).toContain(w.level)

      // The mail leads to the event, and the company's head shows the level.
      const event = /http\S+news_search\S+event=\d+/.exec(text)![0]
      await go(page, event)
      await expect(page.getByText(language === 'ja' ? title : titleEn).first()).toBeVisible()
      await product.untilFresh()
      await page.goto(`${product.address}/companies/${company.id}/dashboard`)
      await expect(page.getByText(/^4 /).first()).toBeVisible()

      await go(page, `${product.address}/esg_contents/v2/alerts`)
      await expect(page.getByRole('row').filter({ hasText: colleague })).toContainText(w.states.agreed)
      await page.getByRole('link', { name: 'Morning' }).click()
      await expect(page.getByRole('heading', { name: w.sent })).toBeVisible()
      await page.locator('details summary').filter({ hasText: account.email }).click()
      await expect(page.getByText(language === 'ja' ? title : titleEn).first()).toBeVisible()
      for (const theme of ['light', 'dark'] as const) expect(await faults(page, { where: 'alerts', theme })).toEqual([])

      await stranger.reload()
      await stranger.getByRole('button', { name: w.stop }).click()
      await expect(stranger.getByText(w.stopped)).toBeVisible()
      await page.reload()
      await expect(page.getByRole('row').filter({ hasText: colleague })).toContainText(w.states.stopped)
      await page.setViewportSize({ width: 390, height: 800 })
      await expectNoOverflow(page)
    } finally {
      await db.destroy()
      await product.stop()
      await mail.close()
    }
  })

  /** Fill the sentence in. */
  async function write(page: Page): Promise<void> {
    await expect(page.getByRole('region', { name: w.preview })).toBeVisible()
    await page.getByLabel(w.name, { exact: true }).fill('Morning')
    await page.getByLabel(w.recipients).fill(`${account.email}, ${colleague}`)
    await page.getByRole('button', { name: w.save }).click()
    await expect(page.getByText(w.made)).toBeVisible()
  }
}
