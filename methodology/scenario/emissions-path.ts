import type { Emissions } from '../targets/pace.ts'

/** What is assumed of emissions after the last figure. */
export const emissionsPaths = ['target', 'trend', 'constant'] as const
export type EmissionsPathName = (typeof emissionsPaths)[number]

/** Figures that a trend is read from: at least three, of the last so many years. */
export const trendWindow = 6
export const fewestTrendFigures = 3

/** A trend is carried on by no more than this share a year, up or down: five per cent triples a figure by 2050. */
export const maxGrowth = 0.05

/** A level that was promised, t-CO2e. */
export interface TargetLevel {
  readonly year: number
  readonly value: number
}

export interface EmissionsTrend {
  /** Share a year, from −`mostGrowth` to `mostGrowth`. */
  readonly growth: number
  /** As the figures have it, before the limit. */
  readonly observed: number
  /** First and last year that it was read from. */
  readonly from: number
  readonly to: number
  /** How many figures those years have. */
  readonly figures: number
}

/** Emissions on from the last figure, t-CO2e. */
export type EmissionsPath = { readonly last: { readonly year: number; readonly value: number } } & (
  | { readonly kind: 'constant' }
  | { readonly kind: 'trend'; readonly growth: number }
  /** Levels of years after the last figure. */
  | { readonly kind: 'target'; readonly levels: readonly TargetLevel[] }
)

/**
 * Emissions of a year on a path.
 *
 * - `constant`: as in the last figure.
 * - `trend`: last figure × (1 + growth)^years.
 * - `target`: on straight lines from the last figure through the levels that were promised, and held at the last of them. Who is
 *   below a level already is held where they are: a target is no permission to rise.
 *
 * @returns null before the year of the last figure
 * @see docs/methodology/scenario-analysis.md
 */
export function emissionsOn(path: EmissionsPath, year: number): number | null {
  const { last } = path
  if (year < last.year) return null
  if (path.kind === 'constant') return last.value
  if (path.kind === 'trend') return last.value * (1 + path.growth) ** (year - last.year)
  let before = last
  for (const level of [...path.levels].sort((a, b) => a.year - b.year)) {
    if (level.year <= before.year) continue
    const after = { year: level.year, value: Math.min(before.value, level.value) }
    if (year <= after.year) {
      return before.value + ((year - before.year) / (after.year - before.year)) * (after.value - before.value)
    }
    before = after
  }
  return before.value
}

/** The newest figure; null without one, or where it is below zero, which emissions cannot be. */
export function lastFigure(emissions: Emissions): { year: number; value: number } | null {
  const year = Math.max(...emissions.keys())
  const value = emissions.get(year)
  return value === undefined || value < 0 ? null : { year, value }
}

/**
 * Growth a year by the figures of the last years: the slope of a straight line through their logarithms (least squares), so that
 * one unusual year at either end does not decide alone.
 *
 * @returns null with fewer than `fewestTrendFigures` above zero
 */
export function trendOf(emissions: Emissions): EmissionsTrend | null {
  const end = Math.max(...emissions.keys())
  const figures = [...emissions]
    .filter(([year, value]) => year > end - trendWindow && value > 0)
    .sort(([a], [b]) => a - b)
  if (figures.length < fewestTrendFigures) return null
  const meanYear = figures.reduce((sum, [year]) => sum + year, 0) / figures.length
  const meanLog = figures.reduce((sum, [, value]) => sum + Math.log(value), 0) / figures.length
  const across = figures.reduce((sum, [year, value]) => sum + (year - meanYear) * (Math.log(value) - meanLog), 0)
  const along = figures.reduce((sum, [year]) => sum + (year - meanYear) ** 2, 0)
  const observed = Math.expm1(across / along)
  const growth = Math.max(-maxGrowth, Math.min(maxGrowth, observed))
  return { growth, observed, from: figures[0]![0], to: figures.at(-1)![0], figures: figures.length }
}
