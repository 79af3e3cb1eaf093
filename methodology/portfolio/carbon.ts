import { type PositionFigures, type UncoveredRule, type WeightedMean, weightedMean } from './weighted-mean.ts'

/** What carbon figures of a portfolio are made of, by position; NaN where something is not known. */
export interface CarbonInputs {
  /** Shares of the portfolio; they sum to 1. */
  readonly weights: Float64Array
  /** Million yen held; null where a portfolio has weights and no value. */
  readonly values: Float64Array | null
  /** t-CO2e of the scopes chosen. */
  readonly emissions: PositionFigures
  /** Million yen. */
  readonly sales: PositionFigures
  /** Enterprise value including cash, million yen: cash is not deducted. */
  readonly evic: PositionFigures
}

/**
 * Enterprise value including cash, million yen: as filed, else capitalization and debt, with non-controlling interests where they are
 * known. NaN without capitalization or debt.
 *
 * @see https://carbonaccountingfinancials.com PCAF, Global GHG Standard, attribution factor of listed equity
 */
export function enterpriseValues(
  filed: PositionFigures,
  { marketCap, debt, minorities }: Readonly<Record<'marketCap' | 'debt' | 'minorities', PositionFigures>>,
): Float64Array {
  return filed.map((value, at) => (Number.isNaN(value) ? marketCap[at]! + debt[at]! + (minorities[at]! || 0) : value))
}

/** t-CO2e per million yen of sales; NaN without both, and where sales are not above 0. */
export function intensitiesOf({ emissions, sales }: Pick<CarbonInputs, 'emissions' | 'sales'>): Float64Array {
  return emissions.map((tonnes, at) => (sales[at]! > 0 ? tonnes / sales[at]! : Number.NaN))
}

/**
 * Weighted average carbon intensity: `Σ wᵢ (Eᵢ ÷ Rᵢ)`, t-CO2e per million yen of sales.
 *
 * @see https://www.fsb-tcfd.org/publications/ TCFD, Implementing the Recommendations, supplemental guidance for asset managers
 */
export function waci(inputs: CarbonInputs, rule: UncoveredRule): WeightedMean {
  return weightedMean(inputs.weights, intensitiesOf(inputs), rule)
}

/** t-CO2e that each position finances: `vᵢ ÷ EVICᵢ × Eᵢ`; NaN where something of it is not known. */
export function financedByPosition({ values, evic, emissions }: CarbonInputs): Float64Array {
  return emissions.map((tonnes, at) => (values && evic[at]! > 0 ? (values[at]! / evic[at]!) * tonnes : Number.NaN))
}

export interface FinancedEmissions {
  /** t-CO2e of the positions that can be measured, never scaled up; null where there is none, or no value held. */
  readonly total: number | null
  /** t-CO2e per million yen invested; under `keep` all that is invested is counted. */
  readonly footprint: number | null
  /** t-CO2e per million yen of the sales that are owned: `Σ vᵢ÷EVICᵢ × Eᵢ ÷ Σ vᵢ÷EVICᵢ × Rᵢ`. */
  readonly ownedIntensity: number | null
  /** Shares of the value held that the first two, and the third, are of. */
  readonly coverage: number
  readonly ownedCoverage: number
  /** Positions of which emissions are known and the enterprise value is not. */
  readonly withoutEvic: readonly number[]
}

/** Financed emissions, carbon footprint and owned intensity of a portfolio; docs/methodology/portfolio-carbon.md. */
export function financedEmissions(inputs: CarbonInputs, rule: UncoveredRule): FinancedEmissions {
  const { values, evic, emissions, sales } = inputs
  const financed = financedByPosition(inputs)
  const withoutEvic = [...emissions.keys()].filter((at) => !Number.isNaN(emissions[at]!) && !(evic[at]! > 0))
  if (!values) {
    return { total: null, footprint: null, ownedIntensity: null, coverage: 0, ownedCoverage: 0, withoutEvic }
  }
  let [whole, covered, total] = [0, 0, 0]
  let [ownedValue, ownedEmissions, ownedSales] = [0, 0, 0]
  for (const [at, value] of values.entries()) {
    whole += value
    const tonnes = financed[at]!
    if (Number.isNaN(tonnes)) continue
    covered += value
    total += tonnes
    if (!(sales[at]! > 0)) continue
    ownedValue += value
    ownedEmissions += tonnes
    ownedSales += (value / evic[at]!) * sales[at]!
  }
  const isCovered = covered > 0
  return {
    total: isCovered ? total : null,
    footprint: isCovered ? total / (rule === 'rescale' ? covered : whole) : null,
    ownedIntensity: ownedSales > 0 ? ownedEmissions / ownedSales : null,
    coverage: isCovered ? Math.min(1, covered / whole) : 0,
    ownedCoverage: ownedValue > 0 ? Math.min(1, ownedValue / whole) : 0,
    withoutEvic,
  }
}
