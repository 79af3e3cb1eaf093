import { beforeAll, describe, expect, test } from 'vitest'
import { searchCompanies } from '#contract/market/companies.ts'
import { type Cell, getFigure, getSourceLines, listObservations } from '#contract/market/observations.ts'
import { listUnreadReports } from '#server/market/panel/unread-reports.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { codeList, givenImport, report2024, report2025 } from '#server/test/samples.ts'

const database = givenDatabase()
const app = givenApp(database)
let token = ''
let companyId = 0
beforeAll(async () => {
  for (const file of [codeList, report2024, report2025]) await givenImport(database.db, file)
  token = await app.signedIn()
  companyId = (await app.call(searchCompanies, { query: { q: '9X9Y' } }, token)).body.data.companies[0].id
})

async function raws(query = {}) {
  return (await app.call(listObservations, { params: { companyId }, query }, token)).body.data
}

const cellOf = (cells: Cell[], indicator: string, fiscalYear: number, boundary = 'consolidated') =>
  cells.find((cell) => cell.indicator === indicator && cell.fiscalYear === fiscalYear && cell.boundary === boundary)

describe('raw data', () => {
  test('an expected update is told until its day has passed', async () => {
    const next = async (asOf: string) => cellOf((await raws({ asOf })).cells, 'F-PL-001', 2023)?.nextUpdateOn
    expect([await next('2026-06-30'), await next('2026-07-01')]).toEqual(['2026-06-30', null])
  })

  test('a report that only a list names was not read, and its silence is not the company’s', async () => {
    const { db } = database
    const { documents } = await raws()
    expect(documents.filter(({ isRead }: { isRead: boolean }) => isRead)).toHaveLength(documents.length)
    expect((await listUnreadReports(db)).size).toBe(0)
    const { id: _, ...report } = await db
      .selectFrom('document')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('fiscal_year', '=', 2024)
      .limit(1)
      .executeTakeFirstOrThrow()
    const { id: __, ...source } = await db.selectFrom('import').selectAll().limit(1).executeTakeFirstOrThrow()
    const list = await db
      .insertInto('import')
      .values({ ...source, source: 'edinet-document-list', sha256: 'ab'.repeat(32) } as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('document')
      .values({
        ...report,
        source_key: 'listed-2019',
        number: null,
        fiscal_year: 2019,
        period_start: '2019-04-01',
        period_end: '2020-03-31',
        filed_on: '2020-06-20',
        import_id: list.id,
      })
      .execute()
    const after = (await raws()).documents
    expect(after.find(({ fiscalYear }: { fiscalYear: number }) => fiscalYear === 2019).isRead).toBe(false)
    expect([...(await listUnreadReports(db))]).toEqual([[companyId, new Set([2019])]])
    await db.deleteFrom('document').where('source_key', '=', 'listed-2019').execute()
  })

  test('shows the standing figure and marks what was restated', async () => {
    const { years, newestYear, reportedYears, cells, changedSince } = await raws()
    expect([years, newestYear, reportedYears, changedSince]).toEqual([[2021, 2022, 2023, 2024], 2024, [2023, 2024], 0])
    expect(cellOf(cells, 'F-PL-001', 2023)).toMatchObject({
      value: 101_000,
      isRestated: true,
      state: 'disclosed',
      periodEnd: '2024-03-31',
      acquiredOn: '2026-01-15',
      nextUpdateOn: '2026-06-30',
    })
    expect(cellOf(cells, 'F-PL-001', 2022)).toMatchObject({ value: 95_000, isRestated: false })
    expect(cellOf(cells, 'F-PL-001', 2023)?.filed).toMatchObject({ row: null, value: '101000000000', unit: 'JPY' })
    expect(cellOf(cells, 'S-DV-002', 2024, 'subsidiary')).toMatchObject({
      value: null,
      state: 'not-applicable',
      part: '見本販売株式会社',
    })
  })

  test('as of a past day it shows what was known then, and how much has changed since', async () => {
    const { cells, documents, changedSince } = await raws({ asOf: '2025-06-19' })
    expect(cellOf(cells, 'F-PL-001', 2023)).toMatchObject({ value: 100_000, isRestated: false })
    expect(cellOf(cells, 'F-PL-001', 2024)).toBeUndefined()
    expect(documents).toHaveLength(1)
    expect(changedSince).toBeGreaterThan(0)
    const { cells: onTheDay } = await raws({ asOf: '2025-06-20' })
    expect(cellOf(onTheDay, 'F-PL-001', 2024)).toMatchObject({ value: 110_000 })
  })

  test('before anything was published there is nothing', async () => {
    expect((await raws({ asOf: '2000-01-01' })).cells).toEqual([])
  })

  test('the table may end in an earlier year', async () => {
    expect((await raws({ toYear: 2022 })).years).toEqual([2021, 2022])
    expect((await raws({ toYear: 1990 })).years).toEqual([])
  })

  test('another company has none of it, and no company is refused', async () => {
    const other = (await app.call(searchCompanies, { query: { q: '9998' } }, token)).body.data.companies[0].id
    expect(
      (await app.call(listObservations, { params: { companyId: other }, query: {} }, token)).body.data,
    ).toMatchObject({ years: [], cells: [], newestYear: null })
    expect(await app.call(listObservations, { params: { companyId: 999 }, query: {} }, token)).toMatchObject({
      status: 404,
      body: { code: 'company.not-found' },
    })
  })
})

describe('why a figure is what it is', () => {
  const figure = (indicator: string, fiscalYear: number, query: Record<string, string>) =>
    app.call(getFigure, { params: { companyId, indicator, fiscalYear }, query: query as never }, token)

  test('element, context, document, hash and every vintage', async () => {
    const { body } = await figure('F-PL-001', 2023, { boundary: 'consolidated' })
    expect(body.data).toMatchObject({
      value: 101_000,
      lines: [
        {
          item: 'jpcrp_cor:NetSalesSummaryOfBusinessResults',
          position: 'Prior1YearDuration',
          value: '101000000000',
          unit: 'JPY',
        },
      ],
      file: { name: 'S100ZZ01.tsv', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      vintages: [
        { knownFrom: '2025-06-20', value: 101_000, isCurrent: true, isKnown: true },
        { knownFrom: '2024-06-21', value: 100_000, isCurrent: false, isKnown: true },
      ],
    })
    expect(body.data.documents.map(({ number }: { number: string }) => number)).toEqual(['S100ZZ00', 'S100ZZ01'])
  })

  test('as of a past day a later vintage is named as not known then', async () => {
    const { body } = await figure('F-PL-001', 2023, { boundary: 'consolidated', asOf: '2024-12-31' })
    expect(body.data).toMatchObject({
      value: 100_000,
      vintages: [
        { isKnown: false, isCurrent: false },
        { isKnown: true, isCurrent: true },
      ],
    })
  })

  test('a sum keeps each of its lines', async () => {
    const { body } = await figure('G-BD-042', 2024, { boundary: 'parent' })
    expect(body.data).toMatchObject({ value: 20.63, notes: ['sum'], lines: [{ value: '0.2062' }, { value: '0.0001' }] }) // 20.62 + 0.01
  })

  test('the line stands in the stored copy as it stood in the file', async () => {
    const { documentId, file, lines } = (await figure('S-LR-002', 2024, { boundary: 'parent' })).body.data
    const reply = await app.call(
      getSourceLines,
      { params: { documentId }, query: { item: lines[0].item, sha256: file.sha256 } },
      token,
    )
    expect(reply.body.data.isIntact).toBe(true)
    const hit = reply.body.data.lines.find(({ position }: { position: string }) => position === lines[0].position)
    expect(hit).toMatchObject({ value: '420', unit: 'pure', label: '従業員数', line: expect.any(Number) })
  })

  test.each([
    ['F-PL-001', 2023, { boundary: 'subsidiary' }, 404, 'figure.not-found'],
    ['X-XX-000', 2023, { boundary: 'parent' }, 404, 'figure.not-found'],
    ['F-PL-001', 2023, { boundary: 'consolidated', asOf: '2020-01-01' }, 404, 'figure.not-found'],
    ['F-PL-001', 2023, { boundary: 'everything' }, 400, 'request.invalid'],
    ['F-PL-001', 20255, { boundary: 'parent' }, 400, 'request.invalid'],
  ] as const)('%s of %i, %o is refused', async (indicator, year, query, status, code) => {
    expect(await figure(indicator, year, query as never)).toMatchObject({ status, body: { code } })
  })

  test('a copy that is not there, and a document that is not', async () => {
    const query = { item: 'x', sha256: '0'.repeat(64) }
    const { documentId } = (await figure('S-LR-002', 2024, { boundary: 'parent' })).body.data
    expect(await app.call(getSourceLines, { params: { documentId }, query }, token)).toMatchObject({
      status: 404,
      body: { code: 'document.copy-missing' },
    })
    expect(await app.call(getSourceLines, { params: { documentId: 999 }, query }, token)).toMatchObject({
      status: 404,
      body: { code: 'document.not-found' },
    })
  })
})
