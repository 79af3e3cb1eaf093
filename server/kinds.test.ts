import { describe, expect, test } from 'vitest'
import { parseCondition } from '#contract/search/text.ts'
import { monthsNote } from '#methodology/figures/period-months.ts'
import { once } from '#server/cache/once.ts'
import { givenBook } from '#server/imports/files/given-book.ts'
import { parseNewsFeed } from '#server/imports/news-feed/parse.ts'
import { figuresOf, own, read as readTable, rejectedOf } from '#server/imports/tables/given-tables.ts'
import { read as readFilled } from '#server/own-methods/excel/given-workbook.ts'
import { judge } from '#server/own-methods/excel/judge.ts'
import { headRows, indicatorRows, weightColumn } from '#server/own-methods/excel/layout.ts'
import type { RawSheet } from '#server/own-methods/excel/read-workbook.ts'
import { companies, read } from '#server/portfolio/files/kinds/given-holdings.ts'
import { readPrices } from '#server/scenario/own/price-file.ts'
import { readSites } from '#server/scenario/own/site-file.ts'
import { readWatchlistRows } from '#server/watchlists/read-file.ts'

/** What a line is read as: its outcome, company, value, weight and day. */
type Cells = readonly (number | string | null | undefined)[]
interface Kind {
  readonly kind: string
  readonly file: string | Uint8Array
  /** A row a line: outcome, number of the company, value in yen, weight in per cent, day. */
  readonly right: readonly Cells[]
}
const day = '2025-12-30'
const book = (rows: Parameters<typeof givenBook>[0][number]['rows']) => givenBook([{ name: 'S', rows }])

/** A file of each kind in which something came out wrong without a word, and what is right; the comment says what must never come. */
const kinds: readonly Kind[] = [
  {
    kind: 'K01 separators', // never 5 % for "0,5"
    file: 'code\tweight\n1110\t0,5\n2220\t99,5\n',
    right: [
      ['add', 1, null, 0.5, day],
      ['add', 2, null, 99.5, day],
    ],
  },
  {
    kind: 'K02 totals', // never 合計 as a position
    file: 'コード,銘柄名,評価額\n1110,アカマツ製作所株式会社,700\n,現金,300\n,合計,1000\n',
    right: [
      ['add', 1, 700, null, day],
      ['cash', undefined, 300, null, day],
      ['total', undefined, null, null, null],
    ],
  },
  {
    kind: 'K03 which column', // never the price or the cost as the value
    file: 'コード,時価単価,取得金額,数量,評価額\n1110,250,1000,10,2500\n',
    right: [['add', 1, 2500, null, day]],
  },
  { kind: 'K04 scale', file: '単位：百万円\nコード,評価額\n1110,25\n', right: [['add', 1, 25_000_000, null, day]] }, // never 25 yen
  {
    kind: 'K05 currency', // never yen times a rate
    file: 'code,Market Value (JPY),currency,rate\n1110,15000,USD,150\n',
    right: [['add', 1, 15_000, null, day]],
  },
  {
    kind: 'K06 weights', // never 0.4 %: one sign says nothing of the other cells
    file: 'code,weight\n1110,0.4\n2220,0.35\n3330,25%\n',
    right: [
      ['add', 1, null, 40, day],
      ['add', 2, null, 35, day],
      ['add', 3, null, 25, day],
    ],
  },
  {
    kind: 'K07 days', // never 5 November: the line below tells the order
    file: 'code,date,value\n1110,11/05/2025,10\n2220,25/05/2025,10\n',
    right: [
      ['add', 1, 10, null, '2025-05-11'],
      ['add', 2, 10, null, '2025-05-25'],
    ],
  },
  {
    kind: 'K08 who', // never "not in the market"
    file: 'code,value\n1110.T,1\n="2220",2\n３３３０,3\n130A JT Equity,4\n',
    right: [1, 2, 3, 4].map((id) => ['add', id, id, null, day]),
  },
  {
    kind: 'K09 shape', // never a refusal because the header stands low
    file: `${'ご参考,\n'.repeat(12)}コード,評価額\n1110,5\n`,
    right: [['add', 1, 5, null, day]],
  },
  {
    kind: 'K10 workbooks', // never "no value" for a formula without its result
    file: book([
      ['code', 'value'],
      ['1110', { xml: '<f>1+1</f>' }],
      ['2220', 7],
    ]),
    right: [
      ['formula', 1, null, null, null],
      ['add', 2, 7, null, day],
    ],
  },
]

