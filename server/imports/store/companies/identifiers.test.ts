import { beforeAll, expect, test } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { givenFigure, givenParsedImport, givenTable, twoCompanies } from '#server/test/table.ts'
import type { CompanyKey } from '../../table-records.ts'
import { decideIdentifiers } from '../names/decide-identifiers.ts'

const database = givenDatabase()
beforeAll(async () => void (await givenParsedImport(database.db, twoCompanies)))

// Invented numbers; whether their check digits fit is the parser's to see.
const isin = 'JP3999900008'
const another = 'JP3999000006'
const receipt = 'US9999999990'
const lei = '9999SAMPLE0000000105'

const given = (company: CompanyKey, line = 2, fiscalYear = 2023) =>
  givenParsedImport(database.db, { read: 1, ...givenTable([givenFigure({ company, line, fiscalYear })]) })
const company = (code: string) =>
  database.db.selectFrom('company').selectAll().where('security_code', '=', code).executeTakeFirstOrThrow()
const candidates = () => database.db.selectFrom('identifier_candidate').selectAll().orderBy('id').execute()

test('an ISIN and LEI beside a code are learnt, with import, line and day, and find the company from then on', async () => {
  const summary = await given({ securityCode: '9X9Y0', isin, lei }, 7)
  expect(summary).toMatchObject({ accepted: 1, learnt: 2, conflicts: 0 })
  const mihon = await company('9X9Y0')
  expect(mihon).toMatchObject({ isin, lei })
  expect(mihon.search_text).toContain(isin.toLowerCase())
  const aliases = await database.db.selectFrom('company_alias').selectAll().orderBy('kind').execute()
  const source = { company_id: mihon.id, import_id: summary.importId, line: 7, learnt_on: '2026-01-15' }
  expect(aliases).toEqual([
    { kind: 'isin', value: isin, ...source },
    { kind: 'lei', value: lei, ...source },
  ])
  expect(await given({ isin }, 2, 2022)).toMatchObject({ accepted: 1, learnt: 0 })
  expect(await given({ lei }, 2, 2021)).toMatchObject({ accepted: 1, learnt: 0 })
})

test('a number that another company has goes to a person, once, and the row to neither', async () => {
  const row = { securityCode: '99980', isin }
  const summary = await given(row)
  expect(summary).toMatchObject({ accepted: 0, conflicts: 1, rejections: [{ line: 2, reason: 'conflict' }] })
  expect(await given(row)).toMatchObject({ conflicts: 0 })
  expect(await candidates()).toMatchObject([{ kind: 'isin', value: isin, reason: 'other-company', decision: null }])
})

test('a second number of a company changes nothing by itself; its row is the company’s all the same', async () => {
  expect(await given({ securityCode: '9X9Y0', isin: another }, 2, 2020)).toMatchObject({ accepted: 1, conflicts: 1 })
  expect(await given({ securityCode: '99980', isin: receipt }, 2, 2020)).toMatchObject({ accepted: 1, conflicts: 1 })
  expect((await candidates()).map(({ reason, held_value }) => [reason, held_value])).toEqual([
    ['other-company', null],
    ['other-value', isin],
    ['other-country', null],
  ])
  expect(await company('9X9Y0')).toMatchObject({ isin })
  expect(await company('99980')).toMatchObject({ isin: null })
})

test('a list of identifiers never overwrites one that is held', async () => {
  const rows = [{ line: 2, securityCode: '9X9Y0', isin: 'JP3999100004' }]
  expect(await givenParsedImport(database.db, { read: 1, companies: rows })).toMatchObject({
    conflicts: 1,
    counts: { rows: { rejected: 1 } },
  })
  expect(await company('9X9Y0')).toMatchObject({ isin })
})

test('accepted, the number is the company’s, and another that held it gives it up; refused, all stays', async () => {
  const [first, second] = await candidates()
  const deciding = { by: 'steward', now: new Date('2026-02-01T03:00:00Z') }
  expect(await decideIdentifiers(database.db, [first!.id, 999], { ...deciding, accept: true })).toEqual([
    { id: first!.id, outcome: 'done' },
    { id: 999, outcome: 'unknown' },
  ])
  expect([(await company('9X9Y0')).isin, (await company('99980')).isin]).toEqual([null, isin])
  expect(await decideIdentifiers(database.db, [second!.id], { ...deciding, accept: false })).toMatchObject([
    { outcome: 'done' },
  ])
  expect(await decideIdentifiers(database.db, [second!.id], { ...deciding, accept: true })).toMatchObject([
    { outcome: 'decided-before' },
  ])
  expect((await company('9X9Y0')).isin).toBeNull()
})
