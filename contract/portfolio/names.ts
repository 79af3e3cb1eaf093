/** What stands for a portfolio or a benchmark in addresses and calls; what each means is told by `BookName`. `none` is no benchmark. */
export const bookPattern = /^(none|market|index-.{1,140}|holdings-.{1,140}|(watchlist|portfolio)-\d{1,9})$/

export const temperatureHorizons = ['short', 'mid', 'long'] as const
export const temperatureScopes = ['scope1+2', 'scope3', 'scope1+2+3'] as const
export const aggregationNames = ['wats', 'tets', 'mots', 'eots', 'ecots', 'aots', 'rots'] as const
export const temperatureWhatIfs = ['1', '2', '3a', '3b', '4a', '4b'] as const
