import { describe, expect, test } from 'vitest'
import { chosenMethod, widthsOf } from './choice.ts'
import type { ForecastKind } from './curve.ts'
import { errorsOf } from './errors.ts'
import { forecastOf, forecastStateOf } from './forecast.ts'
import type { ForecastMarket } from './market.ts'
import { dampedOf, emptyForecast, foretell, foretoldAt, levelOf } from './methods.ts'
import { forecastModelOf } from './model.ts'
import { bandShares, horizons, singleMethods } from './parameters.ts'
import { pastOf } from './past.ts'
import { seriesUntil } from './series.ts'

/** Reproducible, uniform between 0 and 1 (mulberry32). */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** About normal: the sum of twelve uniforms less 6 has a variance of 1. */
const normal = (next: () => number) => Array.from({ length: 12 }, next).reduce((sum, one) => sum + one, 0) - 6

function marketOf(
  kind: ForecastKind,
  make: (next: () => number, company: number) => number[],
  companies = 300,
): ForecastMarket {
  const next = random(7)
  const figures = Array.from({ length: companies }, (_, company) => Float64Array.from(make(next, company)))
  return {
    kind,
    years: figures[0]!.length,
    figures,
    industryOf: figures.map((_, company) => company % 5),
    industries: 5,
  }
}

/** A walk in logarithms: nothing beats no change. */
const walk = (next: () => number) => {
  let value = 5
  return Array.from({ length: 11 }, () => {
    value += 0.1 * normal(next)
    return Math.exp(value)
  })
}
/** Growth of 8 % a year with a little noise around the line. */
const growing = (next: () => number) =>
  Array.from({ length: 11 }, (_, year) => 100 * 1.08 ** year * Math.exp(0.01 * normal(next)))
/** Noise around a level that stays. */
const noisy = (next: () => number, company: number) =>
  Array.from({ length: 11 }, () => 50 + (company % 7) + 3 * normal(next))

const request = { industry: 0, until: 14, target: null }

describe('methods', () => {
  test('by hand: 10, 12, 11, 14', () => {
    const values = [10, 12, 11, 14]
    // Level: 10, 10 + 1 = 11, 11 + 0 = 11, 11 + 1.5 = 12.5.
    expect(levelOf(values)).toBe(12.5)
    // Trend begins as (14 − 10) ÷ 3 = 4/3. Year 1: ahead 10 + 0.8 × 4/3 = 11.0667; level 11.0667 + 0.5 × 0.9333 = 11.5333;
    // trend 0.2 × 1.5333 + 0.8 × 0.8 × 4/3 = 1.16. Year 2: ahead 12.4613; level 11.7307; trend 0.2 × 0.1973 + 0.64 × 1.16 = 0.7819.
    // Year 3: ahead 12.3562; level 13.1781; trend 0.2 × 1.4474 + 0.64 × 0.7819 = 0.7899.
    const { level, trend } = dampedOf(values)
    expect(level).toBeCloseTo(13.1781, 4)
    expect(trend).toBeCloseTo(0.7899, 4)
    const into = emptyForecast()
    foretell(values, 0.5, into)
    expect(into[foretoldAt('naive', 3)]).toBe(14)
    expect(into[foretoldAt('drift', 3)]).toBe(18)
    expect(into[foretoldAt('level', 3)]).toBe(12.5)
    // 0.8 + 0.64 + 0.512 = 1.952 times the trend.
    expect(into[foretoldAt('damped', 3)]).toBeCloseTo(13.1781 + 1.952 * 0.7899, 3)
    expect(into[foretoldAt('industry', 3)]).toBe(15.5)
    const mean = singleMethods.reduce((sum, method) => sum + into[foretoldAt(method, 3)]!, 0) / singleMethods.length
    expect(into[foretoldAt('combination', 3)]).toBeCloseTo(mean, 12)
  })

  test('a year without a figure lies on a line of the curve, and ends know no gap', () => {
    const series = seriesUntil('amount', Float64Array.from([Number.NaN, 1, Number.NaN, 100, 100, 100, 7]), 5)!
    expect(series.n).toBe(4)
    expect(series.values).toHaveLength(5)
    expect(series.curve.from(series.values[1]!)).toBeCloseTo(10, 9)
    expect(seriesUntil('amount', Float64Array.from([1, 2, 3, Number.NaN]), 3)).toBeNull()
    expect(seriesUntil('amount', Float64Array.from([1, 2, 3]), 2)).toBeNull()
  })

  test('figures of 0 and below stay off the logarithm, and nothing leaves the ends that figures have', () => {
    expect(seriesUntil('amount', Float64Array.from([1, 0, 3, 2]), 3)!.curve.transformation).toBe('none')
    expect(seriesUntil('percent', Float64Array.from([1, 2, 3, 2]), 3)!.curve.transformation).toBe('logit')
    const falling = forecastModelOf(
      marketOf('count', () => Array.from({ length: 11 }, (_, year) => 20 - 2 * year + (year > 9 ? 0.5 : 0))),
    )
    for (const kind of ['percent', 'score', 'count'] as const) {
      const model = { ...falling, kind, method: 'drift' as const }
      const figures = Float64Array.from([0.9, 0.7, 0.5, 0.3, 0.2, 0.2, 0.1, 0.1, 0.05, 0.05, 0])
      for (const { middle, bands } of forecastOf(model, { ...request, figures })!.points) {
        expect(middle).toBeGreaterThanOrEqual(0)
        if (bands) expect(bands[95].low).toBeGreaterThanOrEqual(0)
      }
    }
  })
})

