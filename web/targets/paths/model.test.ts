import { expect, test } from 'vitest'
import { TargetsSearch } from '../address.ts'
import { givenTargets } from '../given-targets.ts'
import { scopesOf, scopesText } from '../scopes.ts'
import { addressOf } from '../use-address.ts'
import { intensityModel, pathModel } from './model.ts'
import { areaOf, spread } from './scale.ts'

const years = (...values: [number, number][]) => new Map(values)
const drawn = { until: 2035, kind: 'emissions', forecast: undefined } as const
const down = years([2018, 104_000], [2019, 102_000], [2020, 100_000], [2021, 97_000], [2022, 90_000], [2024, 85_000])

test('a target stands where it was promised, and the gap is that of the method: 1,800 t above 83,200 t', () => {
  const model = pathModel(givenTargets(down, [{}]), 'scope1+2', drawn)!
  expect([model.first, model.last]).toEqual([2019, 2035])
  expect(model.actual[0]).toMatchObject({ year: 2019, value: 102_000 })
  expect(model.lines[0]!.to).toEqual({ year: 2030, value: expect.closeTo(58_000, 6) })
  expect(model.paths[0]!.points.at(-1)).toEqual({ year: 2030, value: expect.closeTo(58_000, 6) })
  expect(model.gap).toMatchObject({ year: 2024, value: 85_000, allowed: expect.closeTo(83_200, 6) })
  // 2021 is above 95,800 t and 2022 below 91,600 t: they cross; no area is drawn over 2023, of which nothing is known.
  expect(model.gap!.pieces.map(({ isAbove }) => isAbove)).toEqual([true, true, false])
  expect(model.actual.map(({ value }) => value)).toEqual([102_000, 100_000, 97_000, 90_000, null, 85_000, null])
})

test('as an index the base year is 100, and the same everywhere', () => {
  const data = givenTargets(down, [{}])
  const model = pathModel(data, 'scope1+2', { ...drawn, kind: 'index' })!
  expect(model.actual.find(({ year }) => year === 2020)!.value).toBeCloseTo(100, 9)
  expect(model.lines[0]!.to.value).toBeCloseTo(58, 9)
  expect(model.gap!.value - model.gap!.allowed).toBeCloseTo(1.8, 9)
})

test('net zero ends in a rest: of the scope itself, or of a final year for all of it', () => {
  const long = { targetYear: 2050, reduction: 0.9 }
  const own = pathModel(givenTargets(down, [{}, long]), 'scope1+2', { ...drawn, until: 2050 })!
  expect(own.final).toMatchObject({
    from: { year: 2030 },
    to: { year: 2050, value: expect.closeTo(10_000, 6) },
    isTold: true,
  })
  const named = pathModel(givenTargets(down, [{}], { finalYear: 2050 }), 'scope1+2', drawn)!
  expect(named.final).toMatchObject({ to: { year: 2050, value: expect.closeTo(10_000, 6) }, isTold: false })
})

test('nothing is drawn of what makes no sense, and no line without its base', () => {
  const of = (emissions: Map<number, number>, given = {}) =>
    pathModel(givenTargets(emissions, [given]), 'scope1+2', drawn)
  expect(of(years([2020, 5], [2021, -1]))).toBeNull()
  expect(of(years())).toBeNull()
  for (const model of [of(down, { targetYear: 2019 }), of(years([2021, 5])), of(years([2020, 0], [2021, 4]))]) {
    expect(model).toMatchObject({ lines: [], paths: [], gap: null, final: null })
  }
  expect(of(years([2020, 5]))).toMatchObject({ gap: null, lines: [{}] })
  expect(intensityModel(givenTargets(years(), []), 'scope1+2')).toBeNull()
})

test('whatever the size, everything stands inside of the drawing', () => {
  for (const size of [1e-6, 1, 1e15]) {
    const emissions = new Map([...down].map(([year, value]) => [year, value * size]))
    const model = pathModel(givenTargets(emissions, [{}]), 'scope1+2', drawn)!
    const { x, y, ticks, foot, right } = areaOf(model, 390)
    expect(ticks.length).toBeLessThan(9)
    for (const { year, value } of model.actual) {
      expect(x(year)).toBeLessThanOrEqual(right)
      if (value !== null) expect(y(value)).toBeLessThanOrEqual(foot)
      if (value !== null) expect(y(value)).toBeGreaterThan(0)
    }
  }
  const places = spread([{ y: 300 }, { y: 302 }, { y: 301 }]).map(({ at }) => at)
  expect(places[1]! - places[0]!).toBeGreaterThanOrEqual(14)
  expect(places.at(-1)).toBeLessThanOrEqual(302)
})

test('an address keeps what is unusual, and drops nonsense', () => {
  expect(TargetsSearch.parse({ tab: 'x', view: 'pie', until: '2041', forecast: 'yes', val_scopes: 3 })).toEqual({})
  expect(TargetsSearch.parse({ until: '2050', view: 'index' })).toEqual({ until: 2050, view: 'index' })
  expect(
    addressOf({ tab: 'targets', view: 'emissions', until: 2035, hasForecast: false, valScopes: ['scope1+2'] }),
  ).toEqual({})
  expect(addressOf({ valScopes: ['scope3', 'scope1'], hasAverage: true })).toEqual({
    val_scopes: 'scope1,scope3',
    set_avg_emissions: 'true',
  })
  expect(scopesOf('scope3,scope1 2,x')).toEqual(['scope3', 'scope1+2'])
  expect([scopesOf(undefined), scopesText([])]).toEqual([['scope1+2'], undefined])
})