test.each(kinds)('$kind', async ({ file, right }) => {
  const { lines } = await read(file)
  expect(lines.map((line) => [line.outcome, line.company?.id, line.valueJpy, line.weight, line.heldOn])).toEqual(right)
})

const parsed = (text: string) => {
  const read = parseCondition(text)
  return read.kind === 'read' ? read.value : null
}

type CellReading = number | string | null
const firstOf = (outcome: string, value: number | null): CellReading =>
  ['add', 'short'].includes(outcome) ? value : outcome

/** Every kind of upload, and what it makes of one cell: its number, null for nothing, or why it cannot be used. */
const uploads: Readonly<Record<string, (cell: string) => Promise<CellReading>>> = {
  holdings: async (cell) => {
    const { lines } = await read(`code\tvalue\n1110\t${cell}\n`)
    return firstOf(lines[0]!.outcome, lines[0]!.valueJpy)
  },
  watchlists: async (cell) => {
    const text = `ticker\tcountry code\townership ratio (%)\n1110\tJP\t${cell}\n`
    const { rows } = await readWatchlistRows(Buffer.from(text), { companies, members: [] })
    return firstOf(rows[0]!.outcome, rows[0]!.stake)
  },
  prices: async (cell) => {
    const text = `Model\tScenario\tRegion\tVariable\tUnit\t2030\nM\tS\tWorld\tPrice|Carbon\tUSD/t CO2\t${cell}\n`
    const { rows } = await readPrices(Buffer.from(text))
    return firstOf(rows[0]!.outcome, rows[0]!.points[0]?.price ?? null)
  },
  sites: async (cell) => {
    const header = 'Site\tPrefecture\tFixed assets (JPY)\tDepth class\tAnnual probability\tStock (JPY)'
    const { rows } = await readSites(Buffer.from(`${header}\nWorks\tAichi\t1\t50-99\t1%\t${cell}\n`))
    return firstOf(rows[0]!.outcome, rows[0]!.site?.stock ?? null)
  },
  'figures by mapping': async (cell) => {
    const parsed = await readTable(`証券コード\t年度\t女性管理職比率\tGHG\n7203\t2022\t\t${cell}\n`, own())
    const value = figuresOf(parsed)[0]?.value // Of kt, in t.
    return rejectedOf(parsed)[0]?.reason ?? (value === undefined ? null : value! / 1000)
  },
  'holdings by mapping': async (cell) => {
    const header = 'portfolio\tcode\tdate\tshares\tvalue_jpy\tweight_percent'
    const parsed = await readTable(`${header}\ncore\t7203\t2025-03-31\t\t${cell}\t\n`)
    return rejectedOf(parsed)[0]?.reason ?? parsed.holdings![0]!.valueJpy
  },
  // A workbook has no quotation marks around its texts.
  weights: async (cell) => weightIn(await workbook(), cell.replace(/^"(.*)"$/, '$1')),
}

/** A workbook of weights as it is handed out, read once. */
const workbook = once(() => readFilled({}))
/** Row 14 of the sheet of energy, counted from 0. */
const row = 13

function weightIn(sheets: readonly RawSheet[], text: string): CellReading {
  const filled = sheets.map((sheet, at) =>
    at === 2
      ? { ...sheet, rows: sheet.rows.map((cells, of) => (of === row ? cells.with(weightColumn, text) : cells)) }
      : sheet,
  )
  const { reading, weights } = judge(filled)
  const { code } = indicatorRows()[row - headRows]!
  const own = weights.find(({ industry, indicator }) => industry === '10' && indicator === code)
  return reading.faults.first[0]?.reason ?? own!.weight
}