describe('choice', () => {
  test('a walk: nothing beats no change, and it is said', () => {
    expect(forecastModelOf(marketOf('amount', walk)).method).toBe('naive')
  })
  test('growth along a line: its trend beats no change by far', () => {
    const { method, accuracy } = forecastModelOf(marketOf('amount', growing))
    expect(['drift', 'industry']).toContain(method)
    const [naive, drift] = accuracy.short.errors!
    expect(drift! / naive!).toBeLessThan(0.3)
  })
  test('noise around a level: the smoothed level beats no change', () => {
    const { method, accuracy } = forecastModelOf(marketOf('other', noisy))
    expect(['level', 'combination']).toContain(method)
    expect(accuracy.short.errors![2]!).toBeLessThan(accuracy.short.errors![0]!)
  })
  test('it is made by outcomes of earlier years alone', () => {
    const market = marketOf('other', noisy)
    const last = market.years - 1
    const turned = {
      ...market,
      figures: market.figures.map((own) => own.map((one, year) => (year >= last - 1 ? one * 40 : one))),
    }
    expect(forecastModelOf(turned).method).toBe(forecastModelOf(market).method)
    expect(chosenMethod(errorsOf(market), 3)).toBe('naive')
  })
})

describe('bands', () => {
  test.each([
    ['amount', walk],
    ['amount', growing],
    ['other', noisy],
  ] as const)('hold about as many outcomes as they are meant to: %s', (kind, make) => {
    const { accuracy } = forecastModelOf(marketOf(kind, make, 600))
    for (const term of ['short', 'long'] as const)
      for (const [index, share] of bandShares.entries())
        expect(Math.abs(accuracy[term].coverage![index]! - share / 100), `${term} ${share}`).toBeLessThan(0.08)
  })
  test('grow with the years and lie in each other', () => {
    const model = forecastModelOf(marketOf('amount', walk))
    const { points } = forecastOf(model, { ...request, figures: Float64Array.from(walk(random(1))) })!
    expect(points.map(({ term }) => term)).toEqual(['short', 'short', 'short', 'long'])
    let before = 0
    for (const { middle, bands } of points) {
      const { 50: half, 80: max, 95: nearly } = bands!
      const ends = [nearly.low, max.low, half.low, middle, half.high, max.high, nearly.high]
      expect(ends).toEqual(ends.toSorted((a, b) => a - b))
      const width = Math.log(max.high / max.low)
      expect(width).toBeGreaterThanOrEqual(before - 1e-12)
      before = width
    }
  })
  test('are not made of a handful of outcomes', () => {
    const errors = errorsOf(marketOf('amount', walk, 6))
    expect(widthsOf(errors, 'naive', 10)).toBeNull()
    const model = forecastModelOf(marketOf('amount', walk, 6))
    expect(forecastOf(model, { ...request, figures: Float64Array.from(walk(random(1))) })!.points[0]!.bands).toBeNull()
  })
})

