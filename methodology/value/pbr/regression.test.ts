import { describe, expect, test } from 'vitest'
import { givenMarket } from '../../test/pbr-market.ts'
import { familyOf } from './family.ts'
import { type Kpi, preparedMarket } from './market.ts'
import { partialPoints } from './partial.ts'
import { pbrRegression } from './regression.ts'
import { pbrRows } from './rows.ts'

describe('recovery of a coefficient of 0.3 two years later, in 300 invented markets', () => {
  test.each([
    ['60 companies over 12 years', { companies: 60, years: 12 }, 'panel'],
    ['10 companies over 12 years, the fewest', { companies: 10, years: 12 }, 'panel'],
    // Residuals that stay are what ordinary errors of one company do not allow for: here they do not.
    ['one company over 30 years', { companies: 1, years: 30, industries: 1, persistence: 0 }, 'company'],
  ] as const)('%s', (name, given, kind) => {
    const draws = 300
    let [bias, covered] = [0, 0]
    for (let seed = 1; seed <= draws; seed++) {
      const { market, kpis } = givenMarket({ seed, kpi: 0.3, lag: 2, ...given })
      const { kpi } = pbrRegression(market, kpis[0]!, 2, kind).fit!
      bias += (kpi.value - 0.3) / draws
      covered += Number(kpi.low <= 0.3 && kpi.high >= 0.3) / draws
    }
    console.log(`${name}: bias ${bias.toFixed(4)}, coverage of the interval of 95 % ${covered.toFixed(3)}`)
    expect(Math.abs(bias)).toBeLessThan(0.02)
    expect(covered).toBeGreaterThan(0.92)
  })
})

test('on noise alone no more false discoveries than the level, with the fewest companies too', () => {
  const draws = 60
  for (const companies of [10, 30]) {
    let any = 0
    for (let seed = 1; seed <= draws; seed++) {
      const { market, kpis } = givenMarket({ seed: 1000 * companies + seed, companies, years: 12, kpis: 15 })
      const tried = kpis.map((kpi) => [0, 3, 6].map((lag) => pbrRegression(market, kpi, lag, 'panel')))
      any += Number(familyOf(tried).family.discoveries > 0)
    }
    console.log(`${companies} companies, 45 tests of noise: a discovery in ${any} of ${draws} markets`)
    // Of 60 draws at 5 %, 3 are expected; 6 or more come in 8 % of such trials.
    expect(any).toBeLessThanOrEqual(6)
  }
})

test('a family counts what it tried, and the least p is told of first', () => {
  const { market, kpis } = givenMarket({ seed: 5, companies: 40, years: 12, kpi: 0.6, lag: 3, kpis: 4 })
  const lags = [0, 1, 2, 3]
  const { family, indicators } = familyOf(
    kpis.map((kpi) => lags.map((lag) => pbrRegression(market, kpi, lag, 'panel'))),
  )
  expect(family).toMatchObject({ indicators: 4, tests: 16, byChance: 0.8 })
  expect(indicators[0]!.best).toMatchObject({ lag: 3 })
  expect(indicators[0]!.best!.q).toBeLessThan(1e-3)
  const all = indicators.flatMap((one) => one.lags)
  for (const { q, fit } of all) expect(q!).toBeGreaterThanOrEqual(fit!.kpi.p)
})

/** Twenty companies over two years with a price to book of 1 to 40, of one industry. */
const small = (change: { pbr?: (at: number) => number; roe?: (at: number) => number } = {}) => {
  const values = (make: (at: number) => number) => Float64Array.from({ length: 40 }, (_, at) => make(at))
  const pbr = values(change.pbr ?? ((at) => 1 + ((at * 7) % 40)))
  const roe = values(change.roe ?? ((at) => 1 + ((at * 11) % 40)))
  return preparedMarket({ years: 2, companies: 20, pbr, roe, industryOf: new Int32Array(20), industries: 1 })
}
const kpiOf = (make: (at: number) => number, form: Kpi['form'] = 'log'): Kpi => ({
  values: Float64Array.from({ length: 40 }, (_, at) => make(at)),
  form,
})
const usual = kpiOf((at) => 1 + ((at * 13) % 40))

test('what is left out is counted by reason', () => {
  const market = small({
    pbr: (at) => (at === 0 ? -1 : at === 1 ? Number.NaN : at + 1),
    roe: (at) => (at === 2 || at === 3 ? -5 : ((at * 11) % 40) + 1),
  })
  const kpi = kpiOf((at) => (at === 4 ? 0 : at === 5 ? Number.NaN : ((at * 13) % 40) + 1))
  const tried = pbrRegression(market, kpi, 0, 'panel')
  expect(tried).toMatchObject({
    state: 'fitted',
    n: 34,
    companies: 20,
    dropped: { missing: 1, pbr: 1, roe: 2, kpi: 1 },
  })
})

test.each([
  ['constant', small(), kpiOf(() => 7)],
  ['constant', small({ pbr: () => 1.2 }), usual],
  ['collinear', small(), kpiOf((at) => 3 * (1 + ((at * 11) % 40)))],
  ['collinear', small({ roe: () => 8 }), usual],
  ['few-rows', small(), kpiOf((at) => (at < 3 ? at + 1 : Number.NaN))],
  ['few-rows', small(), kpiOf(() => Number.NaN)],
  ['few-rows', small({ pbr: () => -0.4 }), usual],
  ['few-companies', small(), kpiOf((at) => (at % 20 < 9 ? 1 + ((at * 13) % 40) : Number.NaN))],
  ['few-companies', small(), kpiOf((at) => Number(at === 3), 'level')],
] as const)('%s is told, and nothing else is made of it', (state, market, kpi) => {
  expect(pbrRegression(market, kpi, 0, 'panel')).toMatchObject({ state, fit: null })
})

test('yes and no are taken as they are', () => {
  const market = small()
  expect(
    pbrRegression(
      market,
      kpiOf((at) => Number(at % 3 === 0), 'level'),
      0,
      'panel',
    ).state,
  ).toBe('fitted')
})

test('the points of a partial plot have the slope of the coefficient', () => {
  const { market, kpis } = givenMarket({ seed: 3, companies: 20, years: 8, kpi: 0.4 })
  const rows = pbrRows(market, kpis[0]!, 1)
  const points = partialPoints(rows, market, 'panel')
  const slope = points.reduce((sum, { x, y }) => sum + x * y, 0) / points.reduce((sum, { x }) => sum + x * x, 0)
  expect(points).toHaveLength(rows.kpi.length)
  expect(slope).toBeCloseTo(pbrRegression(market, kpis[0]!, 1, 'panel').fit!.kpi.value, 10)
})
