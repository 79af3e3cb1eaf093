import { expect, test } from 'vitest'
import { getPasswordReset, requestPasswordReset } from '#contract/account/passwords.ts'
import { getProfile, saveLanguage, saveProfile } from '#contract/account/profile.ts'
import { signIn } from '#contract/account/session.ts'
import { givenAccount, givenApp, password } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase()
const app = givenApp(database)
let people = 0

async function givenUser(parts: Parameters<typeof givenAccount>[2] = {}) {
  const email = `person${++people}@asset.example`
  await givenAccount(database.db, email, parts)
  return { email, token: (await app.call(signIn, { body: { email, password } })).body.token as string }
}

const written = {
  name: '山田 花子',
  phone: '０３－１２３４－５６７８',
  company_name: '見本アセット',
  department_name: '',
  postal_code: '〒100ー0001',
  address: '東京都千代田区千代田1-1',
}

test('a profile is what was written, with numbers made half-width', async () => {
  const { email, token } = await givenUser({ isTrial: true, vendors: ['satoyama', 'cdp'] })
  const saved = {
    ...written,
    phone: '03-1234-5678',
    postal_code: '100-0001',
    email,
    supported_vendors: ['satoyama', 'cdp'],
    language: null,
    is_trial: true,
    password_expires_on: '2026-04-01', // 90 days after 2026-01-01
  }
  expect(await app.call(saveProfile, { body: { ...written, email: email.toUpperCase() } }, token)).toMatchObject({
    status: 200,
    body: { result: true, data: saved },
  })
  expect((await app.call(getProfile, {}, token)).body.data).toEqual(saved)
})

test.each([
  ['name', ''],
  ['name', 'x'.repeat(101)],
  ['company_name', ' '],
  ['email', 'no address'],
  ['email', '_begins@wrong.example'],
  ['phone', '1'.repeat(21)],
])('a profile with %s "%s" is refused', async (field, value) => {
  const { email, token } = await givenUser()
  expect(await app.call(saveProfile, { body: { ...written, email, [field]: value } }, token)).toMatchObject({
    status: 400,
    body: { code: 'request.invalid' },
  })
})

test('a new address needs the present password, and becomes what one signs in with', async () => {
  const { email, token } = await givenUser()
  const address = `new-${email}`
  const save = (secret?: string) =>
    app.call(saveProfile, { body: { ...written, email: address, password: secret } }, token)
  const needed = { status: 403, body: { code: 'profile.password-needed' } }
  expect(await save()).toMatchObject(needed)
  expect(await save('wrong')).toMatchObject(needed)
  expect((await save(password)).body.data.email).toBe(address)
  expect((await app.call(signIn, { body: { email: address, password } })).status).toBe(200)
  expect((await app.call(signIn, { body: { email, password } })).status).toBe(401)
})

test('the former address is told, in the language of the account, without the whole new one', async () => {
  const { email, token } = await givenUser()
  await app.call(saveLanguage, { body: { language: 'en' } }, token)
  await app.call(saveProfile, { body: { ...written, email: `new-${email}`, password } }, token)
  await app.call(saveProfile, { body: { ...written, name: 'Other', email: `new-${email}` } }, token) // No change, no mail.
  const mails = await database.db.selectFrom('mail').selectAll().where('kind', '=', 'address-changed').execute()
  const own = mails.filter(({ recipient }) => recipient === email)
  expect(own).toMatchObject([
    { language: 'en', subject: 'Satoyama: your e-mail address was changed', expires_at: null },
  ])
  expect(own[0]!.body).toContain('n•••@asset.example')
  expect(own[0]!.body).not.toContain(`new-${email}`)
  expect(mails.filter(({ recipient }) => recipient === `new-${email}`)).toEqual([])
})

test('wrong passwords for a new address count as sign-ins do', async () => {
  const { email, token } = await givenUser()
  const save = (secret: string) =>
    app.call(saveProfile, { body: { ...written, email: `new-${email}`, password: secret } }, token)
  for (let tries = 0; tries < 10; tries++) await save('wrong')
  expect(await save(password)).toMatchObject({ status: 429, body: { code: 'session.too-many-attempts' } })
})

test('an address of another account is taken, also for one of two who ask at once', async () => {
  const [other, first, second] = [await givenUser(), await givenUser(), await givenUser()]
  const save = (token: string, email: string) => app.call(saveProfile, { body: { ...written, email, password } }, token)
  expect(await save(first.token, other.email)).toMatchObject({ status: 409, body: { code: 'profile.email-taken' } })

  const both = await Promise.all([first, second].map(({ token }) => save(token, 'wanted@asset.example')))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a new address makes links void that were mailed to the former one', async () => {
  const { email, token } = await givenUser()
  await app.call(requestPasswordReset, { body: { email } })
  const { body } = await database.db
    .selectFrom('mail')
    .select('body')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  const link = /reset\/([\w-]+)/.exec(body!)![1]!
  expect((await app.call(getPasswordReset, { params: { token: link } })).status).toBe(200)
  await app.call(saveProfile, { body: { ...written, email: `new-${email}`, password } }, token)
  expect((await app.call(getPasswordReset, { params: { token: link } })).status).toBe(410)
})

test('the language is kept', async () => {
  const { token } = await givenUser()
  await app.call(saveLanguage, { body: { language: 'en' } }, token)
  expect((await app.call(getProfile, {}, token)).body.data.language).toBe('en')
  expect((await app.call(saveLanguage, { body: { language: 'fr' } } as never, token)).status).toBe(400)
})
