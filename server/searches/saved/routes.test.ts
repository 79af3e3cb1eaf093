import { expect, test } from 'vitest'
import { signIn } from '#contract/account/session.ts'
import * as contract from '#contract/search/saved-searches.ts'
import { givenAccount, givenApp, password } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase()
const app = givenApp(database)
let people = 0

const conditions = 'where=market(PRM)&sort=-sustainability_score'

async function givenUser() {
  const email = `person${++people}@asset.example`
  await givenAccount(database.db, email)
  const { token } = (await app.call(signIn, { body: { email, password } })).body
  const { id } = await database.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const save = (name: string, search = conditions) => app.call(contract.saveSearch, { body: { name, search } }, token)
  return { id, token: token as string, save, saved: async (name: string) => (await save(name)).body.data }
}

const list = async (token: string) => (await app.call(contract.listSavedSearches, { query: {} }, token)).body.data
const namesOf = async (token: string) => (await list(token)).map(({ name }: contract.SavedSearch) => name)
const notFound = { status: 404, body: { result: false, code: 'search.not-found' } }
const nameConflict = { status: 409, body: { result: false, code: 'search.name-taken' } }

/** As many as an account may have, but for so many. */
async function fill(accountId: number, but = 0) {
  const at = new Date('2026-01-01T00:00:00Z')
  const rows = Array.from({ length: contract.savedSearchLimits.searches - but }, (_, index) => ({
    account_id: accountId,
    name: `Search ${index}`,
    search: '',
    created_at: at,
    updated_at: at,
  }))
  await database.db.insertInto('saved_search').values(rows).execute()
}

test('a search is saved as it is, on one line, and listed with the last changed first', async () => {
  const { token, save } = await givenUser()
  const at = '2026-01-15T03:00:00.000Z'
  expect((await save('  素材・\n低排出 ')).body).toEqual({
    result: true,
    data: {
      id: expect.any(Number),
      kind: 'companies',
      name: '素材・ 低排出',
      search: conditions,
      createdAt: at,
      updatedAt: at,
    },
  })
  await save('人権リスク点検', '')
  expect(await namesOf(token)).toEqual(['人権リスク点検', '素材・ 低排出'])
})

test.each([
  ['75 full-width characters', '化'.repeat(75), 200],
  ['76 full-width characters', '化'.repeat(76), 400],
  ['150 half-width characters', 'x'.repeat(150), 200],
  ['151 half-width characters', 'x'.repeat(151), 400],
  ['nothing', ' 　', 400],
])('a name of %s', async (_, name, status) => {
  const { save } = await givenUser()
  expect((await save(name)).status).toBe(status)
})

test.each([
  ['100,000 characters', 'x'.repeat(100_000), 200],
  ['100,001 characters', 'x'.repeat(100_001), 400],
  ['a question mark at the start', '?where=market(PRM)', 400],
  ['a question mark elsewhere', 'q=what?', 200],
  ['a hash', 'where=market(PRM)#top', 400],
  ['a control character', 'where=\u0000', 400],
  ['a line break', 'where=a\nb', 400],
])('conditions with %s', async (_, search, status) => {
  const { token, save } = await givenUser()
  expect((await save('Name', search)).status).toBe(status)
  expect((await app.call(contract.keepLastSearch, { body: { search } }, token)).status).toBe(status)
})

