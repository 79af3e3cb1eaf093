import { expect, test } from 'vitest'
import type { WatchlistReading } from '#contract/watchlists/watchlist-file.ts'
import { readWatchlistRows } from './read-file.ts'

const companies = [1, 2, 3].map((id) => ({
  id,
  security_code: `${id}0000`,
  isin: null,
  name_ja: `見本${id}`,
  name_en: `Sample ${id}`,
}))

const read = (text: string, reading: WatchlistReading = {}) =>
  readWatchlistRows(Buffer.from(text), { companies, members: [], ...reading })
const rowsOf = async (text: string, reading?: WatchlistReading) =>
  (await read(text, reading)).rows.map(({ line, outcome, company, stake }) => [
    line,
    outcome,
    company?.id ?? null,
    stake,
  ])

const file = [
  'ticker,country code,ownership ratio (%)',
  '1000,JP,12.5',
  'ZZZZ,JP,7',
  '合計,,19.5',
  '2000,US,1',
  '3000,JP',
].join('\n')

test('as it stands, nobody having said anything', async () => {
  expect(await rowsOf(file)).toEqual([
    [2, 'add', 1, 12.5],
    [3, 'unknown', null, 7],
    [4, 'total', null, null],
    [5, 'country', null, 1],
    [6, 'cells', null, null],
  ])
})

test('a line means the company that somebody says, whatever it looks like, or is left out', async () => {
  expect(await rowsOf(file, { decisions: { 2: 'leave', 3: 1, 4: 1, 5: 2, 6: 3 } })).toEqual([
    [2, 'left-out', null, null],
    [3, 'add', 1, 7], // The line that was left out is no earlier one of the company.
    [4, 'duplicate', 1, 19.5],
    [5, 'add', 2, 1],
    [6, 'cells', null, null], // Nobody can say which of its cells is the ratio.
  ])
  await expect(read(file, { decisions: { 2: 9 } })).rejects.toThrow('company.not-found')
})

test('what somebody typed stands in the place of a cell; of a line of other columns it is all there is', async () => {
  const cells = { 2: { ratio: '3,5' }, 3: { ticker: '2000' }, 6: { ticker: '3000', country: 'JP', ratio: '４' } }
  expect((await rowsOf(file, { cells })).filter(([line]) => [2, 3, 6].includes(line as number))).toEqual([
    [2, 'add', 1, 3.5], // It has a decimal comma of its own.
    [3, 'add', 2, 7],
    [6, 'add', 3, 4],
  ])
})

test('decimal commas are said, and read otherwise when somebody says so', async () => {
  const commas = 'ticker;country code;ownership ratio\n1000;JP;2,5\n2000;JP;1,25\n'
  expect((await read(commas)).assumed.map(({ kind }) => kind)).toEqual(['separator', 'decimal-comma'])
  expect(await rowsOf(commas, { decimalMark: '.' })).toEqual([
    [2, 'comma', 1, null],
    [3, 'comma', 2, null],
  ])
})

test('small ratios without a sign are asked about, and can be shares of one', async () => {
  const small = 'ticker,country code,ownership ratio\n1000,JP,0.125\n2000,JP,0.5\n'
  const { assumed } = await read(small)
  expect(assumed).toEqual([{ kind: 'weights', column: 'ownership ratio', value: 'percent', isQuestion: true }])
  expect(await rowsOf(small, { ratioUnit: 'fraction' })).toEqual([
    [2, 'add', 1, 12.5],
    [3, 'add', 2, 50],
  ])
  // The name of the column says what they are.
  expect((await read(small.replace('ratio', 'ratio (%)'))).assumed).toEqual([])
})

test('ratios above 100 are asked about, and can be basis points', async () => {
  const large = 'ticker,country code,ownership ratio\n1000,JP,250\n2000,JP,75\n'
  const { assumed } = await read(large)
  expect(assumed).toEqual([{ kind: 'weights', column: 'ownership ratio', value: 'percent', isQuestion: true }])
  expect(await rowsOf(large)).toMatchObject([
    [2, 'over', 1, null],
    [3, 'add', 2, 75],
  ])
  expect(await rowsOf(large, { ratioUnit: 'bps' })).toEqual([
    [2, 'add', 1, 2.5],
    [3, 'add', 2, 0.75],
  ])
  // The name of the column says it, unless somebody says otherwise.
  const named = large.replace('ratio', 'ratio (bps)')
  expect((await rowsOf(named)).map(([, , , stake]) => stake)).toEqual([2.5, 0.75])
  expect((await rowsOf(named, { ratioUnit: 'percent' })).map(([, outcome]) => outcome)).toEqual(['over', 'add'])
  // What is scaled is written with its sign.
  expect((await rowsOf(named, { cells: { 2: { ratio: '60.00%' } } }))[0]).toEqual([2, 'add', 1, 60])
})

test('of two columns that fit equally the first is read, which is said, and the other when somebody says so', async () => {
  const twice = 'ticker,country code,stake,stake\n1000,JP,1,2\n'
  const { assumed } = await read(twice)
  expect(assumed).toEqual([{ kind: 'first-column', column: 'ratio', value: 'stake\nstake#2', isQuestion: true }])
  expect(await rowsOf(twice)).toEqual([[2, 'add', 1, 1]])
  expect(await rowsOf(twice, { columns: { ratio: 'stake#2' } })).toEqual([[2, 'add', 1, 2]])
})
