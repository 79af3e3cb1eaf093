import { expect, test } from 'vitest'
import { givenTarget } from './given-temperature.ts'
import { type DefaultScore, type ScopeEmissions, temperatureScores } from './score.ts'
import { industrialDivisionOf } from './sector.ts'
import type { CompanyTarget } from './target.ts'

interface ScoreOptions {
  readonly targets?: readonly CompanyTarget[]
  readonly emissions?: ScopeEmissions
  readonly referenceYear?: number
  readonly defaultScore?: DefaultScore
  readonly tse33?: string
}
const score = ({
  targets = [givenTarget()],
  emissions,
  referenceYear = 2025,
  defaultScore = 3.2,
  tse33,
}: ScoreOptions = {}) =>
  temperatureScores(
    {
      targets,
      emissions: emissions ?? { 'scope1+2': 600, scope3: 400 },
      division: industrialDivisionOf(tse33 ?? null),
    },
    { referenceYear, defaultScore },
  ).scores

test('42 % from 2020 to 2030 is 1.39 °C, and opens to what it is made of', () => {
  const { score: celsius, exact, basis } = score()['scope1+2'].mid
  expect(exact).toBeCloseTo(2.6972610131342 - 0.312328765130924 * 4.2, 12) // 1.38548
  expect(celsius).toBe(1.39)
  expect(basis).toMatchObject({
    kind: 'target',
    variable: 'Emissions|Kyoto Gases',
    param: -0.312328765130924,
    intercept: 2.6972610131342,
    target: { from: ['a'], boundaryFactor: 1 },
  })
  if (basis.kind === 'target') expect(basis.annualReduction).toBeCloseTo(0.042, 12)
})

test('the same target a year later is short, and another line', () => {
  const scores = score({ referenceYear: 2026 })
  expect(scores['scope1+2'].short.score).toBe(1.68) // 2.574303 − 0.212692 × 4.2 = 1.68100
  expect(scores['scope1+2'].mid).toMatchObject({ score: 3.2, basis: { kind: 'default' }, defaultShare: 1 })
})

test('the slope counts from the base year, not from the year in which the target was set', () => {
  expect(score({ targets: [givenTarget({ startYear: 2024 })] })['scope1+2'].mid.score).toBe(1.39)
})

test('half the coverage, half the reduction', () => {
  const targets = [givenTarget({ coverage: { scope1: 0.5, scope2: 0.5, scope3: null } })]
  expect(score({ targets })['scope1+2'].mid.score).toBe(2.04) // 2.697261 − 0.312329 × 2.1 = 2.04137
})

test('never below 0 °C', () => {
  const targets = [givenTarget({ reduction: 1 })]
  expect(score({ targets })['scope1+2'].mid.score).toBe(0) // 2.697261 − 0.312329 × 10 < 0
})

test.each([
  ['3450', 1.31], // C24: 2.617278 − 0.311648 × 4.2 = 1.30836
  ['3500', 1.31],
  ['4050', 1.31],
  ['3400', 1.31],
  ['3700', 1.39],
])('an absolute target of scope 1+2 in TSE industry %s', (tse33, celsius) => {
  expect(score({ tse33 })['scope1+2'].mid.score).toBe(celsius)
})

test('scope 3 of a steel maker is held against all gases', () => {
  const targets = [givenTarget({ scope: 'scope3' })]
  expect(score({ targets, tse33: '3450' }).scope3.mid.score).toBe(1.39)
})

test.each([
  ['revenue', 1.87], // 4.107377 − 0.533878 × 4.2 = 1.86509
  ['product', 1.87],
  ['cement', 1.87],
  ['steel', 1.87],
  ['aluminum', 1.87],
  ['oil', 0.84], // 3.003900 − 0.514924 × 4.2 = 0.84122
  ['power', 1.64], // 3.370492 − 0.411428 × 4.2 = 1.64249
] as const)('an intensity per %s', (metric, celsius) => {
  expect(score({ targets: [givenTarget({ type: 'intensity', metric })] })['scope1+2'].mid.score).toBe(celsius)
})

test('without a target the default of either version', () => {
  expect(score({ targets: [] })['scope1+2'].mid.score).toBe(3.2)
  expect(score({ targets: [], defaultScore: 3.4 })['scope1+2+3'].long).toMatchObject({ score: 3.4, defaultShare: 1 })
})

test('scope 1+2+3: at 0.4 of all emissions scope 3 counts, under it not', () => {
  const all = (scope3: number) => score({ emissions: { 'scope1+2': 600, scope3 } })['scope1+2+3'].mid
  expect(all(399)).toMatchObject({ score: 1.39, defaultShare: 0, basis: { kind: 'scope1+2' } })
  // 0.6 × 1.38548 + 0.4 × 3.2 = 2.11129; from the rounded 1.39 it would be 2.114
  expect(all(400)).toMatchObject({ score: 2.11, defaultShare: 0.4, basis: { kind: 'both', scope3Share: 0.4 } })
  expect(all(400).exact).toBeCloseTo(2.111288, 5)
})

test('scope 1+2+3 without emissions has no score, unless both are the default', () => {
  const all = (emissions: ScopeEmissions, targets?: CompanyTarget[]) =>
    score({ emissions, ...(targets && { targets }) })['scope1+2+3'].mid
  expect(all({ 'scope1+2': 600, scope3: null })).toEqual({
    score: null,
    exact: null,
    defaultShare: null,
    basis: { kind: 'missing', emissions: ['scope3'] },
  })
  expect(all({ 'scope1+2': 0, scope3: 0 }).basis).toEqual({ kind: 'missing', emissions: ['scope1+2', 'scope3'] })
  expect(all({ 'scope1+2': null, scope3: null }, [])).toMatchObject({ score: 3.2, defaultShare: 1 })
})
