import { utils, write } from '@e965/xlsx'
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { recogniseSource } from '../sources.ts'
import { parseJpxListedIssues } from './parse.ts'

const header =
  '日付,コード,銘柄名,市場・商品区分,33業種コード,33業種区分,17業種コード,17業種区分,規模コード,規模区分'.split(',')
type SheetRow = readonly (string | number)[]
const rows: readonly SheetRow[] = [
  [20260131, 9901, '見本水産', 'プライム（内国株式）', 50, '水産・農林業', 1, '食品', 6, 'TOPIX Small 1'],
  [
    20260131,
    '999A',
    '見本情報',
    'グロース（内国株式）',
    5250,
    '情報・通信業',
    10,
    '情報通信・サービスその他',
    '-',
    '-',
  ],
  [20260131, 99025, '見本種類株', 'スタンダード（内国株式）', 3650, '電気機器', 9, '電機・精密', '-', '-'],
  [20260131, 9903, '見本プロ', 'PRO Market', 9050, 'サービス業', 10, '情報通信・サービスその他', '-', '-'],
  [20260131, 9904, '見本外国', 'プライム（外国株式）', '-', '-', '-', '-', '-', '-'],
  [20260131, 9905, '見本ＥＴＦ', 'ETF・ETN', '-', '-', '-', '-', '-', '-'],
  [20260131, 9906, '見本出資証券', '出資証券', '-', '-', '-', '-', '-', '-'],
]

/** The list as the exchange gives it: an old binary workbook of one sheet. */
function givenSheet(
  table: readonly SheetRow[],
  names: SheetRow = header,
  bookType: 'biff8' | 'xlsx' = 'biff8',
): Buffer {
  const book = utils.book_new(utils.aoa_to_sheet([names as unknown[], ...(table as unknown[][])]), 'Sheet1')
  return write(book, { type: 'buffer', bookType }) as Buffer
}
const asText = (table: readonly SheetRow[]) => [header, ...table].map((row) => row.join(',')).join('\r\n')
const codes = [
  ['99010', 'PRM', '0050', '1', 'TOPIX Small 1'],
  ['999A0', 'GRT', '5250', '10', null],
  ['99030', 'TPM', '9050', '10', null],
  ['99040', 'PRM', null, null, null],
]

test.each([
  ['the old workbook, its cells numbers or text as they come', givenSheet(rows)],
  ['a newer workbook', givenSheet(rows, header, 'xlsx')],
  ['UTF-8', Buffer.from(asText(rows))],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${asText(rows)}`)],
  ['cp932', iconv.encode(asText(rows), 'cp932')],
])('%s', async (_, bytes) => {
  expect((await recogniseSource(bytes)).name).toBe('jpx-listed-issues')
  const { read, ignored, rejected, companies = [] } = await parseJpxListedIssues(bytes)
  expect([read, ignored, rejected]).toEqual([7, 3, []]) // the fund, the certificate and the class share
  expect(
    companies.map(({ securityCode, marketCode, tse33Code, tse17Code, sizeSegment }) => [
      securityCode,
      marketCode,
      tse33Code,
      tse17Code,
      sizeSegment,
    ]),
  ).toEqual(codes)
})

test('bad rows are given back with their line, column and text', async () => {
  const [first] = rows as [SheetRow, ...SheetRow[]]
  const bad = (column: number, value: string | number) => first.map((cell, index) => (index === column ? value : cell))
  const { companies, rejected } = await parseJpxListedIssues(
    givenSheet([bad(1, '=9901'), bad(1, '9.9E+03'), bad(1, ''), bad(4, 51), first, first]),
  )
  expect(companies).toHaveLength(1)
  expect(rejected.map(({ line, column, value, reason }) => [line, column, value, reason])).toEqual([
    [2, 'コード', '=9901', 'formula'],
    [3, 'コード', '9.9E+03', 'exponent'],
    [4, 'コード', '', 'required'],
    [5, '33業種コード', '51', 'industry'],
    [7, 'コード', '99010', 'duplicate'],
  ])
})

test('a list that gives one code to two companies is used for neither, and each row names the other', async () => {
  const [first, second] = rows as [SheetRow, SheetRow, ...SheetRow[]]
  const other = [first[0], first[1], '別会社', ...first.slice(3)] as SheetRow
  const { companies, rejected, list } = await parseJpxListedIssues(Buffer.from(asText([first, second, other])))
  expect(companies).toMatchObject([{ securityCode: '999A0' }])
  expect(rejected).toEqual([
    { line: 2, column: 'コード', value: '99010 (4 別会社)', reason: 'shared-code' },
    { line: 4, column: 'コード', value: '99010 (2 見本水産)', reason: 'shared-code' },
  ])
  // The list names the code all the same: nobody is taken off the listing for it.
  expect(list).toEqual({
    kind: 'jpx-listed-issues',
    day: '2026-01-31',
    isWhole: true,
    codes: new Set(['99010', '999A0']),
  })
})

test('a workbook of another kind is refused', async () => {
  await expect(parseJpxListedIssues(givenSheet(rows, ['a', 'b']))).rejects.toThrow(
    expect.objectContaining({ reason: 'header-missing' }),
  )
  const twice = header.map((name) => (name === '日付' ? 'コード' : name))
  await expect(parseJpxListedIssues(givenSheet(rows, twice))).rejects.toThrow(
    expect.objectContaining({ reason: 'header-duplicated' }),
  )
})
