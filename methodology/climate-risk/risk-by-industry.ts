import { carbonCost, impactShare } from '../scenario/carbon-cost.ts'
import { percentileRanks } from '../statistics/percentile-ranks.ts'
import { quantile } from '../statistics/quantiles.ts'

/** Companies of the heat map at most, largest first. */
export const universeSize = 500
/** Day on which the largest are taken, where the market knows it. */
export const universeDay = '2024-07-31'
/** Fewest companies with a value for an industry to be ranked in a category. Proposed. */
export const fewestCompanies = 5
/** Steps of the heat map. */
export const riskSteps = 5

/**
 * What a company is worth in a category: a share, 0.41 for 41 %; `loss` where operating profit is nothing or less, so that a cost is
 * no share of it; `missing` where a figure is.
 */
export type CompanyRisk =
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'loss' }
  | { readonly kind: 'missing' }

/** An industry in a category. */
export interface IndustryRisk {
  /** Median of its companies that have a value, a share; null without one. */
  readonly median: number | null
  /** Companies with a value. */
  readonly n: number
  /** Companies with a loss, which are not among `n`. */
  readonly losses: number
  /** All its companies of the universe. */
  readonly companies: number
}

/** Neither free allocation nor pass-through is taken off: what companies would bear of it differs more than it is known. */
const gross = { fx: 1, free: { share: 0, until: null, from: 0 }, passThrough: 0 } as const

/**
 * Yearly carbon cost as a share of operating profit: emissions × price ÷ (operating profit × 1,000,000).
 *
 * The emissions are those of the fiscal year and no forecast.
 *
 * @param emissions t-CO2e, of scopes 1 and 2 or of a part of them; null where missing
 * @param profit operating profit, million yen; null where missing
 * @param price yen for a tonne
 */
export function carbonCostRatio(emissions: number | null, profit: number | null, price: number): CompanyRisk {
  if (emissions === null || profit === null) return { kind: 'missing' }
  // The year matters to a free allocation alone, and there is none.
  const cost = carbonCost({ emissions, price, year: 0 }, gross)
  const value = impactShare(cost, profit * 1_000_000)
  return value === null ? { kind: 'loss' } : { kind: 'value', value }
}

/** Median of the companies that have a value, and how many those are. */
export function industryRisk(risks: readonly CompanyRisk[]): IndustryRisk {
  const values = Float64Array.from(risks.flatMap((risk) => (risk.kind === 'value' ? [risk.value] : []))).sort()
  return {
    median: quantile(values, 0.5),
    n: values.length,
    losses: risks.filter(({ kind }) => kind === 'loss').length,
    companies: risks.length,
  }
}

/**
 * Percentile rank of each industry among those with at least `fewestCompanies` values: `(lower + same ÷ 2) ÷ industries`, 0 to 1,
 * greater is more. The industry with the highest median has the highest rank, whether it is a risk or an opportunity.
 *
 * @returns null for an industry with fewer
 */
export function industryPercentiles(industries: readonly IndustryRisk[]): (number | null)[] {
  const medians = industries.map(({ median, n }) => (n < fewestCompanies || median === null ? Number.NaN : median))
  return Array.from(percentileRanks(Float64Array.from(medians)), (rank) => (Number.isNaN(rank) ? null : rank))
}

/** Step of a percentile, 1 to 5: each is a fifth, the lowest first. */
export function riskStep(percentile: number): number {
  return Math.min(riskSteps, Math.floor(percentile * riskSteps) + 1)
}

/** Rank of each company among those with a value, from 1 for the highest; equal values share the better rank, and null has none. */
export function companyRanks(risks: readonly CompanyRisk[]): (number | null)[] {
  const values = risks.flatMap((risk) => (risk.kind === 'value' ? [risk.value] : []))
  return risks.map((risk) => (risk.kind === 'value' ? 1 + values.filter((value) => value > risk.value).length : null))
}

/**
 * Positions of the largest companies, largest first; of equal ones the first in the panel.
 *
 * @param caps market capitalization by position; NaN where unknown
 */
export function largest(caps: Float64Array, max = universeSize): number[] {
  return [...caps.keys()]
    .filter((at) => caps[at]! > 0)
    .sort((a, b) => caps[b]! - caps[a]! || a - b)
    .slice(0, max)
}
