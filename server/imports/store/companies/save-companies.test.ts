import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { listCounters } from '#server/db/counters.ts'
import { clearMarket } from '#server/market/clear.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenFigure, givenParsedImport, givenTable } from '#server/test/table.ts'
import type { CompanyListRecord, CompanyRecord, Parsed } from '../../records.ts'

const database = givenDatabase()
beforeEach(() => clearMarket(database.db))

const code = (number: number) => `99${String(number).padStart(2, '0')}0`

/** One of ten invented filers. */
const filer = (number: number, parts: Partial<CompanyRecord> = {}): CompanyRecord => ({
  line: number + 1,
  edinetCode: `E990${String(number).padStart(2, '0')}`,
  securityCode: code(number),
  nameJa: `見本${number}`,
  isListed: true,
  ...parts,
})
const issue = (number: number, parts: Partial<CompanyRecord> = {}): CompanyRecord => ({
  line: number + 1,
  securityCode: code(number),
  nameJa: `見本${number}`,
  marketCode: 'PRM',
  tse33Code: '3650',
  isListed: true,
  ...parts,
})

function list(
  kind: CompanyListRecord['kind'],
  day: string | null,
  companies: readonly CompanyRecord[],
  isWhole = true,
) {
  const codes = new Set(companies.flatMap(({ edinetCode, securityCode }) => [edinetCode ?? '', securityCode ?? '']))
  return { read: companies.length, companies, list: { kind, day, isWhole, codes } } satisfies Partial<Parsed>
}
const edinet = (day: string | null, numbers: readonly number[], isWhole = true) =>
  list(
    'edinet-code-list',
    day,
    numbers.map((number) => filer(number)),
    isWhole,
  )
const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const nine = ten.slice(0, 9)

const imported = (parts: Partial<Parsed>) => givenParsedImport(database.db, parts)
const companies = async () => database.db.selectFrom('company').selectAll().orderBy('security_code').execute()
const listed = async () => (await companies()).filter(({ is_listed }) => is_listed).map((row) => row.security_code)

