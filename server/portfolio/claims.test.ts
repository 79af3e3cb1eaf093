import { beforeAll, expect, test } from 'vitest'
import { getPortfolioFigures, type PortfolioFigures } from '#contract/portfolio/figures.ts'
import { getPortfolioHistory } from '#contract/portfolio/history.ts'
import { type AdverseImpact, getAdverseImpacts } from '#contract/portfolio/impacts.ts'
import { columnOf, counts } from '#methodology/panel/panel.ts'
import { ownCaller } from '#server/http/turns/caller.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { readPortfolio } from './sources/read-portfolio.ts'
import { getSource } from './sources/source.ts'
import { companyColumns } from './view/columns.ts'

const database = givenDatabase({ companies: 200, seed: 11 })
const app = givenApp(database)
const of = 'holdings-Satoyama Core'
let token = ''
beforeAll(async () => {
  app.clock.now = new Date('2026-11-20T03:00:00Z')
  token = await app.signedIn()
  await database.db.updateTable('account').set({ password_changed_at: app.clock.now }).execute()
})

const figures = async (query: Record<string, unknown> = {}): Promise<PortfolioFigures> => {
  const { status, body } = await app.call(getPortfolioFigures, { query: { of, ...query } as never }, token)
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
  return body.data
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

test.each(['on', 'off'])(
  'adverse impact 1, estimates %s: its parts are of the companies of the total and add up to it',
  async (estimates) => {
    const { body } = await app.call(getAdverseImpacts, { query: { of, estimates } as never }, token)
    const first: AdverseImpact[] = body.data.impacts.filter(({ no }: { no: number }) => no === 1)
    const row = (part: string) => first.find((impact) => impact.part === part)
    const total = row('total')!
    const parts = ['scope1', 'scope2', 'scope1+2', 'scope3'].flatMap((part) => row(part) ?? [])
    expect(total.values.filter((value) => value !== null).length).toBeGreaterThan(0)
    for (const [quarter, value] of total.values.entries())
      expect(sum(parts.map(({ values }) => values[quarter] ?? 0)) / (value ?? 1)).toBeCloseTo(value === null ? 0 : 1, 9)
    expect(row('scope3')!.covered).toBeCloseTo(total.covered, 9)
    expect(row('scope1')!.covered).toBeCloseTo(row('scope2')!.covered, 9)
    expect(row('scope1')!.covered + (row('scope1+2')?.covered ?? 0)).toBeCloseTo(total.covered, 9)
  },
)

test('the market beside a day of the past holds who has left since, in the figures as in the history', async () => {
  const gone = await database.db
    .selectFrom('company_fact')
    .select(['company_id', 'told_on'])
    .where('name', '=', 'is_listed')
    .where('value', '=', 'false')
    .execute()
  expect(gone.length).toBeGreaterThan(0)
  const { snapshot, asOf } = {
    snapshot: await app.market().snapshot({ today: '2026-12-31' }, ownCaller),
    asOf: '2026-12-31',
  }
  const source = await getSource(database.db, 'market', 0)
  const idsOn = async (date: string | null = null) => {
    const reading = { snapshot, asOf, year: snapshot.year, accountId: 0, date }
    const { positions } = await readPortfolio(database.db, source, reading)
    return new Set(positions.map(({ companyId }) => companyId))
  }
  const [then, now] = [await idsOn('2018-12-31'), await idsOn()]
  for (const id of now) expect(then.has(id)).toBe(true)
  for (const { company_id } of gone) expect(now.has(company_id)).toBe(false)
  const { body } = await app.call(getPortfolioHistory, { query: { of, benchmark: 'market' } as never }, token)
  const { fiscalYear, benchmark } = body.data.points.at(-1)
  const { benchmarkStrip, fiscalYear: year } = await figures({ benchmark: 'market' })
  expect(year).toBe(fiscalYear)
  expect(benchmark).toEqual({ waci: benchmarkStrip!.waci, score: benchmarkStrip!.score })
})

test('enterprise value is what was filed, else EVIC without its cash', async () => {
  const snapshot = await app.market().snapshot({ today: '2026-12-31' }, ownCaller)
  const { panel, year } = snapshot
  const columns = companyColumns(snapshot, year, true)
  const filed = columnOf(panel, 'F-MK-009', panel.years[year!]!)!
  let isFiled = 0
  for (const [company, state] of filed.states.entries()) {
    const own = columns.enterpriseValue[company]!
    if (counts(state)) {
      expect(own).toBe(filed.values[company])
      isFiled++
    } else if (!Number.isNaN(own)) {
      expect(own).toBe(columns.evic[company]! - columns.cash[company]!)
    }
  }
  expect(isFiled).toBeGreaterThan(0)
})
