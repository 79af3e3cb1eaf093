import { beforeAll, describe, expect, test } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { givenFigure, givenParsedImport, givenTable, twoCompanies } from '#server/test/table.ts'

const database = givenDatabase()
beforeAll(async () => void (await givenParsedImport(database.db, twoCompanies)))

const keep = (...figures: ReturnType<typeof givenFigure>[]) => givenParsedImport(database.db, givenTable(figures))
const sales = () =>
  database.db
    .selectFrom('observation')
    .innerJoin('indicator', 'indicator.id', 'indicator_id')
    .select(['fiscal_year', 'known_from', 'value', 'filed', 'line', 'document_id', 'notes'])
    .where('code', '=', 'F-PL-001')
    .orderBy('fiscal_year')
    .orderBy('known_from')
    .execute()

describe('figures of a table', () => {
  test('are kept with their line and cell, and the company counts them', async () => {
    const summary = await keep(givenFigure(), givenFigure({ fiscalYear: 2024, line: 3, value: 110_000 }))
    expect(summary).toMatchObject({ accepted: 2, restated: 0, unchanged: 0, rejections: [] })
    expect(await sales()).toMatchObject([
      { fiscal_year: 2023, value: 100_000, filed: '100000000000', line: 2 },
      { fiscal_year: 2024, value: 110_000, line: 3 },
    ])
    const company = await database.db
      .selectFrom('company')
      .select('figures')
      .where('edinet_code', '=', 'E99001')
      .execute()
    expect(company).toEqual([{ figures: 2 }])
  })

  test('a second time change nothing', async () => {
    expect(await keep(givenFigure())).toMatchObject({ importId: null, accepted: 0, unchanged: 1 })
  })

  test('that differ later are restatements, and the earlier vintage stays', async () => {
    expect(await keep(givenFigure({ value: 99_000, knownFrom: '2025-06-20' }))).toMatchObject({
      restated: 1,
      accepted: 0,
    })
    expect((await sales()).map(({ value }) => value)).toEqual([100_000, 99_000, 110_000])
  })

  test('that are said to be assured later are new and no restatement, keep their remarks, and stand until the value changes', async () => {
    const year = { fiscalYear: 2018 }
    const marked = { ...year, knownFrom: '2025-08-01', notes: ['assurance-limited'] }
    await keep(givenFigure({ ...year, notes: ['confirmed-on-review', 'assurance-none', 'standard-ssbj'] }))
    expect(await keep(givenFigure(marked))).toMatchObject({ accepted: 1, restated: 0, unchanged: 0 })
    expect(await keep(givenFigure({ ...marked, line: 3 }))).toMatchObject({ accepted: 0, restated: 0, unchanged: 1 })
    expect(await keep(givenFigure({ ...year, knownFrom: '2025-09-01' }))).toMatchObject({ accepted: 0, unchanged: 1 })
    expect(await keep(givenFigure({ ...year, knownFrom: '2025-10-01', value: 7 }))).toMatchObject({ restated: 1 })
    const vintages = (await sales()).filter(({ fiscal_year }) => fiscal_year === 2018)
    expect(vintages.map(({ known_from, notes }) => [known_from, notes])).toEqual([
      [expect.any(String), ['confirmed-on-review', 'assurance-none', 'standard-ssbj']],
      ['2025-08-01', ['assurance-limited', 'confirmed-on-review', 'standard-ssbj']],
      ['2025-10-01', null],
    ])
  })

  test('that come in one file in the order of their days are vintages of each other', async () => {
    const summary = await keep(
      givenFigure({ fiscalYear: 2020, line: 2, value: 1, knownFrom: '2021-06-20' }),
      givenFigure({ fiscalYear: 2020, line: 3, value: 1, knownFrom: '2022-06-20' }),
      givenFigure({ fiscalYear: 2020, line: 4, value: 2, knownFrom: '2023-06-20' }),
    )
    expect(summary).toMatchObject({ accepted: 1, unchanged: 1, restated: 1 })
  })

  test('twice the same key in one file: the first stands, the second is given back', async () => {
    const year = { fiscalYear: 2019 }
    const summary = await keep(
      givenFigure({ ...year, line: 2, value: 5 }),
      givenFigure({ ...year, line: 3, value: 5 }),
      givenFigure({ ...year, line: 4, value: 6 }),
    )
    expect(summary.rejections).toMatchObject([
      { line: 3, column: 'sales', reason: 'duplicate' },
      { line: 4, column: 'sales', reason: 'conflict' },
    ])
    expect((await sales()).find(({ fiscal_year }) => fiscal_year === 2019)).toMatchObject({ value: 5, line: 2 })
  })

  test('of companies that are not ours, or of no indicator, are given back with the reason', async () => {
    const summary = await keep(
      givenFigure({ company: { securityCode: '11110' }, line: 2 }),
      givenFigure({ company: {}, line: 3 }),
      givenFigure({ indicator: 'F-XX-999', line: 4 }),
      givenFigure({
        company: { securityCode: '9X9Y0', isin: null, corporateNumber: null, lei: null, edinetCode: 'E99002' },
        line: 5,
        fiscalYear: 2011,
      }),
    )
    expect(summary.rejections.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'unknown-company'],
      [3, 'key'],
      [4, 'unknown-indicator'],
    ])
    expect(summary.accepted).toBe(1) // The registered filer decides.
  })

  test('a name alone only suggests; once accepted it joins, and the file is read again', async () => {
    const figure = givenFigure({ company: { name: '（株）ためし薬品', place: '東京都' }, fiscalYear: 2012 })
    const summary = await keep(figure)
    expect(summary).toMatchObject({ accepted: 0, suggestions: 1, rejections: [{ reason: 'name-only' }] })
    const candidates = await database.db.selectFrom('name_candidate').selectAll().execute()
    expect(candidates).toMatchObject([{ name: '（株）ためし薬品', place: '東京都', decision: null }])

    await database.db
      .updateTable('name_candidate')
      .set({ decision: 'accepted', decided_at: new Date(), decided_by: 'test' })
      .execute()
    expect(await keep(figure)).toMatchObject({ accepted: 1, rejections: [] })
  })

  test('every change raises the revision of the market', async () => {
    const revision = async () =>
      (await database.db.selectFrom('market').select('revision').executeTakeFirstOrThrow()).revision
    const before = await revision()
    await keep(givenFigure())
    expect(await revision()).toBe(before)
    await keep(givenFigure({ fiscalYear: 2001 }))
    expect(await revision()).toBe(before + 1)
  })
})

