import { describe, expect, test } from 'vitest'
import { givenBook } from '#server/imports/files/given-book.ts'
import { assumedIn, linesOf } from './given-holdings.ts'

describe('scale', () => {
  test.each([
    ['評価額（千円）', 2_000],
    ['評価額(百万円)', 2_000_000],
    ['評価額[億円]', 200_000_000],
    ['評価額（千）', 2_000],
    ['Market Value (JPY K)', 2_000],
    ['Market Value (JPY mn)', 2_000_000],
    ['Market Value JPY MM', 2_000_000],
    ["Market Value ('000)", 2_000],
    ['Market Value (JPY, thousands)', 2_000],
    ['Marktwert in T€', 2_000],
    ['Kurswert in TJPY', 2_000],
    ['Marktwert (Mrd. JPY)', 2e9],
    ['評価額', 2],
  ])('of %s', async (header, expected) => {
    const reading = { rates: { EUR: 1 } }
    expect(await linesOf(`code\t${header}\n1110\t2`, 'valueJpy', reading)).toEqual([[2, 'add', expected]])
  })

  test.each(['単位：百万円', '（単位:百万円）', 'Unit: JPY million', 'In millions of yen'])(
    'of a line above, %s, is said and can be changed',
    async (line) => {
      const file = `${line}\n証券コード,評価額\n1110,2000`
      expect(await linesOf(file, 'valueJpy')).toEqual([[3, 'add', 2e9]])
      expect(await assumedIn(file)).toMatchObject({ scale: '評価額: 1000000' })
      expect(await linesOf(file, 'valueJpy', { scale: 1000 })).toEqual([[3, 'add', 2e6]])
    },
  )

  test('of a remark below', async () => {
    expect((await linesOf('code,value\n1110,20\n※単位：百万円', 'valueJpy'))[0]).toEqual([2, 'add', 20e6])
  })

  test('of a column of units, line by line; what is no unit is refused', async () => {
    const file =
      '証券コード,評価額,単位\n1110,2000,百万円\n2220,3000000,千円\n3330,5,円\n130A,1,袋\n130A,1,円\n130A,1,円'
    expect((await linesOf(file, 'valueJpy')).slice(0, 4)).toEqual([
      [2, 'add', 2e9],
      [3, 'add', 3e9],
      [4, 'add', 5],
      [5, 'unit', null],
    ])
  })

  test('of a second line of the header, below a name that spans two columns', async () => {
    const rows = [
      ['見本ファンド'],
      ['証券コード', '株数', '評価額', null, '基準日'],
      [null, null, '（千円）', '（％）', null],
      ['1110', 10, 2_000_000, 57.14, '2025-12-01'],
      ['2220', 10, 1_500_000, 42.86, '2025-12-01'],
    ]
    const book = givenBook([{ name: '明細', rows }])
    expect(await linesOf(book, 'valueJpy')).toEqual([
      [4, 'add', 2e9],
      [5, 'add', 1.5e9],
    ])
    expect((await linesOf(book, 'weight')).map(([, , weight]) => weight)).toEqual([57.14, 42.86])
  })

  test('of shares', async () => {
    const both = '単位：千株、百万円\ncode,株数,評価額\n1110,10,2000'
    expect(await linesOf(both, 'quantity')).toEqual([[3, 'add', 10_000]])
    expect(await linesOf(both, 'valueJpy')).toEqual([[3, 'add', 2e9]])
    expect(await linesOf('code,株数（千株）\n1110,2', 'quantity')).toEqual([[2, 'add', 2000]])
  })
})

