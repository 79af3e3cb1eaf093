import { expect, test } from 'vitest'
import { changePassword, getPasswordReset, requestPasswordReset, resetPassword } from '#contract/account/passwords.ts'
import { getProfile } from '#contract/account/profile.ts'
import { signIn } from '#contract/account/session.ts'
import { disableAccount } from '#server/session/accounts.ts'
import { givenAccount, givenApp, password } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase()
const app = givenApp(database)
const next = 'another-Horse-2'
let people = 0
let networks = 0

/** Somebody new, from a network of their own, so that counts do not meet. */
async function givenUser(parts: Parameters<typeof givenAccount>[2] = {}) {
  const email = `person${++people}@asset.example`
  await givenAccount(database.db, email, parts)
  return { email, address: network() }
}

const network = () => `10.1.${Math.floor(++networks / 250)}.${(networks % 250) + 1}`

/** Ask for a link and take it out of the outbox. */
async function givenLink(email: string, address: string): Promise<string> {
  expect(await app.call(requestPasswordReset, { body: { email } }, undefined, { address })).toMatchObject({
    status: 200,
    body: { result: true, data: {} },
  })
  const mail = await newestMail(email)
  return /https:\/\/satoyama\.example\/reset\/([\w-]{43})\n/.exec(mail.body!)![1]!
}

function newestMail(recipient: string) {
  return database.db
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
}

const reset = (token: string, parts = {}, address = network()) =>
  app.call(resetPassword, { body: { token, password: next, confirmation: next, ...parts } }, undefined, { address })

const change = (email: string, parts = {}, from: Parameters<typeof app.call>[3] = { address: network() }) =>
  app.call(
    changePassword,
    { body: { email, current: password, password: next, confirmation: next, ...parts } },
    undefined,
    from,
  )

const canSignIn = async (email: string, secret: string) =>
  (await app.call(signIn, { body: { email, password: secret } }, undefined, { address: network() })).status === 200

test('a link from the mail sets a new password, once, and ends every session', async () => {
  const { email, address } = await givenUser()
  const { token: session } = (await app.call(signIn, { body: { email, password } })).body
  const token = await givenLink(email, address)
  expect((await app.call(getPasswordReset, { params: { token } })).body).toEqual({
    result: true,
    data: { expiresAt: '2026-01-15T04:00:00.000Z' }, // an hour later
  })
  expect((await reset(token)).status).toBe(200)
  expect((await app.call(getProfile, {}, session)).status).toBe(401)
  expect([await canSignIn(email, password), await canSignIn(email, next)]).toEqual([false, true])

  expect(await reset(token, { password: 'yet-Another-3', confirmation: 'yet-Another-3' })).toMatchObject({
    status: 410,
    body: { code: 'password.link-expired' },
  })
  expect((await app.call(getPasswordReset, { params: { token } })).status).toBe(410)
})

test('links from a time when the clock was ahead are no longer good, and hold no mail back', async () => {
  const { email, address } = await givenUser()
  app.clock.now = new Date('2026-01-16T03:00:00Z')
  const token = await givenLink(email, address)
  app.clock.now = new Date('2026-01-15T03:00:00Z')
  expect((await app.call(getPasswordReset, { params: { token } })).status).toBe(410)
  expect((await app.call(getPasswordReset, { params: { token: await givenLink(email, address) } })).status).toBe(200)
})

test('of two who use a link at once, one wins', async () => {
  const { email, address } = await givenUser()
  const token = await givenLink(email, address)
  const replies = await Promise.all(
    ['first-Choice-1', 'second-Choice-2'].map((choice) => reset(token, { password: choice, confirmation: choice })),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 410])
})

test('a link is good for an hour, also when others were asked for since; used, it ends them', async () => {
  const { email, address } = await givenUser()
  const first = await givenLink(email, address)
  app.clock.now = new Date('2026-01-15T03:10:00Z')
  const second = await givenLink(email, address)
  expect(second).not.toBe(first)
  const isGood = async (token: string) => (await app.call(getPasswordReset, { params: { token } })).status === 200
  app.clock.now = new Date('2026-01-15T03:59:59Z')
  expect([await isGood(first), await isGood(second)]).toEqual([true, true])
  app.clock.now = new Date('2026-01-15T04:00:00Z')
  expect([await isGood(first), await isGood(second)]).toEqual([false, true])
  expect((await reset(first)).body.code).toBe('password.link-expired')
  app.clock.now = new Date('2026-01-15T03:30:00Z')
  expect((await reset(second)).status).toBe(200)
  expect([await isGood(first), await isGood(second)]).toEqual([false, false])
  app.clock.now = new Date('2026-01-15T03:00:00Z')
})

