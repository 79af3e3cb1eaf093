import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { getDownloadUsage, takeDownload } from '#contract/account/downloads.ts'
import { makeToken } from '#contract/account/tokens.ts'
import { getBundle } from '#contract/scores/bundle.ts'
import { getSearchPoints, maxPerPage, saveSearchCsv, searchMarket } from '#contract/search/searches.ts'
import { setTrial } from '#server/session/accounts.ts'
import { givenAccount, givenApp, password } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 200, seed: 11 })
const app = givenApp(database, { env: { SATOYAMA_DOWNLOAD_LIMIT: '1000' } })
const open = givenApp(database)
let token = ''
beforeAll(async () => {
  token = await app.signedIn()
  // A file is asked for once below, without asking again: the market is there by then.
  await app.call(searchMarket, { query: { columns: '' } }, token)
})

async function file(body: Record<string, unknown>, as = token) {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/search/csv',
    headers: { token: as, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
  const decoder = new TextDecoder(body.encoding === 'shift_jis' ? 'shift_jis' : 'utf-8')
  const text = decoder.decode(reply.rawPayload)
  // As any program reads it: comments skipped, then one row of heads.
  const rows = parse(text, { bom: true, comment: '#', comment_no_infix: true }) as string[][]
  const notes = (parse(text, { bom: true, relax_column_count: true }) as string[][]).slice(0, -rows.length)
  return { reply, rows, notes }
}

test('the whole result below one row of codes, with names, units and years in comments before it, in the order of the screen', async () => {
  const columns = 'sustainability_score,E-CC-022,ftse,market_cap'
  const { reply, rows, notes } = await file({ columns, sort: '-market_cap', lang: 'ja' })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(reply.headers['content-disposition']).toContain('satoyama-search-2026-01-15.csv')
  const page = await app.call(searchMarket, { query: { columns, sort: '-market_cap', perPage: 100 } }, token)
  const [codes, ...companies] = rows
  expect(companies).toHaveLength(page.body.data.total)
  expect(companies.slice(0, 100).map(([ticker]) => ticker)).toEqual(
    page.body.data.rows.map(({ ticker }: { ticker: string | null }) => ticker ?? ''),
  )
  expect(codes!.slice(0, 5)).toEqual(['ticker', 'name_ja', 'name_en', 'sustainability_score', 'E-CC-022'])
  expect(codes!.slice(-3)).toEqual(['market_cap', 'isin', 'company_id'])
  expect(companies.slice(0, 100).map((row) => Number(row.at(-1)))).toEqual(
    page.body.data.rows.map(({ id }: { id: number }) => id),
  )
  expect(notes.slice(0, 2)).toEqual([
    ['# 列', '名称', '単位', '年度'],
    ['# ticker', '証券コード'],
  ])
  expect(notes[4]).toEqual(['# sustainability_score', '総合スコア', 'points', String(page.body.data.year)])
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
  expect(rows).toHaveLength(1 + 3)
  expect(rows[0]![4]).toBe('E-CC-022:state')
  expect(rows[1]![1]).toBe(body.data.rows[0].nameJa)
})

test('a vendor outside the contract says so in every cell', async () => {
  await givenAccount(database.db, 'poor@asset.example', { vendors: [] })
  const poor = await app.signedIn('poor@asset.example')
  const { rows } = await file({ columns: 'msci' }, poor)
  expect(new Set(rows.slice(1).map((row) => row[3]))).toEqual(new Set(['locked']))
})

describe('what counts, by the one rule of company × year', () => {
  const usedBy = async (as: string) => (await app.call(getDownloadUsage, { query: {} }, as)).body.data.used as number

  test('a file with a change beside the score counts each company once', async () => {
    const own = await app.signedIn('derived@asset.example')
    const columns = 'sustainability_score,sustainability_score:difference,sustainability_score:percentile,e_score'
    const { rows } = await file({ columns }, own)
    expect(await usedBy(own)).toBe(rows.length - 1) // all but the row of heads
  })

  test('a column without a single figure is free', async () => {
    const own = await app.signedIn('empty@asset.example')
    const query = { columns: 'E-CC-020', perPage: 100 }
    const { rows } = (await app.call(searchMarket, { query }, own)).body.data
    const without = rows.filter(({ cells }: { cells: { value: number | null }[] }) => cells[0]!.value === null)
    expect(without.length).toBeGreaterThan(3)
    const ids = without.slice(0, 4).map(({ id }: { id: number }) => id)
    expect((await file({ columns: 'E-CC-020', ids }, own)).rows).toHaveLength(5)
    expect(await usedBy(own)).toBe(0)
  })

  test('the rows of a score, and a file that the browser makes, count one each', async () => {
    const own = await app.signedIn('bundle@asset.example')
    const query = { columns: 'sustainability_score', sort: '-sustainability_score', perPage: 1 }
    const companyId = (await app.call(searchMarket, { query }, own)).body.data.rows[0].id
    const params = { companyId, key: 'sustainability_score' as const }
    expect((await app.call(getBundle, { params, query: {} }, own)).status).toBe(200)
    expect(await usedBy(own)).toBe(1)
    const download = await app.call(takeDownload, { body: { kind: 'dashboard', companies: 1 } }, own)
    expect(download.body.data).toMatchObject({ used: 2, remaining: 998 }) // 1000 − 1 − 1
  })

  test('points are free on the screen; a program that receives more than a page pays', async () => {
    const own = await app.signedIn('program@asset.example')
    const { text } = (await app.call(makeToken, { body: { name: 'Job', password } }, own)).body.data
    const query = { x: 'e_score', y: 's_score' }
    const points = (await app.call(getSearchPoints, { query }, own)).body.data.companies.length
    expect(points).toBeGreaterThan(maxPerPage)
    expect(await usedBy(own)).toBe(0)
    expect((await app.call(getSearchPoints, { query }, text)).status).toBe(200)
    expect(await usedBy(own)).toBe(points)
  })

  test('a program that reads page by page pays what the file takes, and a screen nothing', async () => {
    const own = await app.signedIn('pages@asset.example')
    const { text } = (await app.call(makeToken, { body: { name: 'Job', password } }, own)).body.data
    const columns = 'sustainability_score,E-CC-022'
    const perPage = 80
    const read = async (as: string) => {
      const { total } = (await app.call(searchMarket, { query: { columns, perPage } }, as)).body.data
      for (let page = 2; (page - 1) * perPage < total; page++)
        await app.call(searchMarket, { query: { columns, perPage, page } }, as)
    }
    await read(own)
    expect(await usedBy(own)).toBe(0)
    await read(text)
    const byPages = await usedBy(own)
    await file({ columns }, own)
    expect(await usedBy(own)).toBe(2 * byPages)
  })
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

  test('more than 10,000 a month, which vendors’ licences ask for, where the operator names no limit', async () => {
    const usual = await open.signedIn('usual@asset.example')
    const { data } = (await open.call(getDownloadUsage, { query: {} }, usual)).body
    expect(data).toMatchObject({ limit: 10_000, remaining: 10_000 })
  })

  test('a trial account', async () => {
    const own = await app.signedIn('trial@asset.example')
    await setTrial(database.db, 'trial@asset.example', true)
    const reply = await app.call(saveSearchCsv, { body: {} }, own)
    expect([reply.status, reply.body.code]).toEqual([403, 'trial.not-available'])
  })
})
