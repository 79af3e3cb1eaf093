/** A share of emissions that costs nothing. */
export interface FreeAllocation {
  /** In the first year, 0 to 1. */
  readonly share: number
  /** Year from which nothing is free any more, fallen to on a straight line from `from`; null where the share stays. */
  readonly until: number | null
  readonly from: number
}

/** What a tonne costs whom. */
export interface CostAssumptions {
  /** JPY for one unit of the price's currency; 1 for prices in JPY. */
  readonly fx: number
  readonly free: FreeAllocation
  /** Share of the cost that customers bear, 0 to 1. */
  readonly passThrough: number
}

/** Share of emissions that is free in a year, 0 to 1. */
export function freeShareAt({ share, until, from }: FreeAllocation, year: number): number {
  if (until === null) return share
  if (year >= until) return 0
  return year <= from ? share : share * ((until - year) / (until - from))
}

/**
 * What a company pays for its emissions in a year:
 * emissions × price × exchange rate × (1 − free allocation) × (1 − pass-through).
 *
 * The common practice of companies' TCFD reports, proposed here; docs/methodology/scenario-analysis.md.
 *
 * @param emissions t-CO2e
 * @param price of a tonne, in its own currency
 * @returns JPY
 */
export function carbonCost(
  { emissions, price, year }: { readonly emissions: number; readonly price: number; readonly year: number },
  { fx, free, passThrough }: CostAssumptions,
): number {
  return emissions * price * fx * (1 - freeShareAt(free, year)) * (1 - passThrough)
}

/**
 * Share of operating profit, or of sales, that a cost takes: 0.08 is 8 %; above 1 it is more than all of it.
 *
 * @param cost JPY
 * @param base JPY; null where there is no figure
 * @returns null without a base, and for a loss, which has no share to be taken
 */
export function impactShare(cost: number, base: number | null): number | null {
  return base === null || base <= 0 ? null : cost / base
}

/** A year's cost, JPY; null where the scenario has no price, or nobody knows the emissions. */
export interface YearCost {
  readonly year: number
  readonly cost: number | null
}

export interface PresentValue {
  /** JPY after tax, at the value of the year counted from; null without a single year that has a cost. */
  readonly value: number | null
  /** First and last year that are in it. */
  readonly from: number | null
  readonly to: number | null
  /** Years between the first and the last of those given that have no cost, and count as nothing. */
  readonly missing: number
}

/**
 * Present value of costs: Σ cost × (1 − tax) ÷ (1 + wacc)^(year − base year).
 *
 * @param tax share of profit, 0 to 1
 * @param wacc weighted average cost of capital, as a share: 0.05 is 5 %
 * @param baseYear year that the value is of
 */
export function presentValue(
  costs: readonly YearCost[],
  { tax, wacc, baseYear }: { readonly tax: number; readonly wacc: number; readonly baseYear: number },
): PresentValue {
  const knownCosts = costs.filter((each): each is { year: number; cost: number } => each.cost !== null)
  if (knownCosts.length === 0) return { value: null, from: null, to: null, missing: costs.length }
  const value = knownCosts.reduce(
    (sum, { year, cost }) => sum + (cost * (1 - tax)) / (1 + wacc) ** (year - baseYear),
    0,
  )
  const years = knownCosts.map(({ year }) => year)
  return { value, from: Math.min(...years), to: Math.max(...years), missing: costs.length - knownCosts.length }
}
