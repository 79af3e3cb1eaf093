import { rejectionOf } from '../outcome.ts'
import type { Rejection } from '../rejections.ts'

/** Counts of one import while it runs. */
export class Tally {
  accepted = 0
  unchanged = 0
  restated = 0
  reviews = 0
  suggestions = 0
  readonly rejections: Rejection[] = []

  /** Bound, so that it can be handed on as what a stream reports to. */
  readonly reject = (rejection: Rejection): void => {
    this.rejections.push(rejectionOf(rejection))
  }
}
