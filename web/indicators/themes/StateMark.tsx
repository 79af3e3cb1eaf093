import type { ThemeAnswer } from '#contract/scores/ratings.ts'
import { saidBy } from './theme-said.ts'
import './theme-marks.css'

/** The mark of a state beside its word; what the word says it says again by shape. */
export function StateMark({ state, color }: Pick<ThemeAnswer, 'state' | 'color'>) {
  return <i className="mark" data-said={saidBy(state)} data-color={color ?? undefined} aria-hidden="true" />
}
