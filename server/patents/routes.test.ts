import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { getDownloadUsage } from '#contract/account/downloads.ts'
import { listPatents, type Patent, savePatents } from '#contract/patents/patents.ts'
import { getPatentSummary, type PatentSummary } from '#contract/patents/summary.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 200, seed: 11 })
const app = givenApp(database)
let token = ''
/** A company without any, which gets some by hand; one that applies with it; one with ten thousand; one with most of the market's own. */
const ids = { own: 0, partner: 0, many: 0, demo: 0 }

const given = [
  // Number, filed, public, codes, stage, with.
  ['特願2019-1', '2019-04-01', '2020-10-01', ['H01M10/0525', 'B60L50/60'], '特許 有効', ['partner']],
  ['特願2020-1', '2020-03-31', '2021-10-01', ['H01M4/86'], '特許 消滅', []],
  ['特願2021-1', '2021-05-01', '2022-11-01', ['A23L2/00', 'B'], '出願 みなし取下', ['東都工科大学']],
  ['特願2025-1', '2025-08-01', '2026-01-05', ['F03D13/25'], '出願 審査中', []],
  ['特願2025-2', '2025-09-01', null, ['F03D13/25'], '出願 審査中', []],
  ['特願0-1', null, '2022-01-01', ['蓄電池'], null, ['partner', '東都工科大学']],
] as const

beforeAll(async () => {
  app.clock.now = new Date('2026-11-20T03:00:00Z')
  token = await app.signedIn()
  const { db } = database
  await db.updateTable('account').set({ password_changed_at: app.clock.now }).execute()
  const { rows: without } = await sql<{ id: number }>`
    select id from company where id not in (select company_id from patent_applicant where company_id is not null) order by id`.execute(
    db,
  )
  const { rows: max } = await sql<{ id: number }>`
    select company_id as id from patent_applicant group by 1 order by count(*) desc, 1 limit 1`.execute(db)
  Object.assign(ids, { own: without[0]!.id, partner: without[1]!.id, many: without[2]!.id, demo: max[0]!.id })
  await db.updateTable('company').set({ fiscal_year_end: '03-31' }).where('id', '=', ids.own).execute()
  const { id: import_id } = await db.selectFrom('import').select('id').orderBy('id').executeTakeFirstOrThrow()
  const rest = { document_number: null, registered_number: null, abstract: null, url: null, import_id }
  for (const [application_number, filed_on, published_on, fi, stage, partners] of given) {
    const title = `蓄電の装置 ${application_number}`
    await db
      .insertInto('patent')
      .values({ ...rest, application_number, filed_on, published_on, fi: [...fi], stage, title })
      .execute()
    const applicants = [
      { application_number, name: '自社', company_id: ids.own },
      { application_number, name: '自社（旧商号）', company_id: ids.own },
      ...partners.map((name) => ({ application_number, name, company_id: name === 'partner' ? ids.partner : null })),
    ]
    await db.insertInto('patent_applicant').values(applicants).execute()
  }
  await sql`
    insert into patent (application_number, filed_on, published_on, title, fi, stage, import_id)
    select 'X' || n, date '2015-01-01' + n % 3000, date '2017-01-01' + n % 3000, '装置 ' || n,
           array['H01M10/' || (10 + n % 80), 'A23L2/00', 'B'], '特許 有効', ${import_id}
    from generate_series(1, 10000) n`.execute(db)
  await sql`
    insert into patent_applicant select 'X' || n, '大量', ${ids.many} from generate_series(1, 10000) n`.execute(db)
})

const summary = async (companyId: number, query = {}): Promise<PatentSummary> =>
  (await app.call(getPatentSummary, { params: { companyId }, query }, token)).body.data
const list = async (companyId: number, query: object = {}) =>
  (await app.call(listPatents, { params: { companyId }, query: query as never }, token)).body.data as {
    total: number
    all: number
    patents: Patent[]
  }
const numbers = async (query: object) => (await list(ids.own, query)).patents.map(({ number }) => number)

