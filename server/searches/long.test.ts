import { beforeAll, expect, test } from 'vitest'
import { searchBounds } from '#contract/search/condition.ts'
import { saveSearch } from '#contract/search/saved-searches.ts'
import { parseCondition } from '#contract/search/text.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database)
const state = { token: '', address: '' }
beforeAll(async () => {
  state.token = await app.signedIn()
  await app.listen()
  state.address = app.address()
})

/** As many conditions as there may be, and exactly as many characters, each of which is nine bytes in an address. */
function longest(characters: number): string {
  const one = `name(${'水'.repeat(97)},${'素'.repeat(97)})` // 201 characters; 39 of them and 38 commas are 7,877.
  const all = Array.from({ length: searchBounds.conditions - 1 }, () => one)
  const rest = characters - all.join().length - ',name()'.length
  return [...all, `name(${'炭'.repeat(95)},${'社'.repeat(rest - 96)})`].join()
}

/** Through the wire: only there a request can be too long for the server itself. */
async function ask(init: RequestInit & { query?: string }) {
  const { query = '', ...rest } = init
  const reply = await fetch(`${state.address}/api/search${query}`, { ...rest, headers: { token: state.token } })
  return { status: reply.status, body: (await reply.json()) as { code?: string; data?: { steps: unknown[] } } }
}

test('a search as long as is promised runs, in an address and in a body alike, and can be saved', async () => {
  const where = longest(searchBounds.text)
  expect([where.length, parseCondition(where).kind]).toEqual([8000, 'read'])
  const query = new URLSearchParams({ where, columns: 'sustainability_score,S-LR-001', sort: '-e_score' })
  expect(query.toString().length).toBeGreaterThan(65_000)
  const inAddress = await ask({ query: `?${query}` })
  const inBody = await ask({ method: 'POST', body: query })
  expect([inAddress.status, inAddress.body.data?.steps.length]).toEqual([200, searchBounds.conditions])
  expect(inBody).toEqual(inAddress)
  const saved = await app.call(saveSearch, { body: { name: 'Long', search: query.toString() } }, state.token)
  expect(saved.status).toBe(200)
})

test('one character more is refused either way', async () => {
  const query = new URLSearchParams({ where: longest(searchBounds.text + 1) })
  for (const reply of [await ask({ query: `?${query}` }), await ask({ method: 'POST', body: query })])
    expect([reply.status, reply.body.code]).toEqual([400, 'request.invalid'])
})

test('a body that is too large, or from somebody who is not signed in, is refused', async () => {
  const large = new URLSearchParams({ where: 'x'.repeat(130_000) })
  expect((await ask({ method: 'POST', body: large })).status).toBe(400)
  const stranger = await fetch(`${state.address}/api/search`, { method: 'POST', body: new URLSearchParams({ q: 'a' }) })
  expect(stranger.status).toBe(401)
})

test('no other endpoint takes a form', async () => {
  const body = new URLSearchParams({ email: 'a@b.example', password: 'x' })
  expect((await fetch(`${state.address}/api/login`, { method: 'POST', body })).status).toBe(400)
})
