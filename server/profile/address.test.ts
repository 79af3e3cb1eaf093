import { describe, expect, test } from 'vitest'
import * as contract from '#contract/account/address.ts'
import { getPasswordReset, requestPasswordReset, resetPassword } from '#contract/account/passwords.ts'
import { getProfile, saveLanguage } from '#contract/account/profile.ts'
import { signIn } from '#contract/account/session.ts'
import { disableAccount, resetPassword as resetByOperator } from '#server/session/accounts.ts'
import { givenAccount, givenApp, password } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { moveAddress } from './move-address.ts'

const database = givenDatabase()
const app = givenApp(database)
const start = app.clock.now
let people = 0

async function givenUser(parts: Parameters<typeof givenAccount>[2] = {}) {
  const email = `person${++people}@asset.example`
  await givenAccount(database.db, email, parts)
  const token = (await app.call(signIn, { body: { email, password } })).body.token as string
  return { email, next: `new-${email}`, token }
}
const ask = (token: string, email: string, secret = password) =>
  app.call(contract.changeAddress, { body: { email, password: secret } }, token)
const confirm = (token: string) => app.call(contract.confirmAddress, { body: { token } })
const opens = async (email: string) => (await app.call(signIn, { body: { email, password } })).status === 200
const mailsTo = (recipient: string) =>
  database.db.selectFrom('mail').selectAll().where('recipient', '=', recipient).orderBy('id').execute()
async function linkTo(email: string): Promise<string> {
  const { body } = (await mailsTo(email)).findLast(({ kind }) => kind === 'address-question')!
  return /address\/([\w-]{43})\n/.exec(body!)![1]!
}
const expired = { status: 410, body: { code: 'address.link-expired' } }

test('a new address counts once its link is confirmed; until then the present one does, which is told both times', async () => {
  const { email, next, token } = await givenUser()
  const answer = await ask(token, next.toUpperCase())
  expect(answer.body.data).toMatchObject({
    email,
    new_address: { email: next, expires_at: '2026-01-16T03:00:00.000Z', is_mailed: false }, // 24 hours on
  })
  expect([await opens(email), await opens(next)]).toEqual([true, false])
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['address-asked'])

  const link = await linkTo(next)
  // A program that looks at every link of a mail only reads.
  for (let looks = 0; looks < 3; looks++)
    expect((await app.call(contract.getAddressLink, { params: { token: link } })).body.data).toEqual({
      name: 'Analyst',
      email: next,
      expiresAt: '2026-01-16T03:00:00.000Z',
    })
  expect((await app.call(getProfile, {}, token)).body.data.email).toBe(email)

  expect((await confirm(link)).body.data).toEqual({ email: next })
  expect([await opens(email), await opens(next)]).toEqual([false, true])
  expect((await app.call(getProfile, {}, token)).body.data).toMatchObject({ email: next, new_address: null })
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['address-asked', 'address-changed'])
  expect((await mailsTo(email)).map(({ body }) => body!.includes(next))).toEqual([false, false])
  expect(await confirm(link)).toMatchObject(expired)
})

test('the mails speak the language of the account', async () => {
  const { email, next, token } = await givenUser()
  await app.call(saveLanguage, { body: { language: 'en' } }, token)
  await ask(token, next)
  const subjects = [...(await mailsTo(next)), ...(await mailsTo(email))].map(({ subject }) => subject)
  expect(subjects).toEqual([
    'Satoyama: please confirm your e-mail address',
    'Satoyama: a change of your e-mail address was asked for',
  ])
})

test('nothing is asked without the present password, and wrong ones count as sign-ins do', async () => {
  const { next, token } = await givenUser()
  expect(await app.call(contract.changeAddress, { body: { email: next } } as never, token)).toMatchObject({
    status: 400,
  })
  for (let tries = 0; tries < 10; tries++)
    expect(await ask(token, next, 'wrong')).toMatchObject({ status: 403, body: { code: 'password.wrong' } })
  expect(await ask(token, next)).toMatchObject({ status: 429, body: { code: 'session.too-many-attempts' } })
  expect(await mailsTo(next)).toEqual([])
})

