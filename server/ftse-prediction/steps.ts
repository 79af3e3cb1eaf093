import type { FtseStep } from '#contract/ftse-prediction/company.ts'
import { minimumPeers } from '#methodology/panel/peers.ts'
import { featuresOf, type PredictedCompany, withFigure } from '#methodology/ratings/prediction/features.ts'
import { predictScore } from '#methodology/ratings/prediction/model.ts'
import { pointsOf } from '#methodology/ratings/prediction/points.ts'
import { afterStep, type Step, stepsOf } from '#methodology/ratings/prediction/steps.ts'
import type { CompanyFigures } from '#server/market/ratings/prediction/company-figures.ts'
import type { FtseScene } from './scene.ts'

interface At {
  /** Positions. */
  readonly year: number
  readonly company: number
  readonly predicted: PredictedCompany
}

/** What would raise a company's score, the easiest first, each with what the model makes of it. */
export function companySteps(scene: FtseScene, { year, company, predicted }: At): FtseStep[] {
  const { tables, figures } = scene
  const effectOf = effectsOn(scene, { company, predicted })
  const steps = stepsOf(tables, {
    exposures: figures.exposuresOf(company),
    figures: predicted.figures,
    shares: peerShares(figures, year, company),
  })
  return steps.map((step) => {
    const { code, theme } = tables.indicators[step.indicator]!
    const { kind, points, gain, peers } = step
    return { indicator: code, theme: tables.themes[theme]!.key, kind, points, gain, effect: effectOf(step), peers }
  })
}

/** What the model of the whole makes of a step; null without a model. */
function effectsOn({ tables, figures, models }: FtseScene, { company, predicted }: Pick<At, 'company' | 'predicted'>) {
  const model = models.get('total')?.model
  if (!model) return () => null
  const features = featuresOf(predicted, figures.sectors.length)
  const score = (of: Float64Array) => predictScore(model, { company, features: of }).score
  const before = score(features)
  return (step: Step) => {
    const { indicator } = step
    const figure = afterStep(tables.indicators[indicator]!, step)
    const structure = figures.structure(company, predicted.figures.with(indicator, figure))
    return score(withFigure(tables, features, { indicator, figure, structure })) - before
  }
}

/** By indicator, the share of the narrowest peer group with enough reports that gives the better answer, or discloses the figure. */
function peerShares(figures: CompanyFigures, year: number, company: number): Float64Array {
  const peers = reportingPeers(figures, year, company)
  return Float64Array.from(figures.source.table.indicators, (indicator, at) => {
    let [good, asked] = [0, 0]
    for (const peer of peers) {
      const figure = figures.figure(at, year, peer)
      if (figure.state === 'excluded') continue
      asked++
      if (indicator.kind === 'answer' ? pointsOf(indicator, figure) === 1 : figure.state === 'known') good++
    }
    return asked === 0 ? Number.NaN : good / asked
  })
}

function reportingPeers(figures: CompanyFigures, year: number, company: number): number[] {
  const { peers } = figures.source
  const { chain } = peers.industries[peers.industryOf[company]!]!
  let members: number[] = []
  for (const at of chain) {
    const { from, to } = peers.groups[at]!
    const places = peers.order.subarray(peers.industries[from]!.start, peers.industries[to - 1]!.end)
    members = Array.from(places).filter((peer) => figures.hasReport(year, peer))
    if (members.length >= minimumPeers) break
  }
  return members
}
