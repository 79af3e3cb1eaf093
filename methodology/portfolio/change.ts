/** One company on two dates: weight among what is measured (0 where it is not held), emissions in t-CO2e, sales in million yen. */
export interface TwoDates {
  readonly before: { readonly weight: number; readonly emissions: number; readonly sales: number }
  readonly after: { readonly weight: number; readonly emissions: number; readonly sales: number }
}

export interface ChangeOfIntensity {
  readonly before: number
  readonly after: number
  /** From weights that moved. */
  readonly trades: number
  /** From what the companies emitted. */
  readonly emissions: number
  /** From what the companies sold. */
  readonly sales: number
}

/**
 * Why a weighted average intensity moved, without a residual: each part is taken at the middle of the other two.
 *
 * `Σ w₁x₁ − w₀x₀ = Σ (w₁−w₀)(x₀+x₁)/2 + Σ (w₀+w₁)/2 (x₁−x₀)`, and of `x = E ÷ R` in turn
 * `x₁ − x₀ = (E₁−E₀)(1/R₀+1/R₁)/2 + (1/R₁−1/R₀)(E₀+E₁)/2`.
 *
 * @param companies weights of each date sum to 1; a company held on one date alone has the same figures on both, or its own
 */
export function changeOfIntensity(companies: readonly TwoDates[]): ChangeOfIntensity {
  const sums = { before: 0, after: 0, trades: 0, emissions: 0, sales: 0 }
  for (const { before, after } of companies) {
    const [first, last] = [before.emissions / before.sales, after.emissions / after.sales]
    const weight = (before.weight + after.weight) / 2
    sums.before += before.weight * first
    sums.after += after.weight * last
    sums.trades += ((after.weight - before.weight) * (first + last)) / 2
    sums.emissions += (weight * (after.emissions - before.emissions) * (1 / before.sales + 1 / after.sales)) / 2
    sums.sales += (weight * (1 / after.sales - 1 / before.sales) * (before.emissions + after.emissions)) / 2
  }
  return sums
}
