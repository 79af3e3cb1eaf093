/** Words of a field: what its column is called, the more telling with the higher score, and what is never it. */
export interface FieldWords {
  readonly is: readonly (readonly [RegExp, number])[]
  readonly not?: RegExp
}

export type ColumnWords<F extends string> = Readonly<Record<F, FieldWords>>

/** Longest name of a column that is looked at. */
const longestName = 80

/** A name as it is compared: width and case folded, `ISSUER_ISIN` and `MarketValue` in words, inner spaces single. */
export function foldHeader(name: string): string {
  return name
    .slice(0, longestName)
    .normalize('NFKC')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .replace(/#\d+$/, '')
    .trim()
}

/** A folded name without what stands in brackets: a unit, a currency, a remark. */
export function plainHeader(folded: string): string {
  return (
    folded
      .replace(/[([【〔].*?[)\]】〕]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim() || folded
  )
}

/** How well a column's folded name says each field; fields of which it says nothing are left out. */
export function scoresOf<F extends string>(folded: string, words: ColumnWords<F>): [F, number][] {
  if (folded === '') return []
  const plain = plainHeader(folded)
  const scores: [F, number][] = []
  for (const [field, { is, not }] of Object.entries(words) as [F, FieldWords][]) {
    if (not?.test(folded)) continue
    const score = Math.max(0, ...is.filter(([word]) => word.test(plain) || word.test(folded)).map(([, score]) => score))
    if (score > 0) scores.push([field, score])
  }
  return scores
}
