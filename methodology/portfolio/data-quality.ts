import { type UncoveredRule, weightedMean } from './weighted-mean.ts'

/** Where the emissions of a position come from, with the data quality that PCAF gives such a source: 1 is the best, 5 the worst. */
export const emissionSources = {
  /** Disclosed and verified by a third party. */
  verified: 1,
  /** Disclosed. */
  disclosed: 2,
  /** From the company's energy use. */
  energy: 2,
  /** From the company's own sales or headcount: its earlier figures, or its peers' per size. */
  activity: 4,
  /** From the industry alone. */
  industry: 5,
} as const
export type EmissionSource = keyof typeof emissionSources

/** Data quality of a portfolio: mean of the positions' scores by value held, over those with emissions; null without one. */
export function dataQuality(weights: Float64Array, sources: readonly (EmissionSource | null)[]) {
  const scores = Float64Array.from(sources, (source) => (source === null ? Number.NaN : emissionSources[source]))
  return weightedMean(weights, scores, 'rescale' satisfies UncoveredRule)
}
