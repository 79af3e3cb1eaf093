import { beforeAll, describe, expect, test } from 'vitest'
import { getNewsEvent, listNewsArticles, type NewsArticle } from '#contract/news/news.ts'
import { groupEvents } from '#methodology/news/events/events.ts'
import { readNews } from '#methodology/news/reading.ts'
import { relevanceOf } from '#methodology/news/windows.ts'
import { importFile } from '#server/imports/store/import-file.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database)
const now = new Date('2026-11-20T03:00:00Z')
let token = ''
let code = ''

beforeAll(async () => {
  app.clock.now = now
  token = await app.signedIn()
  await database.db.updateTable('account').set({ password_changed_at: now }).execute()
  const company = await database.db.selectFrom('company').select('security_code').executeTakeFirstOrThrow()
  code = company.security_code!.slice(0, 4)
})

const bring = (text: string, fileName: string) =>
  importFile(database.db, { bytes: Buffer.from(text), fileName, by: 'test', now })
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const list = async (q: string): Promise<NewsArticle[]> =>
  (await app.call(listNewsArticles, { query: { q, range: 'all', limit: 100 } as never }, token)).body.data.items

const script = `<script>alert('x')</script><img src=x onerror="alert(1)">`
const header = 'code,published_at,publisher,title_ja,title_en,body_ja,body_en,url'

describe('the template of news', () => {
  test('HTML and scripts stay letters, and only links that may be followed are kept', async () => {
    const rows = [
      [
        code,
        '2026-11-01 09:00',
        `<b>${script}</b>`,
        `敵対的な題 ${script}`,
        '',
        `本文 ${script}`,
        '',
        'https://a.example/1',
      ],
      [code, '2026-11-01 10:00', 'P', '敵対的な題 二', '', '', '', 'javascript:alert(1)'],
      [code, '2026-11-01 11:00', 'P', '敵対的な題 三', '', '', '', 'data:text/html,<script>alert(1)</script>'],
      [code, '2026-11-01 12:00', 'P', '敵対的な題 四', '', '', '', 'https://user:secret@a.example/'],
    ]
    const summary = await bring([header, ...rows.map((row) => row.map(quoted).join(','))].join('\n'), 'news.csv')
    expect(summary).toMatchObject({ accepted: 4 })
    expect(summary.rejections.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'link'],
      [4, 'link'],
      [5, 'link'],
    ])
    const items = await list('敵対的な題')
    expect(items.map(({ url }) => url)).toEqual([null, null, null, 'https://a.example/1'])
    const worst = items.at(-1)!
    expect(worst.titleJa).toBe(`敵対的な題 ${script}`)
    expect(worst.passage!.text).toContain('<script>')
    const { headers } = await app.call(getNewsEvent, { params: { articleId: worst.id }, query: {} }, token)
    expect(String(headers['content-type'])).toContain('application/json')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('days to come, titles of 10 MB and rows that come twice are told apart', async () => {
    const rows = [
      `${code},2026-11-21 00:00,P,明日の題`,
      `${code},2026-11-02 09:00,P,二度来る題`,
      `${code},2026-11-02 09:00,P,二度来る題`,
      `${code},2026-11-02 09:00,P,${'長'.repeat(501)}`,
      `${code},2026-11-02 09:00,P,"題\r\nBcc: all@example.com"`,
    ]
    const text = `code,published_at,publisher,title_ja,title_en\n${rows.map((row) => `${row},`).join('\n')}\n`
    const summary = await bring(text, 'news.csv')
    expect(summary).toMatchObject({ accepted: 2, unchanged: 1 })
    expect(summary.rejections.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'future'],
      [5, 'too-long'],
    ])
    expect((await list('Bcc'))[0]!.titleJa).toBe('題 Bcc: all@example.com')
    expect(await bring(text, 'news.csv')).toMatchObject({ importId: null, accepted: 0, unchanged: 3 })
  })

  test('a title of 10 MB ends nothing but its own file', async () => {
    const text = `code,published_at,publisher,title_ja,title_en\n${code},2026-11-02 09:00,P,${'x'.repeat(10_000_000)},\n`
    await expect(bring(text, 'news.csv')).rejects.toMatchObject({ reason: 'line-too-long' })
  })
})

test('titles of disclosures: the same', async () => {
  const rows = [
    `2026-11-21,15:00,${code}0,見本,明日の開示`,
    `2026-11-03,15:00,${code}0,見本,開示 ${quoted(script).slice(1, -1)}`,
    `2026-11-03,15:00,${code}0,見本,開示 ${quoted(script).slice(1, -1)}`,
    `2026-11-03,25:00,${code}0,見本,時刻のない開示`,
  ]
  const lines = rows.map((row) => {
    const [date, time, company, name, ...title] = row.split(',')
    return [date, time, company, name, `"${title.join(',')}"`].join(',')
  })
  const summary = await bring(['date,time,code,company_name,title', ...lines].join('\n'), 'titles.csv')
  expect(summary).toMatchObject({ source: 'tdnet-titles', accepted: 1, unchanged: 1 })
  expect(summary.rejections.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'future'],
    [5, 'date'],
  ])
  expect((await list('開示 script'))[0]).toMatchObject({ titleJa: `開示 ${script}`, passage: null, isTitleOnly: true })
})

test('a text of ten megabytes is read like its beginning', () => {
  const text = (title: string, body: string | null) => ({ titleJa: title, titleEn: null, bodyJa: body, bodyEn: null })
  const huge = `検査データを改ざん${'、あ12万個。'.repeat(1_400_000)}`
  expect(readNews(text(huge, huge))).toMatchObject({ topic: 'quality' })
  expect(relevanceOf(text(huge, null), ['見本'])).toBe(0.2)
  const article = { id: 1, at: 0, publisher: 'P', story: null, isCorrection: false, category: null }
  expect(groupEvents([{ ...article, ...text(huge, huge) }])).toHaveLength(1)
})
