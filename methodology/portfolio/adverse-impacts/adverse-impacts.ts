import { meanWithoutGaps } from '../../statistics/mean.ts'
import { gather, type Holdings } from '../holdings.ts'
import { type UncoveredRule, weightedMean } from '../weighted-mean.ts'
import { type ImpactDefinition, type ImpactSum, impactDefinitions } from './definitions.ts'
import { unsplit } from './emission-parts.ts'
import { type CompanyFigures, type Figures, perHundredMillion } from './figures.ts'

/** A portfolio at a quarter-end, with the figures of the fiscal year reported by then. */
export interface QuarterHoldings {
  readonly holdings: Holdings
  readonly figures: CompanyFigures
  readonly rule: UncoveredRule
}

/** An indicator at four quarter-ends. */
export interface AdverseImpact extends Omit<ImpactDefinition, 'read' | 'as'> {
  /** In the unit of the row; null where nothing was held, or nothing is known. */
  readonly values: (number | null)[]
  /** Mean of the quarter-ends that have a figure, and of those of the year before. */
  readonly mean: number | null
  readonly before: number | null
  /** Shares of weight on the newest quarter-end, 0 to 1: companies of the market, those with a figure, those with an estimated one. */
  readonly eligible: number
  readonly covered: number
  readonly estimated: number
}

/**
 * The indicators for companies of table 1 of annex I at four quarter-ends, newest last, and the mean of the year before.
 *
 * @param quarters null where nothing was held within the quarter
 * @see https://eur-lex.europa.eu/eli/reg_del/2022/1288/oj Delegated Regulation (EU) 2022/1288
 */
export function adverseImpacts(
  quarters: readonly (QuarterHoldings | null)[],
  before: readonly (QuarterHoldings | null)[],
): AdverseImpact[] {
  const newest = quarters.findLast((quarter) => quarter !== null) ?? null
  const impacts = impactDefinitions.map(({ read, as, notes, ...definition }) => {
    const figureOf = (quarter: QuarterHoldings | null) =>
      quarter && read && impactFigure(quarter, read(quarter.figures), as)
    const values = quarters.map(figureOf)
    const lacksValue = as !== 'mean' && newest !== null && newest.holdings.values === null
    return {
      ...definition,
      values,
      mean: meanWithoutGaps(values),
      before: meanWithoutGaps(before.map(figureOf)),
      ...impactCoverage(newest, newest && (read?.(newest.figures) ?? null), as),
      notes: lacksValue ? [...notes, 'no-value' as const] : notes,
    }
  })
  // Where every company says how its scopes 1 and 2 divide there is nothing in the row of those that do not.
  return impacts.filter(({ part, values, before }) => part !== unsplit || [...values, before].some(Boolean))
}

/**
 * One figure of the companies' figures: `Σ wᵢ xᵢ` as a mean, `Σ vᵢ ÷ EVICᵢ × xᵢ` of what is owned, and that ÷ the value invested × 100.
 * Under `rescale` mean and value are of the companies with a figure, under `keep` of all.
 *
 * @returns null where no company has a figure, and of what is owned without a value
 */
export function impactFigure(
  { holdings, figures: { evic }, rule }: QuarterHoldings,
  { values }: Figures,
  as: ImpactSum,
): number | null {
  const figures = gather(holdings, values)
  if (as === 'mean') return weightedMean(holdings.weights, figures, rule).mean
  if (!holdings.values) return null
  const evics = gather(holdings, evic)
  let [sum, covered, whole] = [0, 0, 0]
  for (const [at, value] of holdings.values.entries()) {
    whole += value
    if (Number.isNaN(figures[at]!) || !(evics[at]! > 0)) continue
    sum += (value / evics[at]!) * figures[at]!
    covered += value
  }
  if (covered === 0) return null
  return as === 'owned' ? sum : (sum / (rule === 'rescale' ? covered : whole)) * perHundredMillion
}

/** Shares of weight, 0 to 1: companies of the market, those that the figure is of, and those of them with an estimate. */
export function impactCoverage(
  quarter: QuarterHoldings | null,
  figures: Figures | null,
  as: ImpactSum,
): Pick<AdverseImpact, 'eligible' | 'covered' | 'estimated'> {
  const shares = { eligible: 0, covered: 0, estimated: 0 }
  if (!quarter) return shares
  const { companies, weights } = quarter.holdings
  for (const [at, company] of companies.entries()) {
    if (company === -1) continue
    const weight = weights[at]!
    shares.eligible += weight
    const hasSize = as === 'mean' || quarter.figures.evic[company]! > 0
    if (!figures || Number.isNaN(figures.values[company]!) || !hasSize) continue
    shares.covered += weight
    if (figures.isDisclosed[company] === 0) shares.estimated += weight
  }
  const { eligible, covered, estimated } = shares
  return { eligible: Math.min(1, eligible), covered: Math.min(1, covered), estimated: Math.min(1, estimated) }
}
