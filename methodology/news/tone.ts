import type { NewsLanguage } from './article.ts'
import type { Role } from './words/roles.ts'
import { toneMatchers } from './words/tone-lexicon.ts'

/** A word that counts in a sentence: its sign and weight there. */
export interface CountedWord {
  readonly start: number
  readonly end: number
  readonly sign: -1 | 1
  /** Above 0, at most 1. */
  readonly weight: number
}

export interface SentenceTone {
  /** −1 to 1, null without a counted word. */
  readonly tone: number | null
  readonly words: readonly CountedWord[]
}

/** Takes a single word off the ends: one word of weight 1 gives 1 ÷ 1.4 = 0.71, two give 0.83. */
const damping = 0.4
/** What a clause before が、 or but weighs against the one after it. */
const beforeContrast = 0.5
/** What is left of something bad that is denied or did not happen, and of something good that did not. */
const negated = { bad: 0.3, good: 0.8 } as const
/** What preventing or ending something bad says. */
const relieved = 0.4

/** How far a word reaches, in characters: a measure to its direction, a word to what turns it. English has longer words. */
const reaches = {
  ja: { measureBefore: 24, measureAfter: 6, turn: 10, chain: 3 },
  en: { measureBefore: 45, measureAfter: 45, turn: 36, chain: 9 },
} as const

interface Item {
  readonly start: number
  readonly end: number
  readonly role: Role
  /** Sign × weight as decided so far; 0 counts nothing. */
  value: number
  /** A measure that has its direction. */
  isTaken: boolean
}

/** How a folded sentence sounds: Σ sign × weight ÷ (Σ weight + 0.4) over its counted words. docs/methodology/news-tone.md. */
export function toneOf(sentence: string, language: NewsLanguage): SentenceTone {
  const items: Item[] = []
  for (const { start, end, value: role } of toneMatchers[language].scan(sentence))
    if (role.kind !== 'none') items.push({ start, end, role, value: aloneOf(role), isTaken: false })
  if (items.length === 0) return { tone: null, words: [] }
  const context = { items, sentence, language }
  crossMeasures(context)
  turnNeighbors(context)
  weighClauses(context)
  const words: CountedWord[] = []
  for (const { start, end, value } of items)
    if (value !== 0) words.push({ start, end, sign: value < 0 ? -1 : 1, weight: Math.abs(value) })
  return { tone: meanOf(words), words }
}

function meanOf(words: readonly CountedWord[]): number | null {
  if (words.length === 0) return null
  let [sum, weights] = [0, 0]
  for (const { sign, weight } of words) {
    sum += sign * weight
    weights += weight
  }
  return sum / (weights + damping)
}

function aloneOf(role: Role): number {
  if (role.kind === 'word') return role.sign * role.weight
  return 'alone' in role ? role.alone : 0
}

interface Context {
  readonly items: readonly Item[]
  readonly sentence: string
  readonly language: NewsLanguage
}

/** Going up or down is good or bad by the nearest measure: before it, in English after it as well (cut emissions). */
function crossMeasures(context: Context): void {
  for (const [index, item] of context.items.entries()) {
    if (item.role.kind !== 'direction') continue
    const { up, isBare, takesNext } = item.role
    const measure = measureOf(context, index, takesNext)
    if (measure?.role.kind !== 'measure') continue
    if (isBare && (measure.role.isTarget || (measure.isTaken && context.language === 'en'))) continue
    item.value = up * measure.role.good
    measure.isTaken = true
    measure.value = 0
  }
}

function measureOf(context: Context, index: number, takesNext: boolean): Item | null {
  const { items, sentence, language } = context
  const { measureBefore, measureAfter } = reaches[language]
  const isOfNext =
    language === 'en' && (takesNext || /^ (in|of) /.test(sentence.slice(items[index]!.end, items[index]!.end + 4)))
  const before = () => neighborOf(context, index, -1, measureBefore)
  const after = () => neighborOf(context, index, 1, measureAfter)
  return isOfNext ? (after() ?? before()) : (before() ?? after())
}

/** The nearest measure on one side that no boundary keeps apart. */
function neighborOf({ items, sentence, language }: Context, index: number, step: -1 | 1, reach: number): Item | null {
  const item = items[index]!
  for (let at = index + step; at >= 0 && at < items.length; at += step) {
    const other = items[at]!
    const [from, to] = step < 0 ? [other.end, item.start] : [item.end, other.start]
    if (to - from > reach || isWall(other.role)) return null
    if (other.role.kind !== 'measure') continue
    return language === 'ja' && sentence.slice(from, to).includes(' ') ? null : other
  }
  return null
}

const isWall = ({ kind }: Role) => kind === 'boundary' || kind === 'contrast' || kind === 'concession'

/** Not, failure and prevention turn what stands before them in Japanese and after them in English, with what is joined to it. */
function turnNeighbors(context: Context): void {
  const { items, language } = context
  const step = language === 'ja' ? -1 : 1
  for (const [index, turn] of items.entries()) {
    const { kind } = turn.role
    if (kind !== 'not' && kind !== 'failure' && kind !== 'relief') continue
    let edge = turn
    for (let at = index + step; at >= 0 && at < items.length; at += step) {
      const other = items[at]!
      const gap = step < 0 ? edge.start - other.end : other.start - edge.end
      if (gap > (edge === turn ? reaches[language].turn : reaches[language].chain) || isWall(other.role)) break
      if (other.value === 0) continue
      if (!turnOne(turn, other)) break
      edge = other
    }
  }
}

/** Whether the word was turned. */
function turnOne(turn: Item, word: Item): boolean {
  const isBad = word.value < 0
  if (turn.role.kind === 'not') {
    word.value = isBad ? negated.bad * Math.min(1, -word.value) : -negated.good * word.value
    return true
  }
  if (turn.role.kind === 'failure' && !isBad) {
    word.value = 0
    turn.value = -1
    return true
  }
  if (turn.role.kind === 'relief' && isBad) {
    word.value = 0
    turn.value = Math.max(turn.value, relieved)
    return true
  }
  return false
}

/** What stands before a contrast, or in a concession up to its comma, weighs half. */
function weighClauses({ items, sentence }: Context): void {
  const contrast = items.findLast(({ role }) => role.kind === 'contrast')
  for (const item of items) if (contrast && item.end <= contrast.start) item.value *= beforeContrast
  for (const { role, end } of items) {
    if (role.kind !== 'concession') continue
    const comma = sentence.indexOf(',', end)
    for (const item of items) if (item.start >= end && (comma < 0 || item.end <= comma)) item.value *= beforeContrast
  }
}
