/** Fewest peers with a figure for which a group below the whole market speaks. Source: methodology section 6; status proposed. */
export const minPeers = 10

/** Fewest figures for which the whole market speaks. Our choice; status proposed. */
export const minMarket = 3

/**
 * Local-level model: variance of the yearly step of the level ÷ variance of the noise of one figure. Above 1 the level itself
 * moves more than the figures scatter around it. Our choice; status proposed.
 */
export const signalToNoise = 4

/** A yes is inferred above this share of yes among peers. Source: our rule; status proposed. */
export const yesAbove = 0.5

/** Width between the quartiles of a normal distribution, in standard deviations. */
export const quartileWidth = 1.349

/** Share of a normal distribution within one standard deviation of its middle. */
export const oneSigma = 0.6827

/** Sizes of companies come in this many classes of equal number, by sales. */
export const sizeClasses = 3

/** The figures that say how large a company is, and its energy, with the emissions that stand on it. */
export const sizeCodes = { sales: 'F-PL-001', headcount: 'S-LR-001', energy: 'E-EN-001' } as const
export const energyBased: ReadonlySet<string> = new Set(['E-CC-001', 'E-CC-002'])
