import { meanOrNaN } from '../../statistics/mean.ts'
import { conformalWidth, coverageOf, spearmanOf } from '../model/accuracy.ts'
import type { CrossValidation } from '../model/cross-validation.ts'
import type { PredictionRow } from './rows.ts'

/** How far from the rating still counts as close: a class on the scale of 0 to 5. */
const close = 0.5

/** How well one way of guessing foretells ratings of 0 to 5. */
export interface Measure {
  /** Ratings foretold. */
  readonly n: number
  /** Mean of the absolute errors. */
  readonly error: number
  /** Share that is no more than half a point from the rating. */
  readonly close: number
  /** Rank correlation, −1 to 1. */
  readonly spearman: number
  /** Half the width of its own 80 % interval, and the share of ratings that fell into intervals made from other ratings. */
  readonly halfWidth: number
  readonly coverage: number
}

/** A model beside the plainest rivals; null where there is nothing to measure a rival on. */
export interface Measures {
  readonly model: Measure
  /** The rating of the year before, and the model on the same companies. */
  readonly lastYear: { readonly rival: Measure; readonly model: Measure } | null
  readonly industryMean: Measure
  /** The structure as it stands, and the model on the same companies. */
  readonly structure: { readonly rival: Measure; readonly model: Measure } | null
  /** Share of the variance that the model explains; below 0 it is worse than the mean of what was foretold. */
  readonly r2: number
}

type RatingPrediction = CrossValidation<PredictionRow, unknown>['foretold'][number]
type Pair = readonly [guess: number, rating: number]
type GuessOf = (prediction: RatingPrediction) => number | null

/** All measures of the last year, with intervals made from the years before it. */
export function measuresOf({
  foretold,
  earlier,
}: Pick<CrossValidation<PredictionRow, unknown>, 'foretold' | 'earlier'>): Measures {
  const measured = (guess: GuessOf, isIn: (prediction: RatingPrediction) => boolean = () => true) => {
    const pairs = (all: readonly RatingPrediction[]) =>
      all.filter(isIn).flatMap((prediction): Pair[] => {
        const rating = guess(prediction)
        return rating === null ? [] : [[rating, prediction.row.rating]]
      })
    return measureOf(pairs(foretold), pairs(earlier))
  }
  const model: GuessOf = ({ predicted }) => predicted
  const beside = (rival: GuessOf) =>
    foretold.every((prediction) => rival(prediction) === null)
      ? null
      : { rival: measured(rival), model: measured(model, (prediction) => rival(prediction) !== null) }
  const mean = meanOrNaN(foretold.map(({ row }) => row.rating))
  const spread = meanOrNaN(foretold.map(({ row }) => (row.rating - mean) ** 2))
  const left = meanOrNaN(foretold.map(({ row, predicted }) => (row.rating - predicted) ** 2))
  return {
    model: measured(model),
    lastYear: beside(({ row }) => row.previous),
    industryMean: measured(({ mean: guess }) => guess),
    structure: beside(({ row }) => row.structure),
    r2: spread === 0 ? 0 : 1 - left / spread,
  }
}

/** One way of guessing, measured on the last year. */
export function measureOf(pairs: readonly Pair[], earlier: readonly Pair[]): Measure {
  const errorsOf = (all: readonly Pair[]) => all.map(([guess, rating]) => Math.abs(guess - rating))
  const [errors, before] = [errorsOf(pairs), errorsOf(earlier)]
  return {
    n: pairs.length,
    error: meanOrNaN(errors),
    // Ratings have one decimal, and half a point of them is half a point however it is written in binary.
    close: meanOrNaN(errors.map((error) => (error <= close + 1e-9 ? 1 : 0))),
    spearman: spearmanOf(pairs),
    halfWidth: conformalWidth([...errors, ...before]),
    coverage: coverageOf(errors, before),
  }
}