describe('currency', () => {
  test.each(['円貨評価額', 'Market Value (JPY)', '評価額（円）'])('%s is yen already', async (header) => {
    const file = `code,通貨,為替レート,${header}\n1110,USD,150,150000\n2220,JPY,1,100000`
    expect((await linesOf(file, 'valueJpy')).map(([, , value]) => value)).toEqual([150_000, 100_000])
    expect(await assumedIn(file)).toMatchObject({ yen: header })
  })

  test('a header in dollars asks for a rate, and takes the one that is given', async () => {
    const file = 'code,Market Value (USD)\n1110,2000'
    expect(await linesOf(file, 'valueJpy')).toEqual([[2, 'rate', null]])
    // 2,000 × 150.
    expect(await linesOf(file, 'valueJpy', { rates: { USD: 150 } })).toEqual([[2, 'add', 300_000]])
  })

  test('pence are a hundredth of a pound', async () => {
    const file = 'code,value,currency,rate\n1110,1000,GBP,190\n2220,100000,GBp,\n3330,100000,GBX,1.9'
    // 1,000 × 190; 100,000 ÷ 100 × 190; the price of a penny beside pence says the same.
    expect((await linesOf(file, 'valueJpy')).map(([, , value]) => value)).toEqual([190_000, 190_000, 190_000])
  })

  test('a rate that is the inverse, or of a hundred, is doubted', async () => {
    const file = 'code,value,currency,rate\n1110,1000,USD,0.0067\n2220,1000000,KRW,11\n3330,1000,US$,150'
    expect(await linesOf(file, 'valueJpy')).toEqual([
      [2, 'rate-odd', null],
      [3, 'rate-odd', null],
      [4, 'add', 150_000],
    ])
  })

  test('a rate is of its day', async () => {
    const file =
      'code,value,currency,rate,date\n1110,1000,USD,150,2025-11-28\n2220,1000,USD,,2025-11-28\n3330,1000,USD,,2025-12-30'
    expect((await linesOf(file, 'valueJpy')).map(([, outcome, value]) => [outcome, value])).toEqual([
      ['add', 150_000],
      ['add', 150_000],
      ['rate', null],
    ])
  })

  test('the currency of the whole file stands above the table', async () => {
    const file = 'Currency:,USD\n\ncode,Market Value\n1110,5'
    expect(await linesOf(file, 'currency')).toEqual([[4, 'rate', 'USD']])
  })

  test('of two columns of currencies the one behind the value is its own', async () => {
    const file = 'ISIN;Kurs;Currency;Aktueller Wert;Wert Currency\nJP9111000007;10,5;EUR;1.050,00;JPY'
    expect(await linesOf(file, 'valueJpy')).toEqual([[2, 'add', 1050]])
  })

  test('what stands beside a number is its currency, whatever its column says', async () => {
    const file = 'code\tMarket Value (JPY)\n1110\t$100\n2220\t100 EUR\n3330\t-£5\n130A\t¥1,200\n130A\t300円'
    expect(await linesOf(file, 'currency', { rates: { USD: 150 } })).toEqual([
      [2, 'add', 'USD'],
      [3, 'rate', 'EUR'],
      [4, 'rate', 'GBP'],
      [5, 'add', null],
      [6, 'lot', null],
    ])
    // 100 × 150.
    expect((await linesOf(file, 'valueJpy', { rates: { USD: 150 } }))[0]).toEqual([2, 'add', 15_000])
  })

  test('of a dollar sign its line says which dollar', async () => {
    expect(await linesOf('code,value,currency,rate\n1110,A$100,AUD,100\n2220,$100,AUD,100', 'valueJpy')).toEqual([
      [2, 'add', 10_000],
      [3, 'add', 10_000],
    ])
  })

  test('a workbook says it in the form of its cells', async () => {
    const formats = [
      '[$$-409]#,##0.00',
      '#,##0\\ "€"',
      '_-[$£-809]* #,##0.00_-',
      '"¥"#,##0',
      '[$¥-411]#,##0',
      '#,##0"円"',
    ]
    const rows = [['code', 'value'], ...formats.map((_, at) => ['1110', { xml: '<v>1000</v>', style: at + 1 }])]
    const lines = await linesOf(givenBook([{ name: 'S', rows }], { formats }), 'currency')
    expect(lines.map(([, outcome, currency]) => [outcome, currency])).toEqual([
      ['rate', 'USD'],
      ['rate', 'EUR'],
      ['rate', 'GBP'],
      ['add', null],
      ['lot', null],
      ['lot', null],
    ])
  })

  test('a rate to another currency than yen is doubted', async () => {
    expect(
      await linesOf('code,value,currency,rate\n1110,100,EUR,1.08\n2220,100,USD,1\n3330,100,AUD,0.65', 'rate'),
    ).toEqual([
      [2, 'rate-odd', null],
      [3, 'rate-odd', null],
      [4, 'rate-odd', null],
    ])
  })
})
