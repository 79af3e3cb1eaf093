import { type IndicatorFigure, middle, pointsOf } from './points.ts'
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
export const summariesFrom = ({ indicators }: ThemeTable): number => 2 * indicators.length

/** The features of a company; NaN where a size or the score of a theme is not known. */
export function featuresOf(table: ThemeTable, company: PredictedCompany, sectors: number): Float64Array {
  const { figures, structure, sales, headcount, sector } = company
  const percentiles = figures.map(({ percentile }) => (Number.isNaN(percentile) ? middle : percentile))
  return Float64Array.from([
    ...percentiles,
    ...figures.map(({ state }) => (state === 'undisclosed' ? 1 : 0)),
    ...structure.themes.map(({ score }) => score ?? Number.NaN),
    shareOfPoints(table, figures),
    logOf(sales),
    logOf(headcount),
    ...Array.from({ length: sectors }, (_, at) => (at === sector ? 1 : 0)),
  ])
}

/** Points of all indicators as a share of the possible ones, whatever their theme's exposure; NaN where none is asked for. */
function shareOfPoints({ indicators }: ThemeTable, figures: readonly IndicatorFigure[]): number {
  const points = figures.map((figure, at) => pointsOf(indicators[at]!, figure)).filter((own) => !Number.isNaN(own))
  return points.length === 0 ? Number.NaN : points.reduce((sum, own) => sum + own, 0) / points.length
}

const logOf = (size: number | null) => (size === null || size <= 0 ? Number.NaN : Math.log10(size))
