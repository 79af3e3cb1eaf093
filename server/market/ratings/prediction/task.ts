import { Leakage } from '#methodology/ratings/model/leakage.ts'
import type { RatedSample } from '#methodology/ratings/model/rows.ts'
import { featureNames, featuresOf, summariesFrom } from '#methodology/ratings/prediction/features.ts'
import { type PredictionModel, predictionModelOf } from '#methodology/ratings/prediction/model.ts'
import type { PredictionRow } from '#methodology/ratings/prediction/rows.ts'
import type { Structure } from '#methodology/ratings/prediction/structure.ts'
import type { ThemeTable } from '#methodology/ratings/prediction/themes.ts'
import type { Frame } from '../../panel/frame.ts'
import { CompanyFigures } from './company-figures.ts'
import type { PredictionSource } from './source.ts'

/** One of the vendor's scores: `total`, a pillar as ratings are imported (`environment`), or the key of a theme. */
export interface TargetRatings {
  readonly key: string
  /** By position of the year and of the company, 0 to 5; NaN without one. */
  readonly ratings: readonly Float64Array[]
}

/** What the ratings of a market give. */
export interface TargetModel {
  readonly key: string
  readonly state: 'model' | 'no-ratings' | 'too-few' | 'leakage'
  /** Companies that are rated, and their ratings. */
  readonly companies: number
  readonly ratings: number
  readonly model: PredictionModel | null
  /** The feature that gives the ratings away. */
  readonly leak: string | null
}

/** The model of one of the vendor's scores, as far as it has enough ratings. */
export function ratingPrediction(
  frame: Frame,
  { source, target }: { readonly source: PredictionSource; readonly target: TargetRatings },
): TargetModel {
  const figures = new CompanyFigures({ ...source, frame })
  const { table, peers } = source
  const { key, ratings } = target
  const names = featureNames(
    table,
    figures.sectors.map((group) => peers.groups[group]!.code),
  )
  const rows: PredictionRow[] = []
  for (const [year, own] of ratings.entries())
    for (const [company, rating] of own.entries()) {
      if (Number.isNaN(rating) || !figures.hasReport(year, company)) continue
      const predicted = figures.company(year, company)
      const previous = ratings[year - 1]?.[company] ?? Number.NaN
      rows.push({
        ...{ company, year, rating, previous: Number.isNaN(previous) ? null : previous },
        features: featuresOf(predicted, figures.sectors.length),
        chain: peers.industries[peers.industryOf[company]!]!.chain,
        structure: structureScore(table, predicted.structure, key),
      })
    }
  return targetModel(key, { names, rows }, summariesFrom(table))
}

function targetModel(key: string, sample: RatedSample<PredictionRow>, from: number): TargetModel {
  const companies = new Set(sample.rows.map(({ company }) => company)).size
  const counted = { key, companies, ratings: sample.rows.length }
  if (companies === 0) return { ...counted, state: 'no-ratings', model: null, leak: null }
  try {
    const model = predictionModelOf(sample, from)
    return { ...counted, state: model ? 'model' : 'too-few', model, leak: null }
  } catch (error) {
    if (error instanceof Leakage) return { ...counted, state: 'leakage', model: null, leak: error.feature }
    throw error
  }
}

/** Names of pillars as ratings of them are imported. */
export const pillarItems = { environment: 'E', social: 'S', governance: 'G' } as const

/** One of the vendor's scores by the structure; null where it has none. */
export function structureScore({ themes }: ThemeTable, structure: Structure, key: string): number | null {
  if (key === 'total') return structure.overall
  if (key in pillarItems) return structure.pillars[pillarItems[key as keyof typeof pillarItems]]
  return structure.themes[themes.findIndex((theme) => theme.key === key)]?.score ?? null
}
