/** Scripts that are written without blanks between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々〆〇ー]/u
const runs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々〆〇ー]+|[\p{L}\p{N}]+/gu

/** Longest term of an index, UTF-16 units; longer ones are cut, and found by what is left. */
const longest = 60

/**
 * What a folded text is found by in an index of whole terms: of scripts without blanks every pair of neighbours and the last
 * letter of each run, of others every word. Any two letters of Japanese are found so, and by a prefix a single one.
 */
export function indexTerms(folded: string): Set<string> {
  const terms = new Set<string>()
  for (const [run] of folded.matchAll(runs)) {
    if (!unspaced.test(run)) {
      terms.add(run.slice(0, longest))
      continue
    }
    const letters = [...run]
    for (let at = 0; at + 1 < letters.length; at++) terms.add(letters[at]! + letters[at + 1]!)
    terms.add(letters.at(-1)!)
  }
  return terms
}

/** A term that a text must have; `isPrefix`: or any that begins with it. */
export interface WantedTerm {
  readonly text: string
  readonly isPrefix: boolean
}

/**
 * Terms that every text with the words has; texts without the words may have them too, so what they find is looked at again
 * (`holds`). Empty for words without a letter or digit.
 */
export function wantedTerms(folded: string): WantedTerm[] {
  return [...folded.matchAll(runs)].flatMap(({ 0: run, index }): WantedTerm[] => {
    const letters = [...run]
    // What is behind a word of a phrase ends it in the text, too; only the last one may go on.
    if (!unspaced.test(run))
      return [{ text: run.slice(0, longest), isPrefix: index + run.length === folded.length || run.length > longest }]
    if (letters.length === 1) return [{ text: run, isPrefix: true }]
    return pairStarts(letters.length).map((at) => ({ text: letters[at]! + letters[at + 1]!, isPrefix: false }))
  })
}

/** Every second pair and the last one: all letters are asked for, and half as many terms take half as long. */
const pairStarts = (letters: number): number[] => [
  ...Array.from({ length: Math.floor((letters - 1) / 2) }, (_, pair) => 2 * pair),
  letters - 2,
]

/** Whether the terms alone decide, so that a text which has them needs no second look: one word, one pair or one letter. */
export const decides = (folded: string): boolean => {
  const all = [...folded.matchAll(runs)].map(([run]) => run)
  return all.length === 1 && all[0] === folded && (!unspaced.test(folded) || [...folded].length <= 2)
}

/** Whether a folded text holds the folded words: anywhere in scripts without blanks, else from the beginning of a word. */
export function holds(text: string, words: string): boolean {
  const isWord = !unspaced.test([...words][0] ?? '')
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!isWord || at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!) || unspaced.test(text[at - 1]!)) return true
  }
  return false
}
