import { createHash } from 'node:crypto'

/** Rules are tuned on one half of the reports; only the other says how right they are. */
export type Half = 'tuning' | 'held-out'

/** Half of a report, by its docID alone: the same on every machine, and whatever else lies in the folder. */
export const halfOf = (docID: string): Half => (hash(docID)[0]! % 2 === 0 ? 'tuning' : 'held-out')

/** A random choice that is the same every time: the first of all in the order of their hashes. */
export function chooseSeeded<T>(all: readonly T[], count: number, keyOf: (each: T) => string): T[] {
  const keys = new Map(all.map((each) => [each, hash(keyOf(each)).toString('hex')]))
  return all.toSorted((a, b) => (keys.get(a)! < keys.get(b)! ? -1 : 1)).slice(0, count)
}

const hash = (text: string) => createHash('sha256').update(text).digest()
