import fc from 'fast-check'
import Fastify from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { searchMarket } from '#contract/search/searches.ts'
import { openDatabase, requestLimits } from '#server/db/database.ts'
import { answerErrors } from '#server/http/errors.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database)
let token = ''
beforeAll(async () => {
  token = await app.signedIn()
})

const matchesOf = async (where: string): Promise<number[]> => {
  const { status, body } = await app.call(searchMarket, { query: { where, sort: 'code', perPage: 100 } }, token)
  expect([where, status]).toEqual([where, 200])
  return body.data.rows.map(({ id }: { id: number }) => id).sort((a: number, b: number) => a - b)
}

const words = [
  '水素',
  '排出',
  '特許',
  '電池',
  'battery',
  'Hydrogen',
  '監査',
  '工場',
  'ＥＳＧ',
  'recall',
  '20',
  '%',
  '_',
  "o'",
  'の',
]

test('a search asks once for all its words, and finds what each word finds', async () => {
  const singles = new Map<string, number[]>()
  for (const word of words) singles.set(word, await matchesOf(`word('${word.replace("'", "\\'")}')`))
  expect([...singles.values()].filter((ids) => ids.length > 0).length).toBeGreaterThan(5)
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.constantFrom(...words), { minLength: 1 }), async (some) => {
      const quoted = some.map((word) => `'${word.replace("'", "\\'")}'`)
      const union = [...new Set(some.flatMap((word) => singles.get(word)!))].sort((a, b) => a - b)
      expect(await matchesOf(`word(${quoted.join()})`)).toEqual(union)
    }),
    { numRuns: 10 },
  )

  const queries = vi.spyOn(pg.Client.prototype, 'query')
  const fresh = Array.from({ length: 50 }, (_, at) => `語${at}`)
  await matchesOf(`any(word(${fresh.slice(0, 25).join()}),word(${fresh.slice(25).join()}))`)
  const newsQueries = queries.mock.calls.filter(([query]) => JSON.stringify(query).includes('from news'))
  queries.mockRestore()
  expect(newsQueries.length).toBe(1)
})

test('letters of another case and width are found, and signs of patterns are only themselves', async () => {
  expect(await matchesOf("word('BATTERY')")).toEqual(await matchesOf("word('battery')"))
  expect(await matchesOf("word('ＥＳＧ')")).toEqual(expect.arrayContaining(await matchesOf("word('ESG')")))
  const { rows } = await sql<{ id: number }>`
    select distinct company_id as id from news join company on company.id = company_id
    where is_listed and published_at < '2026-01-16' and position('%' in concat_ws(chr(10), title_ja, title_en, body_ja, body_en)) > 0
    order by 1`.execute(database.db)
  expect(await matchesOf("word('%')")).toEqual(expect.arrayContaining(rows.map(({ id }) => id)))
})

test('more words than fifty are refused, over all conditions together', async () => {
  const many = (count: number, from = 0) => `word(${Array.from({ length: count }, (_, at) => `語${from + at}`).join()})`
  for (const where of [many(51), `any(${many(30)},all(${many(21, 30)}))`]) {
    const { status, body } = await app.call(searchMarket, { query: { where } }, token)
    expect([status, body.search]).toMatchObject([422, { reason: 'too-many', parameter: 'where', text: 'word' }])
  }
})

test('a statement that a caller shaped is stopped in time, and the caller told', async () => {
  const limited = openDatabase({ ...database.connection, ...requestLimits, statement_timeout: 100 })
  const server = Fastify()
  answerErrors(server)
  server.get('/slow', () => sql`select pg_sleep(20)`.execute(limited))
  const reply = await server.inject('/slow')
  expect([reply.statusCode, reply.json()]).toEqual([503, { result: false, code: 'request.too-long' }])
  await limited.destroy()
  await server.close()
})
