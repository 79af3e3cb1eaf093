import { utils, write } from '@e965/xlsx'
import iconv from 'iconv-lite'
import { beforeAll, expect, test } from 'vitest'
import { readRatio } from '#contract/watchlists/ratio.ts'
import { readWatchlistFile, type WatchlistFileRow } from '#contract/watchlists/watchlist-file.ts'
import { addWatchlist } from '#contract/watchlists/watchlists.ts'
import { tickerOf } from '#server/catalogue/search-text.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database)
const companies: { id: number; ticker: string; name: string }[] = []
let token = ''
beforeAll(async () => {
  const rows = await database.db
    .selectFrom('company')
    .select(['id', 'security_code', 'name_ja'])
    .orderBy('id')
    .execute()
  for (const { id, security_code, name_ja } of rows)
    if (security_code) companies.push({ id, ticker: tickerOf(security_code)!, name: name_ja })
  token = await app.signedIn('files@asset.example')
})

const read = (bytes: Uint8Array | string, watchlistId?: number) =>
  app.call(
    readWatchlistFile,
    { body: { file: Buffer.from(bytes).toString('base64'), ...(watchlistId && { watchlistId }) } },
    token,
  )
const rowsOf = async (bytes: Uint8Array | string, watchlistId?: number) =>
  (await read(bytes, watchlistId)).body.data.rows as WatchlistFileRow[]

test('every kind of row says what would happen to it', async () => {
  const [a, b, c] = companies as [(typeof companies)[0], (typeof companies)[0], (typeof companies)[0]]
  const list = (
    await app.call(
      addWatchlist,
      {
        body: {
          name: 'kinds',
          members: [
            { companyId: b.id, stake: 12 },
            { companyId: c.id, stake: 3 },
          ],
        },
      },
      token,
    )
  ).body.data
  const text = [
    'ticker,country code,ownership ratio',
    `${a.ticker},JP,１２．５％`,
    `${b.ticker},jp,15`,
    `${c.ticker}.T,JPN,3.00`,
    'ZZZZ,JP,1',
    `${companies[3]!.ticker},XX,1`,
    `${a.ticker},JP,2`,
    `${companies[4]!.ticker},JP,`,
    `${companies[5]!.ticker},JP,NaN`,
    `${companies[6]!.ticker},JP,-1`,
    `${companies[7]!.ticker},JP,100.01`,
    `${companies[8]!.ticker},JP,1.005`,
    `${companies[9]!.ticker},JP`,
    `${companies[10]!.name},JP,4`,
    `${companies[11]!.ticker},US,1`,
  ].join('\r\n')
  const rows = await rowsOf(text, list.id)
  expect(rows.map(({ line, outcome, stake }) => [line, outcome, stake])).toEqual([
    [2, 'add', 12.5],
    [3, 'change', 15],
    [4, 'unchanged', 3],
    [5, 'unknown', 1],
    [6, 'country', 1],
    [7, 'duplicate', 2],
    [8, 'no-ratio', null],
    [9, 'number', null],
    [10, 'negative', null],
    [11, 'over', null],
    [12, 'decimals', null],
    [13, 'cells', null],
    [14, 'unknown', 4],
    [15, 'country', 1],
  ])
  expect(rows[1]).toMatchObject({ before: 12, company: { id: b.id } })
  expect(rows[5]).toMatchObject({ sameAs: 2 })
  expect(rows[12]).toMatchObject({ company: null, suggestion: { id: companies[10]!.id } })
})

test('UTF-8 with a mark, Shift_JIS, UTF-16 with tabs, and Excel are read alike', async () => {
  const cells = [
    ['証券コード', '国コード', '持分比率（%）'],
    [companies[0]!.ticker, 'JP', '12.5'],
    [companies[1]!.ticker, '日本', '0'],
  ]
  const text = cells.map((row) => row.join(',')).join('\r\n')
  const sheet = utils.aoa_to_sheet(cells)
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Sheet1')
  const files = [
    Buffer.from(`\ufeff${text}`),
    iconv.encode(text, 'cp932'),
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text.replaceAll(',', '\t'), 'utf16le')]),
    write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
  ]
  for (const file of files)
    expect((await rowsOf(file)).map(({ outcome, stake }) => [outcome, stake])).toEqual([
      ['add', 12.5],
      ['add', 0],
    ])
})

test('codes as programs write them, decimal commas, totals, remarks and an extra empty cell', async () => {
  const [a, b, c] = companies as [(typeof companies)[0], (typeof companies)[0], (typeof companies)[0]]
  const text = [
    'コード;国コード;保有比率;備考',
    `${a.ticker}.0;JP;12,5;"面談\n11月"`,
    `'${b.ticker};日本国;0,25;`,
    `TYO:${c.ticker};JP;7;;`,
    '合計;;19,75;',
    '※ 見本;;;',
  ].join('\n')
  expect((await rowsOf(text)).map(({ line, outcome, stake }) => [line, outcome, stake])).toEqual([
    [2, 'add', 12.5],
    [4, 'add', 0.25],
    [5, 'add', 7],
    [6, 'total', null],
    [7, 'note', null],
  ])
  const { assumed } = (await read(text)).body.data
  expect(assumed.map(({ kind }: { kind: string }) => kind)).toEqual(['separator', 'decimal-comma'])
})

test.each([
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'watchlist.file-unreadable'],
  ['a text without the columns', 'a,b,c\r\n1,2,3', 'watchlist.file-columns'],
  ['100,000 rows', `ticker,country code,ownership ratio\n${'1,,\n'.repeat(100_000)}`, 'watchlist.file-long'],
  ['a workbook that is cut off', Buffer.from('504b0304140000000800', 'hex'), 'watchlist.file-unreadable'],
])('%s is refused', async (_, bytes, code) => {
  expect((await read(bytes)).body.code).toBe(code)
})

test('a file of more than fits is refused before it is read', async () => {
  // 600 kB; a body of more than a megabyte is not even taken.
  for (const bytes of [700_000, 900_000])
    expect((await read(Buffer.alloc(bytes, 0x20))).body).toMatchObject({ code: 'upload.large', most: 600_000 })
})

test.each([
  ['12.5', 12.5],
  ['１２．５％', 12.5],
  ['+7', 7],
  ['.5', 0.5],
  ['100.00', 100],
  ['0', 0],
  ['-0', 0],
  ['5 %', 5],
])('%s is a ratio', (text, stake) => {
  expect(readRatio(text)).toEqual({ stake, fault: null })
})

test.each([
  ['', 'no-ratio'],
  ['　', 'no-ratio'],
  ['Infinity', 'number'],
  ['1e1', 'number'],
  ['1,5', 'number'],
  ['0x10', 'number'],
  ['=1+1', 'number'],
  ['−１', 'negative'],
  ['100.001', 'over'],
  ['0.001', 'decimals'],
])('%s is none', (text, fault) => {
  expect(readRatio(text)).toEqual({ stake: null, fault })
})
