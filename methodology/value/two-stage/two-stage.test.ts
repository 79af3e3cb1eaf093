import { describe, expect, test } from 'vitest'
import { normalOf, random } from '../../test/random.ts'
import { companyValues } from './company-value.ts'
import { valueModelOf } from './model.ts'
import type { ValueMarket } from './sample.ts'

/** A market in which the first of ten indicators moves prices by `effect` for a deviation, a year later. */
function givenValueMarket(effect: number, { seed = 1, companies = 120, years = 9 } = {}): ValueMarket {
  const next = random(seed)
  const cells = companies * years
  const walk = (persistence: number) => {
    const values = new Float64Array(cells)
    for (let at = 0; at < cells; at++)
      values[at] =
        persistence * (at < companies ? normalOf(next) : values[at - companies]!) +
        Math.sqrt(1 - persistence ** 2) * normalOf(next)
    return values
  }
  const industryOf = Int32Array.from({ length: companies }, (_, company) => company % 5)
  const levels = Array.from({ length: 5 }, () => 0.5 * normalOf(next))
  const kpis = Array.from({ length: 10 }, () => walk(0.9))
  const [roe, assets, noise] = [walk(0.7).map((z) => 8 + 6 * z), walk(0.95).map((z) => Math.exp(11 + z)), walk(0.6)]
  const sales = assets.map((own) => own * Math.exp(0.1 * normalOf(next)))
  const pbr = roe.map((own, at) => {
    const earlier = at < companies ? 0 : kpis[0]![at - companies]!
    return Math.exp(
      3 * (own / 100) +
        levels[industryOf[at % companies]!]! -
        0.1 * Math.log(assets[at]!) +
        effect * earlier +
        0.4 * noise[at]!,
    )
  })
  const form = 'level' as const
  return {
    years,
    companies,
    industryOf,
    industries: 5,
    pbr,
    roe,
    sales,
    assets,
    kpis: kpis.map((values) => ({ values, form })),
  }
}

describe('two stages', () => {
  test('an indicator that moves prices is chosen, stable, and adds out of sample', () => {
    const model = valueModelOf(givenValueMarket(0.3))!
    expect(model.verdict).toBe('adds')
    const { accuracy, terms } = model
    expect(accuracy.industry).toBeLessThan(accuracy.first)
    expect(accuracy.second).toBeGreaterThan(accuracy.first + 0.1)
    expect(accuracy.gain.value).toBeCloseTo(accuracy.second - accuracy.first, 10)
    expect(terms.find(({ kpi }) => kpi === 0)).toMatchObject({
      lag: 1,
      known: 1,
      stability: { chosen: 1, sameSign: 1 },
    })
    // 3 for a whole of return on equity, −0.1 for a logarithm of assets; errors of some 0.3 and 0.02 in a market of this size.
    expect(Math.abs(model.first[0]! - 3)).toBeLessThan(1)
    expect(Math.abs(model.first[2]! + 0.1)).toBeLessThan(0.06)
  })

  test('of noise it is hardly ever said that it adds', () => {
    const draws = 40
    const verdicts = Array.from(
      { length: draws },
      (_, seed) => valueModelOf(givenValueMarket(0, { seed: seed + 1, companies: 60 }))!.verdict,
    )
    const adds = verdicts.filter((verdict) => verdict === 'adds').length
    console.log(
      `${draws} markets without an effect: adds ${adds}, unclear ${verdicts.filter((verdict) => verdict === 'unclear').length}`,
    )
    // One side of an interval of 95 %: 1 of 40 is expected; 5 or more come in less than 1 % of such trials.
    expect(adds).toBeLessThan(5)
  })

  test('yen of an indicator: what its equity is traded at × coefficient × deviations', () => {
    const market = givenValueMarket(0.3)
    const model = valueModelOf(market)!
    const [largest] = companyValues(model, market, { company: 3, year: 8, traded: 1000 })
    const { term, value, low, high, perStep, deviations } = largest!
    const own = (market.kpis[term.kpi]!.values[(8 - term.lag) * 120 + 3]! - term.mean) / term.deviation
    expect(deviations).toBeCloseTo(own, 10)
    expect(value).toBeCloseTo(1000 * term.coefficient * own, 8)
    expect(perStep).toBeCloseTo((1000 * term.coefficient) / term.deviation, 8)
    expect(low!).toBeLessThanOrEqual(high!)
  })

  test('a market of few companies, and one where nothing but prices is known, have no model or no indicators', () => {
    expect(valueModelOf(givenValueMarket(0.3, { companies: 10 }))).toBeNull()
    const nothing = givenValueMarket(0)
    const model = valueModelOf({
      ...nothing,
      kpis: nothing.kpis.map(({ values }) => ({ values: values.map(() => Number.NaN), form: 'level' })),
    })!
    expect(model).toMatchObject({ verdict: 'nothing', terms: [], strength: null, accuracy: { gain: { value: 0 } } })
  })
})
