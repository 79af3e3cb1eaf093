import { beforeAll, expect, test } from 'vitest'
import { importFile } from '#server/imports/store/import-file.ts'
import { decideNames } from '#server/imports/store/names/decide-names.ts'
import { listCommitments } from '#server/market/commitments.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenParsedImport, twoCompanies } from '#server/test/table.ts'

const database = givenDatabase()
const ids = { mihon: 0, tameshi: 0 }
beforeAll(async () => {
  await givenParsedImport(database.db, {
    companies: [{ ...twoCompanies.companies[0]!, isin: 'JP3999900008' }, twoCompanies.companies[1]!],
  })
  const rows = await database.db.selectFrom('company').select('id').orderBy('id').execute()
  ;[ids.mihon, ids.tameshi] = rows.map(({ id }) => id) as [number, number]
})

/** The list in the form of today, and in the one it had until 2024. */
const today =
  'sbti_id,company_name,isin,lei,near_term_status,near_term_target_classification,near_term_target_year,date_updated'
const until2024 =
  'Company Name,ISIN,LEI,Near term - Target Status,Near term - Target Classification,Near term - Target Year,Net-Zero Committed,Net-Zero Year,Date'

const bring = (fileName: string, header: string, row: string) =>
  importFile(database.db, {
    bytes: Buffer.from(`${header}\n${row}\n`),
    fileName,
    by: 'test',
    now: new Date('2026-06-01T03:00:00Z'),
  })
const statusOf = async (id: number, day: string) =>
  (await listCommitments(database.db, [id], day)).map(({ record }) => record.status)

// Promised in 2023, taken back in 2026. Whatever comes last, the newest list decides, and a past day knows its own.
test('of lists in whatever order and form the newest decides, by its day', async () => {
  await bring('new.csv', today, '41,Mihon Electric,JP3999900008,,Commitment removed,,,2026-04-01')
  await bring('old.csv', until2024, 'Mihon Electric,JP3999900008,,Committed,,,No,,01/06/2023')
  await bring('middle.csv', today, '41,Mihon Electric,JP3999900008,,Targets set,1.5°C,2030,2025-02-01')
  expect(await statusOf(ids.mihon, '2026-05-01')).toEqual(['Commitment removed'])
  expect(await statusOf(ids.mihon, '2025-12-31')).toEqual(['Targets set'])
  expect(await statusOf(ids.mihon, '2024-01-01')).toEqual(['Committed'])
  const again = await bring('old.csv', until2024, 'Mihon Electric,JP3999900008,,Committed,,,No,,01/06/2023')
  expect(again).toMatchObject({ importId: null, unchanged: 1 })
})

test('a row of two ISINs is its company’s by either of them', async () => {
  await bring('two.csv', today, '43,Mihon Electric,US0378331005; JP3999900008,,Targets set,1.5°C,2031.0,2026-04-02')
  const [row] = await listCommitments(database.db, [ids.mihon], '2026-05-01')
  expect(row!.record).toMatchObject({ status: 'Targets set', target_year: 2031 })
})

test.each([
  [2025, 2026],
  [2026, 2025],
])('a name that is accepted later: the row of the newest list, imported in the order %i, %i', async (...years) => {
  const name = `Tameshi Pharma ${years[0] === 2025 ? 'Inc.' : 'Co., Ltd.'}`
  const status = { 2025: 'Committed', 2026: 'Commitment removed' } as Readonly<Record<number, string>>
  // A row of either order is another one of the list.
  for (const year of years)
    await bring(
      `${year}.csv`,
      today,
      `5${years[0]! - 2025},"${name}",,,${status[year]},,,${year}-04-0${years[0]! - 2023}`,
    )
  const { outcomes, failed } = await decideNames(
    database.db,
    { source: 'sbti-companies' },
    { accept: true, by: 'steward', now: new Date('2026-06-02T03:00:00Z') },
  )
  expect([outcomes.map(({ outcome }) => outcome), failed]).toEqual([['done'], []])
  expect(await statusOf(ids.tameshi, '2026-05-01')).toEqual(['Commitment removed'])
})
