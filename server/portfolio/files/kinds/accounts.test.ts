import { expect, test } from 'vitest'
import { read } from './given-holdings.ts'

const outcomes = async (file: string, reading?: Parameters<typeof read>[1]) =>
  (await read(file, reading)).lines.map(({ outcome, weight, valueJpy }) => [outcome, weight ?? valueJpy])
const accountsIn = async (file: string, reading?: Parameters<typeof read>[1]) =>
  (await read(file, reading)).assumed.filter(({ kind }) => kind.includes('account'))

const twoFunds = [
  'ファンドコード,ファンド名,コード,構成比（%）',
  'F1,見本成長,1110,60',
  'F1,見本成長,2220,39',
  'F1,見本成長,現金,1',
  'F2,見本配当,1110,25',
  'F2,見本配当,3330,75',
].join('\n')

test('funds whose weights are each a whole are not added up: one is to be chosen, by the column that names them', async () => {
  expect(await outcomes(twoFunds)).toEqual(Array.from({ length: 5 }, () => ['account', null]))
  expect(await accountsIn(twoFunds)).toEqual([
    { kind: 'which-account', column: 'ファンド名', value: '見本成長\n見本配当', isQuestion: true },
  ])
})

test('of the one that was chosen the lines are read, and those of the others are told', async () => {
  const reading = { account: '見本配当' }
  expect(await outcomes(twoFunds, reading)).toEqual([
    ['account', null],
    ['account', null],
    ['account', null],
    ['add', 25],
    ['add', 75],
  ])
  expect((await read(twoFunds, reading)).sums.weight).toBe(100) // 25 + 75
  expect(await accountsIn(twoFunds, reading)).toEqual([
    { kind: 'account', column: 'ファンド名', value: '見本配当\n見本成長', isQuestion: false },
  ])
})

test.each([
  ['fractions', ['0.6', '0.4', '0.25', '0.75'], 25],
  ['basis points', ['6000', '4000', '2500', '7500'], 25],
])('%s are told by one fund, not by all', async (_, weights, percent) => {
  const lines = weights.map((weight, at) => `${at < 2 ? 'A' : 'B'},${['1110', '2220'][at % 2]},${weight}`)
  const file = ['Fund,Ticker,Weight', ...lines].join('\n')
  expect((await outcomes(file, { account: 'B' }))[2]).toEqual(['add', percent])
})

test('days count each for itself', async () => {
  const lines = ['A', 'B'].flatMap((fund) =>
    ['2025-10-31', '2025-11-28'].flatMap((day) => [`${fund},${day},1110,60`, `${fund},${day},2220,40`]),
  )
  const file = ['Portfolio,As of,Ticker,Weight (%)', ...lines].join('\n')
  expect(await accountsIn(file)).toMatchObject([{ kind: 'which-account', value: 'A\nB' }])
})

test('amounts of several accounts are read together, which is asked; parts of one portfolio too', async () => {
  const values = 'Account,Ticker,Market value\nA,1110,5\nB,1110,7\nB,2220,8'
  expect(await outcomes(values)).toEqual([
    ['add', 5],
    ['lot', 7],
    ['add', 8],
  ])
  expect(await accountsIn(values)).toEqual([{ kind: 'accounts', column: 'Account', value: 'A\nB', isQuestion: true }])
  expect((await read(values, { account: 'B' })).sums.value).toBe(15) // 7 + 8
  const parts = 'Account,Ticker,Weight (%)\nA,1110,30\nA,3330,20\nB,2220,50'
  expect(await accountsIn(parts)).toMatchObject([{ kind: 'accounts' }])
  expect((await read(parts)).sums.weight).toBe(100)
})

test('an account that the file does not have is none of its lines', async () => {
  expect(await outcomes('Account,Ticker,Market value\nA,1110,5\nB,1110,7', { account: 'C' })).toEqual([
    ['account', null],
    ['account', null],
  ])
  expect(await outcomes('Ticker,Market value\n1110,5', { account: 'C' })).toEqual([['account', null]])
  // One that has a single one is read as it is, and by its name.
  const single = 'Account,Ticker,Market value\nA,1110,5'
  expect(await outcomes(single)).toEqual([['add', 5]])
  expect(await outcomes(single, { account: 'A' })).toEqual([['add', 5]])
  expect(await accountsIn(single)).toEqual([])
})
