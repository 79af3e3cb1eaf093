import { cellStates } from '#methodology/figures/cell-states.ts'
import { tallyOf } from '#methodology/panel/disclosure-rate.ts'
import { type MarketShape, runIndex, runOf } from '#methodology/panel/layout.ts'
import { type Spread, spreadOf } from '#methodology/panel/panel.ts'
import { forecastMarket, forecastModel } from '../forecast/forecast-task.ts'
import { ratingModel } from '../ratings/model-task.ts'
import { ratingPrediction } from '../ratings/prediction/task.ts'
import { custom, own, ranges, sensitivity } from '../scores/custom-tasks.ts'
import { levers, simulate } from '../scores/simulation-tasks.ts'
import { adjust, impact, rank, rankAlong, score, scoreAlong } from '../scores/tasks.ts'
import { pbrBasisCounts } from '../value/figures.ts'
import { companyValue, pbrJoint, pbrPoints, pbrRegressions, pbrReplay, valueModel } from '../value/value-tasks.ts'
import type { Frame } from './frame.ts'

const shapeOfFrame = ({ years, companies }: Frame): MarketShape => ({ years: years.length, companies })

/** How every indicator of a fiscal year is spread, in the panel's order of indicators. */
function spreads(frame: Frame, { fiscalYear }: { readonly fiscalYear: number }): Spread[] {
  const year = frame.years.indexOf(fiscalYear)
  return Array.from({ length: year === -1 ? 0 : frame.indicators }, (_, indicator) => {
    const shape = shapeOfFrame(frame)
    return spreadOf({
      values: runOf(frame.values, shape, indicator, year),
      states: runOf(frame.states, shape, indicator, year),
    })
  })
}

/** Companies by state: (indicator × years + year) × states + state. */
function tallies(frame: Frame, _: Readonly<Record<string, never>>): Uint32Array {
  const shape = shapeOfFrame(frame)
  const counts = new Uint32Array(frame.indicators * shape.years * cellStates.length)
  for (let indicator = 0; indicator < frame.indicators; indicator++) {
    for (let year = 0; year < shape.years; year++) {
      const states = runOf(frame.states, shape, indicator, year)
      counts.set(tallyOf({ states }), runIndex(shape, indicator, year) * cellStates.length)
    }
  }
  return counts
}

/** What the threads can do; each is pure. */
export const tasks = {
  spreads,
  tallies,
  rank,
  rankAlong,
  adjust,
  score,
  scoreAlong,
  impact,
  custom,
  own,
  sensitivity,
  ranges,
  simulate,
  levers,
  ratingModel,
  ratingPrediction,
  forecastModel,
  forecastMarket,
  pbrRegressions,
  pbrPoints,
  pbrJoint,
  pbrBasisCounts,
  pbrReplay,
  valueModel,
  companyValue,
} as const
export type Tasks = typeof tasks
export type TaskName = keyof Tasks
