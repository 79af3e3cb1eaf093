import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { CompanyRecord, Parsed } from '#server/imports/records.ts'
import { clearMarket } from '#server/market/clear.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenParsedImport } from '#server/test/table.ts'
import { buildPanel } from '../panel/build.ts'

const database = givenDatabase()
beforeEach(() => clearMarket(database.db))

const filer = (number: number, parts: Partial<CompanyRecord> = {}): CompanyRecord => ({
  line: number + 1,
  edinetCode: `E990${String(number).padStart(2, '0')}`,
  securityCode: `99${String(number).padStart(2, '0')}0`,
  nameJa: `見本${number}`,
  isListed: true,
  ...parts,
})
/** The exchange's segment comes with EDINET's list here, which shortens the test. */
function list(day: string, numbers: readonly number[], marketCode = 'PRM'): Partial<Parsed> {
  const companies = numbers.map((number) => filer(number, { marketCode }))
  const codes = new Set(companies.flatMap(({ edinetCode, securityCode }) => [edinetCode!, securityCode!]))
  return { read: companies.length, companies, list: { kind: 'edinet-code-list', day, isWhole: true, codes } }
}
const listedOn = async (day: string) =>
  (await buildPanel(database.connection, day)).companies.map(({ isListed }) => isListed)
const segmentsOn = async (day: string) =>
  (await buildPanel(database.connection, day)).companies.map(({ market }) => market)

const six = [1, 2, 3, 4, 5, 6]
const five = six.slice(0, 5)
const all = six.map(() => true)
const without = (last: boolean) => [...five.map(() => true), last]

test('who left is listed until the list that does not name it any more, on the segment it was on, and again once it comes back', async () => {
  await givenParsedImport(database.db, list('2019-05-12', six))
  await givenParsedImport(database.db, list('2022-01-12', five, 'STD'))
  expect(await listedOn('2018-12-31')).toEqual(all)
  expect(await listedOn('2022-01-11')).toEqual(all)
  expect(await listedOn('2022-01-12')).toEqual(without(false))
  expect(await listedOn('9999-12-31')).toEqual(without(false))
  expect(await segmentsOn('2020-01-01')).toEqual(six.map(() => 'PRM'))
  expect(await segmentsOn('2023-01-01')).toEqual([...five.map(() => 'STD'), null])
  await givenParsedImport(database.db, list('2024-01-12', six))
  expect([await listedOn('2018-12-31'), await listedOn('2024-01-12')]).toEqual([all, all])
  expect(await listedOn('2023-12-31')).toEqual(without(false))
})

test('days that a table of the operator’s own tells are kept once, however often it comes', async () => {
  const gone = filer(6, { isListed: false, listedOn: '2016-03-01', delistedOn: '2021-07-30' })
  const never = filer(7, { isListed: false, delistedOn: '2020-10-01' })
  for (const _ of [1, 2]) await givenParsedImport(database.db, { read: 2, companies: [gone, never] })
  const both: Record<string, readonly boolean[]> = {
    '2015-12-31': [false, true],
    '2016-03-01': [true, true],
    '2020-10-01': [true, false],
    '2021-07-29': [true, false],
    '2021-07-30': [false, false],
  }
  for (const [day, expected] of Object.entries(both)) expect(await listedOn(day), day).toEqual(expected)
  const rows = await database.db.selectFrom('company_fact').select('told_on').where('name', '=', 'is_listed').execute()
  expect(rows.filter(({ told_on }) => (told_on ?? '') < '2022')).toHaveLength(5)
})

test('one that no list ever named was listed while it filed', async () => {
  await givenParsedImport(database.db, { read: 1, companies: [filer(1, { isListed: false })] })
  const company = await database.db.selectFrom('company').select('id').executeTakeFirstOrThrow()
  const { id } = await database.db.selectFrom('import').select('id').executeTakeFirstOrThrow()
  await sql`
    insert into document (company_id, source_key, kind, title, publisher, language, filed_on, is_amendment, import_id)
    values (${company.id}, 'a', 'annual-report', 'x', 'x', 'ja', '2018-06-25', false, ${id})`.execute(database.db)
  const listed = []
  for (const day of ['2018-06-24', '2018-06-25', '2019-12-24', '2019-12-26']) listed.push(...(await listedOn(day)))
  expect(listed).toEqual([false, true, true, false])
})
