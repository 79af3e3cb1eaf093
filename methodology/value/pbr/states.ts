/** Fewest rows of a regression, and fewest companies of a panel. The first is of the house's method; the second ours, proposed. */
export const fewest = { rows: 15, companies: 10 } as const

/** What became of a regression that was tried. */
export const regressionStates = ['fitted', 'few-rows', 'few-companies', 'constant', 'collinear'] as const
export type RegressionState = (typeof regressionStates)[number]
