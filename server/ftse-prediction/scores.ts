import type { FtsePrediction } from '#contract/ftse-prediction/company.ts'
import type { PredictedCompany } from '#methodology/ratings/prediction/features.ts'
import { featuresOf } from '#methodology/ratings/prediction/features.ts'
import { classOf } from '#methodology/ratings/prediction/interval.ts'
import { predictScore } from '#methodology/ratings/prediction/model.ts'
import { scale } from '#methodology/ratings/prediction/themes.ts'
import { untilOf } from '#server/market/ratings/days.ts'
import { structureScore } from '#server/market/ratings/prediction/task.ts'
import { readRating } from '#server/market/ratings/scales.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'
import type { FtseScene } from './scene.ts'

type Scores = FtsePrediction['overall']

/** One of the vendor's scores of a company: by the structure, by the model, and as the vendor gave it. */
export function scoresOf(
  scene: FtseScene,
  { company, predicted, key }: { company: CompanySnapshot; predicted: PredictedCompany; key: string },
): Scores {
  return {
    structure: structureScore(scene.tables, predicted.structure, key),
    predicted: predictionOf(scene, { position: company.position, predicted, key }),
    actual: actualOf(scene, company, key),
  }
}

interface PredictionRequest {
  /** Of the company in the panel. */
  readonly position: number
  readonly predicted: PredictedCompany
  readonly key: string
}

/** Null without a model. */
export function predictionOf(
  { models, figures }: FtseScene,
  { position, predicted, key }: PredictionRequest,
): Scores['predicted'] {
  const model = models.get(key)?.model
  if (!model) return null
  const features = featuresOf(predicted, figures.sectors.length)
  const prediction = predictScore(model, { company: position, features })
  return { ...prediction, ...classOf(prediction.score) }
}

/** The newest rating that counts for the year of the figures. */
function actualOf(
  { history, vendor, lastDay, state }: FtseScene,
  company: CompanySnapshot,
  key: string,
): Scores['actual'] {
  if (state === 'locked') return null
  const { id } = company.market.panel.companies[company.position]!
  const day = { asOf: lastDay, until: untilOf(company.fiscalYear ?? undefined, lastDay) }
  const vintage = history.newest(id, vendor.key, key, day)
  const axis = vintage ? (readRating(vendor, key, vintage.value)?.axis ?? null) : null
  if (!vintage || axis === null) return null
  return { score: axis * scale.most, ratedOn: vintage.ratedOn, isSimulated: vintage.isSimulated }
}
