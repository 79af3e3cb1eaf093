import type { TemperatureHolding } from './aggregation.ts'
import { type CompanyScore, type CompanyScores, type ScopeEmissions, scoreOfAll, toScore } from './score.ts'
import { type CompanyTarget, horizons } from './target.ts'

/** A target that counts in full: 42 % of scope 1+2 from 2020 to 2030. */
export const givenTarget = (target: Partial<CompanyTarget> = {}): CompanyTarget => ({
  key: 'a',
  type: 'absolute',
  metric: null,
  scope: 'scope1+2',
  coverage: { scope1: 1, scope2: 1, scope3: 1 },
  reduction: 0.42,
  baseYear: 2020,
  startYear: null,
  endYear: 2030,
  achieved: null,
  baseEmissions: { scope1: null, scope2: null },
  publishedOn: null,
  ...target,
})

interface HoldingOptions extends Partial<Omit<TemperatureHolding, 'amounts' | 'scores'>> {
  readonly amounts?: Partial<TemperatureHolding['amounts']>
  /** °C of scope 1+2 and of scope 3 in every horizon; `default`: 3.2 without a target. */
  readonly both?: number | 'default'
  readonly third?: number | 'default'
}

/** A holding of 100 with 1,000 t in scope 1+2 and as many in scope 3. */
export function givenHolding({
  both = 2,
  third = 'default',
  amounts,
  ...rest
}: HoldingOptions = {}): TemperatureHolding {
  const emissions: ScopeEmissions = rest.emissions ?? { 'scope1+2': 1000, scope3: 1000 }
  const [own, chain] = [both, third].map(givenScore) as [CompanyScore, CompanyScore]
  const every = (score: CompanyScore) => Object.fromEntries(horizons.map((horizon) => [horizon, score]))
  return {
    company: 1,
    investment: 100,
    ...rest,
    emissions,
    amounts: { marketCap: null, enterpriseValue: null, cash: null, totalAssets: null, revenue: null, ...amounts },
    scores: {
      'scope1+2': every(own),
      scope3: every(chain),
      'scope1+2+3': every(scoreOfAll(own, chain, emissions)),
    } as unknown as CompanyScores,
  }
}

const givenScore = (celsius: number | 'default'): CompanyScore =>
  celsius === 'default'
    ? toScore(3.2, 1, { kind: 'default' })
    : toScore(celsius, 0, {
        kind: 'target',
        target: {
          from: ['a'],
          scope: 'scope1+2',
          horizon: 'mid',
          type: 'absolute',
          metric: null,
          baseYear: 2020,
          endYear: 2030,
          reduction: 0.42,
          coverage: 1,
          boundaryFactor: 1,
          publishedOn: null,
        },
        annualReduction: 0.042,
        variable: 'Emissions|Kyoto Gases',
        param: -0.3,
        intercept: 2.7,
      })
