import { beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/portfolio/portfolios.ts'
import { mostDecisions } from '#contract/wire/table-reading.ts'
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
  const many = Object.fromEntries(Array.from({ length: mostDecisions + 1 }, (_, at) => [at + 1, c!.id]))
  expect((await read(many)).code).toBe('request.invalid')
})
