import { beforeAll, describe, expect, test } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { givenParsedImport, twoCompanies } from '#server/test/table.ts'
import type { FeedRecord, NewsRecord, PatentRecord, PriceRecord } from '../market-records.ts'

const database = givenDatabase()
beforeAll(async () => void (await givenParsedImport(database.db, twoCompanies)))
const mihon = { securityCode: '9X9Y0' }

describe('prices', () => {
  const price = (parts: Partial<PriceRecord> = {}): PriceRecord => ({
    line: 2,
    company: mihon,
    tradedOn: '2025-03-31',
    knownFrom: '2025-03-31',
    closeJpy: 2500,
    marketCapMillionJpy: 125_000,
    volume: null,
    ...parts,
  })

  test('are kept once, and a corrected one beside the first', async () => {
    expect(await givenParsedImport(database.db, { prices: [price()] })).toMatchObject({ accepted: 1 })
    expect(await givenParsedImport(database.db, { prices: [price()] })).toMatchObject({ importId: null, unchanged: 1 })
    const corrected = price({ closeJpy: 250, knownFrom: '2025-10-01' })
    expect(await givenParsedImport(database.db, { prices: [corrected] })).toMatchObject({ restated: 1 })
    const rows = await database.db
      .selectFrom('price')
      .select(['close_jpy', 'known_from'])
      .orderBy('known_from')
      .execute()
    expect(rows).toEqual([
      { close_jpy: 2500, known_from: '2025-03-31' },
      { close_jpy: 250, known_from: '2025-10-01' },
    ])
  })

  test('of an unknown company or twice in a file are given back', async () => {
    const day = { tradedOn: '2025-04-30' }
    const summary = await givenParsedImport(database.db, {
      prices: [
        price(day),
        price({ ...day, line: 3, closeJpy: 1 }),
        price({ company: { securityCode: '11110' }, line: 4 }),
      ],
    })
    expect(summary.rejections.map(({ line, reason }) => [line, reason])).toEqual([
      [4, 'unknown-company'],
      [3, 'conflict'],
    ])
  })
})

test('a rating keeps the scale it came with', async () => {
  const rating = {
    line: 2,
    company: mihon,
    vendor: 'msci',
    item: 'total',
    ratedOn: '2025-06-01',
    knownFrom: '2025-06-01',
    value: 'AA',
    number: 6,
    isSimulated: false,
  } as const
  const vendorScores = [rating, { ...rating, line: 3, item: 'environment', value: '5.1', number: 5.1 }]
  expect(await givenParsedImport(database.db, { vendorScores })).toMatchObject({ accepted: 2 })
  expect(await givenParsedImport(database.db, { vendorScores })).toMatchObject({ unchanged: 2 })
})

test('an article is kept once, whatever file it comes in', async () => {
  const article: NewsRecord = {
    line: 2,
    company: mihon,
    sourceKey: 'wire:1',
    publishedAt: '2025-06-20 15:30',
    publisher: '見本通信',
    titleJa: '見本電機、工場の排水を再利用',
    titleEn: null,
    bodyJa: null,
    bodyEn: null,
    url: null,
    kind: 'news',
    category: 'water',
    sentiment: 0.6,
    severity: null,
    story: null,
    isCorrection: false,
  }
  expect(await givenParsedImport(database.db, { news: [article] })).toMatchObject({ accepted: 1 })
  expect(await givenParsedImport(database.db, { news: [article] })).toMatchObject({ importId: null, unchanged: 1 })
})

