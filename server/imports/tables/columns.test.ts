import { describe, expect, test } from 'vitest'
import { nearest } from '#contract/wire/nearest.ts'
import { figuresOf, mapping, own, read, refusalOf } from './given-tables.ts'
import { readMapping } from './mapping.ts'

describe('a column that a mapping reads and the table lacks', () => {
  const narrow = mapping.replace('columns: [証券コード, 年度, 女性管理職比率, GHG]', 'columns: [証券コード]')
  const rows = '\n9X9Y,2023,0.051,5\n'

  test.each([
    ['of a figure', '証券コード,年度,女性管理職比率,GHG排出量', 'GHG', 'GHG → GHG排出量'],
    ['of the year', '証券コード,会計年度,女性管理職比率,GHG', '年度', '年度 → 会計年度'],
    [
      'with a letter that is wrong',
      '証券コード,年度,女性管理識比率,GHG',
      '女性管理職比率',
      '女性管理職比率 → 女性管理識比率',
    ],
    ['like none of its columns', '証券コード,年度,女性管理職比率,x', 'GHG', undefined],
    ['twice', '証券コード,年,女性管理職比率,y', '年度, GHG', '年度 → 年'],
  ])('%s refuses the file and is named once, with the most similar', async (_, header, columns, similar) => {
    const detail = { mapping: 'mine', columns, ...(similar && { similar }) }
    expect(await refusalOf(() => read(header + rows, own(narrow)))).toEqual(['mapping-columns', detail])
  })

  test('of the company or of a field refuses it too', async () => {
    const prices = `
mapping: quotes
kind: prices
file: { columns: [code] }
company: { code: code, isin: isin }
fields: { date: date, close: price, volume: date }
`
    const detail = { mapping: 'quotes', columns: 'isin, price', similar: 'price → prices' }
    expect(await refusalOf(() => read('code,date,prices\n9X9Y,2025-01-06,5\n', own(prices)))).toEqual([
      'mapping-columns',
      detail,
    ])
  })

  test('is left out where the mapping says that it may be', async () => {
    const optional = narrow.replace('columns: [証券コード]', 'columns: [証券コード], optional: [GHG]')
    const parsed = await read('証券コード,年度,女性管理職比率\n9X9Y,2023,0.051\n', own(optional))
    expect(figuresOf(parsed).map(({ indicator }) => indicator)).toEqual(['S-DV-002'])
  })

  test('is said of a mapping that is asked for by name, with the most similar', async () => {
    expect(
      await refusalOf(() => read('証券コード,年度,女性管理職比率,ＧＨＧ量\n', { ...own(), mapping: 'mine' })),
    ).toEqual(['mapping-columns', { mapping: 'mine', columns: 'GHG', similar: 'GHG → GHG量' }])
    expect((await refusalOf(() => read('a,b\n', { mapping: 'vendor-score' })))[1]).toMatchObject({
      nearest: 'vendor-scores',
    })
  })
})

test('columns of years that are no years are refused, not passed over', async () => {
  const text = `
mapping: wide
kind: figures
file: { columns: [code, name] }
company: { code: code }
year: { columns: '^(Y\\d+)$' }
long: { indicator: name }
`
  expect(await refusalOf(() => read('code,name,Y23\n9X9Y,S-LR-001,5\n', own(text)))).toMatchObject([
    'mapping-columns',
    { mapping: 'wide', columns: '^(Y\\d+)$' },
  ])
})

describe('a mapping of records', () => {
  const prices = (fields: string) => `
mapping: quotes
kind: prices
file: { columns: [code] }
company: { code: code }
fields: ${fields}
`
  test.each([
    ['a field that the kind does not have', '{ date: date, closing: price }', 'fields.closing', 'close?'],
    ['without a field that every row needs', '{ close: price }', 'fields.date', 'needs it'],
    ['without any of several fields', '{ date: date }', 'fields', 'close, market_cap_million'],
  ])('with %s is refused', async (_, fields, at, because) => {
    const [reason, detail] = await refusalOf(() => readMapping(prices(fields), 'quotes.yaml'))
    expect([reason, detail.at, detail.because]).toEqual(['mapping-invalid', at, expect.stringContaining(because)])
  })

  test('says once what is the same in every row', async () => {
    const ratings = `
mapping: ratings
kind: vendor-scores
file: { columns: [code, when, grade] }
company: { code: code }
fields: { vendor: { constant: msci }, date: when, value: grade }
`
    const parsed = await read('code,when,grade\n9X9Y,2025-06-01,AA\n', own(ratings))
    expect(parsed.vendorScores).toMatchObject([{ vendor: 'msci', item: 'total', value: 'AA', number: 5 }])
    const unknown = await read('code,when,grade\n9X9Y,2025-06-01,AA\n', own(ratings.replace('msci', 'mcsi')))
    expect(unknown.rejected).toEqual([{ line: 2, column: 'vendor', value: 'mcsi', reason: 'vendor' }])
    expect(unknown.warnings).toMatchObject([{ code: 'vendor-unknown', detail: { vendor: 'mcsi', nearest: 'msci' } }])
  })
})

test('constants of a long table: unit, boundary and state', async () => {
  const text = `
mapping: mine-long
kind: figures
file: { columns: [code, year, name, amount] }
company: { code: code }
year: { column: year }
long:
  indicator: name
  value: amount
  unit: { constant: kt CO2e }
  boundary: { constant: parent }
  state: { constant: estimated }
`
  const parsed = await read('code,year,name,amount\n9X9Y,2023,E-CC-001,1.2\n', own(text))
  expect(figuresOf(parsed)).toMatchObject([{ value: 1200, boundary: 'parent', state: 'estimated' }]) // kt → t
  const figure = mapping.replace('unit: kt CO2e', 'unit: { constant: kt CO2e }')
  expect(readMapping(figure, 'mine.yaml').figures![1]!.unit).toBe('kt CO2e')
})

test.each([
  ['GHG', ['code', 'ＧＨＧ排出量'], 'ＧＨＧ排出量'],
  ['clsoe', ['close', 'date'], 'close'], // two letters of five
  ['close', ['volume', 'isin'], undefined],
  ['年度', [], undefined],
])('nearest to %s', (word, words, expected) => expect(nearest(word, words)).toBe(expected))
