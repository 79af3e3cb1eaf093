import { expect, test } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { givenComments } from './given-comments.ts'

const comments = givenComments(givenDatabase(), { SATOYAMA_PUBLIC_COMMENTS: '0' })

test('where the operator has closed them, strangers read nothing and the signed-in everything', async () => {
  await comments.write('hanako', { text: 'inside' })
  const { status, body, headers } = await comments.asStranger()
  expect([status, body, headers['x-robots-tag']]).toEqual([403, { result: false, code: 'comment.closed' }, 'noindex'])
  expect((await comments.asStranger({}, 9_999_999)).body.code).toBe('comment.closed')
  expect(await comments.list('emily')).toMatchObject({ isPublic: false, counts: { comments: 1 } })
})
