import {
  explainInference,
  type Inference,
  type InferenceTrail,
  inferValue,
  inferValues,
  prepareInference,
  traitsOf,
} from '#methodology/inference/inference.ts'
import type { Panel } from '#methodology/panel/panel.ts'
import type { Fill } from '#methodology/scores/ranks.ts'
import { readCatalogue } from '#server/indicators/catalogue.ts'
import { scoreTables } from './tables.ts'

export const inferenceNames = ['industry', 'time-series', 'worst-value'] as const
export type InferenceName = (typeof inferenceNames)[number]

/** What stands in the place of missing figures. */
export function fillOf(panel: Panel, mode: InferenceName): Fill {
  if (mode === 'worst-value') return () => 'worst-value'
  const inference = inferenceOf(panel)
  return ({ position }, year) => inferValues(inference, mode, position, year)
}

/** How one figure was inferred, by positions in the panel; null where nothing was. */
export function inferFigure(
  panel: Panel,
  mode: InferenceName,
  { indicator, year, company }: { readonly indicator: number; readonly year: number; readonly company: number },
): InferenceTrail | null {
  return explainInference(inferenceOf(panel), mode, indicator, year, company)
}

/** The value alone, in a fraction of the time. */
export function inferredValue(
  panel: Panel,
  mode: InferenceName,
  at: { readonly indicator: number; readonly year: number; readonly company: number },
): number | null {
  return mode === 'worst-value' ? null : inferValue(inferenceOf(panel), mode, at)
}

const known = new WeakMap<Panel, Inference>()

function inferenceOf(panel: Panel): Inference {
  const held = known.get(panel)
  if (held) return held
  const { tse17 } = scoreTables().walks
  const made = prepareInference(panel, readCatalogue().map(traitsOf), (tse33) => tse17.get(tse33) ?? null)
  known.set(panel, made)
  return made
}
