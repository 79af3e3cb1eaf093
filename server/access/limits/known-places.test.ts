import { describe, expect, test } from 'vitest'
import { changePassword, requestPasswordReset, resetPassword } from '#contract/account/passwords.ts'
import { getProfile } from '#contract/account/profile.ts'
import { listSessions, refreshSession, removeSession, signIn } from '#contract/account/session.ts'
import { disableAccount, resetPassword as resetByOperator } from '#server/session/accounts.ts'
import { cookieOf, givenAccount, givenApp, password } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { findAccount } from '../users.ts'
import { notePlace, standingOf } from './known-places.ts'

const database = givenDatabase()
const app = givenApp(database)
const start = app.clock.now
const address = '192.0.2.1'
let people = 0

async function givenUser() {
  const email = `person${++people}@asset.example`
  await givenAccount(database.db, email)
  return { email, ...(await enter(email)) }
}

async function enter(email: string, cookie?: string) {
  const reply = await app.call(signIn, { body: { email, password } }, undefined, { address, cookie })
  return { ...reply.body, reply, cookie: cookieOf(reply)! } as {
    token: string
    refresh_token: string
    reply: typeof reply
    cookie: string
  }
}

/** What the account is to somebody with that cookie, here or on another network. */
const standing = (email: string, cookie?: string, from = '198.51.100.1') =>
  standingOf(database.db, { email, address: from, browser: cookie?.split('=')[1] ?? null }, app.clock.now)

test('the cookie is for the API alone, unseen by scripts and other sites, and opens nothing', async () => {
  const { reply, cookie } = await givenUser()
  expect(reply.headers['set-cookie']).toMatch(
    /^satoyama-browser=[\w-]{32}; Max-Age=7776000; Path=\/api; HttpOnly; SameSite=Strict$/, // 90 days in seconds
  )
  expect((await app.call(getProfile, {}, undefined, { cookie })).status).toBe(401)
})

describe('behind https', () => {
  const secure = givenApp(database, { env: { PUBLIC_URL: 'https://satoyama.example' } })

  test('it travels on https only', async () => {
    await givenAccount(database.db, 'secure@asset.example')
    const reply = await secure.call(signIn, { body: { email: 'secure@asset.example', password } })
    expect(reply.headers['set-cookie']).toMatch(/; HttpOnly; Secure; SameSite=Strict$/)
  })
})

test('a browser keeps its cookie from sign-in to sign-in; one that was planted in it is replaced', async () => {
  const { email, cookie } = await givenUser()
  expect((await enter(email, cookie)).cookie).toBe(cookie)
  const planted = `satoyama-browser=${'x'.repeat(32)}`
  const replaced = (await enter(email, planted)).cookie
  expect(replaced).not.toBe(planted)
  expect(await standing(email, planted)).toBe('stranger')
})

test('a renewal makes known who signed in before browsers were known; programs get no new cookie with each', async () => {
  const { email, refresh_token } = await givenUser()
  await database.db.deleteFrom('known_place').execute()
  await database.db.updateTable('session').set({ browser: null }).execute()
  const renew = async (token: string) =>
    app.call(refreshSession, { body: { refresh_token: token } }, undefined, { address })
  const first = await renew(refresh_token)
  expect(await standing(email, cookieOf(first))).toBe('browser')
  expect(await standing(email, undefined, address)).toBe('network')
  expect(cookieOf(await renew(first.body.refresh_token))).toBeUndefined()
})

test('after 90 days without a sign-in a browser is a stranger’s again', async () => {
  const { email, cookie } = await givenUser()
  app.clock.now = new Date('2026-04-15T02:59:59Z') // 90 days less a second
  expect(await standing(email, cookie)).toBe('browser')
  app.clock.now = new Date('2026-04-15T03:00:00Z')
  expect(await standing(email, cookie)).toBe('stranger')
  app.clock.now = start
})

test('an account is known in two hundred places at most, those seen last', async () => {
  const { email, cookie } = await givenUser()
  const { id: accountId } = (await findAccount(database.db, email))!
  for (let place = 0; place < 199; place++) {
    const now = new Date(start.getTime() + 1000 + place)
    await notePlace(database.db, { accountId, address: `10.4.0.${place}`, browser: null, now })
  }
  const places = await database.db
    .selectFrom('known_place')
    .select('seen_at')
    .where('account_id', '=', accountId)
    .execute()
  expect(places).toHaveLength(200)
  expect(await standing(email, cookie)).toBe('stranger')
})

describe('whoever had the account before is known nowhere any more', () => {
  test('after a reset by link, but the browser that used it', async () => {
    const { email, cookie } = await givenUser()
    await app.call(requestPasswordReset, { body: { email } }, undefined, { address })
    const mail = await database.db.selectFrom('mail').select('body').orderBy('id', 'desc').executeTakeFirstOrThrow()
    const body = {
      token: /reset\/([\w-]+)/.exec(mail.body!)![1]!,
      password: 'another-Horse-2',
      confirmation: 'another-Horse-2',
    }
    const reset = await app.call(resetPassword, { body }, undefined, { address: '203.0.113.9', cookie })
    expect(cookieOf(reset)).not.toBe(cookie)
    expect([await standing(email, cookie), await standing(email, undefined, address)]).toEqual(['stranger', 'stranger'])
    expect([await standing(email, cookieOf(reset)), await standing(email, undefined, '203.0.113.9')]).toEqual([
      'browser',
      'network',
    ])
  })

  test('after the operator reset or closed the account', async () => {
    for (const act of [
      (email: string) => resetByOperator(database.db, email, 'another-Horse-2', start),
      (email: string) => disableAccount(database.db, email, start),
    ]) {
      const { email, cookie } = await givenUser()
      await act(email)
      expect([await standing(email, cookie), await standing(email, undefined, address)]).toEqual([
        'stranger',
        'stranger',
      ])
    }
  })

  test('in a browser whose session a person ended, and in no other', async () => {
    const { email, cookie, token } = await givenUser()
    const other = await enter(email)
    const { data } = (await app.call(listSessions, {}, token)).body
    const { handle } = data.find(({ isThis }: { isThis: boolean }) => !isThis)
    await app.call(removeSession, { params: { handle } }, token)
    expect([await standing(email, other.cookie), await standing(email, cookie)]).toEqual(['stranger', 'browser'])
  })

  test('in a browser from which a refresh token was taken', async () => {
    const { email, cookie, refresh_token } = await givenUser()
    await app.call(refreshSession, { body: { refresh_token } }, undefined, { cookie, address })
    await app.call(refreshSession, { body: { refresh_token } }, undefined, { address: '203.0.113.7' })
    expect(await standing(email, cookie)).toBe('stranger')
  })
})

test('a change of the password, which everybody makes every 90 days, leaves browsers known', async () => {
  const { email, cookie } = await givenUser()
  const body = { email, current: password, password: 'another-Horse-2', confirmation: 'another-Horse-2' }
  const changed = await app.call(changePassword, { body })
  expect(await standing(email, cookie)).toBe('browser')
  expect(await standing(email, cookieOf(changed))).toBe('browser')
})
