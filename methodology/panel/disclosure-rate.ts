import { type CellState, cellStates } from '../figures/cell-states.ts'
import type { Column } from './panel.ts'

/** Companies by the state of one indicator in one fiscal year. */
export type Tally = Readonly<Record<CellState, number>>

/** How many companies stand in each state, in the order of `cellStates`; one pass, without sorting figures. */
export function tallyOf(
  { states }: Pick<Column, 'states'>,
  isIn: (position: number) => boolean = () => true,
): number[] {
  const counts = new Array<number>(cellStates.length).fill(0)
  for (let position = 0; position < states.length; position++) {
    if (isIn(position)) counts[states[position]!]!++
  }
  return counts
}

/** The same by name. */
export function toTally(counts: ArrayLike<number>): Tally {
  return Object.fromEntries(cellStates.map((state, code) => [state, counts[code] ?? 0])) as Record<CellState, number>
}

/** States of companies that could not have disclosed: no report, no such figure, or no element for it in that year's form. */
const outside: readonly CellState[] = ['no-report', 'not-applicable', 'not-tagged']

/** Companies that disclosed, in a tag, a table or in words. */
export const disclosures = (tally: Tally): number => tally.disclosed + tally['read-from-text']

/**
 * Companies that could have disclosed: those with a report of the year, less those to which the indicator does not apply and those
 * whose form had no element for it yet. Figures on another boundary and figures under review stay in.
 */
export function eligibleOf(tally: Tally): number {
  return cellStates.reduce((sum, state) => (outside.includes(state) ? sum : sum + tally[state]), 0)
}

/**
 * Share of those companies that disclosed, 0 to 1; null without any such company, and in a year whose form had no element for the
 * indicator: there the silent ones are left out and the others stay, which is 1 by construction and says nothing.
 *
 * A figure that a source estimated is no disclosure, nor is one on another boundary or under review: all three count below the line
 * only. A disclosed "no" is a disclosure.
 *
 * @param isTagged whether the year's form had the element; by the companies of the tally when left out
 */
export function disclosureRate(tally: Tally, isTagged = tally['not-tagged'] === 0): number | null {
  const eligible = eligibleOf(tally)
  return eligible === 0 || !isTagged ? null : disclosures(tally) / eligible
}

/**
 * The newest year that enough companies have reported: at least half as many as in the fullest year. While the reports of a year are
 * still coming in, its rates say more about filing days than about disclosure.
 *
 * @param reporting companies with a report, by year, ascending
 * @returns position of the year; null without any report
 */
export function newestFullYear(reporting: readonly number[]): number | null {
  const max = Math.max(0, ...reporting)
  const newest = reporting.findLastIndex((count) => count > 0 && count >= max / 2)
  return newest === -1 ? null : newest
}
