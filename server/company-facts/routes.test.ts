import { beforeAll, describe, expect, test } from 'vitest'
import { type CompanyFacts, getCompanyFacts } from '#contract/company-facts/company-facts.ts'
import { getCompany } from '#contract/market/companies.ts'
import type { CompanyRecord } from '#server/imports/records.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenParsedImport } from '#server/test/table.ts'

const database = givenDatabase()
const app = givenApp(database)
let token = ''
let companyId = 0

const company = (parts: Partial<CompanyRecord>): CompanyRecord => ({
  line: 7,
  edinetCode: 'E99001',
  securityCode: '99010',
  nameJa: '見本電機株式会社',
  tse33Code: '3650',
  gicsCode: '203010',
  marketCode: 'PRM',
  isListed: true,
  ...parts,
})
const listOf = (day: string, parts: Partial<CompanyRecord>) => {
  const companies = [company(parts)]
  const codes = new Set(['E99001', '99010'])
  return givenParsedImport(database.db, {
    read: 1,
    companies,
    list: { kind: 'edinet-code-list', day, isWhole: true, codes },
  })
}

async function facts(query = {}): Promise<CompanyFacts> {
  return (await app.call(getCompanyFacts, { params: { companyId }, query }, token)).body.data
}
const factOf = ({ facts }: CompanyFacts, name: string) => facts.find((fact) => fact.name === name)!

beforeAll(async () => {
  await listOf('2024-04-01', {})
  await listOf('2025-04-01', { nameJa: '見本ホールディングス株式会社', line: 9 })
  await listOf('2025-10-01', { nameJa: '見本ホールディングス株式会社', marketCode: 'STD', address: '長'.repeat(5000) })
  token = await app.signedIn()
  companyId = (await database.db.selectFrom('company').select('id').executeTakeFirstOrThrow()).id
})

describe('the facts of a company', () => {
  test('carry their file, line and day, and what stood there before', async () => {
    const name = factOf(await facts(), 'name_ja')
    expect(name).toMatchObject({ value: '見本ホールディングス株式会社', since: '2025-04-01', told: '2025-10-01' })
    expect(name.source).toMatchObject({ line: 9 })
    expect(name.former).toMatchObject([
      { value: '見本電機株式会社', since: '2024-04-01', until: '2025-04-01', source: { line: 7 } },
    ])
    expect(factOf(await facts(), 'market_code').former.map(({ value }) => value)).toEqual(['PRM'])
  })

  test('stand as they did on a past day', async () => {
    const then = await facts({ asOf: '2024-12-31' })
    expect(factOf(then, 'name_ja')).toMatchObject({ value: '見本電機株式会社', since: '2024-04-01', former: [] })
    expect(factOf(then, 'market_code').value).toBe('PRM')
    expect(factOf(then, 'address').value?.length ?? 0).toBe(0)
  })

  test('industries stand on five bases, those that follow from another say so', async () => {
    const { industries } = await facts()
    const one = (basis: string) => industries.find((industry) => industry.basis === basis)!
    expect(one('tse33').chain.map(({ code }) => code)).toEqual(['3650'])
    expect(one('tse17')).toMatchObject({ derivedFrom: 'tse33' })
    expect(one('gics2023').chain.map(({ code }) => code)).toEqual(['20', '2030', '203010'])
    expect(one('gics2018')).toMatchObject({ derivedFrom: 'gics2023' })
    expect(one('edinet').chain).toEqual([])
  })

  test('of the database itself what was told is never changed', async () => {
    await expect(database.db.deleteFrom('company_fact').execute()).rejects.toThrow('append-only')
  })

  test('of a company that is not here there are none', async () => {
    const reply = await app.call(getCompanyFacts, { params: { companyId: 999_999 }, query: {} }, token)
    expect(reply.body.code).toBe('company.not-found')
    const absurd = await app.call(getCompanyFacts, { params: { companyId }, query: { asOf: '2024-13-45' } }, token)
    expect(absurd.body.code).toBe('request.invalid')
  })
})

