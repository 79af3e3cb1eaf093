import { beforeEach, expect, test } from 'vitest'
import { clearMarket } from '#server/market/clear.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenParsedImport } from '#server/test/table.ts'
import { importFile } from '../import-file.ts'
import { decideNames } from '../names/decide-names.ts'

const database = givenDatabase()
const now = new Date('2026-01-15T03:00:00Z')

const holding = {
  line: 3,
  edinetCode: 'E99001',
  securityCode: '9X9Y0',
  nameJa: '見本電機ホールディングス株式会社',
  isListed: true,
}
const own = '2700110005898'
const operating = '8700110005901'

beforeEach(async () => {
  await clearMarket(database.db)
  await givenParsedImport(database.db, { companies: [{ ...holding, corporateNumber: own }] })
})

const imported = (fileName: string, text: string) =>
  importFile(database.db, { bytes: Buffer.from(text), fileName, by: 'test', now, options: { year: 2023 } })
const list = (name: string) =>
  imported(
    'eegs-list.csv',
    `法人番号,特定排出者コード,事業者・事業所名,区分,業種,所在地,温室効果ガス算定排出量(tCO2),ページ
${own},012345678,見本電機ホールディングス株式会社,特定事業所排出者,機械,東京都,100,x
${operating},087654321,${name},特定事業所排出者,機械,東京都,2500,x
`,
  )
const panel = () =>
  imported(
    'eegs-panel.csv',
    `spEmitCode,repDivID,year,gasID,value,unit,source_file
012345678,1,2019,0,90.0,,a
087654321,1,2019,0,2400.0,千,b
`,
  )
const figures = async () => {
  const rows = await database.db
    .selectFrom('observation')
    .innerJoin('indicator', 'indicator.id', 'indicator_id')
    .select(['fiscal_year', 'boundary', 'part', 'value'])
    .where('code', '=', 'E-SG-001')
    .orderBy('fiscal_year')
    .orderBy('value')
    .execute()
  return rows.map((row) => [row.fiscal_year, row.boundary, row.part, row.value])
}
const company = [
  [2019, 'parent-domestic', '', 90],
  [2023, 'parent-domestic', '', 100],
]
const all = [
  company[0],
  [2019, 'subsidiary', '見本電機株式会社', 2400],
  company[1],
  [2023, 'subsidiary', '見本電機株式会社', 2500],
]

test('a panel by emitter code joins whether the list that says whose the codes are comes before it or after', async () => {
  expect(await panel()).toMatchObject({ accepted: 0 })
  expect(await figures()).toEqual([])
  expect(await list('無関係株式会社')).toMatchObject({ emitters: 2, joined: 1 })
  expect(await figures()).toEqual(company)
  expect(await panel()).toMatchObject({ importId: null })
})

test('the operating company of a holding company waits for a person, and its figures stand under its own name', async () => {
  await panel()
  expect(await list('見本電機株式会社')).toMatchObject({ suggestions: 1 })
  expect(await figures()).toEqual(company)
  const [candidate] = await database.db.selectFrom('name_candidate').selectAll().execute()
  await decideNames(database.db, { ids: [candidate!.id] }, { accept: true, by: 'steward', now })
  expect(await figures()).toEqual(all)
  expect(await database.db.selectFrom('entity').selectAll().execute()).toMatchObject([
    {
      corporate_number: operating,
      relation: 'subsidiary',
      confirmed_by: 'steward',
      source: 'eegs-statutory-emissions',
    },
  ])
})

test('the operator’s own table says which entities are a company’s, and what waited for them joins', async () => {
  await list('見本電機株式会社')
  await panel()
  const rows = [`${operating},見本電機株式会社,9X9Y,subsidiary`, `${operating.replace('8', '9')},,9X9Y,parent`]
  const text = `entity_corporate_number,entity_name,code,relation\n${rows.join('\n')}\n`
  expect(await imported('entities.csv', text)).toMatchObject({
    source: 'group-entities',
    rejections: [{ line: 3, reason: 'corporate-number' }],
  })
  expect(await figures()).toEqual(all)
  expect(await imported('entities.csv', text)).toMatchObject({ importId: null })
})
