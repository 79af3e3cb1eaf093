import { type ElasticNet, type Penalty, pathOf, predictNet } from '../../value/elastic-net.ts'
import { netProducts } from '../../value/net-products.ts'
import type { Learner } from '../model/cross-validation.ts'
import { within } from './interval.ts'
import { peerMean } from './peer-mean.ts'
import type { PredictionRow } from './rows.ts'

/** Penalties that are tried: mostly ridge, half and half, and lasso, each from strong to weak. Ours, proposed. */
const mixes = [0.2, 0.6, 1] as const
const strengths = [0.5, 0.25, 0.12, 0.06] as const
/** Coefficients beyond four digits change no prediction that is shown. */
const precision = 1e-4
export const netPenalties: readonly Penalty[] = mixes.flatMap((mix) => strengths.map((strength) => ({ mix, strength })))

/** Elastic nets of ratings of 0 to 5, beside the mean of the industry. */
export const netLearner: Learner<PredictionRow, Penalty> = {
  penalties: netPenalties,
  fit: (rows, penalties) =>
    fitNets(rows, penalties).map(
      (net) =>
        ({ features }) =>
          scoreBy(net, features),
    ),
  mean: peerMean,
}

/** A model for each penalty; along the strengths of one mix each begins where the one before ended. */
export function fitNets(rows: readonly PredictionRow[], penalties: readonly Penalty[]): ElasticNet[] {
  const columns = columnsOf(rows)
  const products = netProducts({ columns, target: Float64Array.from(rows, ({ rating }) => rating) })
  const nets = new Map<Penalty, ElasticNet>()
  for (const [mix, own] of Map.groupBy(penalties, (penalty) => penalty.mix)) {
    const path = pathOf(
      products,
      own.map(({ strength }) => strength),
      { mix, precision },
    )
    for (const [at, penalty] of own.entries()) nets.set(penalty, path[at]!)
  }
  return penalties.map((penalty) => nets.get(penalty)!)
}

/** Score of 0 to 5 by a model. */
export const scoreBy = (net: ElasticNet, features: Float64Array): number =>
  within(predictNet(net, (column) => features[column]!))

/** Features by column; row after row, as they lie in memory. */
function columnsOf(rows: readonly PredictionRow[]): Float64Array[] {
  const columns = Array.from(rows[0]!.features, () => new Float64Array(rows.length))
  for (const [at, { features }] of rows.entries())
    for (let column = 0; column < features.length; column++) columns[column]![at] = features[column]!
  return columns
}
