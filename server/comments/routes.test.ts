import { describe, expect, test } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { givenComments } from './given-comments.ts'
import { hideComments, showComments } from './moderate.ts'

const database = givenDatabase()
const comments = givenComments(database)
const { app, given, write, reply, edit, remove, restore, resolve, list, asStranger, history, later } = comments

const idOf = (answer: { body: { data: { comment: { id: number } } } }) => answer.body.data.comment.id
const hide = (id: number) => hideComments(database.db, { ids: [id], by: 'operator', now: app.clock.now })
const refused = (status: number, code: string) => ({ status, body: { result: false, code } })

describe('a thread', () => {
  test('is read by its author, by colleagues and by strangers', async () => {
    const id = idOf(await write('hanako', { text: '目標は\n十分でしょうか' }))
    later(1)
    await reply('emily', id, { text: 'Two of three scopes are covered.' })
    const { threads, counts, company, isPublic } = await list('hanako')
    expect([counts, isPublic]).toEqual([{ comments: 1, unresolved: 1 }, true])
    expect(company).toMatchObject({ id: given.company, nameEn: 'Mihon Fishery' })
    expect(threads).toMatchObject([
      {
        comment: {
          id,
          author: '山田花子',
          text: '目標は\n十分でしょうか',
          isMine: true,
          version: 0,
          state: 'standing',
        },
        replies: [{ author: 'Emily Stone', isMine: false }],
        replyCount: 1,
        resolved: null,
      },
    ])
    const { status, body, headers } = await asStranger()
    expect([status, headers['x-robots-tag'], headers['cache-control']]).toEqual([200, 'noindex', 'no-store'])
    expect(body.data.threads[0].comment).toEqual({
      id,
      state: 'standing',
      author: '山田花子',
      employer: '見本アセット',
      formerNames: [],
      text: '目標は\n十分でしょうか',
      about: null,
      createdAt: '2026-01-15T03:00:00.000Z',
      editedAt: null,
    })
    expect((await comments.count('taro')).body.data).toEqual({ comments: 1, unresolved: 1 })
  })

  test('the newest activity comes first, three replies stand open, the others are asked for', async () => {
    const old = idOf(await write('hanako', { text: 'old' }))
    later(2)
    const young = idOf(await write('hanako', { text: 'young' }))
    expect((await list('taro')).threads.map(({ comment }) => comment.id)).toEqual([young, old])
    const replies: number[] = []
    for (let number = 0; number < 5; number++) {
      later(2)
      replies.push(idOf(await reply('taro', old, { text: `reply ${number}` })))
    }
    const folded = await list('taro')
    expect(folded.threads.map(({ comment }) => comment.id)).toEqual([old, young])
    expect(folded.threads[0]).toMatchObject({ replyCount: 5, replies: replies.slice(2).map((id) => ({ id })) })
    for (const query of [{ open: old }, { comment: replies[0] }])
      expect((await list('taro', query)).threads[0]!.replies.map(({ id }) => id)).toEqual(replies)
  })

  test('one is found on its page; pages neither overlap nor lose any', async () => {
    const rows = Array.from({ length: 45 }, (_, index) => ({
      company_id: given.company,
      author_name: '見本',
      text: `comment ${index}`,
      created_at: new Date(Date.UTC(2026, 0, 1, 0, index)),
      active_at: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 2))), // Two of the same minute each.
    }))
    const inserted = await database.db.insertInto('comment').values(rows).returning('id').execute()
    const pages = [await list('taro'), await list('taro', { page: 2 }), await list('taro', { page: 3 })]
    expect(pages.map(({ threads }) => threads.length)).toEqual([20, 20, 5])
    const ids = pages.flatMap(({ threads }) => threads.map(({ comment }) => comment.id))
    expect(new Set(ids)).toEqual(new Set(inserted.map(({ id }) => id)))
    for (const [index, id] of ids.entries())
      expect((await list('taro', { comment: id })).page).toBe(Math.floor(index / 20) + 1)
    expect((await list('taro', { page: 99 })).page).toBe(3)
    expect((await asStranger({ comment: 99_999_999 })).body.data.page).toBe(1)
  })
})

