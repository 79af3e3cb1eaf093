import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBundle, recompute } from '#contract/scores/bundle.ts'
import { getDecomposition } from '#contract/scores/decomposition.ts'
import { getIndicatorScore } from '#contract/scores/indicator-score.ts'
import { listUnscored } from '#contract/scores/unscored.ts'
import { columnOf, counts } from '#methodology/panel/panel.ts'
import { scoreKeys } from '#methodology/scores/hierarchy.ts'
import type { StandardVersion } from '#methodology/scores/method.ts'
import { ownCaller } from '#server/http/turns/caller.ts'
import { raiseRevision } from '#server/imports/store/market.ts'
import { Market } from '#server/market/market.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 140, seed: 11 })
const opened: Market[] = []
afterAll(() => Promise.all(opened.map((market) => market.close())))

/** The market as it is now, whatever happens to it later. */
function open(version: StandardVersion) {
  const market = new Market({ connection: database.connection, home: null, pollMilliseconds: 1_000_000 })
  opened.push(market)
  return market.snapshot({ version, today: '2026-01-15' }, ownCaller)
}

const year = 2024
const tonnes = (company: number) => 1000 + ((company * 7919) % 5000)
interface Given {
  readonly company: number
  readonly of?: number
  readonly code?: string
  readonly value?: number
}

/** A statutory figure, put beside a figure that the company has filed. */
async function give(figures: readonly Given[]) {
  const { db } = database
  const ids = new Map(
    (await db.selectFrom('indicator').select(['id', 'code']).execute()).map((row) => [row.code, row.id]),
  )
  const rows = await db
    .selectFrom('observation')
    .selectAll()
    .distinctOn('company_id')
    .where('fiscal_year', '=', year)
    .where(
      'company_id',
      'in',
      figures.map(({ company }) => company),
    )
    .orderBy('company_id')
    .execute()
  const filed = new Map(rows.map((row) => [row.company_id, row]))
  await db
    .insertInto('observation')
    .values(
      figures.map(({ company, of = 2023, code = 'E-SG-003', value = tonnes(company) }) => ({
        ...filed.get(company)!,
        indicator_id: ids.get(code)!,
        fiscal_year: of,
        boundary: 'parent-domestic' as const,
        part: '',
        state: 'disclosed' as const,
        value,
        locator: null,
      })),
    )
    .execute()
  await raiseRevision(db)
}

const app = givenApp(database)
const given: { token?: string; before?: Record<string, Float64Array>; companies?: number[]; alone?: number } = {}

beforeAll(async () => {
  given.token = await app.signedIn()
  const before = await open('2.0')
  given.before = Object.fromEntries(
    scoreKeys.map((key) => [key, before.scores(key, before.panel.years.indexOf(year)).slice()]),
  )
  const { panel } = before
  const { states } = columnOf(panel, 'F-PL-001', 2023)!
  const now = columnOf(panel, 'F-PL-001', year)!.states
  const sold = [...panel.companies.keys()].filter((at) => counts(states[at]!) && counts(now[at]!))
  given.companies = sold.slice(0, 60).map((at) => panel.companies[at]!.id)
  await database.db
    .updateTable('company')
    .set({ has_consolidated: false })
    .where('id', '=', given.companies[0]!)
    .execute()
  await give([
    ...given.companies.slice(0, 50).map((company) => ({ company })),
    ...given.companies.slice(0, 35).map((company) => ({ company, code: 'E-SG-004', value: 5 })),
    { company: given.companies[50]!, of: 2020 }, // four years old in 2024
  ])
}, 60_000)

const call = (endpoint: typeof getIndicatorScore, company: number, indicator: string, version: StandardVersion) =>
  app.call(endpoint, { params: { companyId: company, indicator }, query: { year, version } }, given.token!)

test('to the last bit nothing changes in 2.0; in 2.1 the figures count in climate alone', async () => {
  const [second, latest] = [await open('2.0'), await open('2.1')]
  const at = second.panel.years.indexOf(year)
  for (const key of scoreKeys) expect([key, second.scores(key, at)]).toEqual([key, given.before![key]])
  expect(latest.indicators.length).toBe(second.indicators.length + 2)
  expect(latest.indicators.slice(0, second.indicators.length)).toEqual(second.indicators)
  expect('further' in second.recipe).toBe(false)
  expect(latest.recipe.tables).toBe(second.recipe.tables)
  const position = latest.indicators.findIndex(({ code }) => code === 'E-SG-003')
  expect(latest.rankedFigureCount(position, at)).toBe(50)
  expect(latest.isRanked(position, latest.panel.years.indexOf(2022), 0)).toBe(false)
})

