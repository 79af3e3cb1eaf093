import type { ThemeAnswer } from '#contract/scores/ratings.ts'
import classes from './theme-marks.module.css'
import { verdictOf } from './theme-verdict.ts'

/** The mark of a state beside its word; what the word says it says again by shape. */
export function StateMark({ state, color }: Pick<ThemeAnswer, 'state' | 'color'>) {
  return <i className={classes.mark} data-said={verdictOf(state)} data-color={color ?? undefined} aria-hidden="true" />
}
