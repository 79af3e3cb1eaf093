import { describe, expect, test } from 'vitest'
import { assumedIn, linesOf, read } from './given-holdings.ts'

const file = (days: readonly string[]) => `code,value,date\n${days.map((day) => `1110,1,"${day}"`).join('\n')}`

test.each([
  ...['2025-11-20T00:00:00', '2025/11/20 0:00', '20-Nov-2025', '20 November 2025', '20.11.2025', 'Nov 20, 2025'],
  ...['令和7年11月20日', 'R7.11.20', '２０２５年１１月２０日', '20251120', '45981', '11/20/2025', '20/11/2025'],
])('%s is 20 November 2025', async (day) => {
  expect(await linesOf(file([day]), 'heldOn')).toEqual([[2, 'add', '2025-11-20']])
})

test.each(['2062-11-20', '2025-02-30', 'yesterday', '13/13/2025', '2025', '99999'])(
  '%s is no day of a position',
  async (day) => {
    expect(await linesOf(file([day]), 'heldOn')).toEqual([[2, 'date', null]])
  },
)

describe('the order of day and month', () => {
  test.each([
    [
      ['11/20/2025', '11/05/2025'],
      ['2025-11-20', '2025-11-05'],
    ],
    [
      ['20/11/2025', '11/05/2025'],
      ['2025-11-20', '2025-05-11'],
    ],
  ])('is that of the column: %j', async (days, expected) => {
    expect((await linesOf(file(days), 'heldOn')).map(([, , day]) => day)).toEqual(expected)
  })

  test.each([[['11/05/2025', '10/05/2025']], [['11/20/2025', '20/11/2025', '11/05/2025']]])(
    'is asked where nothing tells it, or both do: %j',
    async (days) => {
      expect((await linesOf(file(days), 'heldOn')).at(-1)!.slice(1)).toEqual(['day-order', null])
      expect(await assumedIn(file(days))).toMatchObject({ 'day-order': 'date?' })
      const { lines } = await read(file(days), { dayOrder: 'mdy' })
      expect(lines.at(-1)!.heldOn).toBe(days.at(-1) === '11/05/2025' ? '2025-11-05' : '2025-10-05')
    },
  )
})

describe('a day above the table', () => {
  test.each([
    ['基準日,2025/09/30', '2025-09-30'],
    ['保有日：2025年9月30日', '2025-09-30'],
    ['2025年9月30日現在', '2025-09-30'],
    ['As of:,9/30/2025', '2025-09-30'],
    ['"As of September 30, 2025"', '2025-09-30'],
    ['Fund Holdings as of,"Sep 30, 2025"\nInception Date,"Mar 12, 1996"', '2025-09-30'],
    ['作成日,2025/10/05\n基準日,2025/09/30', '2025-09-30'],
    ['2025年9月末現在', '2025-09-30'],
    ['令和7年9月30日時点の保有銘柄一覧', '2025-09-30'],
    ['Holdings as of September 30, 2025', '2025-09-30'], // The comma parts its cell.
    ['Portfolio as of 30-Sep-2025 (unaudited)', '2025-09-30'],
  ])('%s stands for lines without one', async (above, expected) => {
    const { dates } = await read(`見本ファンド\n${above}\ncode,value\n1110,1`)
    expect(dates).toEqual([expected])
    expect(await assumedIn(`見本ファンド\n${above}\ncode,value\n1110,1`)).toMatchObject({ 'file-day': expected })
  })

  test('stands in the name of a column, and is a month that ends', async () => {
    expect((await read('code,評価額（2025/9/30）\n1110,1')).dates).toEqual(['2025-09-30'])
    expect((await read('code,基準年月,value\n1110,2025/09,1\n2220,202509,1\n3330,2025年9月,1')).dates).toEqual([
      '2025-09-30',
    ])
  })

  test('whose order nothing tells is asked, and so is one without a word', async () => {
    const unordered = 'As of: 11/05/2025\ncode,value\n1110,1'
    expect(await assumedIn(unordered)).toMatchObject({ 'day-order': 'As of: 11/05/2025?' })
    expect((await read(unordered, { dayOrder: 'dmy' })).dates).toEqual(['2025-05-11'])
    const bare = '見本ファンド,2025/09/30\ncode,value\n1110,1'
    expect(await assumedIn(bare)).toMatchObject({ 'given-day': '2025/09/30: 2025-12-30?' })
  })

  test.each([
    '決算日：2025年9月30日',
    '出力日時,2025/10/01 10:00',
    '対象期間,2025/07/01～2025/09/30',
    'Period: 2025-07-01 to 2025-09-30',
  ])('of something else, %s, is none', async (above) => {
    expect(await assumedIn(`${above}\ncode,value\n1110,1`)).toMatchObject({ 'given-day': '2025-12-30' })
  })

  test('gives way to the day of the form where a person says so', async () => {
    const above = '基準日,2025/09/30\ncode,value\n1110,1'
    expect((await read(above, { isGivenDay: true })).dates).toEqual(['2025-12-30'])
  })

  test('without one the day of the form counts, and is said', async () => {
    expect(await assumedIn('code,value\n1110,1')).toMatchObject({ 'given-day': '2025-12-30' })
  })
})
