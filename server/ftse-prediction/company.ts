import type { FtsePrediction } from '#contract/ftse-prediction/company.ts'
import { type IndicatorFigure, pointsOf } from '#methodology/ratings/prediction/points.ts'
import { pillarItems } from '#server/market/ratings/prediction/task.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'
import type { FtseScene } from './scene.ts'
import { scoresOf } from './scores.ts'
import { companySteps } from './steps.ts'

const nothing = { structure: null, predicted: null, actual: null } as const

/** What the vendor might say of a company; nothing of it where the vendor is locked, or without a report. */
export function companyPrediction(scene: FtseScene, company: CompanySnapshot): FtsePrediction {
  const { state, recipe, models, figures, tables } = scene
  const { year, position } = company
  const measures = models.get('total')?.model?.measures
  const shared = { state, recipe, error: measures?.model.error ?? null, coverage: measures?.model.coverage ?? null }
  if (state === 'locked' || year === null || !figures.hasReport(year, position))
    return { ...shared, year: null, overall: nothing, pillars: [], themes: [], steps: [], inputs: [] }
  const predicted = figures.company(year, position)
  const of = (key: string) => scoresOf(scene, { company, predicted, key })
  return {
    ...shared,
    year: company.fiscalYear,
    overall: of('total'),
    pillars: Object.entries(pillarItems).map(([key, pillar]) => ({ pillar, ...of(key) })),
    themes: tables.themes.map(({ key, pillar, nameJa, nameEn }, at) => {
      const { exposure, points, possible } = predicted.structure.themes[at]!
      return { key, pillar, nameJa, nameEn, exposure, points, possible, ...of(key) }
    }),
    steps: companySteps(scene, { year, company: position, predicted }),
    inputs: predicted.figures.map((figure, at) => toInput(scene, figure, at)),
  }
}

function toInput(
  { tables, market, figures }: FtseScene,
  figure: IndicatorFigure,
  at: number,
): FtsePrediction['inputs'][number] {
  const indicator = tables.indicators[at]!
  return {
    indicator: indicator.code,
    theme: tables.themes[indicator.theme]!.key,
    boundary: market.panel.indicators[figures.source.positions[at]!]?.boundary ?? null,
    state: figure.state,
    value: orNull(figure.value),
    percentile: orNull(figure.percentile),
    points: orNull(pointsOf(indicator, figure)),
  }
}

export const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value)
