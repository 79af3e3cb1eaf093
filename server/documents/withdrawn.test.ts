import { beforeAll, expect, test } from 'vitest'
import { type CompanyDocument, getCompanyDocument, listCompanyDocuments } from '#contract/documents/documents.ts'
import { searchCompanies } from '#contract/market/companies.ts'
import { getFigure, listObservations } from '#contract/market/observations.ts'
import { givenBareEntry } from '#server/imports/edinet-document-list/given-list.ts'
import { importFile } from '#server/imports/store/import-file.ts'
import { entryOf, type GivenFile, givenDay, givenFiling } from '#server/imports/store/withdrawals/given-life.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { codeList, givenImport } from '#server/test/samples.ts'

const database = givenDatabase()
const app = givenApp(database)
let token = ''
let companyId = 0

const importAs = (file: GivenFile) =>
  importFile(database.db, { ...file, by: 'test', now: new Date('2026-11-20T03:00:00Z') })

beforeAll(async () => {
  await givenImport(database.db, codeList)
  const files = [
    givenFiling('S100ZA00', '2024-06-21', { year: 2023, sales: [100], employees: 10 }),
    givenDay('2025-06-20', [entryOf('S100ZA01', '2025-06-20', 2024)]),
    givenDay('2025-07-10', [entryOf('S100ZA03', '2025-07-10', 2024, { parentDocID: 'S100ZA01' })]),
    givenFiling('S100ZA01', '2025-06-20', { year: 2024, sales: [120, 101], employees: 12 }),
    givenFiling('S100ZA03', '2025-07-10', { year: 2024, sales: [121, 101], employees: 12, parent: 'S100ZA01' }),
  ]
  for (const file of files) await importAs(file)
  token = await app.signedIn()
  companyId = (await app.call(searchCompanies, { query: { q: '9X9Y' } }, token)).body.data.companies[0].id
})

const documentsOn = async (asOf?: string): Promise<CompanyDocument[]> =>
  (await app.call(listCompanyDocuments, { params: { companyId }, query: asOf ? { asOf } : {} }, token)).body.data
    .documents
const figure = async (fiscalYear: number, asOf?: string) =>
  (
    await app.call(
      getFigure,
      {
        params: { companyId, indicator: 'F-PL-001', fiscalYear },
        query: { boundary: 'consolidated', ...(asOf && { asOf }) },
      },
      token,
    )
  ).body.data

test('a correction of which a list says no period has that of what it corrects, and their figures stand', async () => {
  const documents = await documentsOn()
  const original = documents.find(({ number }) => number === 'S100ZA01')!
  expect(documents[0]).toMatchObject({ number: 'S100ZA03', fiscalYear: 2024, corrects: original.id, voidSince: null })
  expect((await figure(2024)).value).toBe(121)
})

test('a withdrawal takes correction and original, says so wherever a restatement is said, and leaves the past', async () => {
  const past = await documentsOn('2025-10-04')
  const withdrawal = givenBareEntry({
    docID: 'S100ZW01',
    parentDocID: 'S100ZA01',
    withdrawalStatus: '1',
    submitDateTime: '2025-10-05 09:30',
  })
  const summary = await importAs(givenDay('2025-10-05', [withdrawal]))
  expect(summary).toMatchObject({ accepted: 1, withdrawn: 3 })
  expect(await documentsOn('2025-10-04')).toEqual(past)

  const documents = await documentsOn()
  expect(documents.map(({ number, voidSince, isWithdrawn }) => [number, voidSince, isWithdrawn])).toEqual([
    ['S100ZA03', '2025-10-05', true],
    ['S100ZA01', '2025-10-05', true],
    ['S100ZA00', null, false],
  ])
  const params = { companyId, documentId: documents[0]!.id }
  const { restated } = (await app.call(getCompanyDocument, { params, query: {} }, token)).body.data
  expect(restated).toMatchObject([
    { indicator: 'F-PL-001', kind: 'restated', fiscalYear: 2024, value: 121, earlierValue: 120 },
    { indicator: 'F-PL-001', kind: 'withdrawn', fiscalYear: 2024, value: null, state: 'withdrawn', earlierValue: 121 },
  ])

  const gone = await figure(2024)
  expect(gone).toMatchObject({ value: null, state: 'withdrawn' })
  expect(gone.vintages.map(({ knownFrom, value }: { knownFrom: string; value: number }) => [knownFrom, value])).toEqual(
    [
      ['2025-10-05', null],
      ['2025-07-10', 121],
      ['2025-06-20', 120],
    ],
  )
  const again = await figure(2023)
  expect(again).toMatchObject({ value: 100, notes: ['stands-after-withdrawal'], file: { name: 'S100ZA00.csv' } })
  expect(again.documents.find(({ id }: { id: number }) => id === again.documentId).number).toBe('S100ZA00')
  expect((await figure(2024, '2025-10-04')).value).toBe(121)
  const { cells } = (await app.call(listObservations, { params: { companyId }, query: {} }, token)).body.data
  const states = cells.map((cell: { indicator: string; fiscalYear: number; state: string }) =>
    [cell.indicator, cell.fiscalYear, cell.state].join(' '),
  )
  expect(states).toEqual(expect.arrayContaining(['F-PL-001 2024 withdrawn', 'S-LR-001 2024 withdrawn']))
  const company = await database.db
    .selectFrom('company')
    .select('figures')
    .where('id', '=', companyId)
    .executeTakeFirst()
  expect(company?.figures).toBe(states.filter((state: string) => !state.endsWith('withdrawn')).length)
})
