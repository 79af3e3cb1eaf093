import { type Spread, spreadOf } from '#methodology/panel.ts'
import { custom, rank, score } from '../scores/tasks.ts'
import type { Frame } from './pool.ts'

/** How every indicator of a fiscal year is spread, in the panel's order of indicators. */
function spreads(frame: Frame, { fiscalYear }: { readonly fiscalYear: number }): Spread[] {
  const year = frame.years.indexOf(fiscalYear)
  return Array.from({ length: year === -1 ? 0 : frame.indicators }, (_, indicator) => {
    const start = (indicator * frame.years.length + year) * frame.companies
    const end = start + frame.companies
    return spreadOf({ values: frame.values.subarray(start, end), states: frame.states.subarray(start, end) })
  })
}

/** What the threads can do; each is pure. */
export const tasks = { spreads, rank, score, custom } as const
export type Tasks = typeof tasks
export type TaskName = keyof Tasks
