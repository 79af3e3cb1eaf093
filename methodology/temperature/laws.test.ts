import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aggregations, companyAmounts, portfolioTemperature, type TemperatureHolding } from './aggregation.ts'
import { defaultScores, noScores, temperatureScores } from './score.ts'
import { staircase } from './staircase.ts'
import {
  type CompanyTarget,
  horizons,
  intensityMetrics,
  scoredScopes,
  type TargetScope,
  temperatureScopes,
} from './target.ts'
import { whatIf, whatIfs } from './what-if.ts'

const orUnknown = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 5 })
const share = fc.double({ min: 0, max: 1, noNaN: true })
const amount = fc.double({ min: 0.001, max: 1e9, noNaN: true })

const targetScopes: readonly TargetScope[] = ['scope1', 'scope2', 'scope3', 'scope1+2', 'scope1+2+3']
const target: fc.Arbitrary<CompanyTarget> = fc.record({
  key: fc.uuid(),
  type: orUnknown(fc.constantFrom('absolute', 'intensity')),
  metric: orUnknown(fc.constantFrom(...intensityMetrics)),
  scope: fc.constantFrom(...targetScopes),
  coverage: fc.record({ scope1: orUnknown(share), scope2: orUnknown(share), scope3: orUnknown(share) }),
  reduction: orUnknown(share),
  baseYear: fc.integer({ min: 2000, max: 2030 }),
  startYear: orUnknown(fc.integer({ min: 2000, max: 2030 })),
  endYear: fc.integer({ min: 2015, max: 2070 }),
  achieved: orUnknown(share),
  baseEmissions: fc.record({ scope1: orUnknown(amount), scope2: orUnknown(amount) }),
  publishedOn: orUnknown(fc.constantFrom('2020-01-01', '2024-06-30')),
})
const company = fc.record({
  targets: fc.array(target, { maxLength: 8 }),
  emissions: fc.record({ 'scope1+2': orUnknown(amount), scope3: orUnknown(amount) }),
  division: orUnknown(fc.constantFrom('C23', 'C24', 'D35')),
})
const options = fc.record({
  referenceYear: fc.integer({ min: 2018, max: 2035 }),
  defaultScore: fc.constantFrom(...defaultScores),
})
const cell = fc.record({
  aggregation: fc.constantFrom(...aggregations),
  scope: fc.constantFrom(...temperatureScopes),
  horizon: fc.constantFrom(...horizons),
})
const portfolio: fc.Arbitrary<TemperatureHolding[]> = fc
  .tuple(
    options,
    fc.array(
      fc.record({
        company,
        investment: orUnknown(amount),
        amounts: fc.record(
          Object.fromEntries(companyAmounts.map((name) => [name, orUnknown(amount)])) as Record<
            (typeof companyAmounts)[number],
            fc.Arbitrary<number | null>
          >,
        ),
      }),
      { maxLength: 14 },
    ),
  )
  .map(([parameters, held]) =>
    held.map(({ company, investment, amounts }, position) => ({
      company: position,
      investment,
      amounts,
      emissions: company.emissions,
      scores: temperatureScores(company, parameters).scores,
    })),
  )