describe('two periods in one fiscal year', () => {
  // Twelve months to September 2014 and six to March 2015 both have most of their days in 2014; invented sales.
  const twelve = {
    fiscalYear: 2014,
    periodStart: '2013-10-01',
    periodEnd: '2014-09-30',
    value: 120,
    knownFrom: '2014-12-20',
  }
  const six = {
    fiscalYear: 2014,
    periodStart: '2014-10-01',
    periodEnd: '2015-03-31',
    value: 70,
    knownFrom: '2015-06-20',
    line: 3,
  }
  const interval = '2014-10-01/2015-03-31'
  const company = { securityCode: '99980' }
  const vintagesOf = (fiscalYear: number, part = '') =>
    database.db
      .selectFrom('observation')
      .select(['value', 'period_start', 'known_from'])
      .where('fiscal_year', '=', fiscalYear)
      .where('part', '=', part)
      .where('company_id', '=', database.db.selectFrom('company').select('id').where('security_code', '=', '99980'))
      .orderBy('known_from')
      .orderBy('import_id')
      .execute()
  const counted = async () =>
    (
      await database.db
        .selectFrom('company')
        .select('figures')
        .where('security_code', '=', '99980')
        .executeTakeFirstOrThrow()
    ).figures
  const restatements = async () =>
    (await database.db.selectFrom('restatement').select('value').where('fiscal_year', '=', 2014).execute()).length

  test('of one file: the longer holds the year, the shorter stands beside it, and neither restates the other', async () => {
    const summary = await keep(givenFigure({ ...six, company }), givenFigure({ ...twelve, company }))
    expect(summary).toMatchObject({ accepted: 2, restated: 0 })
    expect(await vintagesOf(2014)).toEqual([{ value: 120, period_start: '2013-10-01', known_from: '2014-12-20' }])
    expect(await vintagesOf(2014, interval)).toEqual([
      { value: 70, period_start: '2014-10-01', known_from: '2015-06-20' },
    ])
    expect(await restatements()).toBe(0)
    expect(await keep(givenFigure({ ...six, company }), givenFigure({ ...twelve, company }))).toMatchObject({
      unchanged: 2,
      importId: null,
    })
  })

  test('of two files, the shorter first: the longer stands from the same day on, whatever came when', async () => {
    const to = (figure: typeof six | typeof twelve, years: number) => {
      const move = (day: string) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
      const { periodStart, periodEnd, knownFrom } = figure
      const moved = { periodStart: move(periodStart), periodEnd: move(periodEnd), knownFrom: move(knownFrom) }
      return givenFigure({ ...figure, ...moved, fiscalYear: 2014 + years, company })
    }
    const before = await counted()
    expect(await keep(to(six, 3))).toMatchObject({ accepted: 1 })
    expect(await keep(to(twelve, 3))).toMatchObject({ accepted: 1, restated: 0 })
    expect((await vintagesOf(2017)).at(-1)).toEqual({
      value: 120,
      period_start: '2016-10-01',
      known_from: '2018-06-20',
    })
    expect(await vintagesOf(2017, '2017-10-01/2018-03-31')).toMatchObject([{ value: 70 }])
    expect((await counted()) - before).toBe(2) // the year, and the short period beside it
  })

  test('of a table that gives the last day alone: the annual report that ends on it tells the first', async () => {
    const ends = { company, boundary: 'parent' as const, fiscalYear: 2014, indicator: 'F-MK-001' }
    const document = {
      company,
      number: null,
      kind: 'annual-report' as const,
      title: '見本',
      publisher: '見本社',
      language: 'ja' as const,
      url: null,
      filedOn: six.knownFrom,
      submittedAt: null,
      periodStart: six.periodStart,
      periodEnd: six.periodEnd,
      line: 2,
    }
    await givenParsedImport(database.db, { read: 1, tableDocuments: [document] })
    const { table } = givenTable([
      givenFigure({ ...twelve, ...ends, value: 500 }),
      // Twelve months to March 2015 are assumed; the report says that they were six.
      givenFigure({ ...six, ...ends, periodStart: '2014-04-01', value: 600 }),
    ])
    expect(await givenParsedImport(database.db, { read: 2, table: { ...table, startIsAssumed: true } })).toMatchObject({
      accepted: 2,
      restated: 0,
    })
    expect((await vintagesOf(2014, interval)).map(({ value, period_start }) => [value, period_start])).toEqual([
      [70, '2014-10-01'],
      [600, '2014-10-01'],
    ])
  })
})
