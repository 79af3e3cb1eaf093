import type { UnlikeMonths } from '#contract/market/unlike-periods.ts'
import { type SearchCell, type SearchCellState, searchCellStates } from '#contract/search/searches.ts'
import { cellStates } from '#methodology/figures/cell-states.ts'
import { counts } from '#methodology/panel/panel.ts'

type CellClass = NonNullable<SearchCell['class']>
export const cellClasses: readonly CellClass[] = ['strength', 'average', 'issue', 'not-disclosed']

/** State as a column keeps it: position in `searchCellStates`, of which the first are the panel’s own. */
export const stateAt = Object.fromEntries(searchCellStates.map((state, code) => [state, code])) as Record<
  SearchCellState,
  number
>

/** One measure of all companies, in the order of the panel. */
export interface Column {
  /** In the measure’s unit; NaN without a figure that counts. */
  readonly values: Float64Array
  /** Codes of `searchCellStates`. */
  readonly states: Uint8Array
  /** Words a company can be found by, of its class and its level; most wanted first. */
  readonly names?: readonly (readonly string[])[]
  /** 1 + position in `cellClasses`; 0 without one. */
  readonly classes?: Uint8Array
  /** As the vendor writes it. */
  readonly texts?: readonly (string | null)[]
  /** Which end is the worse; neutral where none is. */
  readonly direction: 'higher_better' | 'lower_better' | 'neutral'
  /** Of a score what it rests on; nothing without a report of the year. */
  readonly basisOf?: (company: number) => Pick<SearchCell, 'coverage' | 'known'>
  /** Of a scandal level, what it rests on where no source of news judged; nothing of one that a source judged. */
  readonly newsOf?: (company: number) => SearchCell['news']
  /** Whether it answers yes or no. */
  readonly isBoolean?: true
  /** Of a vendor outside the account’s contract: there is nothing in it. */
  readonly isLocked?: true
}

/** Figures of our own: computed where there is one. */
export function computed(values: Float64Array, direction: Column['direction'] = 'higher_better'): Column {
  return {
    values,
    direction,
    states: Uint8Array.from(values, (value) => (Number.isNaN(value) ? stateAt.none : stateAt.computed)),
  }
}

export function locked(companies: number): Column {
  return {
    values: new Float64Array(companies).fill(Number.NaN),
    states: new Uint8Array(companies).fill(stateAt.locked),
    direction: 'neutral',
    isLocked: true,
  }
}

/** Whether a state goes with a figure that conditions, orders and charts may use. */
export function hasFigure(state: number): boolean {
  return state < cellStates.length ? counts(state) : state === stateAt.computed
}

/** @param months of both years of a change, where they differ */
export function cellOf(column: Column, company: number, months?: UnlikeMonths): SearchCell {
  const value = column.values[company]!
  const news = column.newsOf?.(company)
  const place = column.classes?.[company] ?? 0
  return {
    state: searchCellStates[column.states[company]!]!,
    value: Number.isNaN(value) ? null : value,
    text: column.texts?.[company] ?? null,
    class: place === 0 ? null : cellClasses[place - 1]!,
    ...column.basisOf?.(company),
    ...(news && { news }),
    ...(months && !Number.isNaN(value) && { months: [...months] }),
  }
}
