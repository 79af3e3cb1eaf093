import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { getDownloadUsage } from '#contract/account/downloads.ts'
import { saveSearchCsv, searchMarket } from '#contract/search/searches.ts'
import { setTrial } from '#server/session/accounts.ts'
import { givenAccount, givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 60, seed: 3 })
const app = givenApp(database, { env: { SATOYAMA_DOWNLOAD_LIMIT: '1000' } })
let token = ''
beforeAll(async () => {
  token = await app.signedIn()
})

async function file(body: Record<string, unknown>, as = token) {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/search/csv',
    headers: { token: as, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
  const decoder = new TextDecoder(body.encoding === 'shift_jis' ? 'shift_jis' : 'utf-8')
  return { reply, rows: parse(decoder.decode(reply.rawPayload), { bom: true }) as string[][] }
}

test('the whole result, with names, codes, units and years above it, in the order of the screen', async () => {
  const columns = 'sustainability_score,E-CC-022,ftse,market_cap'
  const { reply, rows } = await file({ columns, sort: '-market_cap', lang: 'ja' })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(reply.headers['content-disposition']).toContain('satoyama-search-2026-01-15.csv')
  const page = await app.call(searchMarket, { query: { columns, sort: '-market_cap', perPage: 100 } }, token)
  const [names, codes, units, years, ...companies] = rows
  expect(companies).toHaveLength(page.body.data.total)
  expect(companies.map(([ticker]) => ticker)).toEqual(
    page.body.data.rows.map(({ ticker }: { ticker: string | null }) => ticker ?? ''),
  )
  expect(names!.slice(0, 4)).toEqual(['証券コード', '企業名', '英文社名', '総合スコア'])
  expect(codes!.slice(0, 5)).toEqual(['ticker', 'name_ja', 'name_en', 'sustainability_score', 'E-CC-022'])
  expect(codes!.at(-1)).toBe('market_cap')
  expect(units!.slice(0, 4)).toEqual(['単位', '', '', 'points'])
  expect(years!.slice(0, 4)).toEqual(['年度', '', '', String(page.body.data.year)])
  const score = page.body.data.rows[0].cells[0].value
  expect(Number(companies[0]![3])).toBeCloseTo(score * 100, 9)
})

test('those selected alone, in English, with what each figure is, in Shift_JIS', async () => {
  const { body } = await app.call(searchMarket, { query: { columns: 'E-CC-022', perPage: 3 } }, token)
  const ids = body.data.rows.map(({ id }: { id: number }) => id)
  const { reply, rows } = await file({
    columns: 'E-CC-022',
    ids: [...ids, 999_999],
    states: true,
    encoding: 'shift_jis',
  })
  expect(reply.headers['content-type']).toBe('text/csv; charset=shift_jis')
  expect(rows).toHaveLength(4 + 3)
  expect(rows[0]![4]).toMatch(/\(state\)$/)
  expect(rows[4]![1]).toBe(body.data.rows[0].nameJa)
})

test('a vendor outside the contract says so in every cell', async () => {
  await givenAccount(database.db, 'poor@asset.example', { vendors: [] })
  const poor = await app.signedIn('poor@asset.example')
  const { rows } = await file({ columns: 'msci' }, poor)
  expect(new Set(rows.slice(4).map((row) => row[3]))).toEqual(new Set(['locked']))
})

describe('what is refused', () => {
  test('a condition or a column that is none', async () => {
    for (const body of [{ where: 'market(' }, { columns: 'nothing' }]) {
      const reply = await app.call(saveSearchCsv, { body }, token)
      expect([reply.status, reply.body.code]).toEqual([422, 'search.invalid'])
    }
  })

  test('more than the month has left, of which nothing is taken', async () => {
    const other = await app.signedIn('other@asset.example')
    const used = async () => (await app.call(getDownloadUsage, { query: {} }, other)).body.data.used
    expect((await file({ columns: 'e_score' }, other)).reply.statusCode).toBe(200)
    const before = await used()
    expect(before).toBeGreaterThan(0)
    let reply = await app.call(saveSearchCsv, { body: { columns: 'e_score' } }, other)
    for (let k = 0; k < 40 && reply.status === 200; k++) {
      reply = await app.call(saveSearchCsv, { body: { columns: 'e_score' } }, other)
    }
    expect([reply.status, reply.body.code, reply.body.download.limit]).toEqual([422, 'download.over-limit', 1000])
    expect(await used()).toBe(reply.body.download.used)
  })

  test('a trial account', async () => {
    const own = await app.signedIn('trial@asset.example')
    await setTrial(database.db, 'trial@asset.example', true)
    const reply = await app.call(saveSearchCsv, { body: {} }, own)
    expect([reply.status, reply.body.code]).toEqual([403, 'trial.not-available'])
  })
})
