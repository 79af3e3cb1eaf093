import type { ThemeAnswer } from '#contract/scores/ratings.ts'
import { verdictOf } from './theme-verdict.ts'
import './theme-marks.css'

/** The mark of a state beside its word; what the word says it says again by shape. */
export function StateMark({ state, color }: Pick<ThemeAnswer, 'state' | 'color'>) {
  return <i className="mark" data-said={verdictOf(state)} data-color={color ?? undefined} aria-hidden="true" />
}
