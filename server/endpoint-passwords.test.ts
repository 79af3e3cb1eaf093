import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { addAlert } from '#contract/alerts/alerts.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { password } from '#server/test/app.ts'
import { sampleOf } from './given-bodies.ts'
import { filled, givenEndpoints, nameOf, shapeOf } from './given-endpoints.ts'

const { app, call, database, endpoints, from, givenPeople } = givenEndpoints()

/** Who gets in and who gets mail: passwords, addresses, tokens, and addresses that alerts mail. */
async function ways(): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select 'account', email, password_hash, employer, is_address_proven::text from account
    union all select 'token', handle, secret_hash, null, null from access_token where ended_at is null
    union all select 'address', email, token_hash, null, null from address_change where used_at is null
    union all select 'reset', account_id::text, token_hash, null, null from password_reset where used_at is null
    union all
    select 'recipient', alert_recipient.email, state, alert_id::text, null
    from alert_recipient join alert on alert.id = alert_id join account on account.id = account_id
    where state = 'agreed' or (state = 'own' and alert_recipient.email <> account.email)
    order by 1, 2, 3, 4`.execute(database.db)
  return rows
}

/** What changes something, with a body of the right kind and some words under the names of secrets. */
const writing = () => endpoints.filter(({ method }) => method !== 'GET')
const inputOf = (one: Endpoint, secrets: Readonly<Record<string, unknown>>) => {
  const body = one.body && (sampleOf(one.body, { lang: 'ja', ...secrets }) as Record<string, unknown>)
  return { ...filled(one), ...(one.query && { query: {} }), ...(body && { body }) }
}

/** For whoever forgot the password: its link goes to the account's own address, and opens nothing by itself. */
const mailsOwner = 'POST /password/reset/request'

describe('who gets in and who gets mail', () => {
  const someone = { email: '', token: '' }
  beforeAll(async () => {
    Object.assign(someone, await givenPeople())
    const watch = { subject: 'news', conditions: { level: '4' } } as const
    const alert = { name: 'own', watch, frequency: 'daily', hour: 7, language: 'ja', recipients: [someone.email] }
    await app.call(addAlert, { body: alert as never }, someone.token, from())
  })

  test.each([
    ['no password', {}],
    ['a wrong one', { password: 'wrong-Horse-9', current: 'wrong-Horse-9', confirmation: 'wrong-Horse-9' }],
  ])('no call changes it with %s', async (_, secrets) => {
    const isEmpty = Object.keys(secrets).length === 0
    const without = isEmpty ? { password: undefined, current: undefined, confirmation: undefined } : secrets
    const before = await ways()
    const changing: string[] = []
    for (const one of writing().filter((one) => nameOf(one) !== mailsOwner)) {
      await call(one, someone.token, inputOf(one, { ...without, email: 'new@asset.example' }))
      if (JSON.stringify(await ways()) !== JSON.stringify(before)) changing.push(nameOf(one))
    }
    expect(changing).toEqual([])
  })

  test('the calls that change it are found: with the right one they do', async () => {
    const next = { password: 'another-Horse-2', confirmation: 'another-Horse-2', current: password }
    const changing: string[] = []
    for (const one of writing().filter(({ body }) => 'password' in shapeOf(body))) {
      const { token, email } = await givenPeople({ name: `Analyst ${nameOf(one)}` })
      const before = await ways()
      const isChange = nameOf(one) === 'POST /password/change'
      const secrets = isChange ? { ...next, email } : { password, email: `new-${email}` }
      await call(one, token, inputOf(one, secrets))
      if (JSON.stringify(await ways()) !== JSON.stringify(before)) changing.push(nameOf(one))
    }
    expect(changing.sort()).toEqual(['POST /password/change', 'POST /tokens', 'POST /users/address'])
  })
})

test('nearly all bodies are of the kind that an endpoint takes: what is tried is what it does, not what it refuses', () => {
  const withBody = writing().filter(({ body }) => body)
  const unfit = withBody.filter(
    (one) => !one.body!.safeParse((inputOf(one, { password }) as { body: unknown }).body).success,
  )
  expect(unfit.length).toBeLessThan(withBody.length / 10) // Some hold parts that have to fit each other.
})