/** A cell, what it says, and what else may be answered: that a comma is not clear, that nothing is required, or where the bounds are. */
const oddCells: readonly {
  readonly cell: string
  readonly value: CellReading
  readonly causes?: readonly string[]
}[] = [
  { cell: '0,5', value: 0.5, causes: ['comma'] }, // never 5
  { cell: '"0,5"', value: 0.5, causes: ['comma'] },
  { cell: '1.234,5', value: 1234.5, causes: ['comma', 'over'] }, // never 1.2345
  { cell: '1,234.5', value: 1234.5, causes: ['over'] },
  { cell: '1 234', value: 1234, causes: ['over'] },
  { cell: '１２．５', value: 12.5 },
  { cell: '１，２', value: 1.2, causes: ['comma'] }, // never 12
  { cell: '△5', value: -5, causes: ['negative', 'stock'] }, // never 5
  { cell: '(5)', value: -5, causes: ['negative', 'stock'] },
  { cell: '5-', value: -5, causes: ['negative', 'stock'] },
  { cell: '#N/A', value: null, causes: ['no-ratio', 'no-amount', 'no-price', 'required', 'no-number'] }, // never 0
  { cell: '未算定', value: null, causes: ['no-ratio', 'no-amount', 'no-price', 'required', 'no-number'] },
  { cell: '開示なし', value: null, causes: ['no-ratio', 'no-amount', 'no-price', 'required', 'no-number'] },
  { cell: '該当なし', value: null, causes: ['no-ratio', 'no-amount', 'no-price', 'required', 'no-number'] },
  { cell: '=1+1', value: 'formula' },
  { cell: '€12', value: 'rate', causes: ['number', 'no-number', 'stock', 'unit'] }, // never 12 yen
  { cell: '12abc', value: 'number', causes: ['no-number', 'stock'] },
]

describe.each(Object.entries(uploads))('%s', (_, upload) => {
  test.each(oddCells)('$cell is the same number as in any other upload, or refused by its cause', async (odd) => {
    expect([odd.value, ...(odd.causes ?? [])]).toContain(await upload(odd.cell))
  })
})

describe('kinds of files that an operator imports', () => {
  test('K11 lists of SBTi: two ISINs, a year with a point, the day of the list', async () => {
    const header =
      'sbti_id,company_name,isin,lei,near_term_status,near_term_target_classification,near_term_target_year,date_updated'
    const row = '9,Akamatsu,US0378331005;JP9111000007,,Targets set,1.5°C,2031.0,2025-04-01'
    const [read] = (await readTable(`${header}\n${row}\n`)).commitments!
    expect(read).toMatchObject({
      company: { isin: 'US0378331005', otherIsins: ['JP9111000007'] },
      record: { target_year: 2031 },
      listedOn: '2025-04-01',
    })
  })

  test('K12 feeds: one bad item loses no other, and a change has its moment', () => {
    const item = (title: string, when: string, more = '') =>
      `<item><title>${title}</title><guid>${title}</guid><pubDate>${when}</pubDate>${more}</item>`
    const feed = `<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>W</title>${[
      item('A&B', 'Mon, 30 Jun 2025 09:00:00 +0900', '<dc:modified>2025-07-01T09:00:00+09:00</dc:modified>'),
      item('never', 'soon'),
    ].join('')}</channel></rss>`
    const { feed: items, rejected } = parseNewsFeed(Buffer.from(feed), 'feed.xml', { today: '2026-01-15' })
    expect(items!.map(({ titleEn, publishedAt }) => [titleEn, publishedAt])).toEqual([['A&B', '2025-06-30 09:00']])
    expect(rejected.map(({ reason }) => reason)).toEqual(['date'])
  })

  test('K13 words: marks are nothing, units are read, a comma is not a factor of ten', async () => {
    const csv =
      '証券コード,年度,女性管理職比率,GHG\n7203,2022,0.18,"12,000"\n7203,2023,該当なし,#N/A\n7203,2024,"1,8",1\n'
    const parsed = await readTable(csv, own())
    expect(figuresOf(parsed).map(({ indicator, fiscalYear, value }) => [indicator, fiscalYear, value])).toEqual([
      ['S-DV-002', 2022, 18],
      ['E-CC-001', 2022, 12_000_000],
      ['E-CC-001', 2024, 1000],
    ])
    expect(rejectedOf(parsed).map(({ line, reason }) => [line, reason])).toEqual([[4, 'comma']])
    const prices = 'model,scenario,region,variable,unit,2030.0\nM,S,World,Price|Carbon,US$2010/t CO2,"120,5"\n'
    expect((await readPrices(Buffer.from(prices))).rows[0]!.points).toEqual([{ year: 2030, price: 120.5 }])
  })

  test('K14 text: what cannot be meant is answered by a word', () => {
    // Which bounds a measure can have, and what a decimal comma is, are laws of searches.
    expect(parseCondition('market（PRM）')).toMatchObject({ kind: 'read', value: parsed('market(PRM)') })
  })

  test('K15 periods: nine months are no year', () => {
    expect(monthsNote('2025-04-01', '2025-12-31')).toEqual(['months:9'])
  })
})
