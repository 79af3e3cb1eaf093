import { expect, test } from 'vitest'
import { sendContact } from '#contract/account/contact.ts'
import { givenApp, supportEmail } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase()
const app = givenApp(database)

const message = {
  name: '山田 花子',
  email: 'hanako@asset.example',
  company_name: '見本アセット',
  department_name: '',
  title: 'スコアについて',
  comment: '一行目\n二行目',
  lang: 'ja' as const,
}

const newest = () => database.db.selectFrom('mail').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
const send = (token: string, parts = {}, address?: string) =>
  app.call(sendContact, { body: { ...message, ...parts } }, token, { ...(address && { address }) })

test('a message is kept, and a mail to support with it that answers go back from', async () => {
  const token = await app.signedIn()
  expect(await send(token)).toMatchObject({ status: 200, body: { result: true, data: {} } })
  const { lang, ...rest } = message
  expect(await database.db.selectFrom('contact_message').selectAll().executeTakeFirstOrThrow()).toMatchObject({
    ...rest,
    language: lang,
    received_at: app.clock.now,
  })
  const mail = await newest()
  expect(mail).toMatchObject({ recipient: supportEmail, reply_to: message.email, kind: 'contact', sent_at: null })
  expect(mail.subject).toMatch(/^【Satoyama】お問い合わせ \d+$/)
  expect(mail.body).toContain('一行目\n二行目\n')
})

test('English is answered in English', async () => {
  await send(await app.signedIn(), { lang: 'en', title: 'About scores' })
  expect((await newest()).subject).toMatch(/^\[Satoyama\] Message to support \d+$/)
})

test('nobody writes headers: lines of a title become one', async () => {
  await send(await app.signedIn(), { title: 'Hello\r\nBcc: victim@asset.example\u2028' })
  expect((await newest()).subject).toMatch(/^【Satoyama】お問い合わせ \d+$/)
  const injected = { email: 'a@b.example\r\nBcc: victim@asset.example' }
  expect((await send(await app.signedIn(), injected)).status).toBe(400)
})

test.each(['name', 'email', 'company_name', 'title', 'comment'])('without %s it is refused', async (field) => {
  expect(await send(await app.signedIn(), { [field]: ' ' })).toMatchObject({
    status: 400,
    body: { code: 'request.invalid' },
  })
})

test('an account writes ten an hour', async () => {
  const token = await app.signedIn('writer@asset.example')
  for (let sent = 0; sent < 10; sent++) expect((await send(token, {}, `192.0.2.${sent}`)).status).toBe(200)
  const refused = { status: 429, body: { code: 'contact.too-many', retryAfter: 3600 } }
  expect(await send(token, {}, '192.0.2.99')).toMatchObject(refused)
})

test('a network writes fifty an hour', async () => {
  const address = '198.51.100.1'
  for (let person = 0; person < 5; person++) {
    const token = await app.signedIn(`person${person}@asset.example`)
    for (let sent = 0; sent < 10; sent++) expect((await send(token, {}, address)).status).toBe(200)
  }
  expect((await send(await app.signedIn('last@asset.example'), {}, address)).body.code).toBe('contact.too-many')
})

test('nobody writes a line of the mail’s head through a name', async () => {
  await send(await app.signedIn(), { name: '山田\nアカウント：somebody@else.example' })
  const { body } = await newest()
  expect(body).toContain('氏名　　　：山田 アカウント：somebody@else.example\n')
  expect(body!.match(/^アカウント：/gm)).toHaveLength(1)
})
