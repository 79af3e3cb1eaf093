import { type Amount, amountsOf } from '../amounts.ts'
import { readablePart } from '../article.ts'
import { foldText } from '../fold.ts'
import { categoryMatchers } from '../words/categories.ts'
import { genericWords } from '../words/generic.ts'
import { bareMatchers } from '../words/tone-lexicon.ts'
import { type NewsTopic, topicMatchers } from '../words/topics.ts'
import type { EventArticle } from './link.ts'

/** What an article holds that another may hold too. */
export interface Features {
  readonly article: EventArticle
  /** All words and amounts, for novelty. */
  readonly all: ReadonlySet<string>
  /** Names, places, products and amounts: what is no word of form and in none of our lists. */
  readonly specific: ReadonlySet<string>
  /** Of the specific ones those that name a place, a person, a firm, and amounts that hardly come twice. */
  readonly names: ReadonlySet<string>
  /** Amounts, shares and Latin names, which read the same in every language. */
  readonly neutral: ReadonlySet<string>
  readonly languages: ReadonlySet<'ja' | 'en'>
  /** Folded titles, Japanese first. */
  readonly titles: readonly string[]
  readonly titleShingles: readonly ReadonlySet<string>[]
  /** Amounts of the titles. */
  readonly titleAmounts: ReadonlySet<string>
  /** Of the names those that stand in a title. */
  readonly titleNames: ReadonlySet<string>
  readonly topic: NewsTopic | null
}

/** Of a body, what is looked at: what an event is stands at its beginning. */
const bodyLength = 600
const leadLength = 160

/** Kanji of two and more, katakana and Latin words of three and more; hiragana is form. */
/** What stands behind a digit is a unit. */
const japaneseWords = /(?<![\d一-龠々〆ヵヶ])[一-龠々〆ヵヶ]{2,}|[ァ-ヴー]{3,}|[a-z][a-z0-9.&-]{2,}/g
const englishWords = /[a-z][a-z0-9&'-]{2,}/g

/** Plants and the like, katakana and Latin names. */
const japaneseName =
  /(工場|製作所|製油所|製鉄所|発電所|事業所|研究所|営業所|支店|店|センター|[県市町村港])$|^[ァ-ヴー]{4,}$|^[a-z]/
const capital = /(?<=[a-z,;0-9] )[A-Z][A-Za-z0-9&'-]{2,}/g

export function featuresOf(article: EventArticle): Features {
  const { titleJa, titleEn, bodyJa, bodyEn } = readablePart(article)
  const texts = [textOf(titleJa, bodyJa, 'ja'), textOf(titleEn, bodyEn, 'en')].flatMap((text) => text ?? [])
  const [all, specific, neutral, names] = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()]
  for (const { folded, language, capitals } of texts) {
    for (const amount of amountsOf(folded)) {
      const key = keyOf(amount)
      if (key === null) continue
      all.add(key)
      neutral.add(key)
      if (amount.kind !== 'date') specific.add(key)
      if (isRareAmount(amount)) names.add(key)
    }
    for (const [word] of folded.matchAll(language === 'ja' ? japaneseWords : englishWords)) {
      all.add(word)
      if (isGeneric(word, language)) continue
      specific.add(word)
      if (/^[a-z]/.test(word)) neutral.add(word)
      if (language === 'ja' ? japaneseName.test(word) : capitals.has(word)) names.add(word)
    }
  }
  return {
    article,
    all,
    specific,
    names,
    neutral,
    languages: new Set(texts.map(({ language }) => language)),
    titles: texts.map(({ title }) => title),
    titleShingles: texts.map(({ title }) => shinglesOf(title)),
    titleAmounts: new Set(texts.flatMap(({ title }) => amountsOf(title).flatMap((amount) => keyOf(amount) ?? []))),
    titleNames: new Set([...names].filter((name) => texts.some(({ title }) => title.includes(name)))),
    topic: topicOf(texts),
  }
}

interface FoldedText {
  readonly language: 'ja' | 'en'
  readonly title: string
  readonly folded: string
  /** Words that the body writes with a capital inside a sentence, folded. */
  readonly capitals: ReadonlySet<string>
}

function textOf(title: string | null, body: string | null, language: 'ja' | 'en'): FoldedText | null {
  if (title === null && body === null) return null
  const folded = foldText(title ?? '')
  const capitals = new Set(
    language === 'en'
      ? [...(body ?? '').slice(0, bodyLength).matchAll(capital)].map(([word]) => word.toLowerCase())
      : [],
  )
  return {
    language,
    capitals,
    title: folded,
    folded: body ? `${folded} ${foldText(body.slice(0, bodyLength))}` : folded,
  }
}

/** Years tell nothing, nor small numbers of things; a day of the month is weak and never specific. */
function keyOf({ kind, value }: Amount): string | null {
  if (kind === 'year') return null
  if (kind === 'date') return value % 100 > 0 || value < 32 ? `day ${value % 100}` : null
  if (kind === 'count' && value < 20) return null
  return `${kind} ${Number(value.toPrecision(12))}`
}

/** 12 % and 1,000 people come again and again; ¥4.6 billion and 11.6 % hardly. */
function isRareAmount({ kind, value }: Amount): boolean {
  if (kind === 'yen' || kind === 'money') return true
  const digits = String(value).replace(/^0\.|\.|0+$/g, '').length
  return kind === 'percent' ? digits > 2 : kind === 'count' && value >= 100 && digits > 2
}

const generic = new Map<string, boolean>()

/** Words of form, and words of our lists: 自主回収 stands in every recall. */
function isGeneric(word: string, language: 'ja' | 'en'): boolean {
  const cachedAnswer = generic.get(word)
  if (cachedAnswer !== undefined) return cachedAnswer
  const isKnown =
    genericWords.has(word) ||
    isCovered(word, language, categoryMatchers) ||
    isCovered(word, language, bareMatchers) ||
    isCovered(word, language, topicMatchers)
  if (generic.size < 200_000) generic.set(word, isKnown)
  return isKnown
}

type Matchers = Readonly<Record<'ja' | 'en', { scan(text: string): readonly { start: number; end: number }[] }>>

/** A word of a list makes up at least half of it. */
function isCovered(word: string, language: 'ja' | 'en', matchers: Matchers): boolean {
  let covered = 0
  for (const { start, end } of matchers[language].scan(word)) covered += end - start
  return covered * 2 >= word.length
}

function topicOf(texts: readonly FoldedText[]): NewsTopic | null {
  let best: { topic: NewsTopic; level: number } | null = null
  for (const { language, title, folded } of texts)
    for (const { value } of topicMatchers[language].scan(folded.slice(0, title.length + leadLength)))
      if (!best || value.level > best.level) best = value
  return best?.topic ?? null
}

/** Pairs of characters of Japanese text, words of any other. */
export function shinglesOf(text: string): Set<string> {
  const shingles = new Set<string>()
  if (/[ぁ-んァ-ヶ一-龠]/.test(text)) {
    const bare = text.replaceAll(' ', '')
    for (let at = 0; at + 1 < bare.length; at++) shingles.add(bare.slice(at, at + 2))
  } else for (const word of text.split(/[^a-z0-9.%¥$]+/)) if (word !== '') shingles.add(word)
  return shingles
}

/** Share of what both hold among what either holds, 0 to 1. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0
  for (const one of a) if (b.has(one)) both++
  const either = a.size + b.size - both
  return either === 0 ? 0 : both / either
}
