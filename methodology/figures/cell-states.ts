/** What a cell of the panel is. Three carry a figure that counts (`counts`); `under-review` carries one that does not. */
export const cellStates = [
  'not-disclosed', // the company reported that year, and said nothing of this
  'disclosed', // in a tag, or in a table made for it
  'estimated', // by the source, not by us
  'not-applicable', // the source says that there is no such figure
  'other-boundary', // known only on another accounting basis, with which this one is never ranked
  'under-review', // looks like a filer's error: the value is as filed, and left out of every ranking
  'no-report', // the company has no document of that year
  'not-tagged', // the element did not exist yet in the taxonomy for that period (`tagged.ts`)
  'read-from-text', // stands in a sentence or a table of a filing, without a tag
  'not-stated', // a yes that the chapters of the report in which it would stand do not say, read whole; not a no
] as const
export type CellState = (typeof cellStates)[number]

/** Whether the company itself said it: in a tag, in a table, or in words. Not what a source estimated. */
export const isDisclosure = (state: number): boolean =>
  state === stateCode.disclosed || state === stateCode['read-from-text']

/** Whether the company reported and said nothing of it, however closely its report was read. */
export const isSilence = (state: CellState | string | undefined): boolean =>
  state === 'not-disclosed' || state === 'not-stated'

/** State as it is stored: position in `cellStates`. */
export const stateCode = Object.fromEntries(cellStates.map((state, code) => [state, code])) as Record<CellState, number>
