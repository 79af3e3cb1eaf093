import { expect, test } from 'vitest'
import { getProfile } from '#contract/account/profile.ts'
import { listSessions, refreshSession, removeOtherSessions, removeSession, signIn } from '#contract/account/session.ts'
import { givenAccount, givenApp, password } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase()
const app = givenApp(database)
let people = 0

async function givenUser(parts: Parameters<typeof givenAccount>[2] = {}): Promise<string> {
  const email = `person${++people}@asset.example`
  await givenAccount(database.db, email, parts)
  return email
}

const signedIn = async (email: string, from: Parameters<typeof app.call>[3] = {}) =>
  (await app.call(signIn, { body: { email, password } }, undefined, from)).body

test('a person sees where they are signed in, the newest first', async () => {
  const email = await givenUser()
  await signedIn(email, { address: '192.0.2.1', userAgent: `Old ${'x'.repeat(400)}` })
  app.clock.now = new Date('2026-01-15T03:00:01Z')
  const here = await signedIn(email, { address: '2001:db8::1', userAgent: 'New' })
  const moment = '2026-01-15T03:00:01.000Z'
  const { data } = (await app.call(listSessions, {}, here.token)).body
  expect(data).toEqual([
    {
      handle: here.refresh_token.split('.')[0],
      startedAt: moment,
      refreshedAt: moment,
      address: '2001:db8::1',
      userAgent: 'New',
      isThis: true,
    },
    expect.objectContaining({ address: '192.0.2.1', isThis: false }),
  ])
  expect(data[1].userAgent).toHaveLength(300)
})

test('a refresh notes the address it came from', async () => {
  const { refresh_token } = await signedIn(await givenUser(), { address: '192.0.2.1' })
  const { token } = (await app.call(refreshSession, { body: { refresh_token } }, undefined, { address: '192.0.2.9' }))
    .body
  expect((await app.call(listSessions, {}, token)).body.data[0].address).toBe('192.0.2.9')
})

test('one session ends, or all but this one', async () => {
  const email = await givenUser()
  const [first, second, here] = [await signedIn(email), await signedIn(email), await signedIn(email)]
  const handle = first.refresh_token.split('.')[0]
  expect((await app.call(removeSession, { params: { handle } }, here.token)).status).toBe(200)
  expect((await app.call(getProfile, {}, first.token)).status).toBe(401)
  expect(await app.call(removeSession, { params: { handle } }, here.token)).toMatchObject({
    status: 404,
    body: { code: 'session.not-found' },
  })
  expect((await app.call(removeOtherSessions, {}, here.token)).body.data).toEqual({ ended: 1 })
  expect((await app.call(getProfile, {}, second.token)).status).toBe(401)
  expect((await app.call(listSessions, {}, here.token)).body.data).toHaveLength(1)
})

test('somebody else’s session does not exist', async () => {
  const theirs = await signedIn(await givenUser())
  const { token } = await signedIn(await givenUser())
  const handle = theirs.refresh_token.split('.')[0]
  const [other, nothing] = await Promise.all(
    [handle, 'nothing'].map((handle) => app.call(removeSession, { params: { handle } }, token)),
  )
  expect(other).toMatchObject({ status: 404, body: { code: 'session.not-found' } })
  expect(other!.body).toEqual(nothing!.body)
  expect((await app.call(getProfile, {}, theirs.token)).status).toBe(200)
})

test('a session past its days is not listed', async () => {
  const email = await givenUser()
  await signedIn(email)
  app.clock.now = new Date('2026-02-01T03:00:00Z') // more than 14 days later
  const { token } = await signedIn(email)
  expect((await app.call(listSessions, {}, token)).body.data).toHaveLength(1)
  app.clock.now = new Date('2026-01-15T03:00:00Z')
})

test('a password older than 90 days opens only what changes it', async () => {
  const email = await givenUser()
  app.clock.now = new Date('2026-04-01T00:00:00Z') // set 2026-01-01, 90 days: not older yet
  expect((await signedIn(email)).password_expired).toBe(false)
  app.clock.now = new Date('2026-04-01T00:00:01Z')
  const body = await signedIn(email)
  expect(body.password_expired).toBe(true)
  expect(await app.call(listSessions, {}, body.token)).toMatchObject({
    status: 403,
    body: { result: false, code: 'password.expired' },
  })
  app.clock.now = new Date('2026-01-15T03:00:00Z')
})

test('fifty wrong passwords close a network, not a household beside it', async () => {
  const email = await givenUser()
  for (let tries = 0; tries < 50; tries++) {
    const body = { email: `guess${tries}@asset.example`, password }
    const address = `2001:db8:0:1::${tries.toString(16)}`
    expect((await app.call(signIn, { body }, undefined, { address })).status).toBe(401)
  }
  const from = (address: string) => app.call(signIn, { body: { email, password } }, undefined, { address })
  expect((await from('2001:db8:0:1:ffff::1')).status).toBe(429)
  expect((await from('2001:db8:0:2::1')).status).toBe(200)
})

test('a right password does not count against the network', async () => {
  const email = await givenUser()
  const address = '198.51.100.1'
  for (let tries = 0; tries < 60; tries++)
    expect((await app.call(signIn, { body: { email, password } }, undefined, { address })).status).toBe(200)
})
