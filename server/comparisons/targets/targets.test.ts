import { beforeAll, expect, test } from 'vitest'
import { compareTargets, type TargetComparison } from '#contract/comparisons/targets.ts'
import { searchMarket } from '#contract/search/searches.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 140, seed: 11 })
const app = givenApp(database)
let token = ''
let ids: number[] = []
beforeAll(async () => {
  token = await app.signedIn()
  const page = await app.call(searchMarket, { query: { columns: '', perPage: 100, sort: 'code' } }, token)
  ids = page.body.data.rows.map(({ id }: { id: number }) => id)
})

const ask = (query: Record<string, unknown> = {}) =>
  app.call(compareTargets, { query: { companies: ids.slice(0, 50).join(','), ...query } }, token)
const compare = async (query: Record<string, unknown> = {}): Promise<TargetComparison> => {
  const { status, body } = await ask(query)
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
  return body.data
}

test('promised, achieved and needed agree with base, latest and target of every target of the market', async () => {
  const { targets, years, emissions } = await compare({ val_scopes: 'scope1+2,scope3,scope1+2+3' })
  expect(targets.length).toBeGreaterThan(3)
  let targetCount = 0
  for (const { pace, measure, reduction, baseYear, targetYear, scope, company } of targets) {
    if (measure === 'intensity') continue
    expect(pace!.promised).toBeCloseTo(reduction / (targetYear - baseYear), 12)
    if (pace?.base == null || pace.latest == null) continue
    expect(pace.targetEmissions).toBeCloseTo(pace.base * (1 - reduction), 6)
    expect(pace.achieved! * (pace.latestYear! - baseYear)).toBeCloseTo((pace.base - pace.latest) / pace.base, 9)
    if (pace.needed !== null) {
      expect(pace.latest - pace.needed * pace.base * (targetYear - pace.latestYear!)).toBeCloseTo(
        Math.min(pace.latest, pace.targetEmissions!),
        3,
      )
    }
    const series = emissions.find((each) => each.scope === scope)!
    expect(pace.latest).toBe(series.values[years.indexOf(pace.latestYear!)]![company])
    targetCount++
  }
  expect(targetCount).toBeGreaterThan(0)
})

test('a past day has no target that was published later, and no filing', async () => {
  const { targets, others, years } = await compare({ asOf: '2022-06-30' })
  for (const { source } of targets) {
    const day = source.kind === 'list' ? source.publishedOn : source.document.filedOn
    expect(day === null || day <= '2022-06-30').toBe(true)
  }
  for (const { document } of others) expect(document.filedOn <= '2022-06-30').toBe(true)
  expect(years.every((year) => year <= 2022)).toBe(true)
})

test('averages are there where they were asked for; a plus in an address may have become a space', async () => {
  const without = await compare()
  expect(without.emissions[0]!.average).toBeUndefined()
  const both = await compare({ val_scopes: 'scope1 2', set_avg_emissions: 'true', set_avg_strength: 'true' })
  expect(both.emissions[0]!.scope).toBe('scope1+2')
  expect(both.emissions[0]!.average).toHaveLength(both.years.length)
  expect(both.intensities[0]!.average).toHaveLength(both.years.length)
})

test('targets of filings in their own words, with their document', async () => {
  const { others } = await compare()
  expect(others.length).toBeGreaterThan(2)
  for (const { name, document } of others) expect([name, document.title]).not.toContain('')
})

test('51 companies and a scope that is none are refused; an unknown company is told', async () => {
  expect((await ask({ companies: ids.slice(0, 51).join(',') })).body.code).toBe('comparison.too-many')
  expect((await ask({ val_scopes: 'scope4' })).status).toBe(400)
  expect((await compare({ companies: `${ids[0]},999999` })).unknown).toEqual([999_999])
})
