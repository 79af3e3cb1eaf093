/** What stands for whom a scenario is worked out in addresses and calls: a company, or what a portfolio can be. */
export const scenarioWhoPattern = /^(market|index-.{1,140}|holdings-.{1,140}|(company|watchlist|portfolio)-\d{1,10})$/

/** Keys of price paths, separated by commas: `gx-floor,gx-cap,own-12`. */
export const scenarioKeysPattern = /^[a-z0-9-]{1,40}(,[a-z0-9-]{1,40}){0,7}$/

export const maxScenarios = 8
/** Without a choice: the band of Japan's own trading, the one that is law where the companies are listed. */
export const defaultScenarios = 'gx-floor,gx-cap'

export const emissionsPathNames = ['target', 'trend', 'constant'] as const
export const scenarioBases = ['profit', 'sales'] as const

/** Last year that is worked out, and the one that headlines speak of. */
export const lastScenarioYear = 2050
export const headlineYear = 2030

/** Titles of the companies' sheet besides those of each scenario, for the counts that a file takes. */
export const scenarioFileItems = 11
