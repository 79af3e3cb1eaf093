import { scale } from './themes.ts'

/** Width of a class on the scale of 0 to 5. */
const classWidth = 0.5

/** How many classes there are. */
const classes = scale.most / classWidth

/** A class of half a point: from its lower bound up to, and without, its upper one; the highest holds 5 too. */
export interface ScoreClass {
  readonly from: number
  readonly to: number
}

/** The half-point class of a score. */
export function classOf(score: number): ScoreClass {
  const at = Math.min(classes - 1, Math.max(0, Math.floor(score / classWidth)))
  return { from: at * classWidth, to: (at + 1) * classWidth }
}

/** A score kept within the scale. */
export const within = (score: number): number => Math.min(scale.most, Math.max(scale.least, score))

/** A score and the interval around it, kept within the scale. */
export interface Predicted {
  readonly score: number
  readonly low: number
  readonly high: number
}

export const around = (score: number, halfWidth: number): Predicted => ({
  score: within(score),
  low: within(within(score) - halfWidth),
  high: within(within(score) + halfWidth),
})
