import {
  type ColumnContext,
  explainInference,
  type IndicatorYears,
  type Inference,
  type InferenceMode,
  type InferenceTrail,
  indicatorYears,
  inferenceModes,
  inferValue,
  inferValues,
  peerColumn,
  prepareInference,
  traitsOf,
} from '#methodology/inference/inference.ts'
import { runIndex } from '#methodology/panel/layout.ts'
import { type Panel, shapeOf } from '#methodology/panel/panel.ts'
import type { Imputation } from '#methodology/scores/ranks.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { scoreTables } from './tables.ts'

export const inferenceNames = inferenceModes
export type InferenceName = InferenceMode

/** What stands in the place of missing figures. */
export function imputationOf(panel: Panel, mode: InferenceName): Imputation {
  if (mode === 'worst-value') return () => 'worst-value'
  const inference = inferenceOf(panel)
  // Asked year by year of one indicator, and then of the next.
  let current: IndicatorYears | null = null
  return ({ position }, year) => {
    if (current?.indicator !== position) current = indicatorYears(inference, position)
    return inferValues(current, mode, year)
  }
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
  return mode === 'worst-value' ? null : inferValue(peerColumnOf(panel, at), mode, at.company)
}

/** Columns kept for each panel: all of one fiscal year and some, about 16 MB in a market of 4,000 companies. */
const mostColumns = 512

/** A company is mostly asked for with all its indicators of one year, and so is the next. */
function peerColumnOf(panel: Panel, { indicator, year }: { readonly indicator: number; readonly year: number }) {
  const key = runIndex(shapeOf(panel), indicator, year)
  return peerColumns(panel).get(key, () => peerColumn(inferenceOf(panel), indicator, year))
}

const peerColumns = oncePer(
  (_: Panel) => new BoundedCache<ColumnContext, number>({ name: 'inference-columns', most: mostColumns }),
)

const inferenceOf = oncePer((panel: Panel): Inference => {
  const { tse17 } = scoreTables().walks
  return prepareInference(panel, readCatalogue().map(traitsOf), (tse33) => tse17.get(tse33) ?? null)
})
