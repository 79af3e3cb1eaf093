import { expect, test } from 'vitest'
import { type ImportSummary, importFile } from '#server/imports/store/import-file.ts'
import { givenDatabase } from '../database.ts'
import { codeListZip } from './tables/edinet.ts'
import { eegsList } from './tables/eegs.ts'
import { listedIssues } from './tables/exchange.ts'
import { sbtiCompanies } from './tables/sbti.ts'
import { isRegistered, womensDatabase, womensFiguresOf } from './tables/women.ts'
import { makeWorld } from './world.ts'

const today = '2025-12-01'
const world = makeWorld({ seed: 5, companies: 12, years: 2, today })
const given = givenDatabase()

const add = (bytes: Buffer, fileName: string, options = {}): Promise<ImportSummary> =>
  importFile(given.db, { bytes, fileName, by: 'test', now: new Date(`${today}T09:00:00Z`), options })

test('a market stands up from the files of the world: lists, filings, emissions, promises, the ministry', async () => {
  const summaries = [
    await add(codeListZip(world, today), 'Edinetcode.zip'),
    await add(listedIssues(world, '2025-11-28'), 'data_j.xlsx'),
    await add(sbtiCompanies(world, '2025-11-28'), 'companies-excel.xlsx'),
    await add(eegsList(world, 2023), 'EEGS_2023年度.csv'),
  ]
  const documents = world.documents.filter(({ kind, submittedAt }) => kind !== 'withdrawal' && submittedAt < today)
  for (const { docID } of documents) {
    const zip = world.reportZip(docID)
    if (zip) summaries.push(await add(zip, `${docID}.zip`))
  }
  const women = await add(womensDatabase(world, '2025-11-30'), 'women.zip')
  for (const { rejections } of summaries)
    expect(rejections.filter(({ reason }) => reason !== 'unknown-company')).toEqual([])
  const registered = world.filers.filter(isRegistered)
  const operating = registered.filter(({ operatingEntity }) => operatingEntity !== null)
  expect([women.source, new Set(women.rejections.map(({ reason }) => reason))]).toEqual([
    'womens-participation',
    new Set(operating.length > 0 ? ['unknown-company'] : []),
  ])

  const latest = async (indicator: string, edinetCode: string) =>
    given.db
      .selectFrom('observation')
      .innerJoin('company', 'company.id', 'observation.company_id')
      .innerJoin('indicator', 'indicator.id', 'observation.indicator_id')
      .select(['fiscal_year', 'value', 'boundary'])
      .where('company.edinet_code', '=', edinetCode)
      .where('indicator.code', '=', indicator)
      .orderBy('fiscal_year', 'desc')
      .orderBy('known_from', 'desc')
      .execute()
  const filer = registered.find(({ operatingEntity }) => operatingEntity === null)!
  const overtime = await latest('S-LR-025', filer.edinetCode)
  expect(overtime).toMatchObject([
    { fiscal_year: 2024, value: Number(womensFiguresOf(filer, 5, 2025).overtime), boundary: 'parent' },
  ])
  const companies = await given.db.selectFrom('company').select(['tse33_code', 'market_code']).execute()
  expect(companies).toHaveLength(world.filers.length)
  expect(companies.every(({ tse33_code, market_code }) => tse33_code && market_code)).toBe(true)
})
