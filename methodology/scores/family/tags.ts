/** What the indicators of a family speak of, by their tags. */
export const targetSides = ['risk', 'opportunity'] as const
export const targetFactors = ['impact', 'regulation', 'scandal', 'disclosure'] as const

/** A family of indicators: those that have every tag; all when there is none. */
export type Tags = readonly string[]

/** The tags of a comparison's target and factor: `total` asks for nothing. */
export const tagsOf = (...choices: readonly string[]): Tags => choices.filter((choice) => choice !== 'total')
