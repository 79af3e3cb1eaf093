import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { countComments, listComments, listPublicComments, type PublicComments } from '#contract/comments/comments.ts'
import { listMentionable, writeComment } from '#contract/comments/writing.ts'
import { setLanguage } from '../i18n/language.ts'
import { answer, givenProfile, givenSession, refuse, renderAt } from '../test/render.tsx'
import { idsMentioned, typedName } from './compose/mentioning.ts'

const comment = {
  id: 12,
  state: 'standing' as const,
  author: '山田花子',
  employer: '見本アセット' as string | null,
  formerNames: [] as string[],
  text: '<img src=x onerror=alert(1)> https://evil.example\n二行目',
  about: 'figure' as const,
  createdAt: '2026-01-15T03:00:00.000Z',
  editedAt: null,
}
const page: PublicComments = {
  company: { id: 7, ticker: '9X9Y', nameJa: '見本電機株式会社', nameEn: 'Mihon Electric Co., Ltd.' },
  counts: { comments: 1, unresolved: 1 },
  page: 1,
  pages: 1,
  threads: [{ comment, replies: [], replyCount: 0, resolved: null }],
}

describe('a stranger', () => {
  test('reads words as words, without a session, and is led to sign in and back', async () => {
    setLanguage('ja')
    const { sent } = renderAt('/companies/7/comments#comment-12', [answer(listPublicComments, page)])
    expect(await screen.findByRole('heading', { level: 2, name: 'コメント1件、未解決1件' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('見本電機株式会社')
    const text = screen.getByText(/<img src=x/)
    expect(text.children).toHaveLength(0)
    expect(document.querySelector('meta[name="robots"]')!.getAttribute('content')).toBe('noindex')
    const back = screen.getAllByRole('link', { name: 'ログイン' })[0]!.getAttribute('href')!
    expect(new URLSearchParams(back.split('?')[1]).get('r')).toBe('/companies/7/comments#comment-12')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(sent.map(({ url }) => url.pathname)).toEqual(['/api/companies/7/comments/public'])
    expect(sent[0]!.url.searchParams.get('comment')).toBe('12')
  })

  test('sees the company beside the name, that none is set, and former names', async () => {
    setLanguage('ja')
    const replies = [
      { ...comment, id: 13, employer: null },
      { ...comment, id: 14, formerNames: ['鈴木一郎', '佐藤二郎'] },
    ]
    const threads = [{ comment, replies, replyCount: 2, resolved: null }]
    renderAt('/companies/7/comments', [answer(listPublicComments, { ...page, threads })])
    await screen.findAllByText('山田花子')
    const heads = [...document.querySelectorAll('article > header')].map((head) => head.textContent)
    expect(heads.map((text) => text!.replace(/2026.*/, ''))).toEqual([
      '山田花子見本アセット',
      '山田花子会社は未確認',
      '山田花子見本アセット旧：鈴木一郎、佐藤二郎',
    ])
  })

  test('is told where comments are closed', async () => {
    setLanguage('en')
    renderAt('/companies/7/comments', [refuse(listPublicComments, 'comment.closed')])
    expect(await screen.findByRole('heading', { name: 'Sign in to read comments' })).toBeTruthy()
  })

  test('finds no page of a company that is not there', async () => {
    setLanguage('en')
    renderAt('/companies/7/comments', [refuse(listPublicComments, 'company.not-found')])
    expect(await screen.findByText('Page not found')).toBeTruthy()
  })
})

describe('somebody signed in', () => {
  beforeEach(async () => {
    sessionStorage.clear()
    await givenSession()
    setLanguage('en')
  })
  const mine = { ...comment, isMine: true, link: '/companies/7/raws', version: 0, canRestore: false }
  const inside = answer(listComments, {
    ...page,
    isPublic: true,
    threads: [{ ...page.threads[0]!, comment: mine, replies: [] }],
  })
  const network = [givenProfile(), inside, answer(countComments, page.counts), answer(listMentionable, [])]
  const field = () => screen.findByRole('textbox', { name: 'Comment' })

  test('is told what is wrong with a text before it is sent, and keeps it when the server refuses', async () => {
    const { sent } = renderAt('/companies/7/comments', [...network, refuse(writeComment, 'comment.repeated')])
    const user = userEvent.setup()
    const post = async () => user.click(screen.getByRole('button', { name: 'Post' }))
    const box = await field()
    await post()
    expect(screen.getByText('Enter a comment.')).toBeTruthy()
    await user.click(box)
    await user.paste('x'.repeat(1000))
    expect(screen.getByText('You cannot enter more than 1000 characters.')).toBeTruthy()
    expect(screen.getByText('1,000 / 999 characters')).toBeTruthy()
    await user.clear(box)
    await user.paste('Again')
    expect(sent.some(({ url, body }) => body !== undefined && url.pathname.endsWith('/comments'))).toBe(false)
    await post()
    expect(await screen.findByText('This is the same as your last post.')).toBeTruthy()
    expect((box as HTMLTextAreaElement).value).toBe('Again')
  })

  test('finds what they had begun, and nobody else does', async () => {
    const keep = (owner: string) =>
      sessionStorage.setItem('satoyama comment company 7', JSON.stringify({ owner, text: 'begun' }))
    keep('other@b.example')
    renderAt('/companies/7/comments', network)
    expect(((await field()) as HTMLTextAreaElement).value).toBe('')
  })

  test('sees the screen that a comment is about by its name; a link that leads elsewhere is left out', async () => {
    renderAt('/companies/7/comments?about=https://evil.example', network)
    expect((await screen.findByRole('link', { name: 'Raw data' })).getAttribute('href')).toBe('/companies/7/raws')
    expect(screen.getAllByText('About')).toHaveLength(1)
  })
})

describe('mentions', () => {
  const people = [
    { id: 1, name: '山田花子' },
    { id: 2, name: 'Emily Stone' },
  ]

  test('a name is typed behind an @, with spaces, up to the caret', () => {
    expect(typedName('Hi @Emily St and', 12)).toEqual({ at: 3, name: 'Emily St' })
    expect(typedName('Hi @', 4)).toEqual({ at: 3, name: '' })
    expect(typedName('Hi @a\nb', 7)).toBeNull()
    expect(typedName('nobody', 6)).toBeNull()
  })

  test('those are mentioned whose whole name stands there', () => {
    expect(idsMentioned('@山田花子さん、@Emily', people)).toEqual([1])
    expect(idsMentioned('@Emily Stone and @山田花子', people)).toEqual([1, 2])
  })

  test('a name that begins another is not meant by it', () => {
    const alike = [...people, { id: 3, name: '山田' }, { id: 4, name: 'Emily' }]
    expect(idsMentioned('@山田花子さん', alike)).toEqual([1])
    expect(idsMentioned('@山田さん @Emily Stone', alike)).toEqual([2, 3])
    expect(idsMentioned('mail@Emily, @Emily Stone', alike)).toEqual([2, 4])
  })
})
