import { expect, test } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { givenComments } from './given-comments.ts'

const database = givenDatabase()
const comments = givenComments(database)

/** Names of everything that an answer holds, at any depth. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)])
}

test('a public answer holds no address, account, link, figure or vendor', async () => {
  const link = `/companies/${comments.given.company}/raws?figure=E-CC-028.2024.consolidated.&vendors=msci&set=E-CC-028:1234.5`
  const { id } = (await comments.write('hanako', { text: 'about this figure', link })).body.data.comment
  await comments.reply('emily', id, { text: '@山田花子 done', mentions: [await comments.idOf('hanako')] })
  await comments.resolve('taro', id)
  const { body } = await comments.asStranger()
  const text = JSON.stringify(body)
  for (const word of ['@asset.example', 'E-CC-028', '1234.5', 'msci', 'raws', 'figure='])
    expect(text).not.toContain(word)
  expect(body.data.threads[0].comment.about).toBe('figure')
  expect([...new Set(namesIn(body.data))].sort()).toEqual([
    ...['about', 'at', 'author', 'by', 'comment', 'comments', 'company', 'counts', 'createdAt', 'editedAt'],
    ...['employer', 'formerNames', 'id'],
    ...['nameEn', 'nameJa', 'page', 'pages', 'replies', 'replyCount', 'resolved', 'state', 'text', 'threads', 'ticker'],
    'unresolved',
  ])
  expect((await comments.list('taro')).threads[0]!.comment.link).toBe(link)
})

test('scripts and turned text are words like others, without what nobody sees', async () => {
  const text = '<script>alert(1)</script> \u202egpj.exe \u200b[x](javascript:alert(1)) "><img src=x onerror=alert(1)>'
  await comments.write('hanako', { text })
  const publicText = (await comments.asStranger()).body.data.threads[0].comment.text
  expect(publicText).toBe('<script>alert(1)</script> gpj.exe [x](javascript:alert(1)) "><img src=x onerror=alert(1)>')
})
