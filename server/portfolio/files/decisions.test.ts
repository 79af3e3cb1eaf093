import { beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/portfolio/portfolios.ts'
import { maxDecisions } from '#contract/wire/table-reading.ts'
import { tickerOf } from '#server/catalogue/search-text.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database)
const day = '2025-12-30'
let token = ''
let companies: { readonly id: number; readonly ticker: string }[] = []

beforeAll(async () => {
  token = await app.signedIn('decider@asset.example')
  const rows = await database.db
    .selectFrom('company')
    .select(['id', 'security_code'])
    .where('is_listed', '=', true)
    .where('security_code', 'is not', null)
    .orderBy('id')
    .limit(3)
    .execute()
  companies = rows.map(({ id, security_code }) => ({ id, ticker: tickerOf(security_code)! }))
})

test('a line means the company that somebody says, or is left out, in the preview as when it is saved', async () => {
  const [a, b, c] = companies
  const rows = [
    `${a!.ticker},,100`,
    'ZZ99,Some fund,200',
    ',合計,300',
    `${b!.ticker},,400`,
    `${c!.ticker},,NaN`,
    `x,${c!.ticker},,500`,
  ]
  const file = Buffer.from(['code,name,value', ...rows].join('\n')).toString('base64')
  const read = async (decisions: NonNullable<contract.HoldingsReading['decisions']>) =>
    (await app.call(contract.readPortfolioFile, { body: { file, date: day, decisions } }, token)).body
  const decisions = { 2: 'leave', 3: c!.id, 4: b!.id, 6: c!.id, 7: c!.id } as const
  const lines = (await read(decisions)).data.lines as contract.HoldingLine[]
  expect(lines.map(({ outcome }) => outcome)).toEqual(['left-out', 'add', 'add', 'lot', 'number', 'cells'])
  expect(lines.map(({ company }) => company?.id ?? null)).toEqual([null, c!.id, b!.id, b!.id, c!.id, null])
  expect(lines[3]!.sameAs).toBe(4)
  const body = { name: 'decided', file, date: day, decisions }
  expect((await app.call(contract.addPortfolio, { body }, token)).body.data).toMatchObject({ saved: 3, rejected: 3 })
  expect((await read({ 2: 999_999 })).code).toBe('company.not-found')
  expect((await read({ two: c!.id })).code).toBe('request.invalid')
  const many = Object.fromEntries(Array.from({ length: maxDecisions + 1 }, (_, at) => [at + 1, c!.id]))
  expect((await read(many)).code).toBe('request.invalid')
})

test('what somebody typed stands in the place of cells that cannot be used, of a line of other columns too', async () => {
  const [a, b, c] = companies
  const lines = [`${a!.ticker},NaN,2025-12-30`, `${b!.ticker},1`, `${c!.ticker},10,soon`, 'ZZ99,5,2025-12-30']
  const file = Buffer.from(['code,value,date', ...lines].join('\n')).toString('base64')
  const read = async (how: contract.HoldingsReading) =>
    (await app.call(contract.readPortfolioFile, { body: { file, ...how } }, token)).body.data
      .lines as contract.HoldingLine[]
  const first = await read({})
  expect(first.map(({ outcome, cells }) => [outcome, cells?.value])).toEqual([
    ['number', 'NaN'],
    ['cells', undefined],
    ['date', '10'],
    ['unknown', undefined], // Whose company is the question: nothing is to be corrected.
  ])
  const cells = {
    2: { value: '1.250,5' },
    3: { code: b!.ticker, value: '△7', date: '2025-12-30' },
    4: { date: '2025-12-29' },
  }
  const mended = await read({ cells })
  expect(mended.map(({ outcome, valueJpy, heldOn }) => [outcome, valueJpy, heldOn])).toEqual([
    ['add', 1250.5, '2025-12-30'], // It has a decimal comma of its own.
    ['short', -7, '2025-12-30'],
    ['add', 10, '2025-12-29'],
    ['unknown', 5, '2025-12-30'],
  ])
  expect(mended[0]!.cells).toEqual({ code: a!.ticker, value: '1.250,5', date: '2025-12-30' })
})

test('decimal commas are read as points when somebody says so, and refused by name', async () => {
  const file = Buffer.from(`code;weight\n${companies[0]!.ticker};0,5\n${companies[1]!.ticker};99,5\n`).toString(
    'base64',
  )
  const read = async (decimalMark?: '.') => {
    const body = { file, date: day, ...(decimalMark && { decimalMark }) }
    return (await app.call(contract.readPortfolioFile, { body }, token)).body.data.lines as contract.HoldingLine[]
  }
  expect(await read()).toMatchObject([{ weight: 0.5 }, { weight: 99.5 }])
  expect(await read('.')).toMatchObject([{ outcome: 'comma' }, { outcome: 'comma' }])
})
