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
 * @param tell is told how much of the work is done, 0 to 1
 * @returns null where there are too few rows, or fewer than two years to be foretold
 */
export function valueModelOf(market: ValueMarket, tell: (share: number) => void = () => {}): ValueModel | null {
  const split = parted(testedYears(valueRows(market)))
  if (!split) return null
  const sample = valueSample(market, split.choosing[0]!)
  const strengths = penaltiesOf(sample, split.last)
  const years = [...split.choosing, split.last].map((year, at) => {
    tell((at + 1) * perYear)
    return foretell(sample, year, strengths)
  })
  const [choosing, last] = [years.slice(0, -1), years.at(-1)!]
  const penalty = strengths.length === 0 ? 0 : bestPenalty(sample, choosing, strengths.length)
  const accuracy = accuracyOf(sample, last, penalty)
  const whole = firstStage(sample)
  if (!whole) return null
  const terms = strengths.length === 0 ? [] : termsOf(sample, whole.residuals, { strength: strengths[penalty]!, tell })
  return {
    ...{ rows: sample.year.length, companies: new Set(sample.company).size, tested: split.last },
    ...{ first: whole.coefficients, strength: strengths[penalty] ?? null, mix, accuracy, terms },
    years: [sample.year.reduce((a, b) => Math.min(a, b)), sample.year.reduce((a, b) => Math.max(a, b))],
    verdict: verdictOf(accuracy),
  }
}

/** Of the whole, reading the figures, each of at most four years and all halves take about so much. */
const perYear = 0.12

interface Fitting {
  readonly strength: number
  readonly tell: (share: number) => void
}

function termsOf(sample: ValueSample, residuals: Float64Array, { strength, tell }: Fitting): ValueTerm[] {
  const { coefficients, means, deviations } = netOf(
    sample,
    rowsWhere(sample, () => true),
    residuals,
    strength,
  )
  const before = 5 * perYear
  const stability = stabilityOf(sample, coefficients, {
    strength,
    tell: (share) => tell(before + share * (1 - before)),
  })
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
