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

/** A model of each of the vendor's scores that has enough ratings. */
export function ratingPrediction(
  frame: Frame,
  { source, targets }: { readonly source: PredictionSource; readonly targets: readonly TargetRatings[] },
): TargetModel[] {
  const figures = new CompanyFigures({ ...source, frame })
  const { table, peers } = source
  const names = featureNames(
    table,
    figures.sectors.map((group) => peers.groups[group]!.code),
  )
  const known = new Map<string, { features: Float64Array; structure: Structure }>()
  const at = (year: number, company: number) => {
    const key = `${year} ${company}`
    const own = known.get(key)
    if (own) return own
    const predicted = figures.company(year, company)
    const made = { features: featuresOf(table, predicted, figures.sectors.length), structure: predicted.structure }
    known.set(key, made)
    return made
  }
  return targets.map(({ key, ratings }) => {
    const rows: PredictionRow[] = []
    for (const [year, own] of ratings.entries())
      for (const [company, rating] of own.entries()) {
        if (Number.isNaN(rating) || !figures.hasReport(year, company)) continue
        const previous = ratings[year - 1]?.[company] ?? Number.NaN
        const { features, structure } = at(year, company)
        rows.push({
          ...{ company, year, rating, features, previous: Number.isNaN(previous) ? null : previous },
          chain: peers.industries[peers.industryOf[company]!]!.chain,
          structure: structureScore(table, structure, key),
        })
      }
    return targetModel(key, { names, rows }, summariesFrom(table))
  })
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
