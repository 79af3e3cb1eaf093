import { type ElasticNet, type Penalty, pathOf, predictNet } from '../../statistics/elastic-net.ts'
import type { Learner } from '../model/cross-validation.ts'
import { within } from './interval.ts'
import { peerMean } from './peer-mean.ts'
import type { ProductBlocks } from './product-blocks.ts'
import type { PredictionRow } from './rows.ts'

/** Which features a model may use: all of them, or those alone that sum up many figures. */
export const featureSets = ['summaries', 'all'] as const
export type FeatureSet = (typeof featureSets)[number]

/** How a model is held down. */
export interface NetChoice extends Penalty {
  readonly features: FeatureSet
}

/** What is tried: mostly ridge, more of lasso, and lasso alone, each from strong to weak, on either set of features. Ours, proposed. */
const mixes = [0.2, 0.6, 1] as const
const strengths = [0.5, 0.25, 0.12, 0.06] as const
/** Coefficients beyond four digits change no prediction that is shown. */
const tolerance = 1e-4
export const netChoices: readonly NetChoice[] = featureSets.flatMap((features) =>
  mixes.flatMap((mix) => strengths.map((strength) => ({ features, mix, strength }))),
)

/**
 * Elastic nets of ratings of 0 to 5, beside the mean of the industry.
 *
 * @param blocks of all rows that there are
 * @param summariesFrom position of the first feature that sums up others
 */
export const netLearner = (blocks: ProductBlocks, summariesFrom: number): Learner<PredictionRow, NetChoice> => ({
  penalties: netChoices,
  fit: (rows, choices) =>
    fitNets(rows, choices, { blocks, summariesFrom }).map(
      (net) =>
        ({ features }) =>
          scoreBy(net, features),
    ),
  mean: peerMean,
})

/** A model for each choice; along the strengths of one mix each begins where the one before ended. */
export function fitNets(
  rows: readonly PredictionRow[],
  choices: readonly NetChoice[],
  { blocks, summariesFrom }: { readonly blocks: ProductBlocks; readonly summariesFrom: number },
): ElasticNet[] {
  const nets = new Map<NetChoice, ElasticNet>()
  for (const [set, ofSet] of Map.groupBy(choices, ({ features }) => features)) {
    const from = set === 'all' ? 0 : summariesFrom
    const products = blocks.products(rows, from)
    for (const [mix, own] of Map.groupBy(ofSet, (choice) => choice.mix)) {
      const path = pathOf(
        products,
        own.map(({ strength }) => strength),
        { mix, tolerance },
      )
      for (const [at, choice] of own.entries()) nets.set(choice, fromColumn(path[at]!, from))
    }
  }
  return choices.map((choice) => nets.get(choice)!)
}

/** The same model of more columns, of which the first ones have no part in it. */
function fromColumn({ intercept, coefficients, means, deviations }: ElasticNet, from: number): ElasticNet {
  const after = (values: Float64Array) => Float64Array.from([...new Float64Array(from), ...values])
  return { intercept, coefficients: after(coefficients), means: after(means), deviations: after(deviations) }
}

/** Score of 0 to 5 by a model. */
export const scoreBy = (net: ElasticNet, features: Float64Array): number =>
  within(predictNet(net, (column) => features[column]!))