test('two links asked for at once: the account has one', async () => {
  const { email, address } = await givenUser()
  await Promise.all([1, 2, 3].map(() => app.call(requestPasswordReset, { body: { email } }, undefined, { address })))
  const { good } = await database.db
    .selectFrom('password_reset')
    .innerJoin('account', 'account.id', 'account_id')
    .select(({ fn }) => fn.countAll<number>().as('good'))
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  expect(good).toBe(1)
})

test('only the hash of a token is kept beside the unsent mail', async () => {
  const { email, address } = await givenUser()
  const token = await givenLink(email, address)
  const rows = await database.db.selectFrom('password_reset').select('token_hash').execute()
  expect(rows.every(({ token_hash }) => /^[0-9a-f]{64}$/.test(token_hash) && token_hash !== token)).toBe(true)
})

test('an address that is not registered, and an account that is closed, are told so', async () => {
  const refused = { status: 404, body: { result: false, code: 'password.email-unknown' } }
  expect(await app.call(requestPasswordReset, { body: { email: 'nobody@asset.example' } })).toMatchObject(refused)
  const { email, address } = await givenUser()
  const token = await givenLink(email, address)
  await disableAccount(database.db, email, app.clock.now)
  expect(await app.call(requestPasswordReset, { body: { email } }, undefined, { address })).toMatchObject(refused)
  expect((await reset(token)).status).toBe(410)
})

test.each([
  ['password.mismatch', { confirmation: 'something-Else-9' }],
  ['password.rules', { password: 'Short-1aB', confirmation: 'Short-1aB' }], // nine characters
  ['password.rules', { password: 'no-upper-case-1', confirmation: 'no-upper-case-1' }],
  ['password.rules', { password: 'NO-LOWER-CASE-1', confirmation: 'NO-LOWER-CASE-1' }],
  ['password.rules', { password: 'No-digit-at-all', confirmation: 'No-digit-at-all' }],
  ['password.rules', { password: 'NoSymbolAtAll1', confirmation: 'NoSymbolAtAll1' }],
  ['password.guessable', { password: 'Password-2026', confirmation: 'Password-2026' }],
  ['password.guessable', { password: 'Analyst@Asset-1', confirmation: 'Analyst@Asset-1' }], // name and company
  ['password.same', { password, confirmation: password }],
])('a reset refuses with %s and leaves the link good: %j', async (code, parts) => {
  const { email, address } = await givenUser()
  const token = await givenLink(email, address)
  expect(await reset(token, parts)).toMatchObject({ status: 422, body: { code } })
  expect((await reset(token)).status).toBe(200)
})

test.each([
  ['password.mismatch', 422, { confirmation: 'something-Else-9' }],
  ['password.rules', 422, { password: 'seven-1', confirmation: 'seven-1' }],
  ['password.rules', 422, { password: 'NoSymbol1', confirmation: 'NoSymbol1' }],
  ['password.guessable', 422, { password: 'P@ssw0rd1', confirmation: 'P@ssw0rd1' }],
  ['password.same', 422, { password, confirmation: password }],
  ['session.credentials', 401, { current: 'wrong' }],
])('a change refuses with %s', async (code, status, parts) => {
  const { email } = await givenUser()
  expect(await change(email, parts)).toMatchObject({ status, body: { code } })
  expect(await canSignIn(email, password)).toBe(true)
})

test('one’s own address is no new password; somebody who has it already signs in as before', async () => {
  const { email } = await givenUser()
  const own = `${email}-1`
  expect(await change(email, { password: own, confirmation: own })).toMatchObject({
    status: 422,
    body: { code: 'password.guessable' },
  })
  const old = await givenUser({ password: 'Password1!' })
  expect(await canSignIn(old.email, 'Password1!')).toBe(true)
})

test('a change for an unknown or closed account answers as for a wrong password', async () => {
  const { email } = await givenUser()
  await disableAccount(database.db, email, app.clock.now)
  const wrong = { status: 401, body: { result: false, code: 'session.credentials' } }
  expect(await change(email)).toMatchObject(wrong)
  expect(await change('nobody@asset.example')).toMatchObject(wrong)
})

