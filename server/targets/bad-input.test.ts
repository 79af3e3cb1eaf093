import { beforeAll, expect, test, vi } from 'vitest'
import { compareTargets } from '#contract/comparisons/targets.ts'
import { type CompanyForecast, getForecast } from '#contract/forecast/forecast.ts'
import { type CompanyTargets, getTargets } from '#contract/targets/targets.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import type { ClimateCommitmentRecord } from '#server/imports/market-records.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenFigure, givenParsedImport, givenTable, twoCompanies } from '#server/test/table.ts'

/** Figures and targets that make no sense, from the files to the answers: each is told for what it is, and nothing is made up. */

const database = givenDatabase()
const app = givenApp(database)
let token = ''

const emissions = 'E-CC-001'
const { boundary } = readCatalogue().find(({ code }) => code === emissions)!

type Figures = Readonly<Record<number, number>>
type Target = readonly [baseYear: number, targetYear: number, percent: number]
const steady: Figures = { 2019: 110, 2020: 100, 2021: 98, 2022: 96, 2023: 94, 2024: 92 }

/** Each a company of its own. */
const cases = {
  before: { figures: steady, targets: [[2020, 2019, 42]] },
  zero: { figures: { ...steady, 2020: 0 }, targets: [[2020, 2030, 42]] },
  zeroAlone: { figures: { 2020: 0 }, targets: [[2020, 2030, 42]] },
  negative: { figures: { ...steady, 2023: -94 }, targets: [[2020, 2030, 42]] },
  contradicting: {
    figures: steady,
    targets: [
      [2020, 2030, 30],
      [2020, 2030, 42],
    ],
  },
  one: { figures: { 2024: 92 }, targets: [[2024, 2030, 42]] },
  missing: { figures: {}, targets: [[2020, 2030, 42]] },
} as const satisfies Record<string, { readonly figures: Figures; readonly targets: readonly Target[] }>
type Case = keyof typeof cases
const names = Object.keys(cases) as Case[]
const codeOf = (name: Case) => `9X${names.indexOf(name)}Y0`
const ids = new Map<string, number>()

function commitmentsOf(name: Case): ClimateCommitmentRecord[] {
  return cases[name].targets.map(([baseYear, targetYear, percent], at) => ({
    line: 2 + at,
    source: 'sbti-targets',
    rowKey: `${name}-${at}`,
    company: { securityCode: codeOf(name) },
    name,
    isin: null,
    lei: null,
    publishedOn: '2022-03-01',
    record: {
      ...{ status: 'Active', scope: '1+2', target_value: `${percent}%`, type: 'Absolute' },
      ...{ base_year: baseYear, target_year: targetYear, wording: null },
    },
  }))
}

beforeAll(async () => {
  const [company] = twoCompanies.companies
  await givenParsedImport(database.db, {
    companies: names.map((name, at) => ({
      ...company!,
      ...{ line: 1 + at, edinetCode: `E9910${at}`, securityCode: codeOf(name), nameJa: `見本${name}` },
      corporateNumber: null,
    })),
  })
  const figures = names.flatMap((name) =>
    Object.entries(cases[name].figures).map(([year, value]) =>
      givenFigure({
        ...{ indicator: emissions, boundary, value },
        company: { securityCode: codeOf(name) },
        fiscalYear: Number(year),
      }),
    ),
  )
  // Of scope 3 one year is estimated by its source, and one is below zero.
  const scope3 = { indicator: 'E-CC-005', boundary, company: { securityCode: codeOf('before') } }
  const more = [
    givenFigure({ ...scope3, value: 900, fiscalYear: 2022 }),
    givenFigure({ ...scope3, value: 880, fiscalYear: 2023, state: 'estimated' }),
    givenFigure({ ...scope3, value: -860, fiscalYear: 2024 }),
  ]
  await givenParsedImport(database.db, givenTable([...figures, ...more]))
  await givenParsedImport(database.db, { commitments: names.flatMap(commitmentsOf) })
  for (const { id, security_code } of await database.db.selectFrom('company').select(['id', 'security_code']).execute())
    ids.set(security_code!, id)
  token = await app.signedIn()
  const { revision } = await database.db.selectFrom('market').select('revision').executeTakeFirstOrThrow()
  await vi.waitFor(() => expect(app.market().revision).toBe(Number(revision)), { timeout: 120_000, interval: 100 })
})