describe('one’s own', () => {
  test('is edited; the earlier text is kept and can be read', async () => {
    const id = idOf(await write('hanako', { text: 'first' }))
    later(5)
    expect((await edit('hanako', id, { text: 'second', version: 0 })).body.data.comment).toMatchObject({
      text: 'second',
      version: 1,
      editedAt: app.clock.now.toISOString(),
    })
    expect((await history('emily', id)).body.data).toEqual([{ text: 'first', until: app.clock.now.toISOString() }])
    expect(
      await comments.app.call((await import('#contract/comments/comments.ts')).getCommentHistory, {
        params: { companyId: given.company, commentId: id },
      }),
    ).toMatchObject(refused(401, 'session.missing'))
    expect(JSON.stringify((await asStranger()).body)).not.toContain('first')
  })

  test('of two windows the second is refused, and nothing is lost', async () => {
    const id = idOf(await write('hanako', { text: 'first' }))
    await edit('hanako', id, { text: 'second', version: 0 })
    expect(await edit('hanako', id, { text: 'third', version: 0 })).toMatchObject(refused(409, 'comment.changed'))
    expect((await list('hanako')).threads[0]!.comment.text).toBe('second')
    const both = await Promise.all(['a', 'b'].map((text) => edit('hanako', id, { text, version: 1 })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('is deleted: the text is gone from every answer, the place stays while replies stand', async () => {
    const id = idOf(await write('hanako', { text: 'secret words' }))
    const answer = idOf(await reply('taro', id, { text: 'an answer' }))
    expect((await remove('hanako', id)).status).toBe(200)
    const gone = { state: 'deleted', author: null, text: null, about: null }
    expect((await list('taro')).threads).toMatchObject([
      { comment: { ...gone, canRestore: false }, replies: [{ id: answer }] },
    ])
    const everything = [await list('hanako'), (await asStranger()).body, (await history('hanako', id)).body]
    expect(JSON.stringify(everything)).not.toContain('secret words')
    expect(await reply('emily', id, { text: 'too late' })).toMatchObject(refused(410, 'comment.gone'))
    expect(await edit('hanako', id, { text: 'again', version: 0 })).toMatchObject(refused(410, 'comment.gone'))
    expect(await remove('hanako', id)).toMatchObject(refused(410, 'comment.gone'))
    expect(await history('hanako', id)).toMatchObject(refused(404, 'comment.not-found'))
    await remove('taro', answer)
    expect((await list('taro')).threads).toEqual([])
    expect((await asStranger()).body.data.counts).toEqual({ comments: 0, unresolved: 0 })
  })

  test('comes back within half an hour, and not after', async () => {
    const id = idOf(await write('hanako', { text: 'back' }))
    await reply('taro', id, { text: 'an answer' })
    await remove('hanako', id)
    expect((await list('hanako')).threads[0]!.comment.canRestore).toBe(true)
    expect((await restore('hanako', id)).status).toBe(200)
    expect((await list('hanako')).threads[0]!.comment.text).toBe('back')
    expect(await restore('hanako', id)).toMatchObject(refused(410, 'comment.gone'))
    await remove('hanako', id)
    later(30)
    expect(await restore('hanako', id)).toMatchObject(refused(410, 'comment.gone'))
  })

  test('another’s is not changed, deleted or restored', async () => {
    const id = idOf(await write('hanako', { text: 'mine' }))
    const not = refused(404, 'comment.not-found')
    expect(await edit('taro', id, { text: 'yours', version: 0 })).toMatchObject(not)
    expect(await remove('taro', id)).toMatchObject(not)
    expect(await restore('taro', id)).toMatchObject(not)
  })
})

describe('what the operator hides', () => {
  test('keeps its place while replies stand, with neither text nor author, and comes back', async () => {
    const id = idOf(await write('hanako', { text: 'rude words' }))
    await reply('taro', id, { text: 'an answer' })
    expect(await hide(id)).toEqual([id])
    expect(await hide(id)).toEqual([])
    expect((await list('hanako')).threads[0]!.comment).toMatchObject({ state: 'hidden', text: null, author: null })
    expect(JSON.stringify([await list('hanako'), (await asStranger()).body])).not.toContain('rude words')
    expect(await reply('emily', id, { text: 'x' })).toMatchObject(refused(410, 'comment.gone'))
    expect(await edit('hanako', id, { text: 'x', version: 0 })).toMatchObject(refused(410, 'comment.gone'))
    expect(await remove('hanako', id)).toMatchObject(refused(410, 'comment.gone'))
    expect(await history('hanako', id)).toMatchObject(refused(404, 'comment.not-found'))
    expect((await comments.people('emily', id)).body.data.map(({ name }: { name: string }) => name)).toEqual([
      '鈴木太郎', // Who replied, not who wrote what is hidden.
    ])
    expect(await showComments(database.db, [id])).toEqual([id])
    expect((await list('hanako')).threads[0]!.comment.text).toBe('rude words')
  })

  test('what it was before an edit goes with it, a reply alone too, and a thread of which nothing stands', async () => {
    const id = idOf(await write('hanako', { text: 'rude words' }))
    const answer = idOf(await reply('taro', id, { text: 'ruder words' }))
    await edit('taro', answer, { text: 'softer words', version: 0 })
    await hide(answer)
    const visibleText = async () => JSON.stringify([await list('taro'), (await asStranger()).body])
    expect(await visibleText()).toContain('rude words')
    expect(await visibleText()).not.toMatch(/ruder|softer/)
    expect(await history('taro', answer)).toMatchObject(refused(404, 'comment.not-found'))
    await hide(id)
    expect(await visibleText()).not.toContain('rude words')
    expect((await asStranger()).body.data.counts).toEqual({ comments: 0, unresolved: 0 })
    expect((await comments.count('taro')).body.data).toEqual({ comments: 0, unresolved: 0 })
  })
})

describe('resolving', () => {
  test('anybody signed in resolves and opens again; it is kept who and when', async () => {
    const id = idOf(await write('hanako', { text: 'open' }))
    const answer = idOf(await reply('taro', id, { text: 'a reply' }))
    await resolve('emily', id)
    later(3)
    await resolve('taro', id)
    expect((await list('taro')).threads[0]!.resolved).toEqual({
      by: 'Emily Stone',
      employer: 'Sample Capital',
      at: '2026-01-15T03:00:00.000Z',
    })
    expect((await list('taro', { show: 'unresolved' })).threads).toEqual([])
    expect((await asStranger()).body.data.counts).toEqual({ comments: 1, unresolved: 0 })
    await resolve('hanako', id, false)
    expect((await list('taro')).threads[0]!.resolved).toBeNull()
    expect(await resolve('taro', answer)).toMatchObject(refused(404, 'comment.not-found'))
  })
})

describe('refused', () => {
  test('writing without a session, and on a company that is not there', async () => {
    expect((await asStranger({}, 9_999_999)).body.code).toBe('company.not-found')
    const { writeComment } = await import('#contract/comments/writing.ts')
    const body = { text: 'x' }
    expect(await app.call(writeComment, { params: { companyId: given.company }, body })).toMatchObject(
      refused(401, 'session.missing'),
    )
    expect(
      await app.call(writeComment, { params: { companyId: 9_999_999 }, body }, comments.token('taro')),
    ).toMatchObject(refused(404, 'company.not-found'))
  })

  test('empty and long texts, and links that lead elsewhere', async () => {
    for (const text of ['', ' \n ', '\u200b', '👨‍👩‍👧‍👦'.repeat(1000)])
      expect(await write('taro', { text })).toMatchObject(refused(400, 'request.invalid'))
    expect((await write('taro', { text: '👨‍👩‍👧‍👦'.repeat(999) })).status).toBe(200)
    for (const link of [`/companies/${given.other}/raws`, 'https://elsewhere.example', 'javascript:alert(1)', '/x'])
      expect(await write('taro', { text: 'x', link })).toMatchObject(refused(400, 'request.invalid'))
  })

  test('a reply to a reply, to nothing, and to a comment of another company', async () => {
    const id = idOf(await write('hanako', { text: 'root' }))
    const answer = idOf(await reply('taro', id, { text: 'a reply' }))
    for (const to of [answer, 99_999_999])
      expect(await reply('emily', to, { text: 'x' })).toMatchObject(refused(404, 'comment.not-found'))
    const { replyToComment } = await import('#contract/comments/writing.ts')
    const elsewhere = { params: { companyId: given.other, commentId: id }, body: { text: 'x' } }
    expect(await app.call(replyToComment, elsewhere, comments.token('emily'))).toMatchObject(
      refused(404, 'comment.not-found'),
    )
  })

  test('the same text twice in a row, also twice at once', async () => {
    const twice = await Promise.all([write('taro', { text: 'same' }), write('taro', { text: 'same' })])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await write('taro', { text: ' same ' })).toMatchObject(refused(422, 'comment.repeated'))
    expect((await write('hanako', { text: 'same' })).status).toBe(200)
  })

  test('the 201st reply', async () => {
    const id = idOf(await write('hanako', { text: 'root' }))
    const row = { company_id: given.company, parent_id: id, author_name: '見本', text: 'x' }
    const at = { created_at: app.clock.now, active_at: app.clock.now }
    await database.db
      .insertInto('comment')
      .values(Array.from({ length: 200 }, () => ({ ...row, ...at })))
      .execute()
    expect(await reply('taro', id, { text: 'one more' })).toMatchObject(refused(422, 'comment.full'))
  })

  test('six texts a minute, forty an hour, 150 a day; each person by themselves', async () => {
    let number = 0
    const next = () => write('taro', { text: `text ${++number}` })
    for (let count = 0; count < 6; count++) expect((await next()).status).toBe(200)
    expect(await next()).toMatchObject({ status: 429, body: { code: 'request.too-many', retryAfter: 60 } })
    expect((await write('hanako', { text: 'mine' })).status).toBe(200)
    const statuses: number[] = []
    for (let count = 0; count < 36; count++) {
      later(1)
      statuses.push((await next()).status)
    }
    expect(statuses.slice(0, 33)).toEqual(Array(33).fill(200))
    expect(statuses.at(-1)).toBe(429)
  })
})
