import {
  type ColumnContext,
  explainInference,
  type IndicatorYears,
  type Inference,
  type InferenceMode,
  type InferenceTrail,
  type InferredColumn,
  indicatorYears,
  inferColumn,
  inferenceModes,
  inferValue,
  inferValues,
  peerColumn,
  prepareInference,
  scaleOf,
} from '#methodology/inference/inference.ts'
import { runIndex } from '#methodology/panel/layout.ts'
import { type Panel, shapeOf } from '#methodology/panel/panel.ts'
import type { Method } from '#methodology/scores/method.ts'
import type { RankOptions } from '#methodology/scores/ranks/rank-panel.ts'
import { RankedFigures } from '#methodology/scores/ranks/ranked-figures.ts'
import type { Imputation } from '#methodology/scores/ranks/ranks.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import { readTraits } from '#server/catalogue/catalogue.ts'
import { scoreTables } from './tables.ts'

export const inferenceNames = inferenceModes
export type InferenceName = InferenceMode

/** What is ranked under a method, and what stands in the place of missing figures. */
export function rankOptions(panel: Panel, mode: InferenceName, method: Method): RankOptions {
  if (!method.isPerSize) return { method, imputation: imputationOf(panel, mode) }
  const figures = new RankedFigures(panel)
  const figuresOf: RankOptions['figuresOf'] = (indicator, year) => figures.column(indicator, year)
  if (mode === 'worst-value') return { method, figuresOf, imputation: () => 'worst-value' }
  const inference = inferenceOf(panel)
  const yearsOf = inOrder(inference)
  return {
    method,
    figuresOf,
    imputation(indicator, year) {
      const years = yearsOf(indicator.position)
      return figures.imputed(indicator, year, inferColumn(years, mode, year), scaleOf(years.kind))
    },
  }
}

/** What is inferred of an indicator, by its position in the panel, in a year; asked year by year of one, and then of the next. */
export function inferredColumns(
  panel: Panel,
  mode: InferenceName,
): (indicator: number, year: number) => InferredColumn {
  const yearsOf = inOrder(inferenceOf(panel))
  return (indicator, year) => inferColumn(yearsOf(indicator), mode, year)
}

/** Asked year by year of one indicator, and then of the next. */
function inOrder(inference: Inference): (indicator: number) => IndicatorYears {
  let current: IndicatorYears | null = null
  return (indicator) => {
    if (current?.indicator !== indicator) current = indicatorYears(inference, indicator)
    return current
  }
}

/** What stands in the place of missing figures under the first version. */
function imputationOf(panel: Panel, mode: InferenceName): Imputation {
  if (mode === 'worst-value') return () => 'worst-value'
  const inference = inferenceOf(panel)
  const yearsOf = inOrder(inference)
  return ({ position }, year) => ({ values: inferValues(yearsOf(position), mode, year) })
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
  return prepareInference(panel, readTraits(), (tse33) => tse17.get(tse33) ?? null)
})
