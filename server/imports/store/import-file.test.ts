import { describe, expect, test } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { codeList, givenImport, report2024, report2025, report2025Xbrl, sampleBytes } from '#server/test/samples.ts'
import { importFile } from './import-file.ts'

async function snapshotOf(db: ReturnType<typeof givenDatabase>['db']) {
  const count = async (table: 'observation' | 'document' | 'import' | 'company' | 'source_file' | 'officer') => {
    const { n } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return [table, n] as const
  }
  const tables = ['observation', 'document', 'import', 'company', 'source_file', 'officer'] as const
  return Object.fromEntries(await Promise.all(tables.map(count)))
}

describe('a market from files', () => {
  const database = givenDatabase()

  test('an unknown filer is reported, nothing is guessed, and the row is kept', async () => {
    const summary = await givenImport(database.db, report2024)
    expect(summary).toMatchObject({
      accepted: 0,
      rejections: [{ reason: 'no-companies', value: 'E99001 見本電機株式会社' }],
    })
    const rejections = await database.db.selectFrom('import_rejection').selectAll().execute()
    expect(rejections).toEqual([
      {
        import_id: summary.importId,
        line: 0,
        column: 'EDINETCodeDEI',
        value: 'E99001 見本電機株式会社',
        reason: 'no-companies',
      },
    ])
  })

  test('the code list makes the companies, and a second time nothing changes', async () => {
    expect(await givenImport(database.db, codeList)).toMatchObject({
      counts: { rows: { read: 3, accepted: 2, unchanged: 0, ignored: 1 }, figures: null },
    })
    const before = await snapshotOf(database.db)
    expect(await givenImport(database.db, codeList)).toMatchObject({ importId: null, accepted: 0, unchanged: 2 })
    expect(await givenImport(database.db, 'edinet-code-list/samples/ok/without-title-utf8-bom.csv')).toMatchObject({
      accepted: 0,
      unchanged: 2,
    })
    expect(await snapshotOf(database.db)).toEqual(before)
  })

  test('a code that passes to another filer leaves the former one, which stays with its history', async () => {
    const text = sampleBytes('edinet-code-list/samples/ok/without-title-utf8-bom.csv').toString('utf8')
    const changed = text.replace('E99002', 'E99012').replace('ためし薬品', 'ためしホールディングス')
    const request = { fileName: 'list.csv', by: 'test', now: new Date() }
    expect(await importFile(database.db, { ...request, bytes: Buffer.from(changed) })).toMatchObject({
      accepted: 1,
      unchanged: 1,
      rejections: [],
    })
    const former = await database.db
      .selectFrom('company')
      .selectAll()
      .where('edinet_code', '=', 'E99002')
      .executeTakeFirst()
    expect(former).toMatchObject({ security_code: null, is_listed: false })
    const twice = text
      .replace('"E99003","内国法人・組合","非上場"', '"E99003","内国法人・組合","上場"')
      .replace('"サービス業",""', '"サービス業","9X9Y0"')
    expect((await importFile(database.db, { ...request, bytes: Buffer.from(twice) })).rejections).toMatchObject([
      { reason: 'shared-code', value: '9X9Y0 (4 E99003 未上場見本株式会社)' },
      { reason: 'shared-code', value: '9X9Y0 (2 E99001 見本電機株式会社)' },
    ])
  })

  test('the exchange adds market and industry and leaves the registered name alone', async () => {
    await givenImport(database.db, 'jpx-listed-issues/samples/ok/list.csv')
    const company = await database.db
      .selectFrom('company')
      .selectAll()
      .where('security_code', '=', '9X9Y0')
      .executeTakeFirst()
    expect(company).toMatchObject({
      name_ja: '見本電機株式会社',
      market_code: 'PRM',
      tse33_code: '3650',
      size_segment: 'TOPIX Mid400',
    })
  })

  test('a report, then the same report in its other form: no figure changes', async () => {
    const first = await givenImport(database.db, report2025)
    expect(first).toMatchObject({ unchanged: 0, restated: 0, rejections: [] })
    const before = await snapshotOf(database.db)
    const again = await givenImport(database.db, report2025)
    const other = await givenImport(database.db, report2025Xbrl)
    expect([again.accepted, again.unchanged, again.importId]).toEqual([0, first.accepted, null])
    expect([other.accepted, other.unchanged, other.restated]).toEqual([0, first.accepted, 0])
    // The XBRL form alone tells which chapters it holds whole, so that what they do not state is known from its import on.
    const after = { ...before, source_file: before.source_file! + 1, import: before.import! + 1 }
    expect(await snapshotOf(database.db)).toEqual(after)
    const twice = await givenImport(database.db, report2025Xbrl)
    expect(twice.importId).toBeNull()
    expect(await snapshotOf(database.db)).toEqual(after)
  })

  test('an older report imported later takes its place in time: what the newer one changed is a restatement', async () => {
    await givenImport(database.db, report2024)
    const restated = await database.db
      .selectFrom('restatement')
      .innerJoin('indicator', 'indicator.id', 'indicator_id')
      .select(['code', 'fiscal_year', 'earlier_value', 'value', 'earlier_known_from', 'known_from'])
      .execute()
    // Sales of fiscal 2023 were 100 000 million in the report of June 2024 and 101 000 million in that of June 2025.
    expect(restated).toEqual([
      {
        code: 'F-PL-001',
        fiscal_year: 2023,
        earlier_value: 100_000,
        value: 101_000,
        earlier_known_from: '2024-06-21',
        known_from: '2025-06-20',
      },
    ])
  })

  test('a list of documents gives a filing its minute', async () => {
    await givenImport(database.db, 'edinet-document-list/samples/ok/list.csv')
    const document = await database.db.selectFrom('document').selectAll().where('number', '=', 'S100ZZ01').execute()
    expect(document).toMatchObject([{ submitted_at: '2025-06-20 15:30:00', filed_on: '2025-06-20', fiscal_year: 2024 }])
  })

  test('bad figures are kept apart, good ones of the same file stand', async () => {
    const summary = await givenImport(database.db, 'edinet-annual-report/samples/not-ok/bad-figures.tsv')
    expect(summary.rejections.map(({ reason }) => reason).sort()).toEqual([
      'conflict',
      'formula',
      'negative',
      'number',
      'unit',
    ])
    const rows = await database.db
      .selectFrom('import_rejection')
      .selectAll()
      .where('import_id', '=', summary.importId!)
      .execute()
    expect(rows).toHaveLength(5)
    // A ratio of 1.2 may be per cent typed as a fraction: kept as filed, 120 %, and put on the review list; so is a salary in dollars.
    const reviews = await database.db.selectFrom('review').selectAll().orderBy('reason').execute()
    expect(reviews).toMatchObject([
      { reason: 'foreign-currency', proposed: null, decision: null },
      { reason: 'per-cent-as-fraction', filed: 120, proposed: null, decision: null },
    ])
  })

  test('two imports at once do not make a figure twice', async () => {
    const bytes = sampleBytes(report2024)
    const request = { bytes, fileName: 'a.tsv', by: 'test', now: new Date() }
    await Promise.all([importFile(database.db, request), importFile(database.db, request)])
    const before = await snapshotOf(database.db)
    await importFile(database.db, request)
    expect(await snapshotOf(database.db)).toEqual(before)
  })
})