test('each is divided by the sales of the filing company in the year of the figure', async () => {
  const { panel } = await open('2.1')
  const { rows } = await database.db.executeQuery<{ id: number; value: number }>({
    ...database.db
      .selectFrom('observation')
      .innerJoin('indicator', 'indicator.id', 'indicator_id')
      .select(['company_id as id', 'value'])
      .distinctOn('company_id')
      .where('code', '=', 'F-PL-001')
      .where('boundary', '=', 'parent')
      .where('fiscal_year', '=', 2023)
      .where('part', '=', '')
      .orderBy('company_id')
      .orderBy('known_from', 'desc')
      .orderBy('import_id', 'desc')
      .compile(),
  })
  const parent = new Map(rows.map(({ id, value }) => [id, value]))
  const group = columnOf(panel, 'F-PL-001', 2023)!
  for (const id of given.companies!.slice(0, 6)) {
    const at = panel.companies.findIndex((company) => company.id === id)
    const sales = parent.get(id) ?? (panel.companies[at]!.hasGroupAccounts === false ? group.values[at]! : null)
    const { data } = (await call(getIndicatorScore, id, 'E-SG-003', '2.1')).body
    expect([id, data.origin, data.value, data.figureYear]).toEqual([
      id,
      sales ? 'disclosed' : 'inferred',
      tonnes(id),
      2023,
    ])
    expect(data.size).toEqual({ indicator: 'F-PL-001', boundary: 'parent', value: sales })
    if (sales) expect(data.ranked).toBeCloseTo(tonnes(id) / sales, 8)
  }
  const old = (await call(getIndicatorScore, given.companies![50]!, 'E-SG-003', '2.1')).body.data
  expect([old.origin, old.value, old.ranked]).toEqual(['inferred', null, null])
})

test('a bundle makes the score again, its parts add to it, and a reason is told of what no version scores', async () => {
  const companyId = given.companies![3]!
  for (const key of ['climatechange', 'sustainability_score'] as const) {
    const query = { year, version: '2.1' } as const
    const { data } = (await app.call(getBundle, { params: { companyId, key }, query }, given.token!)).body
    const row = data.indicators.find(({ code }: { code: string }) => code === 'E-SG-003')
    expect(row).toMatchObject({ origin: 'disclosed', figureYear: 2023, value: tonnes(companyId) })
    expect(data.recipe).toMatchObject({ version: '2.1', further: expect.any(String) })
    const again = (await app.call(recompute, { params: { companyId, key }, query }, given.token!)).body.data
    expect(again.isSame).toBe(true)
    const parts = (await app.call(getDecomposition, { params: { companyId, key }, query }, given.token!)).body.data
    const sum = parts.leaves.reduce((total: number, leaf: { contribution: number }) => total + leaf.contribution, 0)
    expect(sum).toBeCloseTo(parts.value, 10)
  }
  const reasonOf = async (company: number, version: StandardVersion) => {
    const { data } = (
      await app.call(listUnscored, { params: { companyId: company }, query: { year, version } }, given.token!)
    ).body
    return data.figures.find(({ indicator }: { indicator: string }) => indicator === 'E-SG-003')?.reason
  }
  expect([await reasonOf(companyId, '2.0'), await reasonOf(companyId, '2.1')]).toEqual(['statutory', undefined])
  expect(await reasonOf(given.companies![50]!, '2.1')).toBe('statutory')
})

test('the simulator gives to the last bit what the figure of the year itself would', async () => {
  const companyId = given.companies![5]!
  const before = await open('2.1')
  const [at, company] = [
    before.panel.years.indexOf(year),
    before.panel.companies.findIndex(({ id }) => id === companyId),
  ]
  const indicator = before.indicators.findIndex(({ code }) => code === 'E-SG-003')
  const change = { indicator, value: 12_345 }
  const key = 'climatechange' as const
  const made = await before.whatIf.simulate({ year: at, company, changes: [change], key, keys: scoreKeys })
  await give([{ company: companyId, of: year, value: change.value }])
  const after = await open('2.1')
  for (const [index, one] of scoreKeys.entries())
    expect([one, made.after[index]!.score]).toEqual([one, after.score(one, at, company)])
  expect(made.before).not.toEqual(made.after)
})