test('every target is in a part, or left out with a reason, in every scope at most once', () => {
  fc.assert(
    fc.property(company, options, ({ targets }, parameters) => {
      const named = targets.map((one, position) => ({ ...one, key: String(position) }))
      const all = { targets: named, emissions: { 'scope1+2': 1, scope3: 1 }, division: null }
      const { choices, leftOut } = temperatureScores(all, parameters).reading
      const used = scoredScopes.flatMap((scope) =>
        horizons.flatMap((horizon) => {
          const choice = choices[scope][horizon]
          return choice
            ? [choice.chosen, ...choice.others.map(({ target }) => target)].map((one) => ({ scope, one }))
            : []
        }),
      )
      const places = [
        ...used.flatMap(({ scope, one }) => one.from.map((key) => `${key} ${scope}`)),
        ...leftOut.map(({ key, scope }) => `${key} ${scope}`),
      ]
      expect(new Set(places).size).toBe(places.length)
      expect(new Set(places.map((place) => place.split(' ')[0])).size).toBe(named.length)
      for (const { one } of used) {
        expect(one.reduction * one.boundaryFactor).toBeLessThanOrEqual(1 + 1e-9)
        expect(one.boundaryFactor).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('scores lie between zero and the warmest intercept, or are the default; two decimals', () => {
  fc.assert(
    fc.property(company, options, (one, parameters) => {
      const { scores } = temperatureScores(one, parameters)
      for (const scope of temperatureScopes)
        for (const horizon of horizons) {
          const { score, defaultShare, basis } = scores[scope][horizon]
          if (score === null) expect(basis.kind).toBe('missing')
          else {
            expect(score).toBeGreaterThanOrEqual(0)
            expect(score).toBeLessThanOrEqual(4.93) // 4.927 is the highest intercept
            expect(Math.round(score * 100) / 100).toBe(score)
            expect(defaultShare).toBeGreaterThanOrEqual(0)
            expect(defaultShare).toBeLessThanOrEqual(1)
          }
        }
    }),
  )
})

test('weights sum to one, the score lies within those of its holdings, shares from 0 to 1', () => {
  fc.assert(
    fc.property(portfolio, cell, (holdings, figure) => {
      const { score, holdings: left, lost, coverage, defaultShare } = portfolioTemperature(holdings, figure)
      expect(left.length + lost.length).toBeGreaterThanOrEqual(score === null ? 0 : holdings.length)
      expect(coverage).toBeGreaterThanOrEqual(0)
      expect(coverage).toBeLessThanOrEqual(1)
      if (score === null) return
      expect(left.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9)
      expect(score).toBeGreaterThanOrEqual(Math.min(...left.map((one) => one.score)) - 1e-9)
      expect(score).toBeLessThanOrEqual(Math.max(...left.map((one) => one.score)) + 1e-9)
      expect(defaultShare).toBeGreaterThanOrEqual(0)
      expect(defaultShare).toBeLessThanOrEqual(1)
    }),
  )
})

test('scaling every investment, or the order of the holdings, changes nothing', () => {
  fc.assert(
    fc.property(portfolio, cell, fc.double({ min: 0.001, max: 1000, noNaN: true }), (holdings, figure, factor) => {
      const before = portfolioTemperature(holdings, figure)
      const scaled = holdings.map((one) => ({
        ...one,
        investment: one.investment === null ? null : one.investment * factor,
      }))
      for (const after of [portfolioTemperature(scaled, figure), portfolioTemperature(holdings.toReversed(), figure)]) {
        if (before.score === null) expect(after.score).toBeNull()
        else expect(after.score).toBeCloseTo(before.score, 9)
        expect(after.coverage).toBeCloseTo(before.coverage, 9)
      }
    }),
  )
})

test('no what-if warms a portfolio, loses a holding or moves a weight', () => {
  fc.assert(
    fc.property(portfolio, cell, fc.constantFrom(...whatIfs), (holdings, figure, scenario) => {
      const before = portfolioTemperature(holdings, figure)
      const { after, changed } = whatIf(holdings, figure, { scenario, flagged: new Set([0, 3, 5]) })
      expect(after.lost).toEqual(before.lost)
      expect(after.holdings.map(({ weight }) => weight)).toEqual(before.holdings.map(({ weight }) => weight))
      if (before.score === null) return void expect(after.score).toBeNull()
      expect(after.score).toBeLessThanOrEqual(before.score + 1e-12)
      if (changed.length === 0) expect(after.score).toBe(before.score)
    }),
  )
})

test('the area below the stairs is the score', () => {
  fc.assert(
    fc.property(portfolio, cell, (holdings, figure) => {
      const { score, holdings: left } = portfolioTemperature(holdings, figure)
      const stairs = staircase(left)
      if (score === null) return void expect(stairs).toEqual([])
      expect(stairs.reduce((sum, { from, to, score }) => sum + (to - from) * score, 0)).toBeCloseTo(score, 9)
      expect([stairs[0]!.from, stairs.at(-1)!.to]).toEqual([0, 1])
      for (const [position, { score }] of stairs.entries())
        if (position > 0) expect(score).toBeGreaterThanOrEqual(stairs[position - 1]!.score)
    }),
  )
})

test('cash and what is no company of the market change no temperature, and are not covered', () => {
  fc.assert(
    fc.property(portfolio, cell, amount, fc.constantFrom(...whatIfs), (holdings, options, cash, scenario) => {
      const idle: TemperatureHolding = {
        company: -1,
        investment: cash,
        amounts: { marketCap: 1, enterpriseValue: 1, cash: 1, totalAssets: 1, revenue: 1 },
        emissions: { 'scope1+2': 1, scope3: 1 },
        scores: noScores,
      }
      const [before, after] = [holdings, [...holdings, idle]].map((positions) =>
        portfolioTemperature(positions, options),
      )
      expect(after!.score).toBe(before!.score)
      expect(after!.defaultShare).toBe(before!.defaultShare)
      expect(after!.lost.at(-1)).toEqual({ company: -1, inputs: ['score'] })
      const knownInvestment = holdings.reduce((sum, { investment }) => sum + (investment ?? 0), 0)
      expect(after!.coverage).toBeCloseTo((before!.coverage * knownInvestment) / (knownInvestment + cash), 9)
      const { after: lowered } = whatIf([...holdings, idle], options, { scenario, flagged: new Set([-1]) })
      expect(lowered.score).toBe(whatIf(holdings, options, { scenario }).after.score)
    }),
  )
})