describe('a link is good no longer', () => {
  test('after a day, after it was taken back, and after another was mailed', async () => {
    const { next, token } = await givenUser()
    await ask(token, next)
    const first = await linkTo(next)
    await app.call(contract.resendAddressLink, {}, token)
    const second = await linkTo(next)
    expect(second).not.toBe(first)
    expect(await confirm(first)).toMatchObject(expired)
    expect((await app.call(contract.dropNewAddress, {}, token)).body.data.new_address).toBeNull()
    expect(await confirm(second)).toMatchObject(expired)
    expect(await app.call(contract.resendAddressLink, {}, token)).toMatchObject({
      status: 404,
      body: { code: 'address.nothing-asked' },
    })

    await ask(token, next)
    const third = await linkTo(next)
    app.clock.now = new Date(start.getTime() + 86_400_000)
    expect(await confirm(third)).toMatchObject(expired)
    app.clock.now = start
  })

  test('when the password is set anew or the account closed: whoever asked may have been somebody else', async () => {
    for (const act of [resetByOperator, (db: typeof database.db, email: string) => disableAccount(db, email, start)]) {
      const { email, next, token } = await givenUser()
      await ask(token, next)
      await act(database.db, email, 'another-Horse-2', start)
      expect(await confirm(await linkTo(next))).toMatchObject(expired)
    }
  })
})

test('an address that another account has is told to whoever opens its mail alone', async () => {
  const [other, one, two] = [await givenUser(), await givenUser(), await givenUser()]
  const answered = await ask(one.token, other.email)
  expect([answered.status, answered.body.data.new_address.email]).toEqual([200, other.email])
  const conflict = { status: 409, body: { code: 'profile.email-taken' } }
  expect(await confirm(await linkTo(other.email))).toMatchObject(conflict)

  await ask(one.token, 'wanted@asset.example')
  const first = await linkTo('wanted@asset.example')
  await ask(two.token, 'wanted@asset.example')
  const both = await Promise.all([confirm(first), confirm(await linkTo('wanted@asset.example'))])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('five a day for an account, three a day to an address', async () => {
  const one = await givenUser()
  for (const n of [1, 2, 3, 4, 5]) expect((await ask(one.token, `other${n}-${one.next}`)).status).toBe(200)
  const tooOften = { status: 429, body: { code: 'address.too-often' } }
  expect(await ask(one.token, one.next)).toMatchObject(tooOften)
  const two = await givenUser()
  for (let times = 0; times < 3; times++) await ask(two.token, 'victim@asset.example')
  const three = await givenUser()
  expect(await ask(three.token, 'victim@asset.example')).toMatchObject(tooOften)
  expect(await mailsTo('victim@asset.example')).toHaveLength(3)
})

test('reset links that were mailed to the former address are void', async () => {
  const { email, next, token } = await givenUser()
  await app.call(requestPasswordReset, { body: { email } })
  const link = /reset\/([\w-]+)/.exec((await mailsTo(email)).at(-1)!.body!)![1]!
  await ask(token, next)
  expect((await app.call(getPasswordReset, { params: { token: link } })).status).toBe(200)
  await confirm(await linkTo(next))
  expect((await app.call(getPasswordReset, { params: { token: link } })).status).toBe(410)
})

test('the present address is asked for again only while it is not proven; a reset link proves it too', async () => {
  const { email, token } = await givenUser()
  const unproven = () =>
    database.db.updateTable('account').set({ is_address_proven: false }).where('email', '=', email).execute()
  const isProven = async () => (await app.call(getProfile, {}, token)).body.data.is_address_proven
  expect(await ask(token, email)).toMatchObject({ status: 422, body: { code: 'address.same' } })
  await unproven()
  expect((await ask(token, email)).status).toBe(200)
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['address-question'])
  await confirm(await linkTo(email))
  expect(await isProven()).toBe(true)

  await unproven()
  await app.call(requestPasswordReset, { body: { email } })
  const link = /reset\/([\w-]+)/.exec((await mailsTo(email)).at(-1)!.body!)![1]!
  const secret = 'another-Horse-2'
  await app.call(resetPassword, { body: { token: link, password: secret, confirmation: secret } })
  const { is_address_proven } = await database.db
    .selectFrom('account')
    .select('is_address_proven')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(is_address_proven).toBe(true)
})

test('the operator changes an address without a link, and the former one is told', async () => {
  const [one, other] = [await givenUser(), await givenUser()]
  const move = (email: string, next: string) => moveAddress(database.db, { email, next, supportEmail: null }, start)
  expect(await move('nobody@asset.example', one.next)).toBe('none')
  expect(await move(one.email, other.email)).toBe('taken')
  expect(await move(one.email, one.next)).toBe('moved')
  expect([await opens(one.email), await opens(one.next)]).toEqual([false, true])
  expect((await mailsTo(one.email)).map(({ kind }) => kind)).toEqual(['address-changed'])
})

test('the name in the mail to somebody who knows nothing of it makes no link', async () => {
  const { next, token } = await givenUser({ name: 'Win now https://evil.example/prize or call@evil.example' })
  await ask(token, next)
  const { body, subject } = (await mailsTo(next))[0]!
  expect(`${subject}${body}`).not.toMatch(/evil/)
})
