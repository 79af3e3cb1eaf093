import { beforeAll, expect, test } from 'vitest'
import { givenBareEntry } from '#server/imports/edinet-document-list/given-list.ts'
import { importFile } from '#server/imports/store/import-file.ts'
import { givenDay, givenFiling } from '#server/imports/store/withdrawals/given-life.ts'
import { givenDatabase } from '#server/test/database.ts'
import { codeList, givenImport } from '#server/test/samples.ts'
import { changedDays } from './lines/changed-days.ts'
import { findDocuments, findRestatements } from './lines/filings.ts'

const database = givenDatabase()
let companyId = 0

beforeAll(async () => {
  const { db } = database
  await givenImport(db, codeList)
  const filing = givenFiling('S100ZA01', '2025-06-20', { year: 2024, sales: [120, 101], employees: 12 })
  await importFile(db, { ...filing, by: 'test', now: new Date('2025-06-21T03:00:00Z') })
  const entry = {
    docID: 'S100ZW01',
    parentDocID: 'S100ZA01',
    withdrawalStatus: '1',
    submitDateTime: '2025-10-05 09:30',
  }
  const list = givenDay('2025-10-05', [givenBareEntry(entry)])
  await importFile(db, { ...list, by: 'test', now: new Date('2025-10-05T10:00:00Z') })
  companyId = (await db.selectFrom('document').select('company_id').executeTakeFirstOrThrow()).company_id!
})

test.each(['import', 'filing'] as const)('a withdrawal is told like a correction, by the day of %s', async (by) => {
  const span = { since: new Date('2025-10-05T00:00:00Z'), until: new Date('2025-10-06T00:00:00Z'), by }
  expect(await findDocuments(database.db, [companyId], span)).toMatchObject([
    { kind: 'documents', filedOn: '2025-06-20', withdrawnOn: '2025-10-05' },
  ])
  expect(await findRestatements(database.db, [companyId], span)).toMatchObject([
    { kind: 'restatements', figures: 3, isWithdrawal: true, indicatorJa: '売上高', value: null },
  ])
  const before = { ...span, since: new Date('2025-06-20T00:00:00Z'), until: new Date('2025-06-22T00:00:00Z') }
  expect(await findDocuments(database.db, [companyId], before)).toMatchObject([{ filedOn: '2025-06-20' }])
  expect(await findRestatements(database.db, [companyId], before)).toEqual([])
  expect(await changedDays(database.db, '2025-10-03', '2025-10-06')).toEqual(['2025-10-05'])
})