describe('the summary', () => {
  test('counts what is public: years, stages, classes, partners, green ones', async () => {
    const answer = await summary(ids.own)
    expect(answer).toMatchObject({
      ...{
        day: '2026-11-20',
        yearEnd: '03-31',
        isYearEndKnown: true,
        patents: 5,
        undated: 1,
        joint: 3,
        unclassified: 1,
      },
      // The file is of 10 January 2026; eighteen months before it.
      ...{ openSince: '2024-07-10', areStagesKnown: true },
      stages: { granted: 1, pending: 1, ended: 2, unknown: 1 },
      // Without that of 2025, and without the one that has no day.
      settled: { patents: 3, joint: 2, green: 2 },
    })
    expect(answer.years.map(({ year, filings, isPublic }) => [year, filings, isPublic])).toEqual([
      [2019, 2, true], // 1 April 2019 to 31 March 2020
      [2020, 0, true],
      [2021, 1, true],
      [2022, 0, true],
      [2023, 0, true],
      [2024, 0, false], // to 31 March 2025
      [2025, 1, false],
      [2026, 0, false],
    ])
    expect(answer.classes.map(({ code, patents, inPublicYears }) => [code, patents, inPublicYears])).toEqual([
      ['H01M', 2, 2],
      ['A23L', 1, 1],
      ['B60L', 1, 1],
      ['F03D', 1, 0],
    ])
    expect(answer.partners.map(({ key, patents, company }) => [key, patents, company?.id])).toEqual([
      [`company-${ids.partner}`, 2, ids.partner],
      ['東都工科大学', 2, undefined],
    ])
    const topics = answer.green.topics.filter(({ patents }) => patents > 0).map(({ key, patents }) => [key, patents])
    expect([answer.green.patents, topics]).toEqual([
      3, // electric vehicles; fuel cells; wind
      [
        ['energy', 2],
        ['transport', 1],
      ],
    ])
    expect(answer.sources).toMatchObject([{ importedOn: '2026-01-10', patents: 5 }])
    expect([answer.tables.green.status, answer.tables.classes.status]).toEqual(['proposed', 'secondary'])
  })

  test('before the first was public there is nothing, of the company and of its peers', async () => {
    const answer = await summary(ids.own, { asOf: '2012-01-01' })
    expect(answer).toMatchObject({ patents: 0, years: [], classes: [], partners: [], sources: [], industry: null })
  })

  test('peers: median, mean and rank are those of the companies of the industry', async () => {
    const { industry, patents, green } = await summary(ids.demo)
    expect(industry).not.toBeNull()
    expect(industry!.withPatents).toBeGreaterThanOrEqual(10)
    expect(industry!.rank!.of).toBe(industry!.withPatents)
    expect(patents).toBeGreaterThan(industry!.median)
    expect(industry!.green.rank === null).toBe(patents < 10)
    expect(green.patents).toBeLessThanOrEqual(patents)
  })

  test('nobody is not found', async () => {
    for (const each of [getPatentSummary, listPatents] as const) {
      const { status, body } = await app.call(each, { params: { companyId: 9_999_999 }, query: {} }, token)
      expect([status, body.code]).toEqual([404, 'company.not-found'])
    }
  })
})

describe('as of a day', () => {
  test('nothing that became public later, and no stage before the file told it', async () => {
    const then = await summary(ids.own, { asOf: '2021-12-31' })
    expect(then).toMatchObject({ patents: 2, undated: 0, areStagesKnown: false, openSince: '2020-06-30' })
    expect(then.stages).toEqual({ granted: 0, pending: 0, ended: 0, unknown: 2 })
    expect(then.years.at(-1)).toMatchObject({ year: 2021, filings: 0, isPublic: false })
    const { patents } = await list(ids.own, { asOf: '2021-12-31' })
    expect(patents.map(({ number, stage, stageText }) => [number, stage, stageText])).toEqual([
      ['特願2020-1', null, null],
      ['特願2019-1', null, null],
    ])
    expect(await numbers({ asOf: '2021-12-31', stage: 'granted' })).toEqual([])
  })

  test('from the day of the file on the stage is known', async () => {
    const [first] = (await list(ids.own, { asOf: '2026-01-10' })).patents
    expect(first).toMatchObject({ number: '特願2025-1', stage: 'pending', stageText: '出願 審査中' })
  })

  test('what is not public is in no answer', async () => {
    for (const asOf of [{}, { asOf: '2026-11-19' }, { asOf: '2025-09-02' }])
      expect((await list(ids.own, asOf)).patents.map(({ number }) => number)).not.toContain('特願2025-2')
  })
})