describe('a past day', () => {
  test('past forecasts do not change with what came after them', () => {
    const market = marketOf('amount', walk)
    const model = forecastModelOf(market)
    const figures = market.figures[3]!
    const changed = figures.map((one, year) => (year > 7 ? one * 9 : one))
    const upTo = (own: Float64Array) =>
      pastOf(model, { figures: own, industry: 3 }).past.flatMap(({ origin, points }) =>
        origin > 7 ? [] : points.map(({ middle, band }) => [middle, band]),
      )
    expect(upTo(changed)).toEqual(upTo(figures))
    const widths = widthsOf(errorsOf(market), 'naive', 7)
    const cut = { ...market, years: 8, figures: market.figures.map((own) => own.slice(0, 8)) }
    expect(widthsOf(errorsOf(cut), 'naive', 7)).toEqual(widths)
  })
  test('hits are counted of outcomes that had a band', () => {
    const market = marketOf('amount', walk)
    const { past, own } = pastOf(forecastModelOf(market), { figures: market.figures[3]!, industry: 3 })
    const outcomes = past.flatMap(({ points }) => points.filter(({ band, actual }) => band && actual !== null))
    expect(own.n).toBe(outcomes.length)
    expect(own.hits[80]).toBe(
      outcomes.filter(({ band, actual }) => actual! >= band!.low && actual! <= band!.high).length,
    )
    expect(own.hits[50]).toBeLessThanOrEqual(own.hits[80])
  })
})

describe('states', () => {
  const model = forecastModelOf(marketOf('amount', walk))
  const at = (...figures: number[]) => Float64Array.from({ length: 11 }, (_, year) => figures[year] ?? Number.NaN)
  test.each([
    ['none', at()],
    [
      'few',
      at(Number.NaN, Number.NaN, Number.NaN, Number.NaN, Number.NaN, Number.NaN, Number.NaN, Number.NaN, 1, 2, 3),
    ],
    ['old', at(1, 2, 3, 4, 5, 6, 7)],
    ['forecast', at(1, 2, 3, 4, 5, 6, 7, 8)],
  ])('%s', (state, figures) => {
    expect(forecastStateOf(model, figures)).toBe(state)
    expect(forecastOf(model, { ...request, figures }) === null).toBe(state !== 'forecast')
  })
  test('a market without a figure', () => {
    const empty = forecastModelOf(marketOf('amount', () => Array.from({ length: 11 }, () => Number.NaN), 3))
    expect(empty).toMatchObject({ newest: -1, method: 'naive' })
    expect(empty.accuracy.short).toMatchObject({ n: 0, errors: null, coverage: null })
  })
  test('a series that never moved has no bands, since nothing tells how much it may move', () => {
    const count = forecastModelOf(marketOf('count', noisy))
    const { points } = forecastOf(count, { ...request, figures: new Float64Array(11) })!
    expect(points.map(({ middle, bands }) => [middle, bands])).toEqual(points.map(() => [0, null]))
  })
})

test('a target pulls by a fifth towards the straight line to it, and is counted', () => {
  const model = { ...forecastModelOf(marketOf('other', noisy)), method: 'naive' as const }
  const figures = Float64Array.from({ length: 11 }, () => 100).fill(101, 0, 3)
  const { points, weights, parts } = forecastOf(model, { ...request, figures, target: { year: 12, value: 50 } })!
  // The line is at 75 after one year and at 50 from the second on: 0.8 × 100 + 0.2 × 75 = 95, then 90.
  expect(points.map(({ middle }) => middle)).toEqual([95, 90, 90, 90])
  expect(weights).toEqual({ own: 0.8, industry: 0, target: 0.2 })
  expect(parts.find(({ method }) => method === 'naive')!.weight).toBe(0.8)
  const combined = forecastOf({ ...model, method: 'combination' }, { ...request, figures })!
  expect(combined.weights.own).toBeCloseTo(0.8, 12)
  expect(combined.weights.industry).toBeCloseTo(0.2, 12)
  expect(combined.parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12)
  expect(points).toHaveLength(Math.min(horizons, 4))
})