describe('a list of a day', () => {
  test('who is no longer on the complete list has left, and no older list of any kind brings it back', async () => {
    await imported(edinet('2025-05-12', ten))
    expect(await imported(edinet('2026-01-12', nine))).toMatchObject({ delisted: 1 })
    expect(await listed()).toEqual(nine.map(code))

    // The exchange's list of May 2025 still has the tenth: its industry is learnt, its listing is not.
    const exchange = list(
      'jpx-listed-issues',
      '2025-05-30',
      ten.map((number) => issue(number)),
    )
    expect(await imported(exchange)).toMatchObject({ delisted: 0, counts: { rows: { accepted: 10 } } })
    expect(await listed()).toEqual(nine.map(code))
    // It stands on no segment of the market any more.
    expect((await companies())[9]).toMatchObject({ is_listed: false, tse33_code: '3650', market_code: null })

    const older = await imported(edinet('2025-05-12', ten))
    expect(older).toMatchObject({ counts: { rows: { unchanged: 10 } } })
    expect(older.warnings).toEqual([{ code: 'list-older', detail: { day: '2025-05-12', newest: '2026-01-12' } }])
    expect(await listed()).toEqual(nine.map(code))
  })

  test('a company that only an older list names was never listed since', async () => {
    await imported(edinet('2026-01-12', nine))
    const professional = issue(11, { marketCode: 'TPM' })
    await imported(list('jpx-listed-issues', '2025-05-30', [...ten.map((number) => issue(number)), professional]))
    // The tenth had to be on EDINET's newer list; who is on the market for professionals need not file there.
    expect(await listed()).toEqual([...nine.map(code), code(11)])
  })

  test('an older list puts back neither name nor market nor industry, and tells what no newer one told', async () => {
    const parts = { marketCode: 'STD', tse33Code: '3700' }
    await imported(list('edinet-code-list', '2026-01-12', [filer(1, { nameJa: '新社名' })]))
    await imported(list('jpx-listed-issues', '2026-01-09', [issue(1, parts)]))
    await imported(list('edinet-code-list', '2025-01-12', [filer(1, { nameJa: '旧社名', address: '見本市' })]))
    await imported(list('jpx-listed-issues', '2025-01-31', [issue(1, { sizeSegment: 'TOPIX Small 1' })]))
    expect(await companies()).toMatchObject([
      { name_ja: '新社名', address: '見本市', market_code: 'STD', tse33_code: '3700', size_segment: 'TOPIX Small 1' },
    ])
  })

  test('who comes back is listed again by the newer list', async () => {
    for (const [day, numbers] of [
      ['2025-05-12', ten],
      ['2025-09-12', nine],
      ['2026-01-12', ten],
    ] as const)
      await imported(edinet(day, numbers))
    expect(await listed()).toEqual(ten.map(code))
  })

  test('a list that is cut off delists nobody; one that would delist more than a fifth is refused', async () => {
    await imported(edinet('2025-05-12', ten))
    const cut = await imported(edinet('2026-01-12', nine, false))
    expect(cut.warnings).toEqual([{ code: 'list-incomplete', detail: {} }])
    expect(await listed()).toEqual(ten.map(code))
    // 3 of 10 are more than a fifth.
    await expect(imported(edinet('2026-01-13', ten.slice(0, 7)))).rejects.toMatchObject({
      reason: 'list-too-short',
      detail: { absent: 3, listed: 10, day: '2026-01-13' },
    })
    const before = await listCounters(database.db)
    await expect(imported(edinet('2026-01-13', ten.slice(0, 7)))).rejects.toThrow()
    expect(await listCounters(database.db)).toEqual(before) // refused as often as one likes, it uses up nothing
    expect(await listed()).toEqual(ten.map(code))
  })

  test('of a company that left, the list of filers still tells industry and number; of a stranger it makes none', async () => {
    await imported({ ...givenTable([]), newCompanies: [filer(10, { isListed: false })] })
    const facts = {
      edinetIndustry: '電気機器',
      corporateNumber: '6010001999901',
      isListed: false,
      securityCode: undefined,
    }
    const unlisted = [filer(10, facts), filer(11, facts)]
    const summary = await imported({ ...edinet('2026-01-12', nine), read: 11, unlisted })
    expect(summary).toMatchObject({ delisted: 0, counts: { rows: { read: 11, accepted: 10, ignored: 1 } } })
    expect((await companies()).slice(9)).toMatchObject([
      { security_code: code(10), edinet_industry: '電気機器', corporate_number: '6010001999901', is_listed: false },
    ])
    // Who is still listed here and stands on a newer list as not listed has left.
    const ninth = {
      ...edinet('2026-01-13', nine.slice(0, 8)),
      unlisted: [filer(9, { ...facts, corporateNumber: null })],
    }
    expect(await imported(ninth)).toMatchObject({ delisted: 1 })
    expect(await listed()).toEqual(nine.slice(0, 8).map(code))
  })

  test('a list without a day counts as of the day of its import, and says so; one of tomorrow is refused', async () => {
    expect((await imported(edinet(null, ten))).warnings).toEqual([
      { code: 'list-day-assumed', detail: { day: '2026-01-15' } },
    ])
    await expect(imported(edinet('2026-01-16', ten))).rejects.toMatchObject({ reason: 'list-future' })
  })

  test('a table of the operator says nothing of the listing where a published list has', async () => {
    await imported(edinet('2025-05-12', ten))
    await imported(edinet('2026-01-12', nine))
    await imported({ read: 1, companies: [{ line: 2, securityCode: code(10), gicsCode: '201040', isListed: true }] })
    expect((await companies())[9]).toMatchObject({ is_listed: false, gics_code: '201040' })
  })
})

