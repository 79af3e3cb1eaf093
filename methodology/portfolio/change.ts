import { type CarbonInputs, intensitiesOf } from './carbon.ts'
import type { UncoveredRule } from './weighted-mean.ts'

/** A company whose intensity can be measured. */
export interface MeasuredCompany {
  /** Share of what is measured, of everything under `keep`, 0 to 1; 0 where it is not in the portfolio. */
  readonly weight: number
  /** t-CO2e. */
  readonly emissions: number
  /** Million yen, above 0. */
  readonly sales: number
}

/** One company on two dates. */
export interface TwoDates {
  readonly before: MeasuredCompany
  readonly after: MeasuredCompany
}

/** A portfolio on one of the dates, by number of the company. */
export interface DatedCompanies {
  readonly measured: ReadonlyMap<number, MeasuredCompany>
  /** All companies with weight, measured or not. */
  readonly all: ReadonlySet<number>
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

/** The companies of positions, by number; null where the market does not know one. */
export function datedCompanies(
  ids: readonly (number | null)[],
  inputs: Pick<CarbonInputs, 'weights' | 'emissions' | 'sales'>,
  rule: UncoveredRule,
): DatedCompanies {
  const { weights, emissions, sales } = inputs
  const intensities = intensitiesOf(inputs)
  const places = [...weights.keys()].filter((at) => ids[at] !== null && weights[at]! > 0)
  const measured = places.filter((at) => !Number.isNaN(intensities[at]!))
  const whole = rule === 'keep' ? 1 : measured.reduce((sum, at) => sum + weights[at]!, 0)
  const figuresOf = (at: number) => ({ weight: weights[at]! / whole, emissions: emissions[at]!, sales: sales[at]! })
  return {
    measured: new Map(measured.map((at) => [ids[at]!, figuresOf(at)])),
    all: new Set(places.map((at) => ids[at]!)),
  }
}

export interface ExplainedChange extends Pick<ChangeOfIntensity, 'trades' | 'emissions' | 'sales'> {
  /** From companies in the portfolio on both dates and measured on one alone: their figures became known, or stopped being disclosed. */
  readonly coverage: number
  /** What each company adds in all, and of it by its weight and by its own emissions and sales; the largest first. */
  readonly movers: readonly {
    readonly id: number
    readonly effect: number
    readonly trades: number
    readonly own: number
  }[]
}

/**
 * Why a weighted average intensity moved between two dates, t-CO2e per million yen of sales; the four parts sum to the difference.
 *
 * Source: docs/methodology/portfolio-effects.md, "Between two days".
 */
export function explainChange(before: DatedCompanies, after: DatedCompanies): ExplainedChange {
  const companies = [...new Set([...before.measured.keys(), ...after.measured.keys()])].map((id) => {
    const [a, b] = [before.measured.get(id), after.measured.get(id)]
    const one = (a ?? b)!
    return {
      id,
      isCoverage: a ? !b && after.all.has(id) : before.all.has(id),
      before: a ?? { ...one, weight: 0 },
      after: b ?? { ...one, weight: 0 },
    }
  })
  const { trades, emissions, sales } = changeOfIntensity(companies.filter(({ isCoverage }) => !isCoverage))
  const coverage = changeOfIntensity(companies.filter(({ isCoverage }) => isCoverage)).trades
  const movers = companies
    .map((company) => ({ id: company.id, sums: changeOfIntensity([company]) }))
    .map(({ id, sums }) => ({
      id,
      effect: sums.after - sums.before,
      trades: sums.trades,
      own: sums.emissions + sums.sales,
    }))
    .sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect))
  return { trades, emissions, sales, coverage, movers }
}
