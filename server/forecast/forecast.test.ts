import { beforeAll, expect, test } from 'vitest'
import { type CompanyForecast, getForecast, lastForecastYear } from '#contract/forecast/forecast.ts'
import { getScoreHistory } from '#contract/scores/scores.ts'
import { type CompanyTargets, getTargets } from '#contract/targets/targets.ts'
import { bandShares } from '#methodology/forecast/parameters.ts'
import { cacheSizes } from '#server/cache/bounded-cache.ts'
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

const ask = (companyId: number, query: Record<string, unknown> = {}) =>
  app.call(getForecast, { params: { companyId }, query }, token)
const forecastOf = async (companyId: number, query: Record<string, unknown> = {}): Promise<CompanyForecast> => {
  const { status, body } = await ask(companyId, query)
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
  return body.data
}

test.each(['sustainability_score', 'water', 'scope1+2', 'S-DV-002', 'F-PL-001'])(
  'of every company of the market: %s',
  async (key) => {
    const states = new Set<string>()
    const counts = { points: 0, parts: 0, past: 0, known: 0 }
    const { accuracy: first } = await forecastOf(ids[0]!, { key })
    for (const id of ids.slice(0, 40)) {
      const forecast = await forecastOf(id, { key })
      const { state, history, points, weights, parts, past, own, accuracy } = forecast
      states.add(state)
      counts.points += points.length
      counts.parts += parts.length
      expect(points.length > 0, `${id} ${state}`).toBe(state === 'forecast')
      const last = history.findLast(({ value }) => value !== null)
      for (const [index, { year, horizon, term, middle, bands }] of points.entries()) {
        expect([year, horizon, term]).toEqual([last!.year + index + 1, index + 1, index < 3 ? 'short' : 'long'])
        expect(year).toBeLessThanOrEqual(lastForecastYear)
        const ends = bands
          ? [
              ...bandShares.toReversed().map((one) => bands[one].low),
              middle,
              ...bandShares.map((one) => bands[one].high),
            ]
          : [middle]
        expect(ends, `${id} ${year}`).toEqual(ends.toSorted((a, b) => a - b))
      }
      expect(weights.own + weights.industry + weights.target).toBeCloseTo(1, 12)
      if (parts.length > 0)
        expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1 - weights.target, 12)
      const valueByYear = new Map(history.map(({ year, value }) => [year, value]))
      for (const { origin, points: forecastPoints } of past)
        for (const { year, actual } of forecastPoints) {
          expect(year).toBeGreaterThan(origin)
          counts.past++
          if (!valueByYear.has(year)) continue
          counts.known++
          expect(actual).toBe(valueByYear.get(year))
        }
      expect(own.hits[50]).toBeLessThanOrEqual(own.hits[80])
      expect(own.hits[80]).toBeLessThanOrEqual(own.hits[95])
      expect(own.hits[95]).toBeLessThanOrEqual(own.n)
      expect(accuracy).toEqual(first)
    }
    expect(states).toContain('forecast')
    for (const [what, count] of Object.entries(counts)) expect(count, what).toBeGreaterThan(20)
  },
  300_000,
)

test('the history of a score is that of the scores, and says which years are like the last', async () => {
  let compared = 0
  for (const id of ids.slice(0, 30)) {
    const { history } = await forecastOf(id)
    const scoreHistory = (
      await app.call(getScoreHistory, { params: { companyId: id }, query: { keys: 'sustainability_score' } }, token)
    ).body.data
    for (const { year, value, isLike } of history) {
      const at = scoreHistory.years.indexOf(year)
      if (at === -1) continue
      compared++
      expect(scoreHistory.series[0].values[at]).toBe(value)
      expect(scoreHistory.series[0].own.isLikeLast[at]).toBe(isLike)
    }
  }
  expect(compared).toBeGreaterThan(100)
})

test('emissions are forecast as their indicator is; the nearest target ahead is the one of the targets', async () => {
  let companyCount = 0
  for (const id of ids.slice(0, 40)) {
    const forecast = await forecastOf(id, { key: 'scope1 2' })
    const { points, target, weights } = await forecastOf(id, { key: 'E-CC-001' })
    expect(forecast).toMatchObject({ key: 'scope1+2', subject: 'emissions', points, target })
    const { targets }: CompanyTargets = (await app.call(getTargets, { params: { companyId: id }, query: {} }, token))
      .body.data
    if (!target) continue
    companyCount++
    expect(targets.map(({ targetYear, pace }) => [targetYear, pace?.targetEmissions])).toContainEqual([
      target.year,
      target.value,
    ])
    expect(weights.target).toBe(points.length > 0 ? 0.2 : 0)
    const reached = points.find(({ year }) => year === target.year)
    expect(target.isReached).toBe(reached !== undefined)
    const inside = bandShares.find(
      (share) =>
        reached?.bands && target.value >= reached.bands[share].low && target.value <= reached.bands[share].high,
    )
    expect(target.inside).toBe(inside ?? null)
  }
  expect(companyCount).toBeGreaterThan(1)
})

test('a past day knows nothing of what came after it', async () => {
  for (const key of ['sustainability_score', 'E-CC-001']) {
    const years = { history: 0, past: 0, points: 0 }
    for (const id of ids.slice(0, 25)) {
      const { history, past, points } = await forecastOf(id, { key, asOf: '2023-03-31' })
      years.history += history.length
      years.past += past.length
      years.points += points.length
      expect(history.every(({ year }) => year < 2023)).toBe(true)
      expect(past.every(({ points: forecastPoints }) => forecastPoints.every(({ year }) => year < 2023))).toBe(true)
      expect(points.every(({ year }) => year <= 2022 + 6)).toBe(true)
    }
    for (const [what, count] of Object.entries(years)) expect(count, `${key}: ${what}`).toBeGreaterThan(0)
  }
})

test('the model of a score is made once for a market, whoever asks', async () => {
  const models = () => cacheSizes().get('forecast-models')!
  await forecastOf(ids[0]!, { key: 'sdgs_13_score' })
  const before = models()
  for (const id of ids.slice(1, 6)) await forecastOf(id, { key: 'sdgs_13_score' })
  expect(models()).toBe(before)
  await forecastOf(ids[0]!, { key: 'sdgs_7_score' })
  expect(models()).toBe(before + 1)
})

test('another company, another code and a yes or no are refused', async () => {
  const refusals = [
    [999_999, {}, 'company.not-found'],
    [999_999, { key: 'E-CC-001' }, 'company.not-found'],
    [ids[0]!, { key: 'X-XX-001' }, 'indicator.not-found'],
    [ids[0]!, { key: '' }, 'indicator.not-found'],
    [ids[0]!, { key: 'E-CC-004' }, null],
  ] as const
  for (const [id, query, code] of refusals) expect((await ask(id, query)).body.code ?? null).toBe(code)
  const booleans = await ask(ids[0]!, { key: 'E-CC-028' })
  expect([booleans.status, booleans.body.code]).toEqual([422, 'forecast.not-numeric'])
  const impact = await forecastOf(ids[0]!, { method: 'employment-impact' })
  expect(impact.recipe.method).toBe('employment-impact')
})