async function ask(name: Case): Promise<{ said: CompanyTargets; forecast: CompanyForecast }> {
  const params = { companyId: ids.get(codeOf(name))! }
  const answer = await app.call(getTargets, { params, query: {} }, token)
  const forecast = await app.call(getForecast, { params, query: { key: 'scope1+2' } }, token)
  expect([answer.status, forecast.status], JSON.stringify([answer.body, forecast.body]).slice(0, 300)).toEqual([
    200, 200,
  ])
  return { said: answer.body.data, forecast: forecast.body.data }
}

const nothing = { pace: null, gap: null, paths: [], outcome: 'open' }

test('a target year before the base year', async () => {
  const { said, forecast } = await ask('before')
  expect(said.targets).toMatchObject([{ ...nothing, fault: 'years' }])
  expect(forecast).toMatchObject({ state: 'forecast', target: null, weights: { target: 0 } })
})

test('a base of zero: between years of a hundred tonnes it is under review, alone it counts', async () => {
  const { said, forecast } = await ask('zero')
  expect(said.targets).toMatchObject([{ ...nothing, fault: 'no-base' }])
  expect(said.emissions[0]!.values[said.years.indexOf(2020)]).toEqual({ value: null, state: 'under-review' })
  expect(forecast).toMatchObject({ state: 'forecast', target: null })
  const query = { companies: String(ids.get(codeOf('zero'))) }
  const compared = (await app.call(compareTargets, { query }, token)).body.data
  expect(compared.targets).toMatchObject([{ fault: 'no-base', isBaseUnderReview: true, pace: { base: null } }])
  const alone = await ask('zeroAlone')
  expect(alone.said.targets).toMatchObject([{ ...nothing, fault: 'zero-base' }])
  expect(alone.forecast).toMatchObject({ target: null, points: [] })
})

test('negative emissions are under review, and no forecast falls to them', async () => {
  const { said, forecast } = await ask('negative')
  expect(said.emissions[0]!.values[said.years.indexOf(2023)]).toEqual({ value: null, state: 'under-review' })
  expect(said.targets).toMatchObject([{ fault: null, pace: { latest: 92 } }])
  for (const { middle } of forecast.points) expect(middle).toBeGreaterThan(0)
})

test('two targets that contradict each other: both are told, and the forecast says which one it uses', async () => {
  const { said, forecast } = await ask('contradicting')
  expect(said.contradictions).toEqual([[0, 1]])
  // 42 % off 100 t leave 58, 30 % leave 70.
  expect(forecast.target).toMatchObject({ year: 2030, value: expect.closeTo(58, 9), other: expect.closeTo(70, 9) })
  expect((await ask('negative')).forecast.target).toMatchObject({ other: null })
})

test('one year of history: a base, and neither pace nor forecast', async () => {
  const { said, forecast } = await ask('one')
  expect(said.targets).toMatchObject([{ fault: null, gap: null, pace: { base: 92, achieved: null, needed: null } }])
  for (const { gap } of said.targets[0]!.paths) expect(gap).toBeNull()
  expect(forecast).toMatchObject({ state: 'few', points: [], target: { isReached: false, inside: null } })
})

test('nothing at all', async () => {
  const { said, forecast } = await ask('missing')
  expect(said.targets).toMatchObject([{ ...nothing, fault: 'no-base', covers: null }])
  expect(said.emissions[0]!.values.every(({ value }) => value === null)).toBe(true)
  expect(forecast).toMatchObject({ state: 'none', points: [], target: null })
})

test('a sum is estimated where a part is, and under review where a part is', async () => {
  const params = { companyId: ids.get(codeOf('before'))! }
  const { body } = await app.call(getTargets, { params, query: { val_scopes: 'scope1+2+3' } }, token)
  const { years, emissions }: CompanyTargets = body.data
  expect([2022, 2023, 2024].map((year) => emissions[0]!.values[years.indexOf(year)])).toEqual([
    { value: 900 + 96, state: 'disclosed' },
    { value: 880 + 94, state: 'estimated' },
    { value: null, state: 'under-review' },
  ])
})
