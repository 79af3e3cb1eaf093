import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { searchMarket } from '#contract/search/searches.ts'
import { ownCaller } from '#server/http/turns/caller.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { baseEmissionsIn } from './base-emissions.ts'
import { temperatureTargets } from './targets.ts'

const database = givenDatabase({ companies: 140, seed: 11 })
const app = givenApp(database)
/** The day of the application's clock. */
const today = '2026-01-15'
let token = ''
let ids: number[] = []

beforeAll(async () => {
  token = await app.signedIn()
  const rows = await database.db.selectFrom('company').select('id').orderBy('id').execute()
  ids = rows.map(({ id }) => id)
})

test('the companies of an invented market with validated targets are those that a search says have set them', async () => {
  const targets = await temperatureTargets(database.db, ids, { asOf: today })
  const validated = [...targets].flatMap(([id, { isValidated }]) => (isValidated ? [id] : []))
  const page = await app.call(
    searchMarket,
    { query: { where: 'sbti(targets-set)', columns: '', perPage: 100, sort: 'code' } },
    token,
  )
  expect(page.status, JSON.stringify(page.body).slice(0, 300)).toBe(200)
  const matches = page.body.data.rows.map(({ id }: { id: number }) => id)
  expect(matches.length).toBeGreaterThan(2)
  expect(validated.toSorted((a, b) => a - b)).toEqual(matches.toSorted((a: number, b: number) => a - b))
  for (const id of validated)
    for (const target of targets.get(id)!.targets)
      expect([target.type, target.coverageBasis]).toEqual(['absolute', 'sbti-boundary'])
})

test('emissions of a base year are the figures of the market', async () => {
  const baseEmissions = baseEmissionsIn(await app.market().snapshot({ today }, ownCaller))
  // Every boundary and vintage: which of them counts is the market's to say.
  const { rows } = await sql<{ company: number; scope: 'scope1' | 'scope2'; values: number[] }>`
    select company_id as company, case code when 'E-CC-002' then 'scope1' else 'scope2' end as scope,
      array_agg(value) as values
    from observation join indicator on indicator.id = indicator_id
    where code in ('E-CC-002', 'E-CC-003') and fiscal_year = 2022 and value is not null
    group by 1, 2`.execute(database.db)
  const matches = rows.flatMap(({ company, scope, values }) => {
    const value = baseEmissions(company, scope, 2022)
    return value === null ? [] : [values.includes(value)]
  })
  expect(matches.length).toBeGreaterThan(20)
  expect(matches.every(Boolean)).toBe(true)
  expect(baseEmissions(rows[0]!.company, 'scope2', 1900)).toBeNull()
  expect(baseEmissions(999_999, 'scope1', 2020)).toBeNull()
})
