import { expect, test } from 'vitest'
import { disableAccount } from '#server/session/accounts.ts'
import { givenAccount } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenComments } from './given-comments.ts'

const database = givenDatabase()
const comments = givenComments(database)
const { write, reply, edit, idOf, people, given } = comments

const mails = () => database.db.selectFrom('mail').selectAll().orderBy('id').execute()
const names = async (who: string, thread?: number) =>
  (await people(who, thread)).body.data.map(({ name }: { name: string }) => name).sort()

test('one may mention colleagues, and those who wrote in the thread', async () => {
  expect(await names('hanako')).toEqual(['鈴木太郎', '試用次郎'].sort())
  expect(await names('emily')).toEqual([])
  const { id } = (await write('hanako', { text: 'root' })).body.data.comment
  expect(await names('emily', id)).toEqual(['山田花子'])
  await reply('emily', id, { text: 'a reply' })
  expect(await names('taro', id)).toEqual(['Emily Stone', '山田花子', '試用次郎'].sort())
  await comments.remove('hanako', id)
  expect(await names('emily', id)).toEqual([])
  expect((await people('emily')).body.data).toEqual([])
})

test('a mention is mailed in the language of who is mentioned, once a comment, also after edits', async () => {
  const [taro, emily] = [await idOf('taro'), await idOf('emily')]
  const { comment, mailed } = (
    await write('hanako', { text: '@鈴木太郎 見てください\nアドレス: x@y.example', mentions: [taro] })
  ).body.data
  expect(mailed).toEqual(['鈴木太郎'])
  const [mail] = await mails()
  expect(mail).toMatchObject({
    kind: 'comment-mention',
    recipient: 'taro@asset.example',
    language: 'ja',
    reply_to: null,
    subject: '【Satoyama】コメントであなたに言及がありました',
  })
  expect(mail!.body).toContain('> @鈴木太郎 見てください\n> アドレス: x@y.example\n')
  expect(mail!.body).toContain(`https://satoyama.example/companies/${given.company}/comments#comment-${comment.id}\n`)

  const edited = (await edit('hanako', comment.id, { text: '@鈴木太郎 再度', version: 0, mentions: [taro] })).body.data
  expect(edited).toMatchObject({ mailed: [], withheld: null })
  expect(await mails()).toHaveLength(1)

  await reply('emily', comment.id, { text: 'noted' })
  await reply('taro', comment.id, { text: '@Emily Stone thanks', mentions: [emily] })
  expect((await mails())[1]).toMatchObject({
    recipient: 'emily@asset.example',
    language: 'en',
    subject: '[Satoyama] You were mentioned in a reply',
  })
})

test('nobody is mailed who may not be mentioned, is not named in the text, has no account any more, or wrote it', async () => {
  const [hanako, taro, emily] = [await idOf('hanako'), await idOf('taro'), await idOf('emily')]
  const answer = await write('hanako', { text: '@Emily Stone @山田花子', mentions: [emily, taro, hanako, 99_999] })
  expect(answer.body.data).toMatchObject({ mailed: [], withheld: null })
  expect(await mails()).toEqual([])
  const eleven = Array.from({ length: 11 }, (_, index) => index + 1)
  expect((await write('hanako', { text: 'x', mentions: eleven })).status).toBe(400)
})

test('a name that begins a longer one is not mailed in its place', async () => {
  await givenAccount(database.db, 'emily-long@asset.example', { name: 'Emily Stoneham', companyName: 'Sample Capital' })
  const emily = await idOf('emily')
  const { comment } = (await write('emily', { text: 'first' })).body.data
  const mentions = [emily, await idOf('emily-long')]
  await reply('hanako', comment.id, { text: '@Emily Stoneham please', mentions })
  expect(await mails()).toEqual([])
  await reply('hanako', comment.id, { text: '@Emily Stone please', mentions })
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['emily@asset.example'])
})

test('a trial’s comment is saved, and its mentions are not mailed', async () => {
  const answer = await write('trial', { text: '@鈴木太郎 これは', mentions: [await idOf('taro')] })
  expect(answer).toMatchObject({ status: 200, body: { data: { mailed: [], withheld: 'trial' } } })
  expect(await mails()).toEqual([])
  const mentionRows = await database.db.selectFrom('comment_mention').selectAll().execute()
  expect(mentionRows).toMatchObject([{ mailed_at: null }])
})

test('sixty mails a day; beyond that the comment is saved without', async () => {
  const mentions = [await idOf('taro'), await idOf('trial')]
  const withheld: unknown[] = []
  for (let number = 0; number < 31; number++) {
    comments.later(1.5)
    const { body } = await write('hanako', { text: `@鈴木太郎 @試用次郎 ${number}`, mentions })
    withheld.push(body.data.withheld)
  }
  expect(withheld).toEqual([...Array(30).fill(null), 'limit'])
  expect(await mails()).toHaveLength(60)
})

test('a closed account is neither offered nor mailed', async () => {
  const taro = await idOf('taro')
  await disableAccount(database.db, 'taro@asset.example', comments.app.clock.now)
  expect(await names('hanako')).toEqual(['試用次郎'])
  await write('hanako', { text: '@鈴木太郎 まだいますか', mentions: [taro] })
  expect(await mails()).toEqual([])
})
