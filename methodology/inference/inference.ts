/** Missing-value inference; the method page is docs/methodology/missing-values.md. */
export { type InferredColumn, inferColumn, isOpen } from './column.ts'
export { type ColumnContext, type IndicatorYears, type Inference, indicatorYears, prepareInference } from './context.ts'
export {
  defaultInference,
  type InferenceLevel,
  type InferenceMode,
  type InferenceModel,
  inferenceLevels,
  inferenceModels,
  inferenceModes,
} from './estimate.ts'
export { explainInference, type InferenceTrail } from './explain.ts'
export { firstRules, type InferenceRules, secondRules } from './rules.ts'
export { type ErrorScale, scaleOf } from './scale.ts'
export { type IndicatorKind, type IndicatorTraits, indicatorKinds } from './traits.ts'
export { inferValue, inferValues, peerColumn } from './value.ts'
