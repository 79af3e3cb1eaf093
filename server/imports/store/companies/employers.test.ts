import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { clearMarket } from '#server/market/clear.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenParsedImport } from '#server/test/table.ts'
import { positions, width } from '../../womens-participation/positions.ts'
import { importFile } from '../import-file.ts'
import { decideNames } from '../names/decide-names.ts'

const database = givenDatabase()
const now = new Date('2026-01-15T03:00:00Z')
const own = '2700110005898'
const operating = '8700110005901'
const name = '見本電機株式会社'

const sample = readFileSync(join(import.meta.dirname, '../../womens-participation/samples/ok/whole.csv'), 'utf8')
const header = sample.slice(0, sample.indexOf('\n'))

beforeEach(async () => {
  await clearMarket(database.db)
  const nameJa = '見本電機ホールディングス株式会社'
  const holding = { line: 3, edinetCode: 'E99001', securityCode: '9X9Y0', nameJa, isListed: true, corporateNumber: own }
  await givenParsedImport(database.db, { companies: [holding] })
})

const imported = (fileName: string, text: string) =>
  importFile(database.db, { bytes: Buffer.from(text), fileName, by: 'test', now, options: { year: 2023 } })

function employer(cells: Partial<Record<keyof typeof positions, string>>): string {
  const row = Array<string>(width).fill('')
  for (const [of, text] of Object.entries({ updated: '2025年12月1日', ...cells }))
    row[positions[of as keyof typeof positions].at] = text
  return row.map((cell) => `"${cell}"`).join(',')
}

/** The holding company; its operating one without a securities code; one that has that one's name, and one whose number is none. */
const employers = () =>
  imported(
    'women.csv',
    [
      header,
      employer({ company: 'x', corporateNumber: own, securityCode: '9X9Y', managers: '10.0', paidLeave: '60.0' }),
      employer({
        company: name,
        corporateNumber: operating,
        managers: '20.0',
        leaveGroup: '正社員',
        maleLeave: '50.0',
      }),
      employer({ company: name, corporateNumber: '7980000000003', managers: '30.0' }),
      employer({ company: name, corporateNumber: operating.replace('8', '9'), managers: '40.0' }),
    ].join('\n'),
  )
const entities = (entityName = '', relation = 'subsidiary') =>
  imported(
    'entities.csv',
    `entity_corporate_number,entity_name,code,relation\n${operating},${entityName},9X9Y,${relation}\n`,
  )

const figures = async () => {
  const rows = await database.db
    .selectFrom('observation')
    .innerJoin('indicator', 'indicator.id', 'indicator_id')
    .select(['code', 'boundary', 'part', 'value'])
    .where('code', 'like', 'S-%')
    .orderBy('code')
    .orderBy('value')
    .execute()
  return rows.map((row) => [row.code, row.boundary, row.part, row.value])
}
const ofCompany = [
  ['S-DV-002', 'parent', '', 10],
  ['S-LR-023', 'parent', '', 60],
]
const all = [
  ofCompany[0],
  ['S-DV-002', 'subsidiary', name, 20],
  ['S-DV-011', 'subsidiary', `${name} / 正社員`, 50],
  ofCompany[1],
]

test('an operating entity without a securities code joins by its number, under its own name, whichever file comes first', async () => {
  expect(await employers()).toMatchObject({ accepted: 2, suggestions: 0, rejections: [] })
  expect(await figures()).toEqual(ofCompany)
  expect(await entities()).toMatchObject({ accepted: 1, joined: 2 })
  expect(await figures()).toEqual(all)
  expect(await employers()).toMatchObject({ importId: null, suggestions: 0 })

  await clearMarket(database.db)
  await givenParsedImport(database.db, {
    companies: [
      { line: 3, edinetCode: 'E99001', securityCode: '9X9Y0', nameJa: '見本', isListed: true, corporateNumber: own },
    ],
  })
  await entities('見本電機（登記名）')
  expect(await employers()).toMatchObject({ accepted: 4, suggestions: 0, rejections: [] })
  expect((await figures())[1]).toEqual(['S-DV-002', 'subsidiary', '見本電機（登記名）', 20])
})

test('an entity that a person accepted in the list of emitters is an employer, too', async () => {
  await employers()
  await imported(
    'eegs-list.csv',
    `法人番号,特定排出者コード,事業者・事業所名,区分,業種,所在地,温室効果ガス算定排出量(tCO2),ページ
${operating},087654321,${name},特定事業所排出者,機械,東京都,2500,x
`,
  )
  const [candidate] = await database.db.selectFrom('name_candidate').selectAll().execute()
  expect(await figures()).toEqual(ofCompany)
  expect(await decideNames(database.db, { ids: [candidate!.id] }, { accept: true, by: 'steward', now })).toMatchObject({
    failed: [],
  })
  expect(await figures()).toEqual(all)
})
