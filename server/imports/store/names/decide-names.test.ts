import { expect, test } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { givenParsedImport, twoCompanies } from '#server/test/table.ts'
import { readMapping } from '../../tables/mapping.ts'
import { importFile } from '../import-file.ts'
import { decideNames } from './decide-names.ts'

const database = givenDatabase()
const now = new Date('2026-02-01T03:00:00Z')
const deciding = { accept: true, by: 'steward', now }

const own = [
  readMapping(
    `
mapping: named-prices
kind: prices
file: { columns: [会社名, 日, 終値] }
company: { name: 会社名, isin: ISIN }
fields: { date: 日, close: 終値 }
`,
    'named-prices.yaml',
  ),
]

const given = (fileName: string, rows: readonly string[]) =>
  importFile(database.db, {
    bytes: Buffer.from(['会社名,ISIN,日,終値', ...rows].join('\n')),
    fileName,
    source: 'named-prices',
    by: 'test',
    now: new Date('2026-01-15T03:00:00Z'),
    options: { own, mapping: 'named-prices' },
  })
const revision = async () =>
  (await database.db.selectFrom('market').select('revision').executeTakeFirstOrThrow()).revision
const candidates = () => database.db.selectFrom('name_candidate').selectAll().orderBy('id').execute()

test('many names are accepted at once: every file of theirs is read once, and the market changes once', async () => {
  await givenParsedImport(database.db, twoCompanies)
  // A namesake of the second company: which of the two is meant only a person can say.
  const namesake = { line: 2, edinetCode: 'E99003', securityCode: '99970', nameJa: 'ためし薬品', isListed: true }
  await givenParsedImport(database.db, { companies: [namesake] })
  await given('a.csv', [
    '見本電機,JP3999900008,2025-12-30,10',
    'MIHON ELECTRIC,,2025-12-29,11',
    'ためし薬品,,2025-12-30,5',
  ])
  await given('b.csv', ['見本電機,,2025-12-26,12'])
  expect((await candidates()).map(({ name }) => name)).toEqual([
    '見本電機',
    'MIHON ELECTRIC',
    'ためし薬品',
    'ためし薬品',
  ])

  const before = await revision()
  const { outcomes, imports, failed } = await decideNames(database.db, 'all', deciding)
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'several', 'several'])
  expect(failed).toEqual([])
  // Two rows of the one file, one of the other.
  expect(imports.map(({ fileName, accepted }) => [fileName, accepted]).sort()).toEqual([
    ['a.csv', 2],
    ['b.csv', 1],
  ])
  expect(await revision()).toBe(before + 1)
  const reads = await database.db.selectFrom('import').select('id').where('source', '=', 'named-prices').execute()
  expect(reads).toHaveLength(4) // each file when it came, and once more
})

test('the number that stands beside a confirmed name is learnt, with the file it comes from', async () => {
  const company = database.db.selectFrom('company').select(['id', 'isin']).where('security_code', '=', '9X9Y0')
  const { id, isin } = await company.executeTakeFirstOrThrow()
  expect(isin).toBe('JP3999900008')
  const alias = await database.db
    .selectFrom('company_alias')
    .innerJoin('import', 'import.id', 'import_id')
    .select(['kind', 'company_id', 'file_name', 'line', 'learnt_on'])
    .where('value', '=', isin!)
    .executeTakeFirst()
  expect(alias).toEqual({ kind: 'isin', company_id: id, file_name: 'a.csv', line: 2, learnt_on: '2026-02-01' })
})

test('a name of two companies is decided by number, once; the other meaning is then taken', async () => {
  const [, , first, second] = await candidates()
  const ids = [first!.id, second!.id, 999]
  const { outcomes, imports } = await decideNames(database.db, { ids }, deciding)
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'other-company', 'unknown'])
  expect(imports.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(1)
  expect(await decideNames(database.db, { source: 'another' }, deciding)).toMatchObject({ outcomes: [] })
  const refused = await decideNames(database.db, { source: 'named-prices' }, { ...deciding, accept: false })
  expect(refused).toMatchObject({ outcomes: [{ id: second!.id, outcome: 'done' }], imports: [] })
  expect((await decideNames(database.db, { ids: [second!.id] }, deciding)).outcomes).toEqual([
    { id: second!.id, outcome: 'decided-before' },
  ])
})
