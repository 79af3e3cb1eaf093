/** What stands for missing figures: what peers show, the company's own years first, or the worst value there can be. */
export const inferenceModes = ['industry', 'time-series', 'worst-value'] as const
export type InferenceMode = (typeof inferenceModes)[number]

/** The mode where none is named. */
export const defaultInference: InferenceMode = 'industry'

/** The model behind an inferred figure; position is the code in a column. */
export const inferenceModels = [
  'none',
  'size-scaled', // last figure × mean of sales ratio and headcount ratio, to the power that the rules say
  'last-value', // carried forward
  'interpolated', // straight line between the figures before and after
  'smoothed', // local-level smoother inside a gap
  'energy', // own energy × peers' emissions per energy
  'peer-scaled', // peers' figure per sales and per head × own
  'peer-median', // peers' median
  'peer-frequency', // what most peers answer
] as const
export type InferenceModel = (typeof inferenceModels)[number]

/** Whose figures an inference stands on, from the company itself up to the whole market; position is the code in a column. */
export const inferenceLevels = [
  'none',
  'company',
  'industry-size', // GICS industry × third of sales
  'industry', // six digits
  'group', // first four digits
  'sector', // first two digits
  'tse33-size', // for companies without GICS
  'tse33',
  'tse17',
  'market',
] as const
export type InferenceLevel = (typeof inferenceLevels)[number]

export interface Estimate {
  readonly model: InferenceModel
  readonly level: InferenceLevel
  /** In the indicator's unit; a yes is 1, a no 0. */
  readonly value: number
  /** On the scale of `scaleOf`; NaN where too little is known to tell. */
  readonly standardError: number
  /** Figures behind it: the company's own, or the peers' (the smaller number where two medians are averaged). */
  readonly n: number
}

/** An estimate that is no number is none. */
export function finite(estimate: Estimate): Estimate | null {
  return Number.isFinite(estimate.value) ? estimate : null
}
