import type { ThemeIndicator } from './themes.ts'

/** What is known of an indicator of a company in a year. */
export interface IndicatorFigure {
  /**
   * `undisclosed`: the company reported but does not disclose it. `excluded`: not applicable, under review, available only on another
   * accounting basis, or disclosed by so few companies that the vendor does not seem to require it.
   */
  readonly state: 'known' | 'undisclosed' | 'excluded'
  /** In the indicator's unit, a yes is 1; NaN unless known. */
  readonly value: number
  /** Among the peers of the industry, 0 to 1, more is better; NaN unless known, and among too few. */
  readonly percentile: number
}

/** What counts where a percentile is not known: the middle of the peers. */
export const middle = 0.5

/** Share of a figure's point that being disclosed earns; the rest goes by its percentile. Ours, proposed. */
export const disclosedPart = 0.5

/** Points of a disclosed figure at a percentile, 0.5 to 1. */
export const pointsAt = (percentile: number): number => disclosedPart + (1 - disclosedPart) * percentile

/**
 * Points that an indicator earns, 0 to 1. What is not disclosed earns none: the vendor rates what is public.
 *
 * @returns NaN where the indicator is excluded and asks for no point
 */
export function pointsOf({ kind, isLowerBetter }: ThemeIndicator, figure: IndicatorFigure): number {
  if (figure.state === 'excluded') return Number.NaN
  if (figure.state === 'undisclosed') return 0
  if (kind === 'answer') return (figure.value === 0) === isLowerBetter ? 1 : 0
  if (kind === 'disclosure') return 1
  return pointsAt(Number.isNaN(figure.percentile) ? middle : figure.percentile)
}
