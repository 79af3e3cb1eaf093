import { beforeAll, expect, test } from 'vitest'
import { type CompanyForecast, getForecast, lastForecastYear } from '#contract/forecast/forecast.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { bandShares } from '#methodology/forecast/parameters.ts'
import { listReadTargets } from '#server/market/read-targets.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 140, seed: 11 })
const app = givenApp(database)
let token = ''
let ids: number[] = []
beforeAll(async () => {
  token = await app.signedIn()
  ids = (await database.db.selectFrom('company').select('id').where('is_listed', '=', true).execute()).map(
    ({ id }) => id,
  )
})

const forecastOf = async (companyId: number, query: Record<string, unknown>): Promise<CompanyForecast> => {
  const { status, body } = await app.call(getForecast, { params: { companyId }, query }, token)
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
  return body.data
}

test('a level that a sentence sets for an indicator is held against the forecast, and does not move it', async () => {
  const outcomes = new Set<string>()
  for (const id of ids) {
    const { history, points, parts, method, target, weights } = await forecastOf(id, { key: 'S-DV-002' })
    const read = (await listReadTargets(database.db, [id], tokyoDay(app.clock.now))).filter(
      ({ state, fields, sentence }) => state === 'accepted' && fields.target && sentence.includes('管理職'),
    )
    const last = history.findLast(({ value }) => value !== null)?.year ?? 9999
    const ahead = read.filter(({ fields }) => fields.target!.year > last)
    expect(target && [target.year, target.value]).toEqual(
      ahead.length === 0 ? null : [ahead[0]!.fields.target!.year, ahead[0]!.fields.amount!.value],
    )
    if (!target) continue
    expect(weights.target).toBe(0)
    const chosen = parts.find((part) => part.method === method)?.points ?? []
    if (method !== 'combination')
      expect(points.map(({ middle }) => middle)).toEqual(chosen.map(({ value }) => expect.closeTo(value, 9)))
    const bands = points.find(({ year }) => year === target.year)?.bands
    expect(target.isReached).toBe(points.some(({ year }) => year === target.year))
    const inside = bandShares.find(
      (share) => bands && target.value >= bands[share].low && target.value <= bands[share].high,
    )
    expect(target.inside).toBe(inside ?? null)
    outcomes.add(target.isReached ? (inside ? 'inside' : 'outside') : 'no forecast')
  }
  expect([...outcomes].sort()).toEqual(expect.arrayContaining(['inside', 'outside']))
  // Before the report that says so was filed, nobody knew.
  for (const id of ids.slice(0, 20))
    expect((await forecastOf(id, { key: 'S-DV-002', asOf: '2018-03-31' })).target).toBeNull()
})

test('a year by which all electricity is to be renewable is a level of its share', async () => {
  let companyCount = 0
  for (const id of ids) {
    const share = await forecastOf(id, { key: 'E-EN-004' })
    if (share.target?.value !== 100) continue
    companyCount++
    expect(share.target.year).toBeGreaterThan(share.history.findLast(({ value }) => value !== null)!.year)
    expect(share.weights.target).toBe(0)
    if (share.target.year > lastForecastYear) expect(share.target).toMatchObject({ isReached: false, inside: null })
  }
  expect(companyCount).toBeGreaterThan(0)
})
