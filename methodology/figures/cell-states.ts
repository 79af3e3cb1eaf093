/** What a cell of the panel is. The first three carry a figure that counts; `under-review` carries one that does not. */
export const cellStates = [
  'not-disclosed', // the company reported that year, and said nothing of this
  'disclosed',
  'estimated', // by the source, not by us
  'not-applicable', // the source says that there is no such figure
  'other-boundary', // known only on another accounting basis, with which this one is never ranked
  'under-review', // looks like a filer's error: the value is as filed, and left out of every ranking
  'no-report', // the company has no document of that year
  'not-tagged', // the element did not exist yet in the taxonomy for that period (`tagged.ts`)
] as const
export type CellState = (typeof cellStates)[number]

/** State as it is stored: position in `cellStates`. */
export const stateCode = Object.fromEntries(cellStates.map((state, code) => [state, code])) as Record<CellState, number>
