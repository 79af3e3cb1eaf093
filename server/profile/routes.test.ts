import { describe, expect, test } from 'vitest'
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
    employer: 'Asset',
    email,
    is_address_proven: true,
    new_address: null,
    supported_vendors: ['satoyama', 'cdp'],
    language: null,
    is_trial: true,
    is_operator: false,
    password_expires_on: '2026-04-01', // 90 days after 2026-01-01
  }
  expect(await app.call(saveProfile, { body: written }, token)).toMatchObject({
    status: 200,
    body: { result: true, data: saved },
  })
  expect((await app.call(getProfile, {}, token)).body.data).toEqual(saved)
})

test.each([
  ['name', ''],
  ['name', 'x'.repeat(101)],
  ['company_name', ' '],
  ['phone', '1'.repeat(21)],
])('a profile with %s "%s" is refused', async (field, value) => {
  const { token } = await givenUser()
  expect(await app.call(saveProfile, { body: { ...written, [field]: value } }, token)).toMatchObject({
    status: 400,
    body: { code: 'request.invalid' },
  })
})

test('the language is kept', async () => {
  const { token } = await givenUser()
  await app.call(saveLanguage, { body: { language: 'en' } }, token)
  expect((await app.call(getProfile, {}, token)).body.data.language).toBe('en')
  expect((await app.call(saveLanguage, { body: { language: 'fr' } } as never, token)).status).toBe(400)
})

describe('names', () => {
  const as = (token: string, name: string) => app.call(saveProfile, { body: { ...written, name } }, token)
  const nameConflict = { status: 409, body: { code: 'profile.name-taken' } }

  test('one that reads like a colleague’s is refused, whatever it is written with', async () => {
    const parts = { name: 'Emily Stone', companyName: 'Sample Capital' }
    await givenUser(parts)
    const { token } = await givenUser({ ...parts, name: 'Taro' })
    for (const name of ['Emily Stone', 'ｅｍｉｌｙ　ＳＴＯＮＥ', 'emily-stone.', 'Еmily Stоne', 'Emi1y Stone'])
      expect(await app.call(saveProfile, { body: { ...written, name } }, token, { address: '10.0.0.1' })).toMatchObject(
        nameConflict,
      )
  })

  test('of two who take one at once one gets it; people of another company may have it too', async () => {
    const colleagues = [await givenUser({ companyName: 'One' }), await givenUser({ companyName: 'One', name: 'Other' })]
    const replies = await Promise.all(colleagues.map(({ token }) => as(token, '佐藤一郎')))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const { token } = await givenUser({ companyName: 'Two' })
    expect((await as(token, '佐藤一郎')).status).toBe(200)
  })

  test('those whose company nobody has set are compared with each other; what they state is no company', async () => {
    const two = [await givenUser({ companyName: 'Three' }), await givenUser({ companyName: 'Four', name: 'Other' })]
    await database.db
      .updateTable('account')
      .set({ employer: null })
      .where(
        'email',
        'in',
        two.map(({ email }) => email),
      )
      .execute()
    expect((await as(two[0]!.token, '高橋次郎')).status).toBe(200)
    expect(await as(two[1]!.token, '高橋 次郎')).toMatchObject(nameConflict)
  })

  test('five changes a day, and a sixth is refused in words of its own', async () => {
    const { token } = await givenUser({ companyName: 'Five' })
    for (const name of ['A', 'B', 'C', 'D', 'E']) expect((await as(token, name)).status).toBe(200)
    expect(await as(token, 'F')).toMatchObject({ status: 429, body: { code: 'profile.name-too-often' } })
    expect((await as(token, 'E')).status).toBe(200) // No change of the name.
  })
})
