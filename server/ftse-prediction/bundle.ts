import type { FtseBundleContent } from '#contract/ftse-prediction/bundle.ts'
import { foldOf } from '#methodology/ratings/model/cross-validation.ts'
import { filled } from '#methodology/ratings/model/features.ts'
import { featureNames, featuresOf, type PredictedCompany } from '#methodology/ratings/prediction/features.ts'
import { tickerOf } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'
import { marketAttributions } from '#server/market/status.ts'
import { orNull } from './company.ts'
import type { FtseScene } from './scene.ts'
import { scoresOf } from './scores.ts'

/** Every row that the prediction of a company was made from. */
export async function ftseBundle(db: Db, scene: FtseScene, company: CompanySnapshot): Promise<FtseBundleContent> {
  const { tables, figures, recipe, state } = scene
  const { year, position } = company
  if (state === 'locked') throw new Refusal('vendor.locked')
  if (year === null || !figures.hasReport(year, position)) throw new Refusal('figure.not-found')
  const predicted = figures.company(year, position)
  const scores = scoresOf(scene, { company, predicted, key: 'total' })
  const { id } = company.market.panel.companies[position]!
  const row = await db
    .selectFrom('company')
    .select(['name_ja as nameJa', 'security_code'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { hash: recipeHash, ...rest } = recipe
  return {
    format: 'satoyama-ftse-prediction-1',
    recipe: rest,
    recipeHash,
    attributions: await marketAttributions(db),
    company: { id, nameJa: row.nameJa, ticker: tickerOf(row.security_code) },
    year: company.fiscalYear!,
    themes: tables.themes.map(({ key, pillar }, at) => ({ key, pillar, exposure: figures.exposuresOf(position)[at]! })),
    inputs: predicted.figures.map(({ state, value, percentile }, at) => {
      const { code: indicator, theme, kind, isLowerBetter } = tables.indicators[at]!
      return { indicator, theme, kind, isLowerBetter, state, value: orNull(value), percentile: orNull(percentile) }
    }),
    model: modelRows(scene, predicted, position),
    structure: scores.structure,
    predicted: scores.predicted && {
      score: scores.predicted.score,
      low: scores.predicted.low,
      high: scores.predicted.high,
    },
  }
}

function modelRows(
  { models, tables, figures, market }: FtseScene,
  predicted: PredictedCompany,
  position: number,
): FtseBundleContent['model'] {
  const model = models.get('total')?.model
  if (!model) return null
  const { intercept, coefficients, means, deviations } = model.nets[foldOf(position)]!
  const values = filled(featuresOf(predicted, figures.sectors.length), model.fills)
  const names = featureNames(
    tables,
    figures.sectors.map((group) => market.peers.groups[group]!.code),
  )
  const features = names.flatMap((name, at) =>
    coefficients[at] === 0
      ? []
      : [
          {
            name,
            value: values[at]!,
            mean: means[at]!,
            deviation: deviations[at]!,
            coefficient: coefficients[at]!,
          },
        ],
  )
  return { intercept, halfWidth: model.measures.model.halfWidth, features }
}

/** How many rows a bundle holds. */
export const rowsIn = ({ themes, inputs, model }: FtseBundleContent): number =>
  themes.length + inputs.length + (model?.features.length ?? 0)
