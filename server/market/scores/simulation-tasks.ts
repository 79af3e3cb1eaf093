import type { Panel } from '#methodology/panel/panel.ts'
import { type ScoreKey, scoreKeys } from '#methodology/scores/hierarchy.ts'
import { type Lever, type LeverStep, leversOf } from '#methodology/scores/simulation/levers.ts'
import { type SimulatedMarket, type SimulatedScore, Simulation } from '#methodology/scores/simulation/simulation.ts'
import { readTraits } from '#server/catalogue/catalogue.ts'
import type { Frame } from '../panel/frame.ts'
import { scoreTables } from './tables.ts'

/** A market under one rule, without the arrays that the threads share. */
export interface SimulatedInput extends Omit<SimulatedMarket, 'panel' | 'traits' | 'tse17Of'> {
  readonly panel: Omit<Panel, 'values' | 'states'>
}

/** One figure that is changed: position of the scored indicator, value in its unit. */
export interface FigureChange {
  readonly indicator: number
  readonly value: number
}

/** What one change after the other does to a score. */
export interface SimulatedStep {
  readonly percentile: { readonly before: number | null; readonly after: number | null }
  /** The score asked for, with this and all changes before it. */
  readonly after: SimulatedScore
}

export interface Simulated {
  /** Every score, as it is and with all changes. */
  readonly before: readonly SimulatedScore[]
  readonly after: readonly SimulatedScore[]
  readonly steps: readonly SimulatedStep[]
}

interface SimulateInput extends SimulatedInput {
  /** In the order in which they are made. */
  readonly changes: readonly FigureChange[]
  /** The score that steps are told of. */
  readonly key: ScoreKey
}

/** Score a company with some of its figures changed. */
export function simulate(frame: Frame, { changes, key, ...input }: SimulateInput): Simulated {
  const simulation = new Simulation(marketOf(frame, input))
  const all = () => scoreKeys.map((one) => simulation.score(one))
  const before = all()
  const steps = changes.map(({ indicator, value }): SimulatedStep => {
    const percentile = simulation.percentile(indicator)
    simulation.change(indicator, value)
    return { percentile: { before: percentile, after: simulation.percentile(indicator) }, after: simulation.score(key) }
  })
  return { before, after: all(), steps }
}

interface LeversInput extends SimulatedInput {
  readonly step: LeverStep
  /** Positions of the scored indicators that may be moved. */
  readonly movable: readonly number[]
}

/** What each of a company's indicators would do for its score. */
export function levers(frame: Frame, { step, movable, ...input }: LeversInput): Lever[] {
  const isMovable = new Set(movable)
  return leversOf(marketOf(frame, input), { step, isLever: (indicator) => isMovable.has(indicator) })
}

function marketOf(frame: Frame, { panel, ...input }: SimulatedInput): SimulatedMarket {
  const { tse17 } = scoreTables().walks
  return {
    ...input,
    panel: { ...panel, values: frame.values, states: frame.states },
    traits: readTraits(),
    tse17Of: (tse33) => tse17.get(tse33) ?? null,
  }
}
