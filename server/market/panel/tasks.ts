import { tallyOf } from '#methodology/panel/disclosure-rate.ts'
import { cellStates, type Spread, spreadOf } from '#methodology/panel/panel.ts'
import { custom, rank, score } from '../scores/tasks.ts'
import type { Frame } from './frame.ts'

/** How every indicator of a fiscal year is spread, in the panel's order of indicators. */
function spreads(frame: Frame, { fiscalYear }: { readonly fiscalYear: number }): Spread[] {
  const year = frame.years.indexOf(fiscalYear)
  return Array.from({ length: year === -1 ? 0 : frame.indicators }, (_, indicator) => {
    const start = (indicator * frame.years.length + year) * frame.companies
    const end = start + frame.companies
    return spreadOf({ values: frame.values.subarray(start, end), states: frame.states.subarray(start, end) })
  })
}

/** Companies by state: (indicator × years + year) × states + state. */
function tallies(frame: Frame, _: Readonly<Record<string, never>>): Uint32Array {
  const columns = frame.indicators * frame.years.length
  const counts = new Uint32Array(columns * cellStates.length)
  for (let column = 0; column < columns; column++) {
    const states = frame.states.subarray(column * frame.companies, (column + 1) * frame.companies)
    counts.set(tallyOf({ states }), column * cellStates.length)
  }
  return counts
}

/** What the threads can do; each is pure. */
export const tasks = { spreads, tallies, rank, score, custom } as const
export type Tasks = typeof tasks
export type TaskName = keyof Tasks
