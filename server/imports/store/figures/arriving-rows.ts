import type { Fate } from '../../counts.ts'
import type { Rejection } from '../../rejections.ts'
import type { TableFigure } from '../../table-records.ts'
import { RowFates } from '../row-fates.ts'

/** Lines that a figure was made of: one, or those of all rows that were added up. */
export const linesOf = ({ line, addedLines = [] }: TableFigure): readonly number[] => [line, ...addedLines]

/** Rows of a table on their way into the database, which knows of each figure only its first line. */
export class ArrivingRows {
  readonly #fates = new RowFates<number>()
  readonly #added = new Map<number, readonly number[]>()

  constructor(rejected: readonly Rejection[]) {
    for (const { line } of rejected) this.mark(line, 'rejected')
  }

  mark(line: number, fate: Fate): void {
    this.#fates.mark(line, fate)
  }

  arrive([line, ...added]: readonly number[]): void {
    if (added.length > 0) this.#added.set(line!, [...(this.#added.get(line!) ?? []), ...added])
  }

  /** What became of the figures whose first line is this. */
  tell(line: number, fate: Fate): void {
    this.mark(line, fate)
    for (const each of this.#added.get(line) ?? []) this.mark(each, fate)
  }

  count(): Readonly<Record<Fate, number>> {
    return this.#fates.count()
  }
}