describe('codes', () => {
  test('a table that gives one code to two companies is used for neither', async () => {
    const summary = await imported({ read: 2, companies: [filer(1), filer(2, { securityCode: code(1) })] })
    expect(summary.rejections).toMatchObject([
      { line: 2, value: '99010 (3 E99002 見本2)', reason: 'shared-code' },
      { line: 3, value: '99010 (2 E99001 見本1)', reason: 'shared-code' },
    ])
    expect(await companies()).toEqual([])
  })

  test('a class share makes no company, and its price is not the company’s', async () => {
    const companiesOfList = [filer(1), { line: 3, securityCode: '99015', nameJa: '見本1優先株', isListed: true }]
    expect(await imported({ read: 2, companies: companiesOfList })).toMatchObject({
      counts: { rows: { read: 2, accepted: 1, notOurs: 1, rejected: 0 } },
    })
    expect(await companies()).toHaveLength(1)
    const parts = { tradedOn: '2025-12-30', knownFrom: '2025-12-30', marketCapMillionJpy: null, volume: null }
    const prices = ['99010', '99015'].map((securityCode, index) => ({
      line: index + 2,
      company: { securityCode },
      closeJpy: 100,
      ...parts,
    }))
    expect(await imported({ read: 2, prices })).toMatchObject({ counts: { rows: { accepted: 1, notOurs: 1 } } })
  })

  test('a company that only rows of a table name takes no code from one that a list names', async () => {
    await imported(edinet('2026-01-12', [1]))
    const newCompanies = [filer(7, { securityCode: code(1), isListed: false }), filer(8, { isListed: false })]
    expect(
      await imported({ ...givenTable([givenFigure({ company: { edinetCode: 'E99007' } })]), read: 1, newCompanies }),
    ).toMatchObject({ made: 2, accepted: 1 })
    expect((await companies()).map((row) => [row.edinet_code, row.security_code, row.is_listed])).toEqual([
      ['E99001', '99010', true],
      ['E99008', '99080', false],
      ['E99007', null, false],
    ])
  })
})

describe('the industry', () => {
  const filers = (day: string, edinetIndustry: string) => list('edinet-code-list', day, [filer(1, { edinetIndustry })])
  const issues = (day: string, tse33Code: string | null) => list('jpx-listed-issues', day, [issue(1, { tse33Code })])
  const industry = async () => {
    const [row] = await companies()
    return [row!.tse33_code, row!.tse33_origin]
  }

  test('follows from EDINET’s own where the exchange’s list is not there, and gives way to it whichever is newer', async () => {
    await imported(filers('2025-05-12', '倉庫・運輸関連'))
    expect(await industry()).toEqual(['5200', 'code-list'])
    // An older list of the exchange, and EDINET's next one, which says otherwise.
    await imported(issues('2025-01-30', '5050'))
    expect(await industry()).toEqual(['5050', 'exchange'])
    await imported(filers('2025-06-12', 'サービス業'))
    expect(await industry()).toEqual(['5050', 'exchange'])
    // The exchange does not tell it any more: what EDINET says stands again.
    await imported(issues('2025-06-30', null))
    expect(await industry()).toEqual(['9050', 'code-list'])
    await imported(filers('2025-07-12', '見本業'))
    expect(await industry()).toEqual(['9050', 'code-list'])
    const { rows } = await sql<{ value: string }>`
      select value from company_fact where name = 'tse33_code' order by number`.execute(database.db)
    expect(rows.map(({ value }) => value)).toEqual(['5200', '5050', '9050'])
  })

  test('of the operator’s own table stands before EDINET’s, and gives way to a newer list of the exchange', async () => {
    await imported({ read: 1, companies: [issue(1, { tse33Code: '3700' })] })
    expect(await industry()).toEqual(['3700', 'table'])
    await imported(filers('2025-05-12', '化学'))
    expect(await industry()).toEqual(['3700', 'table'])
  })
})
