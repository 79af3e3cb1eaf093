/** Methods that are tried. `combination` is the mean of the five before it. */
export const forecastMethods = ['naive', 'drift', 'level', 'damped', 'industry', 'combination'] as const
export type ForecastMethod = (typeof forecastMethods)[number]

/** Those that foretell by themselves. */
export const singleMethods = forecastMethods.slice(0, -1) as readonly Exclude<ForecastMethod, 'combination'>[]

/** Shares of outcomes that a band is meant to hold. */
export const bandShares = [50, 80, 95] as const
export type BandShare = (typeof bandShares)[number]

/** Years ahead of the last figure, at most. */
export const horizons = 6

/** The last year ahead that belongs to the short term. */
export const shortHorizon = 3

/** Fiscal years that a forecast is made from, the one of its last figure among them. */
export const window = 10

/** Fewest figures that a forecast is made from. Proposed. */
export const fewestFigures = 4

/** A last figure this many years older than the market's newest is too old to go on from. Proposed. */
export const oldest = 3

/**
 * Weights of the newest figure and the newest change in the smoothed level and trend, and by how much a trend weakens each year.
 * They are fixed since ten figures are too few to fit them; within the ranges of Gardner (2006). Proposed.
 */
export const smoothing = { level: 0.5, trend: 0.2, damping: 0.8 } as const

/** An industry's trend counts n ÷ (n + this) beside the market's, with n companies. Proposed. */
export const industryShrinkage = 10

/** A company's own mean yearly change counts m ÷ (m + this) beside the market's median, with m changes. Proposed. */
export const scaleShrinkage = 4

/** Errors beyond this many mean yearly changes count as this many, so that one company does not decide. Proposed. */
export const largestError = 10

/** Fewest outcomes that a method is chosen by, or a band of one horizon is made from. Proposed. */
export const fewestOutcomes = 50

/** Years whose outcomes the chosen method is measured on; it is chosen by those before. */
export const measuredYears = 2

/** Share of the forecast that follows the straight line to a target. Proposed. */
export const targetWeight = 0.2

/** Of the methods and parameters above. */
export const forecastVersion = '1.0'
