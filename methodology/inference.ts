/** Missing-value inference; the method page is docs/methodology/missing-values.md. */
export { type InferredColumn, inferColumn, isOpen } from './inference/column.ts'
export { type Inference, prepareInference } from './inference/context.ts'
export {
  type InferenceLevel,
  type InferenceMode,
  type InferenceModel,
  inferenceLevels,
  inferenceModels,
  inferenceModes,
} from './inference/estimate.ts'
export { explainInference, type InferenceTrail } from './inference/explain.ts'
export { evaluateHoldout, type HoldoutOptions, type HoldoutRow, holdoutModels } from './inference/holdout.ts'
export { type ErrorScale, scaleOf } from './inference/scale.ts'
export { type IndicatorKind, type IndicatorTraits, indicatorKinds, traitsOf } from './inference/traits.ts'
export { inferValue, inferValues } from './inference/value.ts'
