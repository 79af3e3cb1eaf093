/** How many industries custom weights may tell apart: 11, 25 and 74 of GICS of 2023, 24 and 69 of its edition of 2018, 33 of the exchange. */
export const customBases = {
  11: 'gics11',
  24: 'gics24',
  25: 'gics25',
  33: 'tse33',
  69: 'gics69',
  74: 'gics74',
} as const
export type CustomIndustries = keyof typeof customBases

/** What stands before the code of an industry in the name of its group. */
export const industryPrefix = (basis: string): 'tse33:' | 'gics:' => (basis === 'tse33' ? 'tse33:' : 'gics:')

/** The industries that weights of one's own tell apart where nothing is chosen: those of the usual peers, in the classification that the market has. */
export const usualIndustries = (usual: string): CustomIndustries => (usual === 'tse33' ? 33 : 74)

/** What a ranking by custom weights may be ordered by: own rank, rise against the standard, own coverage, standard rank. */
export const customSorts = ['rank', 'change', 'coverage', 'standard'] as const