test('a name is taken once, also for one of two who ask at once; another account has it free', async () => {
  const [one, other] = [await givenUser(), await givenUser()]
  const both = await Promise.all([one.save('Prime'), one.save('Prime')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await one.save('Prime')).toMatchObject(nameConflict)
  expect((await other.save('Prime')).status).toBe(200)
})

test('searches of news stand beside those of companies, each kind with names of its own', async () => {
  const { token, save, saved } = await givenUser()
  await saved('Recalls')
  const body = { name: 'Recalls', search: 'q=recall&level=2', kind: 'news' as const }
  const news = (await app.call(contract.saveSearch, { body }, token)).body.data
  expect(news).toMatchObject({ kind: 'news', search: 'q=recall&level=2' })
  expect(await app.call(contract.saveSearch, { body }, token)).toMatchObject(nameConflict)
  const of = async (query: object) =>
    (await app.call(contract.listSavedSearches, { query } as never, token)).body.data.map(
      (one: contract.SavedSearch) => one.kind,
    )
  expect(await of({ kind: 'news' })).toEqual(['news'])
  expect(await of({ kind: 'companies' })).toEqual(['companies'])
  expect((await of({})).toSorted()).toEqual(['companies', 'news'])
  expect((await app.call(contract.listSavedSearches, { query: { kind: 'x' } } as never, token)).status).toBe(400)
  // A copy is of its kind.
  const copied = await app.call(
    contract.copySavedSearch,
    { params: { searchId: news.id }, body: { name: 'More recalls' } },
    token,
  )
  expect(copied.body.data).toMatchObject({ kind: 'news', search: news.search })
  expect((await save('More recalls')).status).toBe(200)
})

test('renaming and overwriting change what they name, and say when', async () => {
  const { token, saved } = await givenUser()
  const first = await saved('First')
  await saved('Second')
  const params = { searchId: first.id }
  const rename = (name: string, updatedAt: string) =>
    app.call(contract.renameSavedSearch, { params, body: { name, updatedAt } }, token)

  expect(await rename('Second', first.updatedAt)).toMatchObject(nameConflict)
  const renamed = (await rename('Third', first.updatedAt)).body.data
  expect(renamed).toMatchObject({ id: first.id, name: 'Third', search: conditions })
  const body = { search: 'q=x', updatedAt: renamed.updatedAt }
  const overwritten = (await app.call(contract.overwriteSavedSearch, { params, body }, token)).body.data
  expect(overwritten).toMatchObject({ name: 'Third', search: 'q=x', createdAt: first.createdAt })
  expect(Date.parse(overwritten.updatedAt)).toBeGreaterThan(Date.parse(first.updatedAt))
  expect((await app.call(contract.getSavedSearch, { params }, token)).body.data).toEqual(overwritten)
})

test('of two tabs that overwrite at once one is told, and nothing is lost', async () => {
  const { token, saved } = await givenUser()
  const { id, updatedAt } = await saved('Shared')
  const overwrite = (search: string) =>
    app.call(contract.overwriteSavedSearch, { params: { searchId: id }, body: { search, updatedAt } }, token)
  const both = await Promise.all([overwrite('q=one'), overwrite('q=two')])
  expect(both.map(({ status, body }) => `${status} ${body.code}`).sort()).toEqual([
    '200 undefined',
    '409 search.changed',
  ])
  const winner = both.find(({ status }) => status === 200)!.body.data
  expect(await list(token)).toEqual([winner])
})

test('a copy has the same conditions and a name of its own', async () => {
  const { token, saved } = await givenUser()
  const { id } = await saved('Base')
  const copy = (name: string) => app.call(contract.copySavedSearch, { params: { searchId: id }, body: { name } }, token)
  expect((await copy('Baseの写し')).body.data).toMatchObject({ name: 'Baseの写し', search: conditions })
  expect(await copy('Base')).toMatchObject(nameConflict)
})

test('what was removed is gone until it is restored, and its name is free meanwhile', async () => {
  const { token, saved } = await givenUser()
  const { id } = await saved('Gone')
  const params = { searchId: id }
  expect((await app.call(contract.removeSavedSearch, { params }, token)).status).toBe(200)
  expect(await list(token)).toEqual([])
  expect(await app.call(contract.removeSavedSearch, { params }, token)).toMatchObject(notFound)
  expect(await app.call(contract.getSavedSearch, { params }, token)).toMatchObject(notFound)

  const other = await saved('Gone')
  expect(await app.call(contract.restoreSavedSearch, { params }, token)).toMatchObject(nameConflict)
  await app.call(contract.removeSavedSearch, { params: { searchId: other.id } }, token)
  expect((await app.call(contract.restoreSavedSearch, { params }, token)).body.data).toMatchObject({ id, name: 'Gone' })
  expect(await app.call(contract.restoreSavedSearch, { params }, token)).toMatchObject(notFound)
})

test('the last fifty that were removed can be restored, no more', async () => {
  const { token, saved } = await givenUser()
  const ids: number[] = []
  for (let count = 0; count < 51; count++) {
    const { id } = await saved('Fleeting')
    await app.call(contract.removeSavedSearch, { params: { searchId: id } }, token)
    ids.push(id)
  }
  const restore = (searchId: number) => app.call(contract.restoreSavedSearch, { params: { searchId } }, token)
  expect(await restore(ids[0]!)).toMatchObject(notFound)
  expect((await restore(ids[1]!)).status).toBe(200)
})

test('an account has room for 200, whichever way they come', async () => {
  const { id, token, save, saved } = await givenUser()
  const removed = await saved('Removed')
  await app.call(contract.removeSavedSearch, { params: { searchId: removed.id } }, token)
  await fill(id, 1)
  const last = await saved('Last')
  const full = { status: 422, body: { code: 'search.too-many' } }
  const params = { searchId: last.id }
  expect(await save('One more')).toMatchObject(full)
  expect(await app.call(contract.copySavedSearch, { params, body: { name: 'Copy' } }, token)).toMatchObject(full)
  expect(await app.call(contract.restoreSavedSearch, { params: { searchId: removed.id } }, token)).toMatchObject(full)
})

test('two at once do not both take the last place', async () => {
  const { id, save } = await givenUser()
  await fill(id, 1)
  const both = await Promise.all([save('One'), save('Two')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('another user’s search does not exist', async () => {
  const theirs = await (await givenUser()).saved('Theirs')
  const { token } = await givenUser()
  const params = { searchId: theirs.id }
  const { updatedAt } = theirs
  const replies = await Promise.all([
    app.call(contract.getSavedSearch, { params }, token),
    app.call(contract.renameSavedSearch, { params, body: { name: 'Mine', updatedAt } }, token),
    app.call(contract.overwriteSavedSearch, { params, body: { search: '', updatedAt } }, token),
    app.call(contract.copySavedSearch, { params, body: { name: 'Mine' } }, token),
    app.call(contract.removeSavedSearch, { params }, token),
    app.call(contract.restoreSavedSearch, { params }, token),
    app.call(contract.getSavedSearch, { params: { searchId: 2_147_483_647 } }, token),
  ])
  for (const reply of replies) expect(reply).toMatchObject(notFound)
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await list(token)).toEqual([])
})

test('the last search is each one’s own', async () => {
  const [one, other] = [await givenUser(), await givenUser()]
  const last = async (token: string) => (await app.call(contract.getLastSearch, {}, token)).body.data
  expect(await last(one.token)).toEqual({ search: null })
  for (const search of ['q=first', conditions]) await app.call(contract.keepLastSearch, { body: { search } }, one.token)
  expect(await last(one.token)).toEqual({ search: conditions })
  expect(await last(other.token)).toEqual({ search: null })
})