test('patents of a name wait for the name; once it is accepted they are the company’s', async () => {
  const patent: PatentRecord = {
    line: 2,
    applicationNumber: '特願2025-000001',
    documentNumber: null,
    filedOn: '2025-01-06',
    publishedOn: null,
    registeredNumber: null,
    title: '排水処理装置',
    abstract: '【要約】\n【課題】…',
    fi: ['C02F1/00'],
    stage: '特許 有効',
    url: null,
    applicants: [{ name: '見本電機株式会社' }, { name: '国立大学法人見本大学' }],
  }
  const patents = [patent, { ...patent, line: 3 }]
  const summary = await givenParsedImport(database.db, { patents })
  expect(summary).toMatchObject({ accepted: 1, suggestions: 1, rejections: [{ line: 3, reason: 'duplicate' }] })
  const applicants = () => database.db.selectFrom('patent_applicant').selectAll().orderBy('name').execute()
  expect((await applicants()).map(({ company_id }) => company_id)).toEqual([null, null])

  await database.db
    .updateTable('name_candidate')
    .set({ decision: 'accepted', decided_at: new Date(), decided_by: 'test' })
    .execute()
  await givenParsedImport(database.db, { patents })
  expect((await applicants()).map(({ name, company_id }) => [name, company_id !== null])).toEqual([
    ['国立大学法人見本大学', false],
    ['見本電機株式会社', true],
  ])
})

test('memberships, holdings and commitments are versions too', async () => {
  const terms = [
    {
      line: 2,
      company: mihon,
      term: 'index.demo',
      validFrom: '2025-04-01',
      knownFrom: '2025-03-20',
      value: 1,
      source: '見本指数社',
    },
  ]
  const holdings = [
    {
      line: 2,
      company: mihon,
      portfolio: 'core',
      heldOn: '2025-03-31',
      shares: 1000,
      valueJpy: 2_500_000,
      weight: null,
    },
  ]
  const commitments = [
    {
      line: 2,
      source: 'sbti-companies',
      rowKey: 'SBT1',
      company: { name: '見本電機' },
      name: '見本電機',
      isin: null,
      lei: null,
      publishedOn: '2024-01-01',
      record: { status: 'Targets set', target_year: 2030 },
    } as const,
  ]
  expect(await givenParsedImport(database.db, { terms, holdings, commitments })).toMatchObject({ accepted: 3 })
  expect(await givenParsedImport(database.db, { terms, holdings, commitments })).toMatchObject({
    unchanged: 3,
    importId: null,
  })
  const [row] = await database.db.selectFrom('climate_commitment').selectAll().execute()
  expect(row!.record).toEqual({ status: 'Targets set', target_year: 2030 })
})

describe('items of a feed', () => {
  const item = (parts: Partial<FeedRecord> = {}): FeedRecord => ({
    line: 4,
    sourceKey: 'feed:https://wire.example/1',
    publishedAt: '2025-05-12 09:10',
    publisher: 'Wire',
    titleJa: '見本(9X9Y)が増産',
    titleEn: null,
    bodyJa: null,
    bodyEn: null,
    url: 'https://wire.example/1',
    kind: 'news',
    category: null,
    sentiment: null,
    severity: null,
    story: null,
    isCorrection: false,
    ...parts,
  })
  const rowsOf = (key: string) =>
    database.db.selectFrom('news').selectAll().where('source_key', 'like', `${key}%`).orderBy('company_id').execute()

  test('are kept once for each company that they name, however often they come; those that name none are given back', async () => {
    const codes = await database.db.selectFrom('company').select(['id', 'security_code']).orderBy('id').execute()
    const [one, other] = codes.map(({ security_code }) => security_code!.slice(0, 4))
    const feed = [
      item({ titleJa: `見本(${one})と試料(${other})が提携`, sourceKey: 'feed:a' }),
      item({ line: 9, titleJa: '海外の天気', sourceKey: 'feed:b' }),
    ]
    const first = await givenParsedImport(database.db, { read: 2, feed })
    expect(first).toMatchObject({
      accepted: 1,
      counts: { rows: { read: 2, accepted: 1, notOurs: 1, ignored: 0 } },
      rejections: [{ line: 9, column: 'title', reason: 'no-company' }],
    })
    expect((await rowsOf('feed:a')).map(({ company_id }) => company_id)).toEqual(codes.map(({ id }) => id))
    const readings = await database.db.selectFrom('news_reading').select('is_title_only').execute()
    expect(readings.length).toBeGreaterThanOrEqual(2)
    expect(readings.at(-1)).toEqual({ is_title_only: true })
    expect(await givenParsedImport(database.db, { read: 2, feed })).toMatchObject({ accepted: 0, unchanged: 1 })
    expect(await rowsOf('feed:')).toHaveLength(2)
  })
})
