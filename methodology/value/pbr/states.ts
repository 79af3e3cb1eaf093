/**
 * Fewest rows of a regression, fewest companies of a panel, and fewest that its indicator really rests on. The first is of the house's
 * method; the others ours, proposed.
 */
export const fewest = { rows: 15, companies: 10, effective: 4 } as const

/** What became of a regression that was tried. */
export const regressionStates = ['fitted', 'few-rows', 'few-companies', 'constant', 'collinear'] as const
export type RegressionState = (typeof regressionStates)[number]
