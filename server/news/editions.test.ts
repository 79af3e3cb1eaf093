import { beforeAll, describe, expect, test } from 'vitest'
import { parseNewsFeed } from '#server/imports/news-feed/parse.ts'
import { importFile } from '#server/imports/store/import-file.ts'
import { readingsOn } from '#server/imports/store/news/readings-on.ts'
import { listArticles } from '#server/news/articles.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenParsedImport, twoCompanies } from '#server/test/table.ts'

const database = givenDatabase()
beforeAll(async () => void (await givenParsedImport(database.db, twoCompanies)))

interface Entry {
  readonly id: string
  readonly title: string
  readonly updated: string
  readonly published?: string
}
const atom = ({ id, title, updated, published }: Entry) =>
  Buffer.from(`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ja"><title>見本通信</title><entry><id>tag:wire.example,2026:${id}</id>
<title>${title}</title><link href="https://wire.example/${id}"/><updated>${updated}</updated>${published ? `<published>${published}</published>` : ''}</entry></feed>`)
const bring = (bytes: Uint8Array, now = '2026-05-20T03:00:00Z') =>
  importFile(database.db, { bytes, fileName: 'feed.xml', by: 'test', now: new Date(now) })
const rowOf = (id: string) =>
  database.db.selectFrom('news').selectAll().where('source_key', 'like', `%${id} %`).executeTakeFirstOrThrow()
const titleOn = async (id: string, day: string | null) => {
  const { id: number } = await rowOf(id)
  const [article] = await listArticles(database.db, [number], day)
  return article?.title_ja
}
const levelOn = async (id: string, day: string | null) => {
  const { id: number } = await rowOf(id)
  const rows = await database.db
    .selectFrom(readingsOn(day).$castTo<{ level: number | null; news_id: number; folded: string }>().as('reading'))
    .select(['level', 'folded'])
    .where('news_id', '=', number)
    .execute()
  return rows.map(({ level, folded }) => [level, folded])
}

const first = { title: '見本電機株式会社、検査不正で謝罪', updated: '2026-05-10T10:00:00+09:00' }
const later = { title: '見本電機株式会社、新製品を発表', updated: '2026-05-12T10:00:00+09:00' }

describe.each(['in their order', 'the newer first'])('editions of an entry that come %s', (order) => {
  const id = order === 'in their order' ? 'one' : 'two'
  const files = [atom({ id, ...first }), atom({ id, ...later })]

  test('are one article, which says the newest; a past day says what was known then, and is found by that', async () => {
    const [a, b] = order === 'in their order' ? files : files.toReversed()
    expect(await bring(a!)).toMatchObject({ accepted: 1 })
    expect(await bring(b!)).toMatchObject({ accepted: 0, restated: 1, unchanged: 0 })
    expect(await titleOn(id, null)).toBe(later.title)
    expect(await titleOn(id, '2026-05-12')).toBe(later.title)
    expect(await titleOn(id, '2026-05-11')).toBe(first.title)
    // The first is a misdeed and the second none: each is judged for the days on which it stood.
    const [[now], [then]] = [await levelOn(id, null), await levelOn(id, '2026-05-11')]
    expect(now![0]).toBe(0)
    expect(then![0]).toBeGreaterThanOrEqual(1)
    expect(then![1]).toContain('検査不正')
    expect(await rowOf(id)).toMatchObject({ published_at: expect.anything() })
    const articles = await database.db.selectFrom('news').select('id').where('source_key', 'like', `%${id} %`).execute()
    expect(articles).toHaveLength(1)
  })

  test('change nothing when they come once more', async () => {
    for (const file of files) expect(await bring(file)).toMatchObject({ importId: null, unchanged: 1 })
  })
})

test('without a moment of its change the arrival tells, and a change of the same day leaves nothing past', async () => {
  const entry = { id: 'three', title: '見本電機株式会社の統合報告書', updated: '2026-05-10T10:00:00+09:00' }
  await bring(atom(entry), '2026-05-11T03:00:00Z')
  const changed = { ...entry, title: '見本電機株式会社の統合報告書（訂正）' }
  expect(await bring(atom(changed), '2026-05-15T03:00:00Z')).toMatchObject({ restated: 1 })
  expect(await titleOn('three', '2026-05-14')).toBe(entry.title)
  expect(await titleOn('three', '2026-05-15')).toBe(changed.title)
  await bring(atom({ ...entry, title: '見本電機株式会社の報告書' }), '2026-05-15T04:00:00Z')
  const { id } = await rowOf('three')
  const past = await database.db
    .selectFrom('news_edition')
    .select(['title_ja', 'since', 'until'])
    .where('news_id', '=', id)
    .execute()
  expect(past).toEqual([{ title_ja: entry.title, since: '2026-05-10', until: '2026-05-15' }])
})

test('an entry that names the company no more is still its article, in its newest words', async () => {
  const entry = { id: 'four', title: '見本電機株式会社の件', updated: '2026-05-10T10:00:00+09:00' }
  await bring(atom(entry))
  expect(await bring(atom({ ...entry, title: '取り消します', updated: '2026-05-11T10:00:00+09:00' }))).toMatchObject({
    restated: 1,
  })
  expect(await titleOn('four', null)).toBe('取り消します')
})

test('when an item was changed is what it says, after it was published and not to come', () => {
  const edited = (published: string, updated: string) =>
    parseNewsFeed(atom({ id: '5', title: '見本', published, updated }), 'feed.xml', { today: '2026-05-20' }).feed![0]!
      .editedAt
  expect(edited('2026-05-10T09:00:00Z', '2026-05-11T00:30:00Z')).toBe('2026-05-11 09:30')
  expect(edited('2026-05-10T09:00:00Z', '2026-05-10T09:00:00Z')).toBeNull()
  expect(edited('2026-05-10T09:00:00Z', '2062-05-11T00:30:00Z')).toBeNull()
})
