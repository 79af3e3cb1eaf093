import type { Panel } from '#methodology/panel/panel.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import { type Lever, type LeverStep, leversOf } from '#methodology/scores/simulation/levers.ts'
import type { SimulatedMarket } from '#methodology/scores/simulation/market.ts'
import { type SimulatedScore, Simulation } from '#methodology/scores/simulation/simulation.ts'
import { once } from '#server/cache/once.ts'
import { readCatalogue, readTraits } from '#server/catalogue/catalogue.ts'
import type { Frame } from '../panel/frame.ts'
import { scoreTables } from './tables.ts'

/** A market under one rule, without the panel's own arrays, that the threads share. */
export interface SimulatedInput extends Omit<SimulatedMarket, 'panel' | 'traits' | 'wholes' | 'tse17Of'> {
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

interface SimulateInput {
  /** Names the market, rule and year: what a thread has already is not sent to it again. */
  readonly name: string
  /** Left out at first. */
  readonly market?: SimulatedInput
  /** Position in the panel. */
  readonly company: number
  /** In the order in which they are made. */
  readonly changes: readonly FigureChange[]
  /** The score that steps are told of. */
  readonly key: ScoreKey
  /** The scores wanted, in the order of the answer. */
  readonly keys: readonly ScoreKey[]
}

/** The last market of this thread; a few companies of the same one are mostly asked for in turn. */
let last: { readonly name: string; readonly simulation: Simulation } | null = null

/** Score a company with some of its figures changed; null where the thread has not been given the market. */
export function simulate(frame: Frame, { name, market, company, changes, key, keys }: SimulateInput): Simulated | null {
  if (market) last = { name, simulation: new Simulation(marketOf(frame, market)) }
  if (last?.name !== name) return null
  const simulation = last.simulation.of(company)
  const keysToScore = new Set([...keys, key])
  const all = () => keys.map((one) => simulation.score(one))
  const before = all()
  const step = ({ indicator, value }: FigureChange): SimulatedStep => {
    const percentile = simulation.percentile(indicator)
    simulation.change(indicator, value, keysToScore)
    return { percentile: { before: percentile, after: simulation.percentile(indicator) }, after: simulation.score(key) }
  }
  const changed = changes.map(({ indicator }) => indicator)
  const work = () => ({ before, steps: changes.map(step), after: all() })
  return simulation.within(changed, work)
}

interface LeversInput extends SimulatedInput {
  /** Position in the panel. */
  readonly company: number
  readonly step: LeverStep
  /** Positions of the scored indicators that may be moved. */
  readonly movable: readonly number[]
}

/** What each of a company's indicators would do for its score. */
export function levers(frame: Frame, { company, step, movable, ...input }: LeversInput): Lever[] {
  const isMovable = new Set(movable)
  const isLever = (indicator: number) => isMovable.has(indicator)
  return leversOf(marketOf(frame, input), { company, step, isLever })
}

function marketOf(frame: Frame, { panel, ...input }: SimulatedInput): SimulatedMarket {
  const { tse17 } = scoreTables().walks
  return {
    ...input,
    panel: { ...panel, values: frame.values, states: frame.states },
    traits: readTraits(),
    wholes: wholeIndicators(),
    tse17Of: (tse33) => tse17.get(tse33) ?? null,
  }
}

/** Units of the catalogue that count things which are never in parts. */
const wholeUnits = new Set([
  'persons',
  'cases',
  'sites',
  'units',
  'meetings',
  'drills',
  'audits',
  'suppliers',
  'partners',
  'products',
  'categories',
  'patents',
  'names',
])

const wholeIndicators = once(
  () => new Set(readCatalogue().flatMap(({ code, unit }) => (wholeUnits.has(unit) ? [code] : []))),
)
