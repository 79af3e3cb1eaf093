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
import type { ScoredIndicator } from '#methodology/scores/hierarchy.ts'
import { type Method, methods, type StandardVersion, standardVersions } from '#methodology/scores/method.ts'
import type { RankOptions } from '#methodology/scores/ranks/rank-panel.ts'
import { RankedFigures } from '#methodology/scores/ranks/ranked-figures.ts'
import { type Imputation, nothingInferred } from '#methodology/scores/ranks/ranks.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import { readTraits } from '#server/catalogue/catalogue.ts'
import { scoreTables } from './tables.ts'

export const inferenceNames = inferenceModes
export type InferenceName = InferenceMode

/** What is ranked under a method, and what stands in the place of missing figures. */
export function rankOptions(panel: Panel, mode: InferenceName, method: Method): RankOptions {
  if (!method.isPerSize && method.inferred.as === 'visitor')
    return { method, imputation: imputationOf(panel, mode, method) }
  const figures = new RankedFigures(panel)
  const measured = (indicator: ScoredIndicator) => (method.isPerSize ? indicator : { ...indicator, size: null })
  const figuresOf: RankOptions['figuresOf'] = (indicator, year) => figures.column(measured(indicator), year)
  if (mode === 'worst-value') return { method, figuresOf, imputation: () => 'worst-value' }
  const yearsOf = inOrder(inferenceOf(panel, method))
  return {
    method,
    figuresOf,
    imputation(indicator, year) {
      if (isFurther(indicator)) return nothingInferred(panel.companies.length)
      const years = yearsOf(indicator.position)
      return figures.imputed(measured(indicator), year, inferColumn(years, mode, year), scaleOf(years.kind))
    },
  }
}

/** What a version infers of an indicator, by its position in the panel, in a year; asked year by year of one, and then of the next. */
export function inferredColumns(
  panel: Panel,
  mode: InferenceName,
  version: StandardVersion,
): (indicator: number, year: number) => InferredColumn {
  const yearsOf = inOrder(inferenceOf(panel, methods[version]))
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
function imputationOf(panel: Panel, mode: InferenceName, method: Method): Imputation {
  if (mode === 'worst-value') return () => 'worst-value'
  const yearsOf = inOrder(inferenceOf(panel, method))
  return ({ position }, year) => ({ values: inferValues(yearsOf(position), mode, year) })
}

/** What stands for missing figures, and by which version's rules. */
interface Filling {
  readonly inference: InferenceName
  readonly version: StandardVersion
}

/** One figure: positions of year and company in the panel. */
interface FigureAt {
  readonly indicator: ScoredIndicator
  readonly year: number
  readonly company: number
}

/** How one figure was inferred; null where nothing was. */
export function inferFigure(panel: Panel, { inference: mode, version }: Filling, at: FigureAt): InferenceTrail | null {
  const inference = inferenceOf(panel, methods[version])
  if (isFurther(at.indicator) || lacksSize(inference, version, at)) return null
  return explainInference(inference, mode, at.indicator.position, at.year, at.company)
}

/** The value alone, in a fraction of the time. */
export function inferredValue(panel: Panel, { inference: mode, version }: Filling, at: FigureAt): number | null {
  if (mode === 'worst-value' || isFurther(at.indicator)) return null
  if (lacksSize(inferenceOf(panel, methods[version]), version, at)) return null
  return inferValue(peerColumnOf(panel, version, at), mode, at.company)
}

/** Of figures on a further basis nothing is inferred: those who need not state them say nothing about those who must. */
const isFurther = ({ yearsAt }: ScoredIndicator) => yearsAt !== undefined

/** Whether it is ranked per size, and the company's is not known. */
function lacksSize(inference: Inference, version: StandardVersion, { indicator, year, company }: FigureAt): boolean {
  if (!methods[version].isPerSize || indicator.size === null || indicator.size === 'parent-sales') return false
  return Number.isNaN(inference[indicator.size][year]![company]!)
}

/** Columns kept for each panel: all of one fiscal year and some, about 16 MB in a market of 4,000 companies. */
const maxColumns = 512

/** A company is mostly asked for with all its indicators of one year, and so is the next. */
function peerColumnOf(panel: Panel, version: StandardVersion, { indicator: { position }, year }: FigureAt) {
  const key = runIndex(shapeOf(panel), position, year) * standardVersions.length + standardVersions.indexOf(version)
  return peerColumns(panel).get(key, () => peerColumn(inferenceOf(panel, methods[version]), position, year))
}

const peerColumns = oncePer(
  (_: Panel) => new BoundedCache<ColumnContext, number>({ name: 'inference-columns', max: maxColumns }),
)

/** What a method's inferences stand on; all but its rules is the same for all methods. */
function inferenceOf(panel: Panel, { inference: rules }: Method): Inference {
  return { ...preparedOf(panel), rules }
}

const preparedOf = oncePer((panel: Panel): Inference => {
  const { tse17 } = scoreTables().walks
  return prepareInference(panel, readTraits(), (tse33) => tse17.get(tse33) ?? null)
})
