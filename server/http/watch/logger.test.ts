import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sendContact } from '#contract/account/contact.ts'
import { changePassword, getPasswordReset, requestPasswordReset, resetPassword } from '#contract/account/passwords.ts'
import { getProfile, saveProfile } from '#contract/account/profile.ts'
import { refreshSession, removeOtherSessions, signIn, signOut } from '#contract/account/session.ts'
import { makeToken } from '#contract/account/tokens.ts'
import { givenAccount, givenApp, password } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { withoutSecrets } from './logger.ts'

const database = givenDatabase()
const lines: string[] = []
const app = givenApp(database, {
  env: { SATOYAMA_LOG: 'debug' },
  logTo: { write: (line) => lines.push(line) },
})

const email = 'secretive@asset.example'
const profile = {
  name: 'Private Name',
  phone: '03-9999-9999',
  company_name: 'Asset',
  department_name: '',
  postal_code: '',
  address: 'Private Street 1',
}

test('no secret and no address reaches the log, whatever goes right or wrong', async () => {
  await givenAccount(database.db, email)
  await givenAccount(database.db, 'taken@asset.example')
  const changed = 'changed-Horse-2'
  const last = 'reset-Horse-33'
  const first = (await app.call(signIn, { body: { email, password } })).body
  await app.call(signIn, { body: { email, password: 'wrong-Secret-1' } })
  await app.call(signIn, { body: { email, password: 12 } as never })
  const next = (await app.call(refreshSession, { body: { refresh_token: first.refresh_token } })).body
  const { token } = next
  // A careless client sends the whole refresh token where only the handle belongs.
  await app.call(getProfile, {}, token, { context: { refresh_token: next.refresh_token, token } })
  const save = { ...profile, email: 'taken@asset.example', password }
  await app.call(saveProfile, { body: save }, token)
  const message = { ...profile, email, title: 'Private Title', comment: 'Private Comment', lang: 'ja' as const }
  await app.call(sendContact, { body: message }, token)
  await app.call(removeOtherSessions, {}, token)
  const { text } = (await app.call(makeToken, { body: { name: 'Private Job', password } }, token)).body.data
  await app.call(getProfile, {}, text, { context: { token: text, key: text } })
  await app.call(saveProfile, { body: save }, undefined, { authorization: `Bearer ${text}` })
  await app.call(getProfile, {}, undefined, { authorization: `Bearer ${text}0` })
  await app.call(changePassword, { body: { email, current: password, password: changed, confirmation: changed } })

  await app.call(requestPasswordReset, { body: { email: 'nobody@asset.example' } })
  await app.call(requestPasswordReset, { body: { email } })
  const mail = await database.db
    .selectFrom('mail')
    .select('body')
    .where('kind', '=', 'password-reset')
    .executeTakeFirstOrThrow()
  const link = /reset\/([\w-]+)/.exec(mail.body!)![1]!
  await app.call(getPasswordReset, { params: { token: link } })
  for (const url of [`/reset/${link}`, `/reset/${link}?a=b`, `/api/nothing/reset/${link}`, `/reset%2F${link}`])
    await app.inject(url)
  await app.inject({ url: `/reset/${link}`, headers: { referer: `https://satoyama.example/reset/${link}`, token } })
  await app.call(resetPassword, { body: { token: link, password: last, confirmation: last } })
  await app.call(signOut, { body: { refresh_token: next.refresh_token } })

  const log = lines.join('')
  expect(lines.length).toBeGreaterThan(30)
  expect(log).toContain('password reset asked for')
  const secrets = [
    password,
    'wrong-Secret-1',
    changed,
    last,
    link,
    email,
    'taken@asset.example',
    'nobody@asset.example',
  ]
  secrets.push(first.token, token, first.refresh_token, next.refresh_token, next.refresh_token.split('.')[1])
  secrets.push(
    text.split('_')[2],
    'Private Job',
    'Private Name',
    'Private Title',
    'Private Comment',
    'Private Street',
    '03-9999-9999',
  )
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
})

test('a fault is logged whole, without the row that the database repeats', async () => {
  lines.length = 0
  await database.db.schema.alterTable('contact_message').addCheckConstraint('closed', sql`name <> 'Faulty'`).execute()
  const token = await app.signedIn('second@asset.example')
  const message = {
    company_name: profile.company_name,
    department_name: profile.department_name,
    email,
    name: 'Faulty',
    title: 'Private Title',
    comment: 'Private Comment',
    lang: 'ja' as const,
  }
  const reply = await app.call(sendContact, { body: message }, token)
  expect(reply).toMatchObject({ status: 500, body: { result: false, code: 'fault' } })
  const log = lines.join('')
  expect(log).toContain(reply.body.requestId)
  expect(log).toContain('violates check constraint')
  expect(log).not.toContain('Private')
})

test('of every link with a token, on the screen and in the API, the log hides it', () => {
  const root = join(import.meta.dirname, '../../..')
  const paths = globSync('{contract,web}/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(/(?:path: |endpoint\()'(?:[A-Z]+ )?([^']*[:$]token[^']*)'/g),
    ].map(([, path]) => path!),
  )
  expect(paths.length).toBeGreaterThan(6)
  const logged = paths.map((path) => withoutSecrets(path.replace(/[:$]token/, 'secret')))
  expect(logged.filter((path) => path.includes('secret'))).toEqual([])
})

test.each([
  ['/api/users/address/link', '/api/users/address/link'],
  ['/api/users?lang=ja&refresh_token=handle.secret&remote_addr=', '/api/users?lang=ja&refresh_token=…&remote_addr='],
  ['/api/password/reset/abc', '/api/password/reset/…'],
  ['/api/password/reset/request?lang=ja', '/api/password/reset/request?lang=ja'],
  ['/reset/abc?x=y', '/reset/…?x=y'],
  ['/reset//abc', '/reset//…'],
  ['/RESET%2fabc', '/RESET%2f…'],
  ['/api/companies?key=sty_0123456789abcdef_fedcba', '/api/companies?key=sty_0123456789abcdef_…'],
])('%s is logged as %s', (url, logged) => {
  expect(withoutSecrets(url)).toBe(logged)
})
