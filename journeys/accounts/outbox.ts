import { account } from '../product.ts'
import { expect, test } from '../test.ts'
import type { Words } from './words.ts'

/** A product whose operator gave no mail server. */
export function outboxJourney(w: Words): void {
  test('without a mail server mail waits in the outbox, where the operator finds its link', async ({ page, clone }) => {
    const product = await clone('empty')
    Object.assign(product.env, { SMTP_URL: '' })
    await product.start()
    await page.goto(`${product.address}/reset`)
    await page.getByLabel(w.email, { exact: true }).fill(account.email)
    await page.getByRole('button', { name: w.sendReset }).click()
    await expect(page.getByRole('heading', { name: w.mailKept })).toBeVisible()
    expect(product.satoyama('mail', 'list').output).toMatch(/password reset +demo@satoyama\.example +not sent yet/)
    const link = /http\S+\/reset\/\S+/.exec(product.satoyama('mail', 'show', '1').output)![0]
    await page.goto(link)
    await expect(page.getByRole('heading', { name: w.resetTitle })).toBeVisible()
  })
}
