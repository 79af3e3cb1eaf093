import { type ColumnWords, foldHeader, scoresOf } from './column-words.ts'

/** A field that two columns fit equally well: a person says which. */
export interface OpenChoice<F extends string> {
  readonly field: F
  readonly columns: readonly number[]
}

interface Matching<F extends string> {
  readonly words: ColumnWords<F>
  /** Points that the values of a column add to those of its name; minus infinity where it cannot be the field. */
  readonly evidence: (field: F, column: number) => number
}

export interface Matches<F extends string> {
  readonly mapping: Partial<Record<F, number>>
  readonly open: readonly OpenChoice<F>[]
}

/**
 * What the columns of a header are: each field the column that says it most, by its name and by what stands in it, never the leftmost. Each
 * column is one field. Of two that fit equally neither is taken.
 */
export function matchColumns<F extends string>(
  header: readonly string[],
  { words, evidence }: Matching<F>,
): Matches<F> {
  const pairs = header.flatMap((name, column) =>
    scoresOf(foldHeader(name), words).map(([field, score]) => ({
      field,
      column,
      score: score + evidence(field, column),
    })),
  )
  const ranked = pairs.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)
  const mapping: Partial<Record<F, number>> = {}
  const open: OpenChoice<F>[] = []
  const [taken, done] = [new Set<number>(), new Set<F>()]
  for (const { field, column, score } of ranked) {
    if (done.has(field) || taken.has(column)) continue
    done.add(field)
    const equal = ranked.filter((one) => one.field === field && one.score === score && !taken.has(one.column))
    if (equal.length > 1) open.push({ field, columns: equal.map((one) => one.column) })
    else mapping[field] = column
    for (const one of equal) taken.add(one.column)
  }
  return { mapping, open }
}
