import { type IndicatorFigure, middle } from './points.ts'
import type { Structure } from './structure.ts'
import type { ThemeTable } from './themes.ts'

/** What is known of a company in a year. */
export interface PredictedCompany {
  /** By indicator of the table. */
  readonly figures: readonly IndicatorFigure[]
  readonly structure: Structure
  /** JPY million, and people; null where they are not known. */
  readonly sales: number | null
  readonly headcount: number | null
  /** Position of its sector; −1 without one. */
  readonly sector: number
}

/**
 * Names of the features in their order: of each indicator its percentile in the industry and whether it is missing, of each theme the
 * structure's score, the share of points, size and sector. Last year's rating is none of them: it would not move with a company's figures.
 *
 * @param sectors codes
 */
export function featureNames({ themes, indicators }: ThemeTable, sectors: readonly string[]): string[] {
  return [
    ...indicators.map(({ code }) => code),
    ...indicators.map(({ code }) => `${code} missing`),
    ...themes.map(({ key }) => `theme ${key}`),
    'points',
    'sales',
    'headcount',
    ...sectors.map((code) => `sector ${code}`),
  ]
}

/** Position of the first feature that sums up many figures. */
export const summariesFrom = ({ indicators }: Pick<ThemeTable, 'indicators'>): number => 2 * indicators.length

/** The features of a company; NaN where a size or the score of a theme is not known. */
export function featuresOf(company: PredictedCompany, sectors: number): Float64Array {
  const { figures, structure, sales, headcount, sector } = company
  return Float64Array.from([
    ...figures.map(percentileOf),
    ...figures.map(missingOf),
    ...summariesOf(structure),
    logOf(sales),
    logOf(headcount),
    ...Array.from({ length: sectors }, (_, at) => (at === sector ? 1 : 0)),
  ])
}

/** Features of a company with another figure of one indicator, and the structure that follows from it. */
export function withFigure(
  { indicators }: ThemeTable,
  features: Float64Array,
  changed: { readonly indicator: number; readonly figure: IndicatorFigure; readonly structure: Structure },
): Float64Array {
  const next = features.slice()
  next[changed.indicator] = percentileOf(changed.figure)
  next[indicators.length + changed.indicator] = missingOf(changed.figure)
  next.set(summariesOf(changed.structure), summariesFrom({ indicators }))
  return next
}

const percentileOf = ({ percentile }: IndicatorFigure) => (Number.isNaN(percentile) ? middle : percentile)
const missingOf = ({ state }: IndicatorFigure) => (state === 'undisclosed' ? 1 : 0)

/** Scores of themes, and the points of all indicators as a share of the possible ones, whatever their theme's exposure. */
function summariesOf({ themes }: Structure): number[] {
  const sum = (of: (theme: Structure['themes'][number]) => number) => themes.reduce((total, one) => total + of(one), 0)
  const possible = sum((theme) => theme.possible)
  const share = possible === 0 ? Number.NaN : sum((theme) => theme.points) / possible
  return [...themes.map(({ score }) => score ?? Number.NaN), share]
}

const logOf = (size: number | null) => (size === null || size <= 0 ? Number.NaN : Math.log10(size))
