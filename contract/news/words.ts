import { foldText } from '#methodology/news/fold.ts'
import { wantedTerms } from '#methodology/news/terms.ts'

/** Bounds of what is typed into the search of news. */
export const newsWordLimits = {
  characters: 500,
  words: 20,
  /** Characters of which the words are counted, so that too many are told from too long. */
  counted: 20_000,
} as const

/** What a search of news asks of the texts; every word is folded. */
export interface NewsWords {
  /** All of them. */
  readonly all: readonly string[]
  /** None of them. */
  readonly none: readonly string[]
}

const piece =
  /(?<not>[-－−‐])?(?:["“”＂](?<quoted>[^"“”＂]*)["“”＂]?|「(?<cornered>[^」]*)」?|(?<bare>[^\s　"“”＂「]+))/gu

/**
 * The words of a text as it is typed: blanks of either width part them and all must be there; what stands in quotation marks or 「」
 * is one phrase; a minus before a word or phrase excludes it. A word without any letter or digit says nothing and is left out.
 */
export function readNewsWords(text: string): NewsWords {
  const all = new Set<string>()
  const none = new Set<string>()
  for (const { groups = {} } of text.matchAll(piece)) {
    const word = foldText(groups.quoted ?? groups.cornered ?? groups.bare ?? '')
    if (wantedTerms(word).length > 0) (groups.not ? none : all).add(word)
  }
  return { all: [...all], none: [...none] }
}

/** More words than a search takes. */
export const hasTooManyWords = ({ all, none }: NewsWords): boolean => all.length + none.length > newsWordLimits.words

/** The text of some words again, as one would type it. */
export function textOfWords({ all, none }: NewsWords): string {
  const written = (word: string) => (/\s/.test(word) ? `"${word}"` : word)
  return [...all.map(written), ...none.map((word) => `-${written(word)}`)].join(' ')
}
