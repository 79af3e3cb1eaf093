import { beforeEach, expect, test } from 'vitest'
import { saveProfile } from '#contract/account/profile.ts'
import { setEmployer } from '#server/session/names.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenComments } from './given-comments.ts'

const database = givenDatabase()
const comments = givenComments(database)
const { app, write, reply, list, idOf, people, token } = comments
const profile = { phone: '', company_name: '見本アセット', department_name: '', postal_code: '', address: '' }
const rename = (who: string, name: string, more: object = {}) =>
  app.call(saveProfile, { body: { ...profile, name, ...more } }, token(who))
const names = async (who: string, thread?: number) =>
  (await people(who, thread)).body.data.map(({ name }: { name: string }) => name)

beforeEach(async () => {
  await database.db.deleteFrom('former_name').execute()
  await setEmployer(database.db, 'emily@asset.example', 'Sample Capital')
  await database.db
    .updateTable('account')
    .set({ name: 'Emily Stone' })
    .where('email', '=', 'emily@asset.example')
    .execute()
})

test('the company beside a name is the operator’s word, whatever a person states', async () => {
  await write('emily', { text: 'hello' })
  expect((await rename('emily', 'Emily Stone', { company_name: '見本アセット' })).status).toBe(200)
  const marks = async () => [
    (await list('hanako')).threads[0]!.comment.employer,
    (await comments.asStranger()).body.data.threads[0].comment.employer,
  ]
  expect(await marks()).toEqual(['Sample Capital', 'Sample Capital'])
  expect(await names('emily')).toEqual([])
  await database.db.updateTable('account').set({ employer: null }).where('email', '=', 'emily@asset.example').execute()
  expect(await marks()).toEqual([null, null])
})

test('people are offered by the company that the operator set, and those who have none are offered nobody', async () => {
  expect(await names('hanako')).toEqual(expect.arrayContaining(['鈴木太郎']))
  await database.db
    .updateTable('account')
    .set({ employer: null })
    .where('email', 'in', ['hanako@asset.example', 'emily@asset.example'])
    .execute()
  expect([await names('hanako'), await names('emily')]).toEqual([[], []])
  expect(await names('taro')).not.toContain('山田花子')
  const mention = await write('hanako', { text: '@鈴木太郎 見て', mentions: [await idOf('taro')] })
  expect(mention.body.data.mailed).toEqual([])
  expect(await setEmployer(database.db, 'hanako@asset.example', '見本 アセット')).toBe('set') // Another company: one space more.
  expect(await names('hanako')).toEqual([])
  expect(await setEmployer(database.db, 'hanako@asset.example', '見本アセット')).toBe('set')
  expect(await names('hanako')).toContain('鈴木太郎')
})

test('a former name stands beside the new one for ninety days, also for strangers', async () => {
  const { id } = (await write('hanako', { text: 'question' })).body.data.comment
  await reply('emily', id, { text: 'answer' })
  expect((await rename('emily', '山田花子')).status).toBe(200) // Of another company: the mark tells them apart.
  const former = async () => [
    (await list('hanako')).threads[0]!.replies[0],
    (await comments.asStranger()).body.data.threads[0].replies[0],
  ]
  const expectedNames = { author: '山田花子', employer: 'Sample Capital', formerNames: ['Emily Stone'] }
  expect(await former()).toMatchObject([expectedNames, expectedNames])
  app.clock.now = new Date(app.clock.now.getTime() + 90 * 86_400_000 - 1)
  expect((await comments.asStranger()).body.data.threads[0].replies[0]).toMatchObject(expectedNames)
  app.clock.now = new Date(app.clock.now.getTime() + 1)
  expect((await comments.asStranger()).body.data.threads[0].replies[0]).toMatchObject({ formerNames: [] })
})

test('a name taken back is no former one, and three are told at most', async () => {
  await write('emily', { text: 'hello' })
  for (const name of ['A', 'B', 'C', 'D', 'A']) {
    comments.later(1)
    expect((await rename('emily', name)).status).toBe(200)
  }
  expect((await list('hanako')).threads[0]!.comment).toMatchObject({ author: 'A', formerNames: ['D', 'C', 'B'] })
})

test('an account does not come to a company where its name reads like somebody’s', async () => {
  await rename('emily', '鈴木 太郎')
  expect(await setEmployer(database.db, 'emily@asset.example', '見本アセット')).toBe('taken')
  expect(await setEmployer(database.db, 'nobody@asset.example', 'x')).toBe('none')
})
