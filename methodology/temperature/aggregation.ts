/** Ways to weigh companies: by investment, by emissions, or by the emissions that are owned of them in one of five senses. */
export const aggregations = ['wats', 'tets', 'mots', 'eots', 'ecots', 'aots', 'rots'] as const
export type Aggregation = (typeof aggregations)[number]

/** What the weights are made of, by position; NaN where something is not known. Money in one unit, emissions in t-CO2e. */
export interface AggregationInputs {
  /** Amounts invested, or shares of the portfolio. */
  readonly investment: Float64Array
  readonly emissions: Float64Array
  readonly marketCap: Float64Array
  /** Without cash. */
  readonly enterpriseValue: Float64Array
  readonly cash: Float64Array
  readonly assets: Float64Array
  readonly revenue: Float64Array
}

export interface PortfolioTemperature {
  /** °C; null where no position has what the weights are made of. */
  readonly score: number | null
  /** Share of each position in the score; 0 for those that are lost. They sum to 1. */
  readonly weights: Float64Array
  /** Positions that lack an input. */
  readonly lost: readonly number[]
}

/**
 * `Σ weight × score ÷ Σ weight`, with the weight of a company by method: investment (WATS), emissions (TETS), or investment over
 * market capitalization (MOTS), enterprise value (EOTS), enterprise value and cash (ECOTS), total assets (AOTS) or revenue (ROTS),
 * each times emissions.
 *
 * @param scores °C, rounded to hundredths
 */
export function portfolioTemperature(
  method: Aggregation,
  scores: Float64Array,
  inputs: AggregationInputs,
): PortfolioTemperature {
  const raw = scores.map((_, at) => weightOf(method, inputs, at))
  const isUsed = (at: number) => raw[at]! >= 0 && Number.isFinite(raw[at]!) && !Number.isNaN(scores[at]!)
  const lost = [...raw.keys()].filter((at) => !isUsed(at) && inputs.investment[at]! > 0)
  const whole = raw.reduce((sum, weight, at) => (isUsed(at) ? sum + weight : sum), 0)
  const weights = raw.map((weight, at) => (isUsed(at) && whole > 0 ? weight / whole : 0))
  if (whole <= 0) return { score: null, weights, lost }
  return {
    score: weights.reduce((sum, weight, at) => (weight > 0 ? sum + weight * scores[at]! : sum), 0),
    weights,
    lost,
  }
}

/** NaN where something of it is not known. */
function weightOf(method: Aggregation, inputs: AggregationInputs, at: number): number {
  const { investment, emissions, marketCap, enterpriseValue, cash, assets, revenue } = inputs
  if (method === 'wats') return investment[at]!
  // Somebody who is not invested in it owns nothing of what it emits.
  if (investment[at] === 0) return 0
  if (method === 'tets') return emissions[at]!
  const size = {
    mots: marketCap[at]!,
    eots: enterpriseValue[at]!,
    ecots: enterpriseValue[at]! + cash[at]!,
    aots: assets[at]!,
    rots: revenue[at]!,
  }[method]
  return size > 0 ? (investment[at]! / size) * emissions[at]! : Number.NaN
}

/** What might be asked of companies; 3 and 4 in two strengths. */
export const whatIfs = ['1', '2', '3a', '3b', '4a', '4b'] as const
export type WhatIf = (typeof whatIfs)[number]

/** Companies that are asked first. */
const largest = 10

export interface WhatIfInputs {
  readonly isDefault: Uint8Array
  /** Share of each position in the score as it is. */
  readonly weights: Float64Array
  /** Positions that were chosen to be asked. */
  readonly isFlagged: Uint8Array
}

/**
 * Scores of companies when they do what is asked: 1, those without a target set one of 2.0 °C; 2, those with one at most 1.75;
 * 3, the ten that add most at most 2.0 (a) or 1.75 (b); 4, those flagged likewise.
 */
export function scoresWhatIf(
  scenario: WhatIf,
  scores: Float64Array,
  { isDefault, weights, isFlagged }: WhatIfInputs,
): Float64Array {
  const capped = (score: number, cap: number) => Math.min(score, cap)
  if (scenario === '1') return scores.map((score, at) => (isDefault[at] === 1 ? capped(score, 2) : score))
  if (scenario === '2') return scores.map((score, at) => (isDefault[at] === 1 ? score : capped(score, 1.75)))
  const cap = scenario.endsWith('a') ? 2 : 1.75
  const top = [...scores.keys()].sort((a, b) => weights[b]! * scores[b]! - weights[a]! * scores[a]! || a - b)
  const asked = scenario.startsWith('3')
    ? new Set(top.slice(0, largest))
    : new Set([...isFlagged.keys()].filter((at) => isFlagged[at] === 1))
  return scores.map((score, at) => (asked.has(at) ? capped(score, cap) : score))
}
