/** How many industries custom weights may tell apart: 11, 25 and 74 of GICS of 2023, 24 and 69 of its edition of 2018. */
export const customBases = { 11: 'gics11', 24: 'gics24', 25: 'gics25', 69: 'gics69', 74: 'gics74' } as const

/** What a ranking by custom weights may be ordered by: own rank, rise against the standard, own coverage, standard rank. */
export const customSorts = ['rank', 'change', 'coverage', 'standard'] as const
