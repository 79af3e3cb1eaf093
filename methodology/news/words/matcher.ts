import { foldText } from '../fold.ts'

/** Where a word of a list stands in a folded text. */
export interface Match<Value> {
  readonly start: number
  readonly end: number
  readonly value: Value
}

interface Entry<Value> {
  readonly text: string
  /** The word may go on: `declin*`. */
  readonly isOpen: boolean
  /** ミス is no word in ミスミ. */
  readonly isShortKatakana: boolean
  readonly value: Value
}

/**
 * Finds words of a list in a folded text: from left to right, the longest first, none inside another. Built once; a text is walked once,
 * with a look at the entries that begin with the same two characters. Words of Latin letters match whole words, or beginnings where the
 * list says so with a star; katakana of up to three alone, all others match anywhere. Of two entries with the same text the first counts.
 */
export class Matcher<Value> {
  private readonly byBeginning = new Map<number, Entry<Value>[]>()

  constructor(words: Iterable<readonly [word: string, value: Value]>) {
    const held = new Set<string>()
    for (const [word, value] of words) {
      const isOpen = word.endsWith('*')
      const text = foldText(isOpen ? word.slice(0, -1) : word)
      if (text.length < 1 || held.has(text)) continue
      held.add(text)
      const entry = { text, isOpen, value, isShortKatakana: /^[ァ-ヶー]{1,3}$/.test(text) }
      const entries = this.byBeginning.get(keyOf(text, 0))
      if (entries) entries.push(entry)
      else this.byBeginning.set(keyOf(text, 0), [entry])
    }
    for (const entries of this.byBeginning.values()) entries.sort((a, b) => b.text.length - a.text.length)
  }

  scan(text: string): Match<Value>[] {
    const matches: Match<Value>[] = []
    let wasLatin = false
    for (let at = 0; at < text.length; ) {
      const isInside = wasLatin && isLatin(text.charCodeAt(at))
      const match = isInside ? null : this.at(text, at)
      if (match) matches.push(match)
      at = match ? match.end : at + 1
      wasLatin = isLatin(text.charCodeAt(at - 1))
    }
    return matches
  }

  private at(text: string, start: number): Match<Value> | null {
    return (
      longest(this.byBeginning.get(keyOf(text, start)), text, start) ??
      longest(this.byBeginning.get(text.charCodeAt(start)), text, start)
    )
  }
}

function longest<Value>(
  entries: readonly Entry<Value>[] | undefined,
  text: string,
  start: number,
): Match<Value> | null {
  if (!entries) return null
  for (const entry of entries) {
    if (!text.startsWith(entry.text, start)) continue
    let end = start + entry.text.length
    const goesOn = isLatin(text.charCodeAt(end - 1)) && isLatin(text.charCodeAt(end))
    if (goesOn && !entry.isOpen) continue
    if (entry.isShortKatakana && (isKatakana(text.charCodeAt(start - 1)) || isKatakana(text.charCodeAt(end)))) continue
    if (goesOn) while (isLatin(text.charCodeAt(end))) end++
    return { start, end, value: entry.value }
  }
  return null
}

/** Two characters as one number; a single one stands alone, below all pairs. */
function keyOf(text: string, at: number): number {
  return at + 1 < text.length ? (text.charCodeAt(at) + 1) * 0x10000 + text.charCodeAt(at + 1) : text.charCodeAt(at)
}

/** a to z and digits, and the letters with accents that European names have. */
function isLatin(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 0xdf && code <= 0x24f && code !== 0xf7)
}

const isKatakana = (code: number) => code >= 0x30a1 && code <= 0x30fc && code !== 0x30fb

/** Words of a table, written with bars or line breaks between them. */
export function wordsIn(table: string): string[] {
  return table.split(/[|\n]/).flatMap((word) => (word.trim() === '' ? [] : [word.trim()]))
}