describe('the list', () => {
  test.each([
    [{}, ['特願2025-1', '特願2021-1', '特願2020-1', '特願2019-1', '特願0-1']],
    [{ reversed: 'true' }, ['特願2019-1', '特願2020-1', '特願2021-1', '特願2025-1', '特願0-1']],
    [{ sort: 'published' }, ['特願2025-1', '特願2021-1', '特願0-1', '特願2020-1', '特願2019-1']],
    [{ sort: 'stage' }, ['特願2019-1', '特願2025-1', '特願2021-1', '特願2020-1', '特願0-1']],
    [{ filed: '2019' }, ['特願2020-1', '特願2019-1']],
    [{ class: 'H01M' }, ['特願2020-1', '特願2019-1']],
    [{ stage: 'ended' }, ['特願2021-1', '特願2020-1']],
    [{ green: 'any' }, ['特願2025-1', '特願2020-1', '特願2019-1']],
    [{ green: 'none' }, ['特願2021-1', '特願0-1']],
    [{ green: 'transport' }, ['特願2019-1']],
    [{ partner: '東都工科大学' }, ['特願2021-1', '特願0-1']],
    [{ q: '2021' }, ['特願2021-1']],
    [{ q: '東都　工科' }, ['特願2021-1', '特願0-1']],
    [{ q: 'ａ２３ｌ２／００' }, ['特願2021-1']],
    [{ q: '電気自動車' }, ['特願2019-1']], // the name of its class
    [{ q: 'どこにもない' }, []],
    [{ class: 'H01M', filed: '2019', stage: 'granted' }, ['特願2019-1']],
  ])('%j', async (query, expected) => {
    expect(await numbers(query)).toEqual(expected)
  })

  test('a partner of the market is found by its number', async () => {
    expect(await numbers({ partner: `company-${ids.partner}` })).toEqual(['特願2019-1', '特願0-1'])
  })

  test('codes stand as the office writes them', async () => {
    const { patents } = await list(ids.own, { filed: '2021' })
    expect(patents[0]!.codes).toEqual(['A23L2/00,B'])
  })

  test('of ten thousand every one is on one page', async () => {
    const seenNumbers = new Set<string>()
    for (let page = 1; page <= 100; page++) {
      const { patents, total } = await list(ids.many, { page: String(page), perPage: '100' })
      expect(total).toBe(10_000)
      for (const { number } of patents) seenNumbers.add(number)
    }
    expect(seenNumbers.size).toBe(10_000)
    expect((await list(ids.many, { page: '101', perPage: '100' })).patents).toEqual([])
    const { classes, patents } = await summary(ids.many)
    expect([patents, classes[0]!.patents]).toEqual([10_000, 10_000])
  })

  test.each([
    { perPage: '51' },
    { class: 'H01' },
    { green: 'blue' },
    { sort: 'color' },
    { filed: '12' },
    { page: '0' },
  ])('%j is refused', async (query) => {
    const { status } = await app.call(listPatents, { params: { companyId: ids.own }, query: query as never }, token)
    expect(status).toBe(400)
  })
})

describe('the file', () => {
  const save = (format: 'csv' | 'xlsx', query: object = {}) =>
    app.call(savePatents, { params: { companyId: ids.own, format }, query: query as never }, token)

  test('has what fits, in both languages, and takes one count', async () => {
    const usage = async () => (await app.call(getDownloadUsage, { query: {} }, token)).body.data.used as number
    const before = await usage()
    const { status, body, headers } = await save('csv', { class: 'H01M', lang: 'en' })
    expect(status).toBe(200)
    expect(headers['content-disposition']).toContain('-2026-11-20.csv')
    const rows = parse(Buffer.from(body), { bom: true }) as string[][]
    expect(rows.map((row) => [row[0], row[7]])).toEqual([
      ['Application number', 'Stage'],
      ['特願2020-1', 'Ended'],
      ['特願2019-1', 'In force'],
    ])
    expect((await usage()) - before).toBe(1)
    const { sheets } = await readXlsx(new Uint8Array((await save('xlsx')).body))
    expect([sheets[0]!.name, sheets[0]!.rows.length]).toEqual(['特許', 6])
  })
})
