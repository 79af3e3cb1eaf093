import { expect, test } from 'vitest'
import { givenBook } from '#server/imports/files/given-book.ts'
import { assumedIn, linesOf, read } from './given-holdings.ts'

const file = (header: string, cells: readonly string[]) =>
  `code\t${header}\n${cells.map((cell, at) => `${['1110', '2220', '3330', '130A'][at]}\t${cell}`).join('\n')}`

test.each([
  ['fractions that sum to one', 'weight', ['0.25', '0.75'], [25, 75]],
  ['per cents', 'weight', ['25', '75'], [25, 75]],
  ['basis points that sum to ten thousand', 'weight', ['2500', '7500'], [25, 75]],
  ['basis points by their name', 'weight_bps', ['60', '40', '55'], [0.6, 0.4, 0.55]],
  ['small per cents by their name', 'weight (%)', ['0.6', '0.4'], [0.6, 0.4]],
  ['fractions of which one is written as per cent', 'weight', ['0.35', '0.30', '0.30', '5.0%'], [35, 30, 30, 5]],
  ['per cents of which one has its sign', 'weight', ['35', '30', '30', '5.0%'], [35, 30, 30, 5]],
] as const)('%s', async (_, header, cells, expected) => {
  const { lines } = await read(file(header, cells))
  expect(lines.map(({ weight }) => weight)).toEqual(expected)
})

test('the total tells, also where the lines do not make it', async () => {
  const { lines } = await read('code,name,weight\n1110,a,0.5\n2220,b,0.2\n,合計,1.0')
  expect(lines.map(({ weight }) => weight)).toEqual([50, 20, null])
})

test('what may be either is asked, and can be changed', async () => {
  const small = file('weight', ['0.3', '0.2'])
  expect(await assumedIn(small)).toMatchObject({ weights: 'weight: fraction?' })
  expect(await assumedIn(file('weight (%)', ['0.6', '0.4']))).toMatchObject({ weights: 'weight (%): percent?' })
  expect((await read(small)).lines.map(({ weight }) => weight)).toEqual([30, 20])
  const percent = await read(small, { weightUnit: 'percent' })
  expect(percent.lines.map(({ weight }) => weight)).toEqual([0.3, 0.2])
})

test('days are each a whole', async () => {
  const days = 'code,weight,date\n1110,0.6,2025-10-31\n2220,0.4,2025-10-31\n1110,1.0,2025-11-28'
  expect((await read(days)).lines.map(({ weight }) => weight)).toEqual([60, 40, 100])
})

test('cells that a sheet shows as per cent are per cent', async () => {
  const percent = (value: number) => ({ xml: `<v>${value}</v>`, style: 1 })
  const rows = [
    ['code', 'weight'],
    ['1110', percent(0.005)],
    ['2220', percent(0.125)],
  ]
  const { lines } = await read(givenBook([{ name: 'S', rows }], { formats: ['0.0%'] }))
  expect(lines.map(({ weight }) => weight)).toEqual([0.5, 12.5])
})

test.each(['-3.2%', '(3.2%)', '△3.2%', '▲3.2%', '−3.2%', '3.2-', '(3.2)%'])(
  '%s is short: kept, and told apart from what is long',
  async (short) => {
    const shorts = file('ウエイト', ['60.0%', '40.0%', short])
    expect((await linesOf(shorts, 'weight'))[2]).toEqual([4, 'short', -3.2])
    // 60 + 40 long, 3.2 short.
    const sides = { unit: 'percent', long: 100, short: 3.2, net: 96.8, positions: 1 }
    expect((await read(shorts)).sums).toMatchObject({ weight: 96.8, weightLeftOut: null, coverage: 1, sides })
  },
)

test('a line whose amounts contradict each other is left out', async () => {
  const { lines } = await read('code,quantity,value\n1110,-100,5000\n2220,-100,-5000\n3330,-100,\n')
  expect(lines.map(({ outcome, quantity, valueJpy }) => [outcome, quantity, valueJpy])).toEqual([
    ['negative', null, null],
    ['short', -100, -5000],
    ['short', -100, null],
  ])
})

test('nothing with a minus is nothing', async () => {
  expect(await linesOf(file('weight', ['-0.00%', '100%']), 'weight')).toEqual([
    [2, 'add', 0],
    [3, 'add', 100],
  ])
})

test.each([
  ['side', ['Long', 'Short']],
  ['L/S', ['L', 'S']],
  ['売買区分', ['買建', '売建']],
  ['区分', ['現物', '信用売']],
])('%s says what is short, where the amounts have no sign', async (name, [long, short]) => {
  const text = `code,${name},quantity,value\n1110,${long},100,1000\n2220,${short},100,500\n3330,${short},-10,-50`
  expect(await linesOf(text, 'valueJpy')).toEqual([
    [2, 'add', 1000],
    [3, 'short', -500],
    [4, 'short', -50],
  ])
  expect(await assumedIn(text)).toMatchObject({ sides: `${name}: 2` })
})

test('a column of other groups says no side', async () => {
  expect(await linesOf('code,区分,value\n1110,国内株式,1000\n2220,売り,500', 'valueJpy')).toEqual([
    [2, 'add', 1000],
    [3, 'add', 500],
  ])
})
