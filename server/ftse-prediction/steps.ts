import type { FtseStep } from '#contract/ftse-prediction/company.ts'
import { minimumPeers } from '#methodology/panel/peers.ts'
import type { PredictedCompany } from '#methodology/ratings/prediction/features.ts'
import { pointsOf } from '#methodology/ratings/prediction/points.ts'
import { afterStep, type Step, stepsOf } from '#methodology/ratings/prediction/steps.ts'
import type { CompanyFigures } from '#server/market/ratings/prediction/company-figures.ts'
import type { FtseScene } from './scene.ts'
import { predictionOf } from './scores.ts'

interface At {
  /** Positions. */
  readonly year: number
  readonly company: number
  readonly predicted: PredictedCompany
}

/** What would raise a company's score, the easiest first, each with what the model makes of it. */
export function companySteps(scene: FtseScene, { year, company, predicted }: At): FtseStep[] {
  const { tables, figures } = scene
  const score = (of: PredictedCompany) => predictionOf(scene, { position: company, predicted: of, key: 'total' })?.score
  const before = score(predicted)
  const steps = stepsOf(tables, {
    exposures: figures.exposuresOf(company),
    figures: predicted.figures,
    shares: peerShares(figures, year, company),
  })
  const effectOf = (step: Step) => {
    if (before === undefined) return null
    const changed = predicted.figures.with(step.indicator, afterStep(tables.indicators[step.indicator]!, step))
    return score({ ...predicted, figures: changed, structure: figures.structure(company, changed) })! - before
  }
  return steps.map((step) => {
    const { code, theme } = tables.indicators[step.indicator]!
    const { kind, points, gain, peers } = step
    return { indicator: code, theme: tables.themes[theme]!.key, kind, points, gain, effect: effectOf(step), peers }
  })
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
