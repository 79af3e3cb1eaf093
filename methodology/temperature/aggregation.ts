import type { CompanyScore, CompanyScores, ScopeEmissions } from './score.ts'
import type { Horizon, TemperatureScope } from './target.ts'

/** Ways to weigh companies: by investment, by emissions, or by the emissions that an investment owns of something. */
export const aggregations = ['WATS', 'TETS', 'MOTS', 'EOTS', 'ECOTS', 'AOTS', 'ROTS'] as const
export type Aggregation = (typeof aggregations)[number]

/** What a weight can be made of besides emissions: the investment, and amounts of the company in the same currency. */
export const companyAmounts = ['marketCap', 'enterpriseValue', 'cash', 'totalAssets', 'revenue'] as const
export type CompanyAmount = (typeof companyAmounts)[number]

/** What a holding may lack. `score`: scope 1+2+3 without emissions to weigh it by. */
export type TemperatureInput = 'score' | 'investment' | 'scope1+2' | 'scope3' | CompanyAmount

export interface TemperatureHolding {
  /** The company's number. */
  readonly company: number
  /** Amount held, in the currency of `amounts`; for WATS and TETS a share of the portfolio does as well. Null is unknown. */
  readonly investment: number | null
  /** `enterpriseValue` has had cash deducted, which ECOTS adds again: it is not EVIC, which keeps it. */
  readonly amounts: Readonly<Record<CompanyAmount, number | null>>
  readonly emissions: ScopeEmissions
  readonly scores: CompanyScores
}

/** Which figure of a portfolio is asked. */
export interface TemperatureCell {
  readonly aggregation: Aggregation
  readonly scope: TemperatureScope
  readonly horizon: Horizon
}

export interface WeightedHolding {
  readonly company: number
  /** Share of the figure's weight, 0 to 1; all of them sum to one. */
  readonly weight: number
  /** °C, two decimals. */
  readonly score: number
  /** Share of the score that rests on the default, 0 to 1. */
  readonly defaultShare: number
  /** weight × score, °C; all of them sum to the portfolio's score. */
  readonly contribution: number
}

export interface PortfolioTemperature {
  /** °C, not rounded; null where no holding is left. */
  readonly score: number | null
  /** Share of the weight that rests on the default, 0 to 1; null without a score. */
  readonly defaultShare: number | null
  /** Share of the known investment whose holdings are left, 0 to 1. */
  readonly coverage: number
  /** Holdings that are left, in the order given. */
  readonly holdings: readonly WeightedHolding[]
  /** Holdings that fall out, with what each lacks. */
  readonly lost: readonly { readonly company: number; readonly inputs: readonly TemperatureInput[] }[]
}

/** What investments are divided by, as sums of amounts. */
const denominators: Readonly<Record<Aggregation, readonly CompanyAmount[]>> = {
  WATS: [],
  TETS: [],
  MOTS: ['marketCap'],
  EOTS: ['enterpriseValue'],
  ECOTS: ['enterpriseValue', 'cash'],
  AOTS: ['totalAssets'],
  ROTS: ['revenue'],
}

const scopesOf = {
  'scope1+2': ['scope1+2'],
  scope3: ['scope3'],
  'scope1+2+3': ['scope1+2', 'scope3'],
} as const satisfies Record<TemperatureScope, readonly (keyof ScopeEmissions)[]>

/**
 * Temperature of a portfolio: Σ weight × score, weights by the aggregation and divided by their sum.
 *
 * WATS investment; TETS emissions; MOTS, EOTS, ECOTS, AOTS and ROTS investment ÷ (market capitalization, enterprise value,
 * enterprise value + cash, total assets, revenue) × emissions, of the scope that the score is of. A holding that lacks an input,
 * or whose divisor is not above zero, falls out and the other weights are scaled up; it never counts as zero.
 *
 * Source: CDP and WWF, Temperature Rating Methodology 1.0; SBTi finance tool 1.2.5 (MIT). docs/methodology/temperature.md.
 */
export function portfolioTemperature(
  holdings: readonly TemperatureHolding[],
  cell: TemperatureCell,
): PortfolioTemperature {
  const scores = holdings.map((holding) => holding.scores[cell.scope][cell.horizon])
  return weighted(holdings, cell, scores)
}

/** The same over scores that a caller has changed, in the order of the holdings. */
export function weighted(
  holdings: readonly TemperatureHolding[],
  { aggregation, scope }: Pick<TemperatureCell, 'aggregation' | 'scope'>,
  scores: readonly CompanyScore[],
): PortfolioTemperature {
  const lost: PortfolioTemperature['lost'][number][] = []
  const left = holdings.flatMap((holding, position) => {
    const { score, defaultShare } = scores[position]!
    const inputs = lacking(holding, aggregation, scope)
    if (score === null || defaultShare === null) inputs.unshift('score')
    if (inputs.length > 0) lost.push({ company: holding.company, inputs })
    return inputs.length > 0
      ? []
      : [{ holding, score: score!, defaultShare: defaultShare!, raw: rawWeight(holding, aggregation, scope) }]
  })
  const total = sum(left.map(({ raw }) => raw))
  const invested = (some: readonly TemperatureHolding[]) =>
    sum(some.map(({ investment }) => Math.max(investment ?? 0, 0)))
  if (!(total > 0)) return { score: null, defaultShare: null, coverage: 0, holdings: [], lost }
  const knownInvestment = invested(holdings)
  const rows = left.map(({ holding: { company }, score, defaultShare, raw }) => {
    const weight = raw / total
    return { company, weight, score, defaultShare, contribution: weight * score }
  })
  return {
    score: sum(rows.map(({ contribution }) => contribution)),
    defaultShare: Math.min(1, sum(rows.map(({ weight, defaultShare }) => weight * defaultShare))),
    coverage: knownInvestment > 0 ? Math.min(1, invested(left.map(({ holding }) => holding)) / knownInvestment) : 0,
    holdings: rows,
    lost,
  }
}

/** What a holding lacks for its weight: unknown, or an amount that no share can be taken of. */
function lacking(
  { investment, emissions, amounts }: TemperatureHolding,
  aggregation: Aggregation,
  scope: TemperatureScope,
): TemperatureInput[] {
  const isMissing = (value: number | null) => value === null || !Number.isFinite(value)
  const inputs: TemperatureInput[] = []
  if (aggregation !== 'TETS' && (isMissing(investment) || investment! < 0)) inputs.push('investment')
  if (aggregation !== 'WATS')
    inputs.push(...scopesOf[scope].filter((one) => isMissing(emissions[one]) || emissions[one]! < 0))
  const parts = denominators[aggregation]
  const unknown = parts.filter((part) => isMissing(amounts[part]))
  if (unknown.length > 0) return [...inputs, ...unknown]
  if (parts.length > 0 && !(sum(parts.map((part) => amounts[part]!)) > 0)) inputs.push(parts[0]!)
  return inputs
}

function rawWeight(
  { investment, emissions, amounts }: TemperatureHolding,
  aggregation: Aggregation,
  scope: TemperatureScope,
): number {
  if (aggregation === 'WATS') return investment!
  const tonnes = sum(scopesOf[scope].map((one) => emissions[one]!))
  if (aggregation === 'TETS') return tonnes
  return (investment! / sum(denominators[aggregation].map((part) => amounts[part]!))) * tonnes
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
