import type { ElasticNet } from '../../statistics/elastic-net.ts'
import { crossValidate, foldOf, folds } from '../model/cross-validation.ts'
import { filled, fillsOf } from '../model/features.ts'
import type { RatedSample } from '../model/rows.ts'
import { around, type Predicted } from './interval.ts'
import { fitNets, type NetChoice, netLearner, scoreBy } from './learner.ts'
import { type Measures, measuresOf } from './measures.ts'
import { ProductBlocks } from './product-blocks.ts'
import type { PredictionRow } from './rows.ts'

/** Version of the model and of the structure, part of every recipe. */
export const predictionVersion = '1.0'

/** Fewest rated companies of a market that has a model. Ours, proposed. */
export const fewestRated = 30

/** A model of one of the vendor's scores. */
export interface PredictionModel {
  readonly companies: number
  readonly rows: number
  /** Positions of the first and the last year. */
  readonly years: readonly [number, number]
  readonly isTimeOrdered: boolean
  readonly choice: NetChoice
  readonly measures: Measures
  /** By fold, fitted to the companies outside it, so that a company's own rating never explains itself. */
  readonly nets: readonly ElasticNet[]
  /** What stands for a feature that is not known. */
  readonly fills: Float64Array
}

/**
 * An elastic net on the score of 0 to 5 over all rated companies of a market, cross-validated by company and in time.
 *
 * @param sample features may be NaN where something is not known
 * @param summariesFrom position of the first feature that sums up others
 * @returns null where there are too few ratings
 * @throws Leakage where a feature gives the rating away
 */
export function predictionModelOf(sample: RatedSample<PredictionRow>, summariesFrom: number): PredictionModel | null {
  const companies = new Set(sample.rows.map(({ company }) => company))
  if (companies.size < fewestRated) return null
  const fills = fillsOf(sample.rows.map(({ features }) => features))
  const rows = sample.rows.map((row) => ({ ...row, features: filled(row.features, fills) }))
  const blocks = new ProductBlocks(rows)
  const validation = crossValidate({ names: sample.names, rows }, netLearner(blocks, summariesFrom))
  if (!validation || validation.foretold.length === 0) return null
  const { penalty: choice, isTimeOrdered } = validation
  const years = rows.map(({ year }) => year)
  return {
    companies: companies.size,
    rows: rows.length,
    years: [Math.min(...years), Math.max(...years)],
    isTimeOrdered,
    choice,
    measures: measuresOf(validation),
    nets: Array.from({ length: folds }, (_, fold) => {
      const others = rows.filter(({ company }) => foldOf(company) !== fold)
      return fitNets(others, [choice], { blocks, summariesFrom })[0]!
    }),
    fills,
  }
}

/** Score of a company by the model that has not seen it, with its interval. */
export function predictScore(
  model: PredictionModel,
  { company, features }: { readonly company: number; readonly features: Float64Array },
): Predicted {
  const score = scoreBy(model.nets[foldOf(company)]!, filled(features, model.fills))
  return around(score, model.measures.model.halfWidth)
}
