import { expect, test } from 'vitest'
import { endpoint, FileAnswer } from '#contract/wire/endpoint.ts'
import type { Feature } from '#server/app.ts'
import { features } from '#server/app.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { serve } from '../serve.ts'
import { csvFile } from './csv-file.ts'

const table = endpoint('GET /table', {
  envelope: 'file',
  summary: 'For the test',
  response: FileAnswer,
  refusals: [],
})
const name = '企業検索 (142社)\n"素材".csv'
const tableRoute: Feature = (app) =>
  serve(app, table, async () => ({ name, type: 'text/csv; charset=shift_jis', ...csvFile([['𠮷野']], 'shift_jis') }))

const app = givenApp(givenDatabase(), { features: [...features, tableRoute] })

test('a file comes with its name in every script, its type, and what it lost', async () => {
  const reply = await app.call(table, {}, await app.signedIn())
  expect(reply.status).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=shift_jis',
    'x-satoyama-replaced': '1',
    'content-disposition':
      'attachment; filename="____ (142_)_____.csv"; ' +
      "filename*=UTF-8''%E4%BC%81%E6%A5%AD%E6%A4%9C%E7%B4%A2%20%28142%E7%A4%BE%29%0A%22%E7%B4%A0%E6%9D%90%22.csv",
    'cache-control': 'no-store',
  })
  expect([...reply.body]).toEqual([0x81, 0xac, 0x96, 0xec, 0x0d, 0x0a]) // 〓野
})

test('a refusal is the usual answer', async () => {
  expect(await app.call(table, {})).toMatchObject({ status: 401, body: { code: 'session.missing' } })
})
