import type { Exposure } from './exposure.ts'
import { around, type Predicted } from './interval.ts'
import { type IndicatorFigure, pointsOf } from './points.ts'
import { structureOf } from './structure.ts'
import type { PointKind, Theme } from './themes.ts'

/** The rows that a prediction was made from, as anybody may download them. */
export interface PredictionRows {
  readonly themes: readonly (Pick<Theme, 'key' | 'pillar'> & { readonly exposure: number })[]
  readonly inputs: readonly {
    readonly indicator: string
    readonly theme: number
    readonly kind: PointKind
    readonly isLowerBetter: boolean
    readonly state: IndicatorFigure['state']
    readonly value: number | null
    readonly percentile: number | null
  }[]
  readonly model: {
    readonly intercept: number
    readonly halfWidth: number
    readonly features: readonly {
      readonly value: number
      readonly mean: number
      readonly deviation: number
      readonly coefficient: number
    }[]
  } | null
}

/** A prediction made again from its rows alone. */
export interface Replayed {
  readonly structure: number | null
  readonly predicted: Predicted | null
}

/** Points → themes → the whole, and constant + Σ coefficient × (value − mean) ÷ deviation with half the width to either side. */
export function replayPrediction({ themes, inputs, model }: PredictionRows): Replayed {
  const indicators = inputs.map(({ indicator: code, theme, kind, isLowerBetter }) => ({
    ...{ code, theme, kind, isLowerBetter },
  }))
  const points = inputs.map(({ state, value, percentile }, at) =>
    pointsOf(indicators[at]!, { state, value: value ?? Number.NaN, percentile: percentile ?? Number.NaN }),
  )
  const table = { themes: themes.map(({ key, pillar }) => ({ key, pillar, categories: [] })), indicators }
  const exposures = themes.map(({ exposure }) => exposure as Exposure)
  return {
    structure: structureOf(table, { exposures, points }).overall,
    predicted: model && around(scoreOf(model), model.halfWidth),
  }
}

const scoreOf = ({ intercept, features }: NonNullable<PredictionRows['model']>) =>
  features.reduce(
    (sum, { value, mean, deviation, coefficient }) => sum + (coefficient * (value - mean)) / deviation,
    intercept,
  )
