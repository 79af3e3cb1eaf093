import { beforeAll, describe, expect, test } from 'vitest'
import { getCompany, listCompanyNames, searchCompanies } from '#contract/market/companies.ts'
import { foldText } from '#server/catalogue/search-text.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { codeList, givenImport } from '#server/test/samples.ts'
import { givenParsedImport } from '#server/test/table.ts'

const database = givenDatabase()
const app = givenApp(database)
let token = ''
beforeAll(async () => {
  await givenImport(database.db, codeList)
  await givenImport(database.db, 'jpx-listed-issues/samples/ok/list.csv')
  await givenImport(database.db, 'company-identifiers/samples/ok/identifiers.csv')
  const left = { line: 3, edinetCode: 'E99013', securityCode: null, nameJa: '去年までの見本株式会社' }
  const companies = [{ line: 2, securityCode: '99930', nameJa: '見本水産加工', isListed: true }]
  await givenParsedImport(database.db, { read: 2, companies, newCompanies: [left] })
  token = await app.signedIn()
})

const search = async (q: string, more = {}) =>
  (await app.call(searchCompanies, { query: { q, ...more } }, token)).body.data

describe('company search', () => {
  test.each([
    '見本電機',
    'ミホンデンキ',
    'みほんでんき',
    'ﾐﾎﾝﾃﾞﾝｷ',
    'mihon',
    'MIHON ELECTRIC',
    'ｍｉｈｏｎ',
    'mihondenki',
    '9X9Y',
    '9x9y0',
    'E99001',
    'JP3999900008',
    '6010001999901',
    '電機',
  ])('finds it by %s', async (q) => {
    expect((await search(q)).companies.map(({ nameJa }: { nameJa: string }) => nameJa)).toContain('見本電機株式会社')
  })

  test('words are alternatives, whichever space stands between them', async () => {
    expect((await search('みほん　ためし')).companies.map(({ ticker }: { ticker: string }) => ticker)).toEqual(
      expect.arrayContaining(['9X9Y', '9998']),
    )
  })

  test('a whole name comes before its beginning, and that before its middle', async () => {
    const { companies } = await search('見本水産')
    expect(companies.map(({ ticker }: { ticker: string }) => ticker)).toEqual(['9990', '9993'])
  })

  test('nothing is found without a fault, whatever is typed', async () => {
    for (const q of ["'", '%', '_', '\\', '…', ' ', '株式会社'.repeat(20)])
      expect((await search(q)).total).toBeGreaterThanOrEqual(0)
    expect(await search('どこにもない')).toMatchObject({ total: 0, companies: [] })
  })

  test('a character no text has is refused', async () => {
    expect(await app.call(searchCompanies, { query: { q: '\u0000x' } }, token)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    })
  })

  test('pages do not overlap and keep the total, even past the end', async () => {
    const [one, two, far] = await Promise.all([
      search('', { perPage: 3 }),
      search('', { perPage: 3, page: 2 }),
      search('', { perPage: 3, page: 9 }),
    ])
    expect([one.total, two.total, far.total, one.market]).toEqual([5, 5, 5, 5])
    expect(new Set([...one.companies, ...two.companies].map(({ id }) => id)).size).toBe(5)
    expect(far.companies).toEqual([])
  })

  test('signed out nothing is told', async () => {
    expect((await app.call(searchCompanies, { query: {} })).status).toBe(401)
  })
})

describe('names by number', () => {
  const names = (ids: string) => app.call(listCompanyNames, { query: { ids } }, token)

  test('each known one once, in the order of the numbers', async () => {
    const [{ id, ticker, nameJa, nameEn }] = (await search('9X9Y')).companies
    const [other] = (await search('9998')).companies
    const { body } = await names(`${id},9999999,${other.id},${id},9999999999`)
    expect(body.data.companies).toHaveLength(2)
    expect(body.data.companies).toContainEqual({ id, ticker, nameJa, nameEn })
    const ids = body.data.companies.map((company: { id: number }) => company.id)
    expect(ids).toEqual([id, other.id].sort((a, b) => a - b))
  })

  test.each(['', '0', '1,', '1;2', 'abc', Array(4001).fill('1').join()])('%.20s is refused', async (ids) => {
    expect(await names(ids)).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
  })
})

describe('a company', () => {
  test('says what is held of it', async () => {
    const [{ id }] = (await search('9X9Y')).companies
    const reply = await app.call(getCompany, { params: { companyId: id }, query: {} }, token)
    expect(reply.body.data).toMatchObject({
      ticker: '9X9Y',
      securityCode: '9X9Y0',
      isin: 'JP3999900008',
      marketCode: 'PRM',
      fiscalYearEnd: '03-31',
      years: [],
      newestDocument: null,
      industryGap: null,
      identifierSources: [{ kind: 'isin', fileName: 'identifiers.csv', line: 2, learntOn: '2026-01-15' }],
    })
  })

  test('of a past day has the market capitalization that was known then, and never one of a day to come', async () => {
    const [{ id }] = (await search('9X9Y')).companies
    const importId = (await database.db.selectFrom('import').select('id').executeTakeFirstOrThrow()).id
    const price = (traded_on: string, known_from: string, market_cap_million_jpy: number) => ({
      company_id: id,
      traded_on,
      known_from,
      import_id: importId,
      market_cap_million_jpy,
    })
    await database.db
      .insertInto('price')
      .values([
        price('2024-01-31', '2024-02-01', 100),
        price('2024-01-31', '2024-06-01', 110), // The same day, put right in June.
        price('2025-01-31', '2025-02-01', 200),
        price('2999-01-31', '2999-02-01', 900),
      ])
      .execute()
    const capOn = async (asOf?: string) =>
      (await app.call(getCompany, { params: { companyId: id }, query: asOf === undefined ? {} : { asOf } }, token)).body
        .data.marketCap
    expect(await capOn('2024-01-31')).toBeNull()
    expect(await capOn('2024-02-01')).toEqual({ millionJpy: 100, day: '2024-01-31' })
    expect(await capOn('2024-06-01')).toEqual({ millionJpy: 110, day: '2024-01-31' })
    expect(await capOn()).toEqual({ millionJpy: 200, day: '2025-01-31' })
  })

  test('that left before the lists held here says so instead of an industry', async () => {
    const [{ id }] = (await search('去年までの見本')).companies
    const reply = await app.call(getCompany, { params: { companyId: id }, query: {} }, token)
    expect(reply.body.data).toMatchObject({
      isListed: false,
      tse33Code: null,
      industryGap: 'delisted-before-lists',
      identifierSources: [],
    })
  })

  test.each([
    ['9999999', 404, 'company.not-found'],
    ['0', 400, 'request.invalid'],
    ['abc', 400, 'request.invalid'],
    ['99999999999', 400, 'request.invalid'],
  ])('%s is refused', async (companyId, status, code) => {
    expect(await app.call(getCompany, { params: { companyId }, query: {} }, token)).toMatchObject({
      status,
      body: { result: false, code },
    })
  })
})

test('folding unites scripts, widths and marks', () => {
  expect(['トヨタ', 'とよた', 'ﾄﾖﾀ'].map(foldText)).toEqual(['とよた', 'とよた', 'とよた'])
  expect(foldText('Ａ＆Ｂ・Co.')).toBe('abco')
})