test('a change ends every session but the one in the query, and only if that is the account’s own', async () => {
  const { email } = await givenUser()
  const other = await givenUser()
  const here = (await app.call(signIn, { body: { email, password } })).body
  const there = (await app.call(signIn, { body: { email, password } })).body
  const others = (await app.call(signIn, { body: { email: other.email, password } })).body
  const handle = here.refresh_token.split('.')[0]

  expect((await change(email, {}, { address: network(), context: { refresh_token: handle } })).status).toBe(200)
  const statuses = [here, there, others].map(async ({ token }) => (await app.call(getProfile, {}, token)).status)
  expect(await Promise.all(statuses)).toEqual([200, 401, 200])

  const stranger = others.refresh_token.split('.')[0]
  const again = { current: next, password: 'third-Horse-3', confirmation: 'third-Horse-3' }
  await change(email, again, { address: network(), context: { refresh_token: stranger } })
  expect((await app.call(getProfile, {}, here.token)).status).toBe(401)
})

test('of two changes at once one wins', async () => {
  const { email } = await givenUser()
  const choices = ['first-Choice-1', 'second-Choice-2']
  const replies = await Promise.all(choices.map((choice) => change(email, { password: choice, confirmation: choice })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 401])
  const winner = choices[replies.findIndex(({ status }) => status === 200)]!
  expect(await canSignIn(email, winner)).toBe(true)
})

test('a change makes older reset links void', async () => {
  const { email, address } = await givenUser()
  const token = await givenLink(email, address)
  await change(email)
  expect((await app.call(getPasswordReset, { params: { token } })).status).toBe(410)
})

test('full-width letters and digits are the same password', async () => {
  const { email } = await givenUser()
  expect((await change(email, { password: 'ｔｅａｌ－ｋｉｔｅ１', confirmation: 'ｔｅａｌ－ｋｉｔｅ１' })).status).toBe(
    200,
  )
  expect(await canSignIn(email, 'teal-kite1')).toBe(true)
})

test('wrong passwords of a change and of a sign-in count together', async () => {
  const { email } = await givenUser()
  for (let tries = 0; tries < 5; tries++) await change(email, { current: 'wrong' })
  for (let tries = 0; tries < 5; tries++) await canSignIn(email, 'wrong')
  expect(await change(email)).toMatchObject({
    status: 429,
    body: { code: 'session.too-many-attempts', retryAfter: 900 }, // a quarter of an hour
  })
})

test('many wrong passwords at once get no further than many in a row', async () => {
  const { email } = await givenUser()
  const replies = await Promise.all(Array.from({ length: 25 }, () => change(email, { current: 'wrong' })))
  const statuses = replies.map(({ status }) => status)
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10)
})

test('a reset opens an account that wrong passwords had closed', async () => {
  const { email, address } = await givenUser()
  for (let tries = 0; tries < 10; tries++) await canSignIn(email, 'wrong')
  expect(await canSignIn(email, password)).toBe(false)
  await reset(await givenLink(email, address))
  expect(await canSignIn(email, next)).toBe(true)
})

test('one network gets five links an hour for an account', async () => {
  const { email, address } = await givenUser()
  const ask = () => app.call(requestPasswordReset, { body: { email } }, undefined, { address })
  for (let attempt = 0; attempt < 5; attempt++) expect((await ask()).status).toBe(200)
  expect(await ask()).toMatchObject({ status: 429, body: { code: 'session.too-many-attempts', retryAfter: 3600 } })
})

test('a network asks for twenty links an hour, whomever for', async () => {
  const address = network()
  const ask = (email: string) => app.call(requestPasswordReset, { body: { email } }, undefined, { address })
  for (let attempt = 0; attempt < 20; attempt++) expect((await ask(`guess${attempt}@asset.example`)).status).toBe(404)
  expect((await ask('guess@asset.example')).status).toBe(429)
})

test('a network tries twenty bad links in a quarter of an hour', async () => {
  const address = network()
  for (let tries = 0; tries < 20; tries++) expect((await reset(`guess${tries}`, {}, address)).status).toBe(410)
  expect((await reset('guess', {}, address)).status).toBe(429)
})

test('the mail is in the account’s language, else in the caller’s, else in Japanese', async () => {
  const subjects = { ja: '【Satoyama】パスワード再設定のご案内', en: 'Satoyama: setting a new password' }
  const ask = async (parts: Parameters<typeof givenUser>[0], context: Record<string, string>) => {
    const { email, address } = await givenUser(parts)
    await app.call(requestPasswordReset, { body: { email } }, undefined, { address, context })
    return (await newestMail(email)).subject
  }
  expect(await ask({ language: 'en' }, { lang: 'ja' })).toBe(subjects.en)
  expect(await ask({}, { lang: 'en' })).toBe(subjects.en)
  expect(await ask({}, {})).toBe(subjects.ja)
  expect(await ask({}, { lang: 'fr' })).toBe(subjects.ja)
})
