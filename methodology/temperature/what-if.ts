import {
  type PortfolioTemperature,
  portfolioTemperature,
  type TemperatureCell,
  type TemperatureHolding,
  weighted,
} from './aggregation.ts'
import { type CompanyScore, scoreOfAll, toScore } from './score.ts'
import type { ScoredScope } from './target.ts'

/** What companies are thought to do, by the method's numbers. */
export const whatIfs = ['1', '2', '3a', '3b', '4a', '4b'] as const
export type WhatIf = (typeof whatIfs)[number]

/** °C that a score becomes at most. */
export const whatIfCaps = {
  '1': 2,
  '2': 1.75,
  '3a': 2,
  '3b': 1.75,
  '4a': 2,
  '4b': 1.75,
} as const satisfies Record<WhatIf, number>

/** Companies whose contributions count as the largest in 3a and 3b. */
export const largestContributors = 10

export interface WhatIfResult {
  readonly after: PortfolioTemperature
  /** Companies whose score changed, in the order given. */
  readonly changed: readonly number[]
}

/**
 * The portfolio's temperature if companies did more.
 *
 * 1: scores on the default become 2.0. 2: scores on a target are 1.75 at most. 3a, 3b: those of the ten companies that contribute
 * most to the figure asked are 2.0, 1.75 at most. 4a, 4b: the same of the companies that the caller flags. What changes is a
 * company's score of scope 1+2 and of scope 3, of which scope 1+2+3 is then made anew, so that a figure never rises.
 *
 * @param flagged numbers of the companies that 4a and 4b change; those to be engaged
 * Source: SBTi finance tool 1.2.5, scenarios 1 to 4 (MIT). That in 3 a company is changed as a whole is ours: the tool picks ten
 * for each scope.
 */
export function whatIf(
  holdings: readonly TemperatureHolding[],
  cell: TemperatureCell,
  { scenario, flagged = noCompanies }: { readonly scenario: WhatIf; readonly flagged?: ReadonlySet<number> },
): WhatIfResult {
  const chosen = scenario.startsWith('3') ? largestOf(holdings, cell) : flagged
  const isMeant = ({ basis }: CompanyScore, company: number) => {
    if (scenario === '1') return basis.kind === 'default'
    return scenario === '2' ? basis.kind === 'target' : chosen.has(company)
  }
  const scoreOf = ({ company, scores, emissions }: TemperatureHolding) => {
    const part = (scope: ScoredScope) => {
      const own = scores[scope][cell.horizon]
      return isMeant(own, company) ? capped(own, whatIfCaps[scenario]) : own
    }
    return cell.scope === 'scope1+2+3' ? scoreOfAll(part('scope1+2'), part('scope3'), emissions) : part(cell.scope)
  }
  const scores = holdings.map(scoreOf)
  return {
    after: weighted(holdings, cell, scores),
    changed: holdings.flatMap(({ company, scores: before }, position) =>
      scores[position]!.score === before[cell.scope][cell.horizon].score ? [] : [company],
    ),
  }
}

const noCompanies: ReadonlySet<number> = new Set()

/** What is lowered no longer rests on the default. */
const capped = (own: CompanyScore, cap: number): CompanyScore => (own.exact! > cap ? toScore(cap, 0, own.basis) : own)

/** Companies that contribute most to a figure; of equal ones the first in the list. */
function largestOf(holdings: readonly TemperatureHolding[], cell: TemperatureCell): ReadonlySet<number> {
  const rows = portfolioTemperature(holdings, cell).holdings
  const byContribution = rows.toSorted((a, b) => b.contribution - a.contribution)
  return new Set(byContribution.slice(0, largestContributors).map(({ company }) => company))
}
