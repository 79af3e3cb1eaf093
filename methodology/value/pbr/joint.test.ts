import { expect, test } from 'vitest'
import { givenMarket } from '../../test/pbr-market.ts'
import { normalOf, random } from '../../test/random.ts'
import { type JointTerm, jointRegression } from './joint.ts'
import type { PbrMarket } from './market.ts'
import { pbrRegression } from './regression.ts'

test.each(['panel', 'company'] as const)(
  'one indicator beside return on equity is the regression of it alone, of a %s',
  (kind) => {
    const one = kind === 'company' ? { companies: 1, years: 30, industries: 1 } : { companies: 40, years: 10 }
    const { market, kpis } = givenMarket({ seed: 8, kpi: 0.4, lag: 2, ...one })
    const alone = pbrRegression(market, kpis[0]!, 2, kind)
    const terms: JointTerm[] = [
      { values: market.roe, form: 'log', lag: 0 },
      { ...kpis[0]!, lag: 2 },
    ]
    const { fit, n } = jointRegression(market, terms, kind)
    expect(n).toBe(alone.n)
    for (const [at, own] of [alone.fit!.roe, alone.fit!.kpi].entries())
      for (const key of ['value', 'error', 'p', 'low', 'high'] as const)
        expect(fit!.terms[at]![key]).toBeCloseTo(own[key], 9)
    expect(fit!.adjustedR2).toBeCloseTo(alone.fit!.adjustedR2, 9)
    expect(fit!.durbinWatson).toBeCloseTo(alone.fit!.durbinWatson, 9)
  },
)

/** A market in which ln PBR is 4.7 × ROE − 0.03 × ln sales + 0.66 × share of women managers, and levels of industry and year. */
function givenVector(seed: number) {
  const [companies, years, industries] = [120, 8, 6]
  const next = random(seed)
  const draw = (make: () => number) => Float64Array.from({ length: companies * years }, make)
  const roe = draw(() => 0.08 + 0.06 * normalOf(next)) // about one year in eleven is a loss
  const size = Float64Array.from({ length: companies }, () => 11 + 1.5 * normalOf(next))
  const sales = draw(() => 0).map((_, at) => Math.exp(size[at % companies]! + 0.1 * normalOf(next)))
  // Larger companies have more women managers, so that one without the other would be wrong.
  const women = draw(() => 0).map((_, at) => 0.1 + 0.03 * (size[at % companies]! - 11) + 0.04 * normalOf(next))
  const industryOf = Int32Array.from({ length: companies }, (_, company) => company % industries)
  const lnPbr = roe.map((own, at) => {
    const [year, company] = [Math.floor(at / companies), at % companies]
    const levels = 0.2 * industryOf[company]! - 0.05 * year
    return 4.7 * own - 0.03 * Math.log(sales[at]!) + 0.66 * women[at]! + levels + 0.1 * normalOf(next)
  })
  const market: PbrMarket = { pbr: lnPbr.map(Math.exp), roe, industryOf, industries, companies, years }
  const terms: JointTerm[] = [
    { values: roe, form: 'level', lag: 0 },
    { values: sales, form: 'log', lag: 0 },
    { values: women, form: 'level', lag: 0 },
  ]
  return { market, terms }
}

test('return on equity as it is, size and a share together: what the market was made with is found, losses among the rows', () => {
  const vector = [4.7, -0.03, 0.66]
  const draws = 40
  const covered = [0, 0, 0]
  for (let seed = 1; seed <= draws; seed++) {
    const { market, terms } = givenVector(seed)
    const { n, fit } = jointRegression(market, terms, 'panel')
    expect(n).toBe(120 * 8) // Losses have no logarithm, and none is taken.
    for (const [at, truth] of vector.entries()) {
      const { low, high } = fit!.terms[at]!
      covered[at]! += Number(low <= truth && truth <= high)
    }
  }
  // 95 % of 40 are 38; fewer than 34 would come in less than 2 of 100 such trials.
  for (const count of covered) expect(count).toBeGreaterThanOrEqual(34)
})

test('what is left out is counted by reason', () => {
  const { market, terms } = givenVector(3)
  const pbr = market.pbr.slice()
  pbr[0] = -0.5
  pbr[1] = Number.NaN // No price to book: no row that could be left out.
  const women = terms[2]!.values.slice()
  women[2] = Number.NaN
  const sales = terms[1]!.values.slice()
  sales[3] = 0
  const changed = [terms[0]!, { ...terms[1]!, values: sales }, { ...terms[2]!, values: women }]
  expect(jointRegression({ ...market, pbr }, changed, 'panel')).toMatchObject({
    n: 120 * 8 - 4,
    dropped: { pbr: 1, missing: 1, logarithm: 1 },
    state: 'fitted',
  })
})

test('a column that follows from the others, one that stands still, and too few rows are told', () => {
  const { market, terms } = givenVector(3)
  const twice = { ...terms[2]!, values: terms[2]!.values.map((value) => 2 * value) }
  expect(jointRegression(market, [...terms, twice], 'panel')).toMatchObject({ state: 'collinear', fit: null })
  const still = { ...terms[2]!, values: terms[2]!.values.map(() => 0.3) }
  expect(jointRegression(market, [...terms, still], 'panel')).toMatchObject({ state: 'constant', fit: null })
  const few = { ...terms[2]!, values: terms[2]!.values.map((value, at) => (at < 14 ? value : Number.NaN)) }
  expect(jointRegression(market, [...terms, few], 'panel')).toMatchObject({ state: 'few-rows', n: 14, fit: null })
})
