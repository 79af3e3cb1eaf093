import { expect, test } from 'vitest'
import { changeAddress } from '#contract/account/address.ts'
import { changePassword, requestPasswordReset, resetPassword } from '#contract/account/passwords.ts'
import { signIn } from '#contract/account/session.ts'
import { cookieOf, givenAccount, givenApp, password } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase()
const app = givenApp(database)
const refused = { status: 429, body: { code: 'session.too-many-attempts' } }
let people = 0
let networks = 0

const elsewhere = () => `10.3.${Math.floor(++networks / 250)}.${(networks % 250) + 1}`

const tryIn = (email: string, secret: string, from: Parameters<typeof app.call>[3] = {}) =>
  app.call(signIn, { body: { email, password: secret } }, undefined, { address: elsewhere(), ...from })

/** Somebody who has signed in once: in a browser that keeps its cookie, from a network of their own. */
async function givenOwner() {
  const email = `owner${++people}@asset.example`
  await givenAccount(database.db, email)
  const address = elsewhere()
  const reply = await tryIn(email, password, { address })
  return { email, address, cookie: cookieOf(reply), token: reply.body.token as string }
}

/** Strangers all over the world use up what an account leaves them. */
async function attack(email: string): Promise<void> {
  for (let tries = 0; tries < 10; tries++) await tryIn(email, 'wrong')
  expect(await tryIn(email, password)).toMatchObject(refused)
}

test('strangers do not shut the owner out of a known browser, nor of a known network', async () => {
  const { email, address, cookie } = await givenOwner()
  await attack(email)
  expect((await tryIn(email, password, { cookie })).status).toBe(200)
  expect((await tryIn(email, password, { address })).status).toBe(200)
  expect(await tryIn(email, password)).toMatchObject(refused) // Their good sign-ins do not open it to strangers.
})

test('an owner in a new browser on a new network gets in by a reset link, while the strangers go on', async () => {
  const { email } = await givenOwner()
  await attack(email)
  const address = elsewhere()
  const reply = await app.call(requestPasswordReset, { body: { email } }, undefined, { address })
  expect(reply.status).toBe(200)
  const next = 'another-Horse-2'
  const body = { token: await linkOf(email), password: next, confirmation: next }
  const reset = await app.call(resetPassword, { body }, undefined, { address })
  await attack(email)
  expect((await tryIn(email, next, { cookie: cookieOf(reset) })).status).toBe(200)
  expect((await tryIn(email, next, { address })).status).toBe(200)
})

test('neighbors who close the network do not close a known browser in it', async () => {
  const { email, address, cookie } = await givenOwner()
  for (let tries = 0; tries < 50; tries++) await tryIn(`guess${tries}@asset.example`, 'wrong', { address })
  expect(await tryIn(email, password, { address })).toMatchObject(refused)
  expect((await tryIn(email, password, { address, cookie })).status).toBe(200)
})

test('a known browser and a known network have limits of their own', async () => {
  const { email, address, cookie } = await givenOwner()
  const other = cookieOf(await tryIn(email, password))
  for (const from of [{ cookie }, { address }]) {
    for (let tries = 0; tries < 10; tries++) expect((await tryIn(email, 'wrong', from)).status).toBe(401)
    expect(await tryIn(email, password, from)).toMatchObject(refused)
  }
  expect((await tryIn(email, password, { cookie: other })).status).toBe(200)
  expect((await tryIn(email, password)).status).toBe(200) // They do not use up what strangers have.
})

test('the cookie of another account, or of nobody, makes no known browser', async () => {
  const { email } = await givenOwner()
  const { cookie } = await givenOwner()
  await attack(email)
  for (const value of [cookie, `satoyama-browser=${'x'.repeat(32)}`, 'satoyama-browser=%00', 'satoyama-browser='])
    expect(await tryIn(email, password, { cookie: value })).toMatchObject(refused)
})

test('strangers keep no owner from changing password or address', async () => {
  const { email, cookie, token } = await givenOwner()
  await attack(email)
  const from = { address: elsewhere(), cookie }
  const answer = await app.call(changeAddress, { body: { email: `new-${email}`, password } }, token, from)
  expect(answer.status).toBe(200)
  const next = 'another-Horse-2'
  const body = { email, current: password, password: next, confirmation: next }
  expect((await app.call(changePassword, { body }, undefined, from)).status).toBe(200)
})

test('after five wrong passwords answers come later, right or wrong, with an account or without', async () => {
  const { email } = await givenOwner()
  for (const address of [email, 'nobody@asset.example']) {
    app.waits.length = 0
    for (let tries = 0; tries < 8; tries++) await tryIn(address, 'wrong')
    expect(app.waits).toEqual([1000, 2000, 4000])
    await tryIn(address, password)
    expect(app.waits).toEqual([1000, 2000, 4000, 5000])
  }
})

test('strangers use up nobody’s reset links, and fill no mailbox', async () => {
  const { email, address } = await givenOwner()
  const ask = (from: string) => app.call(requestPasswordReset, { body: { email } }, undefined, { address: from })
  const first = (await ask(elsewhere())).body
  for (let attempt = 0; attempt < 30; attempt++)
    expect(await ask(elsewhere())).toMatchObject({ status: 200, body: first })
  expect(await mailsTo(email)).toBe(1)
  expect((await ask(address)).body).toEqual(first) // The owner's own network is not kept waiting.
  expect(await mailsTo(email)).toBe(2)

  app.clock.now = new Date('2026-01-15T03:10:00Z') // ten minutes later
  await ask(elsewhere())
  expect(await mailsTo(email)).toBe(3)
  app.clock.now = new Date('2026-01-15T03:00:00Z')
})

async function linkOf(recipient: string): Promise<string> {
  const { body } = await database.db
    .selectFrom('mail')
    .select('body')
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /reset\/([\w-]+)/.exec(body!)![1]!
}

async function mailsTo(recipient: string): Promise<number> {
  return (await database.db.selectFrom('mail').select('id').where('recipient', '=', recipient).execute()).length
}
