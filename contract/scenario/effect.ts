import type { ScenarioResult } from './cost.ts'

/** How large an effect is; `none` where nothing can be said: a loss, no profit on file, or a share of sales. */
export function effectOf(
  share: number | null,
  { effect: { large, medium }, share: base }: Pick<ScenarioResult['assumptions'], 'effect' | 'share'>,
): 'large' | 'medium' | 'small' | 'none' {
  if (share === null || base !== 'profit') return 'none'
  return share >= large ? 'large' : share >= medium ? 'medium' : 'small'
}

/** How far ahead a year is: up to three years short, up to ten medium. Ours. */
export function timeOf(year: number, from: number): 'short' | 'mid' | 'long' {
  return year - from <= 3 ? 'short' : year - from <= 10 ? 'mid' : 'long'
}

/** Years that a draft of the table speaks of. */
export const draftYears = [2030, 2040, 2050] as const
