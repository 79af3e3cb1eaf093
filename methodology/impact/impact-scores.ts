import { cellIndex } from '../panel/layout.ts'
import { type Panel, shapeOf } from '../panel/panel.ts'
import type { PeerGroups } from '../panel/peers.ts'
import { rankMeans } from '../scores/ranks/mean-ranks.ts'
import { keyAt, type Scores } from '../scores/standard/market-scores.ts'
import { employmentImpact } from './impact.ts'
import type { ImpactParameters } from './parameters.ts'
import { workforceReader } from './workforce.ts'

/**
 * Total ÷ payroll of every company in one fiscal year.
 *
 * @param year position in the panel
 * @returns in the panel's order of companies; NaN without a total
 */
export function impactRatios(panel: Panel, parameters: ImpactParameters, year: number): Float64Array {
  const read = workforceReader(panel)
  return Float64Array.from(
    panel.companies,
    (_, company) => employmentImpact(read({ company, year }), parameters).ratio ?? Number.NaN,
  )
}

export interface ImpactScoreInput {
  readonly panel: Panel
  readonly peers: PeerGroups
  readonly parameters: ImpactParameters
}

/**
 * Scores by the employment impact: the whole score is the percentile of total ÷ payroll among the peers, as `rankMeans` has it. There
 * are no scores below the whole, and no missing figure is inferred: coverage is 1 with a score, else 0.
 */
export function scoreImpact({ panel, peers, parameters }: ImpactScoreInput, scores: Scores): void {
  const shape = shapeOf(panel)
  scores.values.fill(Number.NaN)
  scores.means.fill(Number.NaN)
  scores.coverage.fill(0)
  scores.figures.fill(0)
  for (let year = 0; year < shape.years; year++) {
    const ratios = impactRatios(panel, parameters, year)
    const at = cellIndex(shape, keyAt.get('sustainability_score')!, year, 0)
    const ranked = scores.values.subarray(at, at + shape.companies)
    for (const [place, company] of peers.order.entries()) ranked[place] = ratios[company]!
    rankMeans(peers, ranked)
    scores.means.set(ranked, at)
    for (const [place, score] of ranked.entries()) scores.coverage[at + place] = Number.isNaN(score) ? 0 : 1
  }
}
