import { errorsWide } from '../../statistics/t-distribution.ts'
import type { ValueSample } from './sample.ts'
import type { Prediction } from './validation.ts'

/** How well the differences of a year's prices are told by who did not see it. 1 is all, 0 no more than the year's mean, less is worse. */
export interface ValueAccuracy {
  readonly n: number
  readonly industry: number
  /** Return, growth, size and industry: no ESG at all. */
  readonly first: number
  /** With the indicators. */
  readonly second: number
  /** What the indicators add, and its interval of 95 % over companies. */
  readonly gain: { readonly value: number; readonly low: number; readonly high: number }
}

/** Each is allowed the level of the year, which no one could have known: what is measured are differences between companies. */
export function accuracyOf(
  sample: Pick<ValueSample, 'lnPbr'>,
  predictions: readonly Prediction[],
  penalty: number,
): ValueAccuracy {
  const n = predictions.length
  const actual = predictions.map(({ row }) => sample.lnPbr[row]!)
  const spread = total(
    squaredErrors(
      actual,
      actual.map(() => 0),
    ),
  )
  const errors = {
    industry: squaredErrors(
      actual,
      predictions.map(({ industry }) => industry),
    ),
    first: squaredErrors(
      actual,
      predictions.map(({ first }) => first),
    ),
    second: squaredErrors(
      actual,
      predictions.map(({ first, second }) => second[penalty] ?? first),
    ),
  }
  const share = (own: readonly number[]) => (spread === 0 ? 0 : 1 - total(own) / spread)
  return {
    ...{ n, industry: share(errors.industry), first: share(errors.first), second: share(errors.second) },
    gain: gainOf(errors.first.map((each, at) => (spread === 0 ? 0 : (n * (each - errors.second[at]!)) / spread))),
  }
}

/** The penalty whose squared errors are least over some years; the greatest, which chooses nothing, where none is better. */
export function bestPenalty(
  sample: Pick<ValueSample, 'lnPbr'>,
  years: readonly (readonly Prediction[])[],
  penalties: number,
): number {
  const errorOf = (penalty: number) =>
    years.reduce((sum, predictions) => {
      const actual = predictions.map(({ row }) => sample.lnPbr[row]!)
      return (
        sum +
        total(
          squaredErrors(
            actual,
            predictions.map(({ second }) => second[penalty]!),
          ),
        )
      )
    }, 0)
  const errors = Array.from({ length: penalties }, (_, penalty) => errorOf(penalty))
  return errors.reduce((best, error, at) => (error < errors[best]! ? at : best), 0)
}

/** One row of a company a year: the errors of the mean are those of companies. */
function gainOf(differences: readonly number[]) {
  const n = differences.length
  const value = total(differences) / n
  const variance = total(differences.map((each) => (each - value) ** 2)) / Math.max(1, n - 1)
  const wide = n < 2 ? Number.NaN : errorsWide(0.95, n - 1) * Math.sqrt(variance / n)
  return { value, low: value - wide, high: value + wide }
}

function squaredErrors(actual: readonly number[], predicted: readonly number[]): number[] {
  const level = total(actual.map((each, at) => each - predicted[at]!)) / actual.length
  return actual.map((each, at) => (each - predicted[at]! - level) ** 2)
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