test('the industry comes with the list that tells it, although another one told the same before', async () => {
  const { db } = database
  const record = (line: number, parts: Partial<CompanyRecord>): CompanyRecord => ({
    ...{ line, edinetCode: 'E99003', securityCode: '99030', nameJa: '業種見本', isListed: true },
    ...parts,
  })
  const given = (kind: 'edinet-code-list' | 'jpx-listed-issues', day: string, one: CompanyRecord) =>
    givenParsedImport(db, {
      read: 1,
      companies: [one],
      list: { kind, day, isWhole: false, codes: new Set(['E99003', '99030']) },
    })
  const industry = async (asOf?: string) => {
    const { id } = await db
      .selectFrom('company')
      .select('id')
      .where('security_code', '=', '99030')
      .executeTakeFirstOrThrow()
    const query = asOf ? { asOf } : {}
    const { body } = await app.call(getCompanyFacts, { params: { companyId: id }, query }, token)
    const { origin, derivedFrom, told, source } = (body.data as CompanyFacts).industries[0]!
    const reply = await app.call(getCompany, { params: { companyId: id }, query: {} }, token)
    const { tse33Origin, tse33ToldOn } = reply.body.data
    return { origin, derivedFrom, told, line: source?.line, ofCompany: [tse33Origin, tse33ToldOn] }
  }
  const { edinetCode: _, ...ofExchange } = record(22, { tse33Code: '3200' })
  await given('edinet-code-list', '2025-05-12', record(11, { edinetIndustry: '化学' }))
  const first = { origin: 'code-list', derivedFrom: 'edinet', told: '2025-05-12', line: 11 }
  expect(await industry()).toEqual({ ...first, ofCompany: ['code-list', '2025-05-12'] })
  await given('jpx-listed-issues', '2025-06-30', ofExchange as CompanyRecord)
  const second = { origin: 'exchange', derivedFrom: null, told: '2025-06-30', line: 22 }
  expect(await industry()).toEqual({ ...second, ofCompany: ['exchange', '2025-06-30'] })
  expect(await industry('2025-06-01')).toMatchObject(first)
  // EDINET's next list says the same, and is not the one that counts.
  await given('edinet-code-list', '2025-07-12', record(13, { edinetIndustry: '化学' }))
  expect(await industry()).toEqual({ ...second, ofCompany: ['exchange', '2025-06-30'] })
  // The exchange tells none any more: EDINET's list of July stands, not the exchange's file.
  await given('jpx-listed-issues', '2025-08-31', { ...(ofExchange as CompanyRecord), line: 24, tse33Code: null })
  const third = { origin: 'code-list', derivedFrom: 'edinet', told: '2025-07-12', line: 11 }
  expect(await industry()).toEqual({ ...third, ofCompany: ['code-list', '2025-07-12'] })
  expect(await industry('2025-07-31')).toMatchObject(second)
})

test('a change of what was told before days were kept keeps the old value, without a day', async () => {
  const { db } = database
  const { id } = await db
    .insertInto('company')
    .values({ edinet_code: 'E99002', name_ja: '旧見本', is_listed: true, search_text: '' } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  const codes = new Set(['E99001', '99010', 'E99002'])
  const companies = [company({ line: 3, edinetCode: 'E99002', securityCode: '99020', nameJa: '新見本' })]
  await givenParsedImport(db, {
    read: 1,
    companies,
    list: { kind: 'edinet-code-list', day: '2025-11-01', isWhole: true, codes },
  })
  const reply = await app.call(getCompanyFacts, { params: { companyId: id }, query: {} }, token)
  expect(factOf(reply.body.data, 'name_ja')).toMatchObject({
    value: '新見本',
    former: [{ value: '旧見本', since: null, until: '2025-11-01', source: null }],
  })
})
