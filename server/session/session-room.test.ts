import { expect, test } from 'vitest'
import { getProfile } from '#contract/account/profile.ts'
import { listSessions, refreshSession, signIn, signOut } from '#contract/account/session.ts'
import { findAccount } from '#server/access/users.ts'
import { maxSessions } from '#server/retention/limits.ts'
import { givenAccount, givenApp, password } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { startSession } from './sessions.ts'

const database = givenDatabase()
const app = givenApp(database)
const start = app.clock.now
const seconds = (count: number) => new Date(start.getTime() + count * 1000)
const days = (count: number) => seconds(count * 86_400)
let people = 0

async function givenUser(): Promise<string> {
  const email = `person${++people}@asset.example`
  await givenAccount(database.db, email)
  return email
}

async function enter(email: string, now = app.clock.now): Promise<{ token: string; refresh_token: string }> {
  app.clock.now = now
  return (await app.call(signIn, { body: { email, password } })).body
}

const statusOf = async (token: string) => (await app.call(getProfile, {}, token)).status

async function rowsOf(email: string) {
  return database.db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['handle', 'ended_why', 'expires_at'])
    .where('email', '=', email)
    .execute()
}

test('fifty sessions live; one more ends the one renewed longest ago, and says why', async () => {
  const email = await givenUser()
  const sessions = []
  for (let index = 0; index < maxSessions; index++) sessions.push(await enter(email, seconds(index)))
  // The first is renewed, so that the second is the one not seen for longest.
  const { token } = (await app.call(refreshSession, { body: { refresh_token: sessions[0]!.refresh_token } })).body
  const last = await enter(email, seconds(100))
  const { data } = (await app.call(listSessions, {}, last.token)).body
  expect(data).toHaveLength(maxSessions)
  expect([await statusOf(token), await statusOf(sessions[1]!.token), await statusOf(sessions[2]!.token)]).toEqual([
    200, 401, 200,
  ])
  const ended = (await rowsOf(email)).filter(({ ended_why }) => ended_why !== null)
  expect(ended).toEqual([expect.objectContaining({ ended_why: 'too-many' })])
})

test('many who sign in at once get no further than many in a row', async () => {
  const email = await givenUser()
  const { id: accountId } = (await findAccount(database.db, email))!
  const session = { accountId, origin: { address: '192.0.2.1' }, browser: 'x', now: start }
  await Promise.all(Array.from({ length: maxSessions + 10 }, () => startSession(database.db, session)))
  const live = (await rowsOf(email)).filter(({ ended_why }) => ended_why === null)
  expect(live).toHaveLength(maxSessions)
})

test('of sessions that are over a hundred stay, for 30 days; those that live stay', async () => {
  const email = await givenUser()
  for (let index = 0; index < 105; index++) {
    const { refresh_token } = await enter(email, seconds(index))
    await app.call(signOut, { body: { refresh_token } })
  }
  const live = await enter(email, seconds(200))
  expect(await rowsOf(email)).toHaveLength(101)

  app.clock.now = days(13)
  await app.call(refreshSession, { body: { refresh_token: live.refresh_token } })
  await enter(email, days(26))
  expect(await rowsOf(email)).toHaveLength(102)
  await enter(email, days(31)) // The renewed one ran out on day 27, which is not long ago.
  expect(await rowsOf(email)).toHaveLength(3)
  app.clock.now = start
})

test('a clock that was ahead and was set back neither ends new sessions nor lengthens old ones', async () => {
  const email = await givenUser()
  for (let index = 0; index < maxSessions; index++) await enter(email, days(365))
  const [first, second] = [await enter(email, start), await enter(email, seconds(60))]
  expect([await statusOf(first.token), await statusOf(second.token)]).toEqual([200, 200])
  const ends = (await rowsOf(email)).map(({ expires_at }) => expires_at.getTime())
  expect(Math.max(...ends)).toBeLessThanOrEqual(days(14).getTime() + 60_000)
  app.clock.now = start
})
