import { type CrossValidation, crossValidate, type Learner } from './cross-validation.ts'
import { fitRidge, predictRidge } from './ridge.ts'
import type { RatedRow, RatedSample } from './rows.ts'

/** Penalties that are tried. */
export const penalties = [0.01, 0.03, 0.1, 0.3, 1, 3, 10] as const

export type Validation = CrossValidation<RatedRow, number>

/** Ridge regression, beside the mean of the ratings learned from. */
const ridge: Learner<RatedRow, number> = {
  penalties,
  fit: (rows, tried) =>
    tried.map((penalty) => {
      const model = fitRidge(rows, penalty)
      return ({ features }) => predictRidge(model, features)
    }),
  mean: (rows) => {
    const mean = rows.reduce((sum, { rating }) => sum + rating, 0) / rows.length
    return () => mean
  },
}

/**
 * A ridge model of ratings on the common axis, cross-validated by company and in time.
 *
 * @returns null where there are too few ratings
 * @throws Leakage where a feature gives the rating away
 */
export const validate = (sample: RatedSample): Validation | null => crossValidate(sample, ridge)
