/** Of some words the one that another was most likely meant to be: one holds the other, or half of the letters agree. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  const folded = fold(word)
  let best: { readonly word: string; readonly share: number } | undefined
  for (const other of words) {
    const candidate = fold(other)
    const share = editDistance(folded, candidate) / Math.max(folded.length, candidate.length, 1)
    const isLike = share <= 0.5 || holds(candidate, folded) || holds(folded, candidate)
    if (isLike && share < (best?.share ?? 1)) best = { word: other, share }
  }
  return best?.word
}

const fold = (word: string) => word.normalize('NFKC').toLowerCase().slice(0, 100)

const holds = (long: string, short: string) => short.length > 1 && long.includes(short)

/** Letters to be changed, put in or taken out to make one word of another (Levenshtein 1966), a row of the table at a time. */
function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (const [row, letter] of [...a].entries()) {
    const here = [row + 1]
    for (const [column, other] of [...b].entries()) {
      here.push(Math.min(above[column + 1]! + 1, here[column]! + 1, above[column]! + (letter === other ? 0 : 1)))
    }
    above = here
  }
  return above.at(-1)!
}
