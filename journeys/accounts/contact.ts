import { expect, test } from '../test.ts'
import { confirmExpired, type Stage, support } from './stage.ts'
import type { Words } from './words.ts'

/** Writing to support. */
export function contactJourneys(setup: Stage, w: Words): void {
  test('a message to support is sent once it is whole, kept and mailed; the next one begins empty', async ({
    page,
  }) => {
    const person = await setup.person()
    await setup.visit(page, w, person, '/portfolio')
    const open = page.getByRole('button', { name: w.contact, exact: true })
    await open.click()
    const dialog = page.getByRole('dialog', { name: w.contact, exact: true })
    const field = (name: keyof Words['contactFields']) => dialog.getByLabel(w.contactFields[name], { exact: true })
    const send = dialog.getByRole('button', { name: w.send, exact: true })
    await expect(field('name')).toHaveValue('Hana')
    await expect(field('company')).toHaveValue('Mihon')
    await expect(field('email')).toHaveValue(person.email)
    await expect(send).toBeDisabled()
    await field('title').fill(`質問 ${w.language}`)
    await expect(send).toBeDisabled()
    await field('title').press('Control+Enter')
    const alert = page.getByRole('dialog', { name: w.error, exact: true })
    await expect(alert).toContainText(w.contactFields.message)
    await alert.getByRole('button', { name: 'OK' }).click()
    await expect(alert).toBeHidden()

    await field('message').fill('一行目\n二行目 & <b>')
    await expect(send).toBeEnabled()
    for (const wrong of ['_a@mihon.example', 'a@mihon', 'a b@', 'a+b@mihon.example']) {
      await field('email').fill(wrong)
      await expect(dialog.getByText(w.mailForm), wrong).toBeVisible()
      await expect(send, wrong).toBeDisabled()
    }
    const sender = `sender-${w.language}@mihon.example`
    await field('email').fill(sender.replace('@', '＠'))
    await expect(field('email')).toHaveValue(sender)
    await expect(send).toBeEnabled()
    await field('message').press('Control+Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText(w.sent)).toBeVisible()

    await expect.poll(() => setup.mail.received.find(({ raw }) => raw.includes(sender))?.to).toEqual([support])
    const email = setup.mail.received.find(({ raw }) => raw.includes(sender))!
    expect(email.header('Reply-To')).toContain(sender)
    expect(email.header('Content-Language')).toBe(w.language)
    expect(email.text.replaceAll('\r\n', '\n')).toContain('一行目\n二行目 & <b>')
    expect(email.text).toContain(person.email)
    const { output } = setup.product.satoyama('contact', 'list')
    expect(output).toContain(`質問 ${w.language}`)
    expect(output).toContain('  二行目 & <b>')
    expect(output).toContain(`Hana, Mihon <${sender}>`)

    await open.click()
    await expect(field('name')).toHaveValue('Hana')
    await expect(field('title')).toHaveValue('')
    await expect(field('message')).toHaveValue('')
    await expect(send).toBeDisabled()
  })

  test('a login that expires over an open message leads to the door and back to the message', async ({ page }) => {
    const person = await setup.person()
    await setup.visit(page, w, person, '/portfolio?year=2023')
    await page.getByRole('button', { name: w.contact, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: w.contact, exact: true })
    await dialog.getByLabel(w.contactFields.title, { exact: true }).fill('Unfinished')
    await dialog.getByLabel(w.contactFields.message, { exact: true }).fill('Half a thought')
    await setup.db.updateTable('session').set({ ended_at: new Date() }).where('account_id', '=', person.id).execute()
    await dialog.getByRole('button', { name: w.send, exact: true }).click()
    await confirmExpired(page, w, '/portfolio?year=2023')
    await setup.signIn(page, w, person)
    await page.waitForURL(setup.url('/portfolio?year=2023'))
    await page.getByRole('button', { name: w.contact, exact: true }).click()
    await expect(dialog.getByLabel(w.contactFields.message, { exact: true })).toHaveValue('Half a thought')
  })
}
