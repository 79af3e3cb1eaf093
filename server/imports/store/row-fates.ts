import { type Fate, fates } from '../counts.ts'

/** What became of each row of a file whose rows hold several figures: the first of `fates` that any of them met. */
export class RowFates<Key> {
  readonly #fates = new Map<Key, Fate>()

  mark(row: Key, fate: Fate): void {
    const before = this.#fates.get(row)
    if (before === undefined || fates.indexOf(fate) < fates.indexOf(before)) this.#fates.set(row, fate)
  }

  count(): Readonly<Record<Fate, number>> {
    const counts = Object.fromEntries(fates.map((fate) => [fate, 0])) as Record<Fate, number>
    for (const fate of this.#fates.values()) counts[fate]++
    return counts
  }
}
