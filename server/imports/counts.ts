/** What may become of a row, in the order in which it is told when a row has several figures: news before what was known. */
export const fates = ['accepted', 'restated', 'unchanged', 'rejected', 'notOurs', 'ignored'] as const

export type Fate = (typeof fates)[number]
