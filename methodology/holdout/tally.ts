import { quantileOfFirst, sortFirst } from '../inference/sorted.ts'
import type { IndicatorKind } from '../inference/traits.ts'
import type { PercentileColumn } from './percentiles.ts'
import { type HoldoutModel, holdoutModels, type Inferred, type InferredByModel } from './rivals.ts'

/** How near one model comes to hidden figures of one kind. */
export interface HoldoutError {
  /** Hidden figures it was compared with: those of which own years, peers and market all say something. */
  readonly n: number
  /**
   * Median of |ln(inferred ÷ hidden)| for amounts and intensities, of per-cent points for per cents, of the unit for others;
   * share of wrong answers for yes and no. Null without a figure.
   */
  readonly error: number | null
  /** Mean distance of the percentile from that of the hidden figure, 0 to 1, ranked as version 1.0 does; null where nobody ranks. */
  readonly visitor: number | null
  /** The same as version 2.0 does, without caution. */
  readonly expected: number | null
  /** Share of all hidden figures of the kind for which the model says something by itself, 0 to 1. */
  readonly coverage: number
}

/** A model, or one half, which has a percentile without a figure. */
export type HoldoutColumn = HoldoutModel | 'half'

export interface HoldoutRow {
  readonly kind: IndicatorKind | 'emissions of energy'
  /** Figures hidden. */
  readonly hidden: number
  readonly models: Readonly<Record<HoldoutColumn, HoldoutError>>
}

/** One hidden figure, and what was inferred for it. */
interface HiddenFigure {
  readonly position: number
  readonly truth: number
  readonly inferred: InferredByModel
  /** Null where percentiles are not asked for. */
  readonly percentiles: PercentileColumn | null
}

/** Errors of all models on the same figures; energy on its part of them. */
export class Tally {
  #hidden = 0
  readonly #kind: IndicatorKind
  readonly #sums = Object.fromEntries([...holdoutModels, 'half'].map((model) => [model, new Sum()])) as Record<
    HoldoutColumn,
    Sum
  >

  constructor(kind: IndicatorKind) {
    this.#kind = kind
  }

  add({ position, truth, inferred, percentiles }: HiddenFigure): void {
    this.#hidden++
    for (const model of holdoutModels) if (inferred[model]) this.#sums[model].said++
    if (!inferred.carried || !inferred['peers-1.0'] || !inferred.market) return
    for (const model of holdoutModels) {
      const one: Inferred | null = inferred[model]
      const error = one ? errorOf(this.#kind, one.value, truth) : Number.NaN
      if (!one || Number.isNaN(error)) continue
      this.#sums[model].add(error, percentiles?.errors(position, truth, one))
    }
    this.#sums.half.add(Number.NaN, percentiles?.errorsOfHalf(position, truth))
  }

  row(kind: HoldoutRow['kind']): HoldoutRow {
    const isShare = this.#kind === 'boolean'
    const models = Object.fromEntries(
      Object.entries(this.#sums).map(([model, sum]) => [model, sum.result(this.#hidden, isShare)]),
    ) as HoldoutRow['models']
    return { kind, hidden: this.#hidden, models }
  }
}

class Sum {
  said = 0
  readonly #errors: number[] = []
  #visitor = { total: 0, n: 0 }
  #expected = { total: 0, n: 0 }

  add(error: number, percentiles: { visitor: number; expected: number } | null | undefined): void {
    this.#errors.push(error)
    if (!percentiles) return
    this.#visitor = plus(this.#visitor, percentiles.visitor)
    this.#expected = plus(this.#expected, percentiles.expected)
  }

  result(hidden: number, isShare: boolean): HoldoutError {
    const errors = Float64Array.from(this.#errors).filter((error) => !Number.isNaN(error))
    return {
      n: this.#errors.length,
      error: errors.length === 0 ? null : middleOf(errors, isShare),
      visitor: meanOf(this.#visitor),
      expected: meanOf(this.#expected),
      coverage: this.said / hidden,
    }
  }
}

interface Mean {
  readonly total: number
  readonly n: number
}

const plus = ({ total, n }: Mean, value: number): Mean =>
  Number.isNaN(value) ? { total, n } : { total: total + value, n: n + 1 }
const meanOf = ({ total, n }: Mean) => (n === 0 ? null : total / n)

/** A wrong sign or a zero against a figure has no logarithm: an infinite error, which the median bears. */
function errorOf(kind: IndicatorKind, inferred: number, truth: number): number {
  if (kind !== 'amount' && kind !== 'intensity') return Math.abs(inferred - truth)
  if (inferred === truth) return 0
  return inferred * truth > 0 ? Math.abs(Math.log(inferred / truth)) : Number.POSITIVE_INFINITY
}

function middleOf(errors: Float64Array, isShare: boolean): number {
  if (isShare) return errors.reduce((sum, error) => sum + error, 0) / errors.length
  sortFirst(errors, errors.length)
  return quantileOfFirst(errors, errors.length, 0.5)
}
