import { type Category, categories } from '../scores/hierarchy.ts'
import { type DecidingSentence, type NewsLanguage, type NewsReading, type NewsText, readablePart } from './article.ts'
import { foldText, foldWithMap } from './fold.ts'
import { type LevelReading, levelOf, type ReadSentence } from './level.ts'
import { sentencesOf } from './sentences.ts'
import { toneOf } from './tone.ts'
import { categoryMatchers } from './words/categories.ts'

/** Rises when words or rules change, so that what was read before is read again. */
export const readingVersion = 5

/** What a title weighs against a sentence of the body. */
const titleWeight = 2
/** Deciding sentences that are kept, and their length as shown. */
const limits = { sentences: 3, length: 300 } as const
/** What a title without a body takes off the confidence. */
const titleOnlyConfidence = 0.6

interface Sentence extends ReadSentence {
  readonly language: NewsLanguage
  /** As published. */
  readonly text: string
}

/** How a text sounds, what it is about, how grave it is: by lists of words and what turns them. docs/methodology/news-tone.md. */
export function readNews(published: NewsText): NewsReading {
  const text = readablePart(published)
  const ja = sentencesIn(text.titleJa, text.bodyJa, 'ja')
  const en = sentencesIn(text.titleEn, text.bodyEn, 'en')
  const all = [...ja, ...en]
  const { tone, confidence } = toneOfAll(all)
  const isTitleOnly = !text.bodyJa && !text.bodyEn
  const level = graver(levelOf(ja, 'ja'), levelOf(en, 'en'))
  const category = categoryOf(all, level)
  const tells = tone !== null || (category !== null && !isTitleOnly)
  return {
    tone,
    confidence: isTitleOnly ? titleOnlyConfidence * confidence : confidence,
    sentences: decidingOf(all),
    category,
    topic: level?.topic ?? null,
    level: level?.level ?? (tells ? 0 : null),
    levelWords: level ? level.words.map((word) => asWritten(all, word)) : [],
    isTitleOnly,
  }
}

function sentencesIn(title: string | null, body: string | null, language: NewsLanguage): Sentence[] {
  const read = (text: string, part: Sentence['part']): Sentence => {
    const folded = foldText(text)
    return { language, part, text, folded, tone: toneOf(folded, language) }
  }
  const titles = title ? [read(title, 'title')] : []
  return body ? [...titles, ...sentencesOf(body, language).map((one) => read(one, 'body'))] : titles
}

/** Mean over the sentences that hold words, a title twice; confidence: how far the words agree × words ÷ (words + 2). */
function toneOfAll(sentences: readonly Sentence[]): { tone: number | null; confidence: number } {
  let [sum, weights, agreed, total, words] = [0, 0, 0, 0, 0]
  for (const { part, tone } of sentences) {
    if (tone.tone === null) continue
    const weight = part === 'title' ? titleWeight : 1
    sum += weight * tone.tone
    weights += weight
    for (const word of tone.words) {
      agreed += weight * word.sign * word.weight
      total += weight * word.weight
      words++
    }
  }
  if (weights === 0) return { tone: null, confidence: 0 }
  return { tone: sum / weights, confidence: ((Math.abs(agreed) / total) * words) / (words + 2) }
}

/** Of the same text in two languages the graver reading counts: a word that one list lacks the other may hold. */
function graver(a: LevelReading | null, b: LevelReading | null): LevelReading | null {
  if (!a || !b) return a ?? b
  return b.level > a.level ? b : a
}

/** The category with the most words, those of a title three times; the topic's own counts as a title's word. */
function categoryOf(sentences: readonly Sentence[], level: LevelReading | null): Category | null {
  const counts = new Map<Category, number>()
  const add = (category: Category, count: number) => counts.set(category, (counts.get(category) ?? 0) + count)
  if (level) add(level.category, 3)
  for (const { folded, language, part } of sentences)
    for (const { value } of categoryMatchers[language].scan(folded)) add(value, part === 'title' ? 3 : 1)
  let best: Category | null = null
  for (const category of categories) {
    const count = counts.get(category) ?? 0
    if (count > 0 && (best === null || count > counts.get(best)!)) best = category
  }
  return best
}

/** The three sentences whose words weigh most, a title before a sentence of the body; each language once where both tell the same. */
function decidingOf(sentences: readonly Sentence[]): DecidingSentence[] {
  const strengthOf = ({ part, tone }: Sentence) =>
    Math.abs(tone.tone!) *
    (part === 'title' ? titleWeight : 1) *
    tone.words.reduce((sum, { weight }) => sum + weight, 0)
  return sentences
    .filter(({ tone }) => tone.tone !== null)
    .map((sentence) => ({ sentence, strength: strengthOf(sentence) }))
    .sort((a, b) => b.strength - a.strength)
    .slice(0, limits.sentences)
    .map(({ sentence }) => toDeciding(sentence))
}

function toDeciding({ language, part, text, folded, tone }: Sentence): DecidingSentence {
  const written = writtenIn(text, folded)
  return {
    language,
    part,
    text: text.slice(0, limits.length),
    tone: tone.tone!,
    words: tone.words.map(({ start, end, sign }) => ({ text: written(start, end), sign })),
  }
}

/** A piece of the folded text as it was written. Where folding moves nothing the places are the same. */
function writtenIn(text: string, folded: string): (start: number, end: number) => string {
  if (text.length === folded.length) return (start, end) => text.slice(start, end)
  const { starts, ends } = foldWithMap(text)
  return (start, end) => text.slice(starts[start], ends[end - 1])
}

function asWritten(sentences: readonly Sentence[], word: string): string {
  for (const { text, folded } of sentences) {
    const at = folded.indexOf(word)
    if (at >= 0) return writtenIn(text, folded)(at, at + word.length)
  }
  return word
}
