import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { getDownloadUsage } from '#contract/account/downloads.ts'
import { getPortfolioFigures, type PortfolioFigures } from '#contract/portfolio/figures.ts'
import { getPortfolioHoldings, saveHoldings } from '#contract/portfolio/holdings.ts'
import { searchMarket } from '#contract/search/searches.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 200, seed: 11 })
const app = givenApp(database)
const of = 'holdings-Satoyama Core'
let token = ''
beforeAll(async () => {
  app.clock.now = new Date('2026-11-20T03:00:00Z')
  token = await app.signedIn()
  await database.db.updateTable('account').set({ password_changed_at: app.clock.now }).execute()
})

const save = async (format: 'csv' | 'xlsx', query: Record<string, unknown> = {}) =>
  app.call(saveHoldings, { params: { format }, query: { of, lang: 'en', ...query } as never }, token)
const holdings = async (query: Record<string, unknown> = {}) =>
  (await app.call(getPortfolioHoldings, { query: { of, ...query } as never }, token)).body

test('the file holds every position and the figures of the whole, and is counted', async () => {
  const usage = async () => (await app.call(getDownloadUsage, { query: {} }, token)).body.data.used as number
  const before = await usage()
  const { status, body, headers } = await save('csv')
  expect(status).toBe(200)
  expect(headers['content-disposition']).toContain('satoyama-portfolio-2026-09-30.csv')
  const rows = parse(Buffer.from(body), { bom: true, relax_column_count: true }) as string[][]
  const { data } = (await app.call(getPortfolioFigures, { query: { of } as never }, token)).body as {
    data: PortfolioFigures
  }
  const waci = rows.find(([name]) => name === 'WACI')!
  expect(Number(waci[2])).toBeCloseTo(data.strip.waci.value! * 100, 6)
  expect(Number(waci[4])).toBeCloseTo(data.strip.waci.coverage * 100, 6)
  const head = rows.findIndex(([name]) => name === 'Code')
  const positions = rows.slice(head + 1).filter((row) => row.length > 1)
  expect(positions).toHaveLength(data.portfolio.positions)
  expect(positions.reduce((sum, row) => sum + Number(row[3]), 0)).toBeCloseTo(100, 6)
  expect((await usage()) - before).toBe(data.portfolio.matched)
})

test('a workbook says the same on two sheets, in the language asked for', async () => {
  const { body } = await save('xlsx', { lang: 'ja' })
  const { sheets } = await readXlsx(new Uint8Array(body))
  expect(sheets.map(({ name }) => name)).toEqual(['概要', '保有銘柄'])
  expect(sheets[1]!.rows[0]!.slice(0, 3)).toEqual(['コード', '銘柄', '業種'])
  const { data } = await holdings()
  expect(sheets[1]!.rows).toHaveLength(1 + data.companies)
})

test('any column of a search stands beside the holdings, and says what the search says', async () => {
  const columns = 'msci,e_score,E-CC-001:change,market_cap,coverage,scandal'
  const { data } = await holdings({ columns })
  const { company, extra } = data.holdings[0]
  const where = `company(${company.id})`
  const query = { where, columns, year: data.fiscalYear }
  const { body } = await app.call(searchMarket, { query: query as never }, token)
  const { cells } = body.data.rows[0]
  expect(extra.map(({ value }: { value: number | null }) => value)).toEqual(
    cells.map(({ value }: { value: number | null }) => value),
  )
  expect(data.columns.map(({ measure }: { measure: string }) => measure).join()).toBe(columns)
})

test.each(['X-YZ-999', 'e_score:nonsense', '!', Array.from({ length: 13 }, (_, at) => `E-CC-0${10 + at}`).join()])(
  'a column that is not there, and more than fit, are refused: %s',
  async (columns) => {
    const { status, body } = await app.call(getPortfolioHoldings, { query: { of, columns } as never }, token)
    expect([status, body.result]).toEqual([columns.startsWith('X') ? 404 : 400, false])
  },
)

test('a screen that there is not is named, and excludes nothing', async () => {
  const query = { of, exclude: 'neg_tobacco,tobacco' }
  const { body } = await app.call(getPortfolioFigures, { query: query as never }, token)
  expect(body.data.whatIf.unknownScreens).toEqual(['tobacco'])
})

test('trades are named, and what cannot be made is said', async () => {
  const { data } = await holdings()
  const [first, second] = data.holdings
  const trade = `${first.company.id}-${second.company.id}-0.50,${first.company.id}-2147483-0.10`
  const { body } = await app.call(getPortfolioFigures, { query: { of, trade } as never }, token)
  const { trades, ignored } = body.data.whatIf
  expect(trades[0]).toMatchObject({ sell: { id: first.company.id }, buy: { id: second.company.id } })
  expect(trades[1].buy).toBeNull()
  expect(ignored).toEqual([{ trade: `${first.company.id}-2147483-0.10`, reason: 'unknown' }])
})
