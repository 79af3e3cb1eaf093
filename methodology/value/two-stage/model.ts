import { accuracyOf, bestPenalty, type ValueAccuracy } from './accuracy.ts'
import { valueSample } from './candidates.ts'
import { firstStage } from './first-stage.ts'
import { rowsWhere, type ValueMarket, type ValueSample, valueRows } from './sample.ts'
import { type Stability, stabilityOf } from './stability.ts'
import { foretell, mix, netOf, parted, penaltiesOf, testedYears } from './validation.ts'
import type { Verdict } from './verdicts.ts'

/** Version of the model, part of its recipe. */
export const valueModelVersion = '1.0'

/** An indicator that was a candidate. */
export interface ValueTerm {
  /** Position among the market's indicators. */
  readonly kpi: number
  readonly lag: number
  /** Share of the rows that it is known of. */
  readonly known: number
  /** Change of ln PBR for one standard deviation; 0 where it was not chosen. */
  readonly coefficient: number
  readonly mean: number
  readonly deviation: number
  readonly stability: Stability
}

export interface ValueModel {
  readonly rows: number
  readonly companies: number
  /** Positions of the first and last year of the rows, and of the year of which the errors are told. */
  readonly years: readonly [number, number]
  readonly tested: number
  /** In the order of `firstFigures`. */
  readonly first: Float64Array
  readonly strength: number | null
  readonly mix: number
  readonly accuracy: ValueAccuracy
  readonly verdict: Verdict
  readonly terms: readonly ValueTerm[]
}

/**
 * Both stages: return on equity, growth, size, industry and year first; then the elastic net of indicators on what they leave. The penalty
 * is chosen on years before the last, the accuracy told of the last, and the coefficients are those of all rows.
 *
 * @returns null where there are too few rows, or fewer than two years to be foretold
 */
export function valueModelOf(market: ValueMarket): ValueModel | null {
  const split = parted(testedYears(valueRows(market)))
  if (!split) return null
  const sample = valueSample(market, split.choosing[0]!)
  const strengths = penaltiesOf(sample, split.last)
  const choosing = split.choosing.map((year) => foretell(sample, year, strengths))
  const penalty = strengths.length === 0 ? 0 : bestPenalty(sample, choosing, strengths.length)
  const accuracy = accuracyOf(sample, foretell(sample, split.last, strengths), penalty)
  const whole = firstStage(sample)
  if (!whole) return null
  const years = [sample.year.reduce((a, b) => Math.min(a, b)), sample.year.reduce((a, b) => Math.max(a, b))] as const
  const terms = strengths.length === 0 ? [] : termsOf(sample, whole.residuals, strengths[penalty]!)
  return {
    ...{ rows: sample.year.length, companies: new Set(sample.company).size, years, tested: split.last },
    ...{ first: whole.coefficients, strength: strengths[penalty] ?? null, mix, accuracy, terms },
    verdict: verdictOf(accuracy),
  }
}

function termsOf(sample: ValueSample, residuals: Float64Array, strength: number): ValueTerm[] {
  const { coefficients, means, deviations } = netOf(
    sample,
    rowsWhere(sample, () => true),
    residuals,
    strength,
  )
  const stability = stabilityOf(sample, strength, coefficients)
  return sample.columns.map(({ kpi, lag, known }, at) => ({
    ...{ kpi, lag, known, coefficient: coefficients[at]!, mean: means[at]!, deviation: deviations[at]! },
    stability: stability[at]!,
  }))
}

/** That something adds is said only where the interval of the gain says so too. */
function verdictOf({ gain }: ValueAccuracy): Verdict {
  if (!(gain.value > 0)) return 'nothing'
  return gain.low > 0 ? 'adds' : 'unclear'
}
