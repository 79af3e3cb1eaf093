import { stateCode } from '../../figures/cell-states.ts'
import type { IndicatorKind } from '../../inference/inference.ts'
import { runIndex, runOf } from '../../panel/layout.ts'
import { counts, shapeOf } from '../../panel/panel.ts'
import { quantile } from '../../statistics/quantiles.ts'
import type { ScoredIndicator, ScoreKey } from '../hierarchy.ts'
import { RankedFigures } from '../ranks/ranked-figures.ts'
import type { SimulatedMarket } from './market.ts'
import { type PrecedentQuestion, type Precedents, precedentsOf } from './precedents.ts'
import type { SimulatedScore } from './simulation.ts'
import { Simulation } from './simulation.ts'

/** How far a realistic step goes: to the middle of the peers' disclosed figures, to their better quarter, to the company's own best year. */
export const leverSteps = ['median', 'quartile', 'best'] as const
export type LeverStep = (typeof leverSteps)[number]

/** Where a figure could realistically go, in the indicator's unit; null where there is no such figure. */
export type Goals = Readonly<Record<LeverStep, number | null>>

/** What one indicator would do for the score of the whole, changed alone. */
export interface Lever {
  readonly goals: Goals
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
  readonly goals: Goals
  readonly indicator: number
  readonly from: number | null
  readonly to: number
  readonly question: PrecedentQuestion
}

interface LeverQuestion {
  /** Position in the panel. */
  readonly company: number
  readonly step: LeverStep
  /** Whether an indicator, by its position among the scored ones, may be moved. */
  readonly isLever: (indicator: number) => boolean
}

/** Digits to which a step is rounded: what is shown is what was worked out. */
const digits = 4

const whole: ScoreKey = 'sustainability_score'

/**
 * The steps of one kind that would raise the score most, the best first; those that no peer ever made stand last. Sizes of the company and indicators that do not apply to it
 * are no levers, nor is anything that carries no weight in its industry.
 */
export function leversOf(market: SimulatedMarket, { company, step, isLever }: LeverQuestion): Lever[] {
  const { indicators } = market
  const simulation = new Simulation(market).of(company)
  const before = simulation.score(whole).score
  if (before === null) return []
  const figures = new RankedFigures(market.panel)
  return [...indicators.keys()]
    .filter(isLever)
    .flatMap((indicator) => stepOf(market, figures, { indicator, company, step }) ?? [])
    .map(({ question, ...found }): Lever => {
      const after = simulation.within([found.indicator], () => {
        simulation.change(found.indicator, found.to, keysOf(indicators[found.indicator]!))
        return simulation.score(whole)
      })
      simulation.restore()
      const effect = (after.score ?? before) - before
      return { ...found, effect, after, precedents: precedentsOf(market, figures, { company, ...question }) }
    })
    .sort((a, b) => hasPrecedent(b) - hasPrecedent(a) || b.effect - a.effect || a.indicator - b.indicator)
}

/** A step that no peer from there ever made leads no list, however much it would add. */
const hasPrecedent = ({ precedents }: Lever) => Number(precedents.n > 0)

const keysOf = ({ category }: ScoredIndicator) => new Set<ScoreKey>([category, whole])

function stepOf(
  market: SimulatedMarket,
  figures: RankedFigures,
  { indicator, company, step }: Omit<LeverQuestion, 'isLever'> & { readonly indicator: number },
): Step | null {
  const { panel, indicators, method, year } = market
  const scored = indicators[indicator]!
  const measured = method.isPerSize ? scored : { ...scored, size: null }
  const state = runOf(panel.states, shapeOf(panel), scored.position, year)[company]!
  if (state === stateCode['not-applicable'] || state === stateCode['no-report']) return null
  const goals = goalsOf(market, figures, { indicator, company, measured })
  const to = goals[step]
  if (to === null) return null
  const now = figures.figure(measured, year, company)
  const reached = figures.measure(measured, year, company, to)
  const isBetter = (a: number, b: number) => (scored.direction === 'higher_better' ? a > b : a < b)
  if (!Number.isNaN(now) && !isBetter(reached, now)) return null
  const from = counts(state) ? runOf(panel.values, shapeOf(panel), scored.position, year)[company]! : null
  return { indicator, goals, from, to, question: { indicator, measured, from: now, to: reached, isBetter } }
}

/** An indicator of a company in the measure that is ranked. */
interface MeasuredFigure {
  readonly indicator: number
  readonly company: number
  readonly measured: ScoredIndicator
}

function goalsOf(market: SimulatedMarket, figures: RankedFigures, at: MeasuredFigure): Goals {
  const { company, measured } = at
  const { year, traits, wholes } = market
  const size = figures.sizeOf(measured, year, company)
  const kind = wholes.has(measured.code)
    ? 'count'
    : (traits.find(({ code }) => code === measured.code)?.kind ?? 'other')
  const toUnit = (goal: number | null) =>
    goal === null || Number.isNaN(size) ? null : inUnit(goal * size, kind, measured.direction)
  const peers = disclosedAmong(market, figures, at)
  return {
    median: toUnit(quantile(peers, 0.5)),
    quartile: toUnit(quantile(peers, measured.direction === 'higher_better' ? 0.75 : 0.25)),
    best: toUnit(ownBest(market, figures, at)),
  }
}

/** The disclosed figures among which the company's is ranked, ascending. */
function disclosedAmong(
  { panel, peers, ranks, year }: SimulatedMarket,
  figures: RankedFigures,
  { indicator, company, measured }: MeasuredFigure,
): Float64Array {
  const cell = runIndex(shapeOf(panel), indicator, year) * peers.industries.length + peers.industryOf[company]!
  if (ranks.units[cell] === 0) return new Float64Array()
  const { from, to } = peers.groups[ranks.references[cell]!]!
  const places = peers.order.subarray(peers.industries[from]!.start, peers.industries[to - 1]!.end)
  return Float64Array.from(places, (peer) => figures.figure(measured, year, peer))
    .filter((figure) => !Number.isNaN(figure))
    .sort()
}

/** The best that it disclosed in any year before, per size where it is ranked so. */
function ownBest(
  { year }: SimulatedMarket,
  figures: RankedFigures,
  { company, measured }: MeasuredFigure,
): number | null {
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
