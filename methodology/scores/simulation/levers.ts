import type { IndicatorKind } from '../../inference/inference.ts'
import { runIndex, runOf } from '../../panel/layout.ts'
import { counts, quantile, shapeOf, stateCode } from '../../panel/panel.ts'
import type { ScoredIndicator, ScoreKey } from '../hierarchy.ts'
import { RankedFigures } from '../ranks/ranked-figures.ts'
import { type PrecedentQuestion, type Precedents, precedentsOf } from './precedents.ts'
import type { SimulatedMarket, SimulatedScore } from './simulation.ts'
import { Simulation } from './simulation.ts'

/** How far a realistic step goes: to the middle of the peers' disclosed figures, to their better quarter, to the company's own best year. */
export const leverSteps = ['median', 'quartile', 'best'] as const
export type LeverStep = (typeof leverSteps)[number]

/** What one indicator would do for the score of the whole, changed alone. */
export interface Lever {
  /** Position among the scored indicators. */
  readonly indicator: number
  /** Present figure; null where it does not count. */
  readonly from: number | null
  readonly to: number
  /** Change of the score of the whole, in shares of 1; the company's peers stand still. */
  readonly effect: number
  readonly after: SimulatedScore
  /** Which peers made the step, and in how many years. */
  readonly precedents: Precedents
}

/** What a step leads to, in the indicator's own unit; null where there is no step for the better. */
interface Step {
  readonly indicator: number
  readonly from: number | null
  readonly to: number
  readonly question: PrecedentQuestion
}

/** Digits to which a step is rounded: what is shown is what was worked out. */
const digits = 4

const whole: ScoreKey = 'sustainability_score'

/**
 * The steps of one kind that would raise the score most, the best first. Sizes of the company and indicators that do not apply to it
 * are no levers, nor is anything that carries no weight in its industry.
 *
 * @param isLever whether an indicator, by its position among the scored ones, may be moved
 */
export function leversOf(
  market: SimulatedMarket,
  { step, isLever }: { readonly step: LeverStep; readonly isLever: (indicator: number) => boolean },
): Lever[] {
  const { indicators } = market
  const simulation = new Simulation(market)
  const before = simulation.score(whole).score
  if (before === null) return []
  const figures = new RankedFigures(market.panel)
  return [...indicators.keys()]
    .filter(isLever)
    .flatMap((indicator) => stepOf(market, figures, { indicator, step }) ?? [])
    .map(({ question, ...found }): Lever => {
      simulation.change(found.indicator, found.to, keysOf(indicators[found.indicator]!))
      const after = simulation.score(whole)
      simulation.restore()
      const effect = (after.score ?? before) - before
      return { ...found, effect, after, precedents: precedentsOf(market, figures, question) }
    })
    .sort((a, b) => b.effect - a.effect || a.indicator - b.indicator)
}

const keysOf = ({ category }: ScoredIndicator): ScoreKey[] => [category, whole]

function stepOf(
  market: SimulatedMarket,
  figures: RankedFigures,
  { indicator, step }: { readonly indicator: number; readonly step: LeverStep },
): Step | null {
  const { panel, indicators, method, company, year, traits } = market
  const scored = indicators[indicator]!
  const measured = method.isPerSize ? scored : { ...scored, size: null }
  const state = runOf(panel.states, shapeOf(panel), scored.position, year)[company]!
  if (state === stateCode['not-applicable'] || state === stateCode['no-report']) return null
  const size = figures.sizeOf(measured, year, company)
  const goal =
    step === 'best' ? ownBest(market, figures, measured) : among(market, figures, { indicator, measured, step })
  if (goal === null || Number.isNaN(size)) return null
  const kind = traits.find(({ code }) => code === scored.code)?.kind ?? 'other'
  const to = inUnit(goal * size, kind, scored.direction)
  const now = figures.figure(measured, year, company)
  const reached = figures.measure(measured, year, company, to)
  const isBetter = (a: number, b: number) => (scored.direction === 'higher_better' ? a > b : a < b)
  if (!Number.isNaN(now) && !isBetter(reached, now)) return null
  const from = counts(state) ? runOf(panel.values, shapeOf(panel), scored.position, year)[company]! : null
  return { indicator, from, to, question: { indicator, measured, from: now, to: reached, isBetter } }
}

/** The middle, or the better quarter, of the disclosed figures among which the company's is ranked. */
function among(
  { panel, peers, ranks, company, year }: SimulatedMarket,
  figures: RankedFigures,
  {
    indicator,
    measured,
    step,
  }: { readonly indicator: number; readonly measured: ScoredIndicator; readonly step: LeverStep },
): number | null {
  const cell = runIndex(shapeOf(panel), indicator, year) * peers.industries.length + peers.industryOf[company]!
  if (ranks.units[cell] === 0) return null
  const { from, to } = peers.groups[ranks.references[cell]!]!
  const places = peers.order.subarray(peers.industries[from]!.start, peers.industries[to - 1]!.end)
  const sorted = Float64Array.from(places, (peer) => figures.figure(measured, year, peer))
    .filter((figure) => !Number.isNaN(figure))
    .sort()
  if (step === 'median') return quantile(sorted, 0.5)
  return quantile(sorted, measured.direction === 'higher_better' ? 0.75 : 0.25)
}

/** The best that it disclosed in any year before, per size where it is ranked so. */
function ownBest({ company, year }: SimulatedMarket, figures: RankedFigures, measured: ScoredIndicator): number | null {
  const own = Array.from({ length: year }, (_, before) => figures.figure(measured, before, company)).filter(
    (figure) => !Number.isNaN(figure),
  )
  if (own.length === 0) return null
  return measured.direction === 'higher_better' ? Math.max(...own) : Math.min(...own)
}

/** A figure as a filer would write it: yes or no, whole numbers of what is counted, a few digits of the rest. */
function inUnit(value: number, kind: IndicatorKind, direction: ScoredIndicator['direction']): number {
  if (kind === 'boolean') return Number(value >= 0.5)
  if (kind === 'count' || kind === 'year') return direction === 'higher_better' ? Math.ceil(value) : Math.floor(value)
  return Number(value.toPrecision(digits))
}
