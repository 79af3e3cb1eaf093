/** A place in a sentence. */
export interface Mark {
  readonly start: number
  readonly end: number
  readonly words: string
}

/** Everything that some patterns find, in order; where two overlap the earlier pattern of the list stands. */
export function marksOf<T extends object>(
  text: string,
  readers: readonly (readonly [RegExp, (parts: readonly string[]) => T | null])[],
): (Mark & T)[] {
  const marks: (Mark & T)[] = []
  for (const [pattern, read] of readers)
    for (const match of text.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].length
      if (marks.some((mark) => start < mark.end && mark.start < end)) continue
      const value = read(match)
      if (value) marks.push({ start, end, words: match[0].trim(), ...value })
    }
  return marks.sort((a, b) => a.start - b.start)
}

/** The mark inside a place, else that which is nearest before a place, else the nearest after it; null where there is none. */
export function nearest<T extends Mark>(marks: readonly T[], at: Mark, isBeforeFirst: boolean): T | null {
  const inside = marks.findLast(({ start, end }) => start >= at.start && end <= at.end)
  if (inside) return inside
  const before = marks.findLast(({ end }) => end <= at.start)
  const after = marks.find(({ start }) => start >= at.end)
  return (isBeforeFirst ? (before ?? after) : (after ?? before)) ?? null
}
