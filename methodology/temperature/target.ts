/** What a target covers, spelled as everywhere. */
export type TargetScope = 'scope1' | 'scope2' | 'scope3' | 'scope1+2' | 'scope1+2+3'

/** Scopes that have a score; that of all three is made of the other two. */
export const temperatureScopes = ['scope1+2', 'scope3', 'scope1+2+3'] as const
export type TemperatureScope = (typeof temperatureScopes)[number]
/** Scopes whose score comes from a target. */
export const scoredScopes = ['scope1+2', 'scope3'] as const
export type ScoredScope = (typeof scoredScopes)[number]

export const horizons = ['short', 'mid', 'long'] as const
export type Horizon = (typeof horizons)[number]

/** Last year of each horizon, counted from the reference year. */
export const lastYears = { short: 4, mid: 15, long: 30 } as const satisfies Record<Horizon, number>

/** What an intensity target divides emissions by; `other` has no scenario. */
export const intensityMetrics = ['revenue', 'product', 'cement', 'oil', 'steel', 'aluminum', 'power', 'other'] as const
export type IntensityMetric = (typeof intensityMetrics)[number]

/** A target as a list has it. Shares run from 0 to 1; null is unknown, never zero. */
export interface CompanyTarget {
  /** Names the target among its company's. */
  readonly key: string
  /** Null where nothing says whether emissions themselves are to fall, as with suppliers that are to be engaged. */
  readonly type: 'absolute' | 'intensity' | null
  readonly metric: IntensityMetric | null
  readonly scope: TargetScope
  /** Share of each scope's emissions that the target covers. */
  readonly coverage: { readonly scope1: number | null; readonly scope2: number | null; readonly scope3: number | null }
  /** Share of the base year that is to be cut. */
  readonly reduction: number | null
  readonly baseYear: number
  /** Year in which it was set; the base year where null. */
  readonly startYear: number | null
  readonly endYear: number
  /** Share of the reduction that is done; 1 is all of it. */
  readonly achieved: number | null
  /** t-CO2e of the base year, which weigh scope 1 against scope 2. */
  readonly baseEmissions: { readonly scope1: number | null; readonly scope2: number | null }
  /** `YYYY-MM-DD`. */
  readonly publishedOn: string | null
}

/**
 * Which horizon a year lies in, seen from the reference year: up to 4 years ahead short, up to 15 mid, up to 30 long. So 2030 is
 * mid in 2025 and short from 2026.
 *
 * @returns null for a year that has passed, or is further ahead
 */
export function horizonOf(year: number, referenceYear: number): Horizon | null {
  const ahead = year - referenceYear
  if (ahead < 0) return null
  return horizons.find((horizon) => ahead <= lastYears[horizon]) ?? null
}
