import type { Category } from '../scores/hierarchy.ts'

/** The languages that are read. */
export type NewsLanguage = 'ja' | 'en'

/** The texts of an article or notice about one company. At least one title is there; a body that is null was never published to us. */
export interface NewsText {
  readonly titleJa: string | null
  readonly titleEn: string | null
  readonly bodyJa: string | null
  readonly bodyEn: string | null
}

/** Characters that are read: a headline is shorter than this many times over, and what stands behind them decides nothing. */
const longest = { title: 1000, body: 100_000 } as const

/** As much of a text as is read, so that nobody's title of ten megabytes costs more than a headline. */
export function readablePart({ titleJa, titleEn, bodyJa, bodyEn }: NewsText): NewsText {
  const cut = (text: string | null, max: number) => (text === null ? null : text.slice(0, max))
  return {
    titleJa: cut(titleJa, longest.title),
    titleEn: cut(titleEn, longest.title),
    bodyJa: cut(bodyJa, longest.body),
    bodyEn: cut(bodyEn, longest.body),
  }
}

/** A sentence that decides a reading: where it stands and what its words say. */
export interface DecidingSentence {
  readonly language: NewsLanguage
  readonly part: 'title' | 'body'
  /** As published, at most 300 characters. */
  readonly text: string
  /** −1 bad to 1 good. */
  readonly tone: number
  /** The words that count in it, as written, with the sign that they have there. */
  readonly words: readonly { readonly text: string; readonly sign: -1 | 1 }[]
}

/** What a text says of its company: how it sounds, what it is about, how grave it is. Every part is null where the text does not tell. */
export interface NewsReading {
  /** −1 bad to 1 good: the mean over the sentences that hold words of the lists. Null: no such word, which is not neutral. */
  readonly tone: number | null
  /** 0 to 1: how far the words agree, how many they are, and whether there is a body. 0 where the tone is null. */
  readonly confidence: number
  /** The sentences that decide the tone, at most three, the strongest first. */
  readonly sentences: readonly DecidingSentence[]
  /** One of the thirteen categories; null where no word of any is found. */
  readonly category: Category | null
  /** Kind of misdeed or mishap, a key of the scandal topics; null where it is none. */
  readonly topic: string | null
  /** Scandal level 1 limited to 4 very high; 0: the text tells of something and it is no scandal; null: the text does not tell. */
  readonly level: 0 | 1 | 2 | 3 | 4 | null
  /** The words that level and topic rest on, as written. */
  readonly levelWords: readonly string[]
  /** Nothing but a title was published. */
  readonly isTitleOnly: boolean
}
