import { toSeenText } from '../clean.ts'
import type { Rejection } from '../records.ts'

/** Counts of one import while it runs. */
export class Tally {
  accepted = 0
  unchanged = 0
  restated = 0
  reviews = 0
  suggestions = 0
  readonly rejections: Rejection[] = []

  reject(rejection: Rejection): void {
    const { column, value } = rejection
    // Cut again, because what a table calls its columns may be as long as it likes.
    const shown = (text: string | null) => text && toSeenText(text).slice(0, 200)
    this.rejections.push({ ...rejection, column: shown(column), value: shown(value) })
  }
}
